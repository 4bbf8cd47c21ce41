import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepDays } from '../../features/diary/keepDays.ts';
import { useIsOffline } from '../../lib/connection.ts';
import { rememberedPerson } from '../../lib/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './Offline.module.css';

const retryMs = 30_000;

/** Makes the portal open without a connection, with the last days of whoever is remembered here, and says so when there is none. */
export function Offline() {
  const isOffline = useIsOffline();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isOffline) {
      const retrying = setInterval(() => queryClient.invalidateQueries(), retryMs);
      return () => clearInterval(retrying);
    }
    const userId = rememberedPerson();
    // What can't be had now is had the next time.
    if (userId) keepDays(userId, new Date()).catch(() => undefined);
    navigator.serviceWorker?.register('/sw.js', { scope: '/app' }).catch(() => undefined);
    return undefined;
  }, [isOffline, queryClient]);
  if (!isOffline) return null;
  return (
    <div className={classes.offline}>
      <Notice tone="info">You’re offline. You see what this device knew when it was last connected.</Notice>
    </div>
  );
}
