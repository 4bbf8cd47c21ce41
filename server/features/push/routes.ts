import { getPush, startPush, stopPush } from '../../../contract/push.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { invalid } from '../../http/problem.ts';
import { isSubscribed } from './data.ts';
import { keepPushKeys, subscribe, unsubscribe } from './mutations.ts';
import { isPushService } from './policy.ts';

export function pushRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock, config } = context;

  mount(kit, getPush, async ({ principal }) => {
    const [{ publicKey }, isOn] = await Promise.all([keepPushKeys(context), isSubscribed(db, principal)]);
    return { publicKey, isOn };
  });

  mount(kit, startPush, async ({ principal, body: { endpoint, keys } }) => {
    // The server will call this address.
    if (!isPushService(endpoint, config.push.services))
      throw invalid('endpoint', 'This browser uses a push service that FitPulse doesn’t know.');
    await subscribe(db, principal, { endpoint, ...keys }, clock.now());
    return null;
  });

  mount(kit, stopPush, async ({ principal }) => {
    await unsubscribe(db, principal);
    return null;
  });
}
