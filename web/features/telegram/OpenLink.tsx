import { Button } from '@mantine/core';
import type { createTelegramLink } from '../../../contract/accounts/accounts.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import { clock, useSecondsUntil } from './countdown.ts';
import classes from './TelegramCard.module.css';

interface OpenLinkProps {
  link: AnswerOf<typeof createTelegramLink>;
  isPending: boolean;
  onRenew: () => void;
}

/** The link while it works, and a way to the next one once it doesn't. */
export function OpenLink({ link, isPending, onRenew }: OpenLinkProps) {
  const seconds = useSecondsUntil(link.expiresAt);
  if (seconds === 0) {
    return (
      <>
        <p className={classes.text}>The link has expired.</p>
        <Button disabled={isPending} onClick={onRenew}>
          Make a new link
        </Button>
      </>
    );
  }
  return (
    <>
      <Button component="a" href={link.url} target="_blank" rel="noreferrer">
        Open Telegram
      </Button>
      <p className={classes.text}>
        Or send <code className={classes.code}>/start {link.code}</code> to the bot. It works once, for another{' '}
        <span className={classes.clock} role="timer" aria-live="off">
          {clock(seconds)}
        </span>{' '}
        minutes.
      </p>
    </>
  );
}
