import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { SendIcon } from '../../ui/icons.tsx';
import classes from './Composer.module.css';

const longestMessage = 20_000;

/** Enter sends, Shift+Enter breaks the line. */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';

  const send = () => {
    if (isBlank) return;
    onSend(text.trim());
    setText('');
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={classes.field}>
        <textarea
          className={classes.text}
          rows={1}
          maxLength={longestMessage}
          placeholder="What did you eat, drink or do?"
          aria-label="Message to FitPulse"
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <ActionIcon
          type="submit"
          size={40}
          radius="xl"
          className={classes.send}
          data-blank={isBlank || undefined}
          aria-label="Send"
          aria-disabled={isBlank}
        >
          <SendIcon />
        </ActionIcon>
      </div>
    </form>
  );
}
