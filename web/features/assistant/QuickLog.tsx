import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { links } from '../../lib/links.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { AnswerText } from './AnswerText.tsx';
import { Buttons } from './Message.tsx';
import classes from './QuickLog.module.css';
import { newMessage, newPress, useDeliver } from './sendMessage.ts';

/** Says one thing to the assistant from anywhere, and shows its answer in place. */
export function QuickLog() {
  const [text, setText] = useState('');
  const delivery = useDeliver();
  const fieldId = useId();
  const answer = delivery.data?.messages.findLast((message) => !message.isUser);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    delivery.mutate(newMessage(text.trim()));
    setText('');
  };

  return (
    <section className={classes.box} aria-label="Quick log">
      <form onSubmit={send}>
        <label htmlFor={fieldId} className={classes.label}>
          Tell FitPulse what you ate
        </label>
        <div className={classes.line}>
          <input
            id={fieldId}
            className={classes.field}
            value={text}
            maxLength={2_000}
            autoComplete="off"
            enterKeyHint="send"
            placeholder="2 rotis with dal and a glass of lassi"
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" size="md" disabled={delivery.isPending}>
            {delivery.isPending ? 'Logging…' : 'Log it'}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {delivery.error && (
          <div className={classes.failure}>
            <span>
              “{delivery.variables.shown}” was not sent. {delivery.error.message}
            </span>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<RetryIcon />}
              onClick={() => delivery.mutate(delivery.variables)}
            >
              Retry
            </Button>
          </div>
        )}
        {answer && (
          <div className={classes.answer}>
            <AnswerText text={answer.text} />
            <div className={classes.actions}>
              <Buttons
                rows={answer.buttons}
                isWaiting={delivery.isPending}
                onPress={(button) => delivery.mutate(newPress(button))}
              />
              <Link to={links.assistant} className={classes.link}>
                Go on in the chat
              </Link>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
