import { Button } from '@mantine/core';
import type { ChatMessage } from '../../../contract/assistant.ts';
import * as texts from '../../../texts/portal/assistant.ts';
import { retry } from '../../../texts/portal/controls.ts';
import { timeOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { AnswerText } from './AnswerText.tsx';
import classes from './Message.module.css';
import type { Outgoing } from './outbox.ts';

interface SaidProps {
  message: ChatMessage;
  /** Its time is told below it. */
  isTimed: boolean;
}

export function Said({ message, isTimed }: SaidProps) {
  const locale = usePageLocale();

  return (
    <article className={classes.said} aria-label={texts.you(locale)}>
      <div className={classes.ownBubble}>{message.text}</div>
      {isTimed && <Time instant={message.timestamp} />}
    </article>
  );
}

interface AnswerProps extends SaidProps {
  /** Buttons rest while something is on its way. */
  isWaiting: boolean;
  onPress: (button: { label: string; action: string }) => void;
}

export function Answer({ message, isTimed, isWaiting, onPress }: AnswerProps) {
  return (
    <article className={classes.answer} aria-label="FitPulse">
      <div className={classes.bubble} data-care={message.care ? true : undefined}>
        <AnswerText text={message.text} />
        {message.picture && (
          <img
            className={classes.picture}
            src={message.picture.src}
            alt={message.picture.alt}
            width={800}
            height={480}
          />
        )}
      </div>
      <Buttons rows={message.buttons} isWaiting={isWaiting} onPress={onPress} />
      {isTimed && <Time instant={message.timestamp} />}
    </article>
  );
}

interface ButtonsProps extends Omit<AnswerProps, keyof SaidProps> {
  rows: ChatMessage['buttons'];
}

export function Buttons({ rows = [], isWaiting, onPress }: ButtonsProps) {
  if (rows.length === 0) return null;
  return (
    <div className={classes.buttons}>
      {rows.map((row) => (
        <div key={row.map(({ action }) => action).join()} className={classes.row}>
          {row.map((button) => (
            <Button
              key={button.action}
              variant="default"
              size="compact-md"
              radius="xl"
              className={classes.button}
              disabled={isWaiting}
              onClick={() => onPress(button)}
            >
              {button.label}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}

export function Pending({ item, onRetry }: { item: Outgoing; onRetry: () => void }) {
  const locale = usePageLocale();

  return (
    <article className={classes.said} aria-label={texts.you(locale)}>
      <div className={classes.ownBubble} data-pending>
        {item.shown}
      </div>
      {item.failure ? (
        <div className={classes.failure}>
          <span>{texts.notSent(locale, item.failure)}</span>
          <Button variant="default" size="compact-sm" radius="xl" leftSection={<RetryIcon />} onClick={onRetry}>
            {retry(locale)}
          </Button>
        </div>
      ) : (
        <span className={classes.time}>{texts.sending(locale)}</span>
      )}
    </article>
  );
}

export function Typing() {
  const locale = usePageLocale();

  return (
    <div className={classes.typing} role="status">
      <span className="visually-hidden">{texts.writing(locale)}</span>
      <span className={classes.dot} />
      <span className={classes.dot} />
      <span className={classes.dot} />
    </div>
  );
}

function Time({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className={classes.time}>
      {timeOf(instant)}
    </time>
  );
}
