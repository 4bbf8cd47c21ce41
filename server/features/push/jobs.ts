import { type PushKeys, sendPush } from '../../clients/push.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { type DuePush, forgetBrowser, keepPushKeys, takeDuePushes } from './mutations.ts';
import { messageOf, pushedWithinMs } from './policy.ts';

const batchSize = 25;

export const pushJobs = (context: AppContext): Job[] => [
  { name: 'push-notices', schedule: '* * * * *', run: () => pushDueNotices(context) },
];

async function pushDueNotices(context: AppContext): Promise<void> {
  const { db, clock } = context;
  for (let isLast = false; !isLast; ) {
    const now = clock.now();
    const taken = await takeDuePushes(db, { since: new Date(now.getTime() - pushedWithinMs), now }, batchSize);
    if (taken.pushes.length > 0) await deliverAll(context, taken.pushes);
    isLast = taken.isLast;
  }
}

async function deliverAll(context: AppContext, pushes: DuePush[]): Promise<void> {
  const keys = await keepPushKeys(context);
  for (const push of pushes) await deliver(context, keys, push);
}

/** What a push service doesn't take is not repeated: the notice stands in the portal. */
async function deliver({ db, log, config }: AppContext, keys: PushKeys, push: DuePush): Promise<void> {
  const options = { keys, subject: config.push.subject, seconds: pushedWithinMs / 1_000 };
  const outcome = await sendPush(push, messageOf(push.locale, push), options).catch(() => 'failed' as const);
  if (outcome === 'gone') await forgetBrowser(db, push);
  if (outcome === 'failed') log.warn({ service: new URL(push.endpoint).host }, 'a notice could not be pushed');
}
