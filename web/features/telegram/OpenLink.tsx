import { Button } from '@mantine/core';
import type { createTelegramLink } from '../../../contract/accounts/accounts.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import * as texts from '../../../texts/portal/account/telegram.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { clock, useSecondsUntil } from './countdown.ts';
import classes from './TelegramCard.module.css';

interface OpenLinkProps {
  link: AnswerOf<typeof createTelegramLink>;
  isPending: boolean;
  onRenew: () => void;
}

/** The link while it works, and a way to the next one once it doesn't. */
export function OpenLink({ link, isPending, onRenew }: OpenLinkProps) {
  const locale = usePageLocale();
  const seconds = useSecondsUntil(link.expiresAt);
  if (seconds === 0) {
    return (
      <>
        <p className={classes.text}>{texts.expired(locale)}</p>
        <Button disabled={isPending} onClick={onRenew}>
          {texts.newLink(locale)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button component="a" href={link.url} target="_blank" rel="noreferrer">
        {texts.open(locale)}
      </Button>
      <p className={classes.text}>
        {texts.orSend(locale)} <code className={classes.code}>/start {link.code}</code> {texts.toTheBot(locale)}{' '}
        <span className={classes.clock} role="timer" aria-live="off">
          {clock(seconds)}
        </span>{' '}
        {texts.minutes(locale)}
      </p>
    </>
  );
}
