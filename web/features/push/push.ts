import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPush, startPush, stopPush } from '../../../contract/push.ts';
import { notAllowed, notReady } from '../../../texts/portal/account/push.ts';
import { call } from '../../lib/api.ts';
import { endBrowserPush, findWorker } from '../../lib/browserPush.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

/** Whether this browser can be pushed to at all. */
export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export const usePush = () =>
  useQuery({ queryKey: queryKeys.push, queryFn: ({ signal }) => call(getPush, {}, signal), enabled: canPush() });

/** Turns notices in this browser on or off. */
export function useTurningPush() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ publicKey, isOn }: { publicKey: string; isOn: boolean }) => (isOn ? turnOn(publicKey) : turnOff()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.push }),
  });
}

/** Throws with what to do where the browser doesn't let it. */
async function turnOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(notAllowed(readPageLocale()));
  const worker = await findWorker();
  if (!worker) throw new Error(notReady(readPageLocale()));
  // One of another key, or of somebody else, is in the way.
  await endBrowserPush();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  await call(startPush, { body: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } } });
}

async function turnOff(): Promise<void> {
  await call(stopPush, {});
  await endBrowserPush();
}
