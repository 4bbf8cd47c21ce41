import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { offline } from '../../../texts/portal/waiting.ts';
import { keepDays } from '../../features/diary/keepDays.ts';
import { WaitingEntries } from '../../features/waiting/WaitingEntries.tsx';
import { loadLater } from '../../lib/later.ts';
import { useIsOffline } from '../../lib/outbox/connection.ts';
import { sendWaiting, useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { rememberedPerson } from '../../lib/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './Offline.module.css';

const retryMs = 30_000;
/** How long a page has what it shows before more than that is asked for. */
const restMs = 3_000;

/**
 * Makes the portal open without a connection, with the last days of whoever is remembered here, and says so when there is
 * none; what was logged then is sent when there is one.
 */
export function Offline() {
  const locale = usePageLocale();

  const isOffline = useIsOffline();
  const queryClient = useQueryClient();
  const userId = rememberedPerson();
  const entries = useWaiting();
  const isAnyWaiting = entries.some(({ refusal }) => refusal === undefined);

  const isAtRest = useWasAtRest();

  useEffect(() => {
    if (isOffline) {
      const retrying = setInterval(() => queryClient.invalidateQueries(), retryMs);
      return () => clearInterval(retrying);
    }
    if (!isAtRest) return undefined;
    void loadLater();
    // What can't be had now is had the next time.
    if (userId) keepDays(userId, new Date()).catch(() => undefined);
    navigator.serviceWorker?.register('/sw.js', { scope: '/app' }).catch(() => undefined);
    return undefined;
  }, [isOffline, isAtRest, userId, queryClient]);

  useEffect(() => {
    if (!userId || isOffline || !isAnyWaiting) return;
    const send = () => void sendWaiting(userId, queryClient).catch(() => undefined);
    send();
    const retrying = setInterval(send, retryMs);
    return () => clearInterval(retrying);
  }, [userId, isOffline, isAnyWaiting, queryClient]);

  if (!isOffline && entries.length === 0) return null;
  return (
    <div className={classes.offline}>
      {isOffline && <Notice tone="info">{offline(locale)}</Notice>}
      <WaitingEntries entries={entries} isOffline={isOffline} />
    </div>
  );
}

/** Whether the page has once had all that it asked for, or is being left before. */
function useWasAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isAtRest) return undefined;
    const resting = isFetching ? undefined : setTimeout(() => setIsAtRest(true), restMs);
    // Who leaves at once is to find the portal without a connection, too; nothing is done later then.
    const leave = () => document.hidden && flushSync(() => setIsAtRest(true));
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [isFetching, isAtRest]);
  return isAtRest;
}
