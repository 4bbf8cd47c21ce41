import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import * as texts from '../../../texts/portal/assistant.ts';
import { retry } from '../../../texts/portal/controls.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { AnswerText } from './AnswerText.tsx';
import { Buttons } from './Message.tsx';
import classes from './QuickLog.module.css';
import { newMessage, newPress, useDeliver } from './sendMessage.ts';

/** Says one thing to the assistant from anywhere, and shows its answer in place. */
export function QuickLog() {
  const locale = usePageLocale();

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
    <section className={classes.box} aria-label={texts.quickLog(locale)}>
      <form onSubmit={send}>
        <label htmlFor={fieldId} className="visually-hidden">
          {texts.tellWhatYouAte(locale)}
        </label>
        <div className={classes.line}>
          <input
            id={fieldId}
            className={classes.field}
            value={text}
            maxLength={2_000}
            autoComplete="off"
            enterKeyHint="send"
            placeholder={texts.ask(locale)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" radius="xl" className={classes.send} disabled={delivery.isPending}>
            {delivery.isPending ? texts.logging(locale) : texts.logIt(locale)}
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {delivery.error && (
          <div className={classes.failure}>
            <span>{texts.wordsNotSent(locale, delivery.variables.shown, reasonOf(delivery.error))}</span>
            <Button
              variant="default"
              size="compact-md"
              leftSection={<RetryIcon />}
              onClick={() => delivery.mutate(delivery.variables)}
            >
              {retry(locale)}
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
                {texts.goOn(locale)}
              </Link>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
