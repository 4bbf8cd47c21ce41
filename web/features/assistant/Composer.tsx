import { ActionIcon } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { AttachIcon, SendIcon } from '../../ui/icons.tsx';
import classes from './Composer.module.css';

const longestMessage = 20_000;

interface ComposerProps {
  onSend: (text: string) => void;
  onAttach: (file: File) => void;
}

/** Enter sends, Shift+Enter breaks the line; a lab report is sent as it is chosen. */
export function Composer({ onSend, onAttach }: ComposerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';

  const send = () => {
    if (isBlank) return;
    onSend(text.trim());
    setText('');
  };
  const attach = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onAttach(file);
    currentTarget.value = '';
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
        <input
          ref={field}
          type="file"
          tabIndex={-1}
          accept="application/pdf,.pdf,text/plain,.txt"
          className="visually-hidden"
          aria-label="Lab report"
          onChange={attach}
        />
        <ActionIcon
          size={40}
          radius="xl"
          variant="subtle"
          color="gray"
          className={classes.attach}
          aria-label="Send a lab report"
          onClick={() => field.current?.click()}
        >
          <AttachIcon />
        </ActionIcon>
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
