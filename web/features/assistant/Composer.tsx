import { ActionIcon } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { reportFileTypes } from '../../../contract/healthReports.ts';
import * as texts from '../../../texts/portal/assistant.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { AttachIcon, CameraIcon, SendIcon } from '../../ui/icons.tsx';
import classes from './Composer.module.css';
import { FileButton } from './FileButton.tsx';
import { RecordButton } from './RecordButton.tsx';

const longestMessage = 20_000;

interface ComposerProps {
  /** What a tap sends while nothing is written. */
  suggestions: string[];
  onSend: (text: string) => void;
  onAttach: (file: File) => void;
  /** Undefined where nobody could look at a photo. */
  onPhoto: ((photo: File) => void) | undefined;
  /** Undefined where nobody could listen to a voice note. */
  onRecord: ((recording: Blob) => void) | undefined;
}

/** Enter sends, Shift+Enter breaks the line; a file is sent as it is chosen. */
export function Composer({ suggestions, onSend, onAttach, onPhoto, onRecord }: ComposerProps) {
  const locale = usePageLocale();

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
      {isBlank && suggestions.length > 0 && (
        <ul className={classes.suggestions} aria-label={texts.suggestions(locale)}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button type="button" className={classes.suggestion} onClick={() => onSend(suggestion)}>
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.field}>
        <FileButton
          label={texts.sendReport(locale)}
          field={texts.report(locale)}
          accept={reportFileTypes}
          icon={<AttachIcon />}
          onChoose={onAttach}
        />
        {onPhoto && (
          <FileButton
            label={texts.sendPhoto(locale)}
            field={texts.photoOfMeal(locale)}
            accept="image/*"
            icon={<CameraIcon />}
            onChoose={onPhoto}
          />
        )}
        <textarea
          className={classes.text}
          rows={1}
          maxLength={longestMessage}
          placeholder={texts.ask(locale)}
          aria-label={texts.message(locale)}
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        {isBlank && onRecord ? (
          <RecordButton onRecord={onRecord} />
        ) : (
          <ActionIcon
            type="submit"
            size={40}
            radius="xl"
            className={classes.send}
            data-blank={isBlank || undefined}
            aria-label={texts.send(locale)}
            aria-disabled={isBlank}
          >
            <SendIcon />
          </ActionIcon>
        )}
      </div>
    </form>
  );
}
