import {
  cancelBroadcast as cancelBroadcastRoute,
  countAudience as countAudienceRoute,
  createBroadcast as createBroadcastRoute,
  listBroadcasts as listBroadcastsRoute,
} from '../../../../contract/admin/broadcasts.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { HttpProblem, notFound } from '../../../http/problem.ts';
import { countAudience, findBroadcast, listBroadcasts } from './data.ts';
import { cancelBroadcast, createBroadcast } from './mutations.ts';

export function broadcastRoutes(kit: Kit): void {
  const { db, clock, config } = kit.context;
  const read = async (id: string) => {
    const broadcast = await findBroadcast(db, id);
    if (!broadcast) throw notFound('This broadcast');
    return broadcast;
  };

  mount(kit, createBroadcastRoute, async ({ body, principal, idempotencyKey }) => {
    if (!config.telegram) {
      throw new HttpProblem(503, 'not_configured', "Telegram isn't set up on this server, so nothing can be sent.");
    }
    return read(await createBroadcast(db, principal, { ...body, idempotencyKey }, clock.now()));
  });

  mount(kit, countAudienceRoute, async ({ query }) => ({
    recipients: await countAudience(db, query.audience, clock.now()),
  }));

  mount(kit, listBroadcastsRoute, () => listBroadcasts(db));

  mount(kit, cancelBroadcastRoute, async ({ params, principal }) => {
    const isCancelled = await cancelBroadcast(db, principal, params.id, clock.now());
    const broadcast = await read(params.id);
    if (!isCancelled) throw new HttpProblem(409, 'conflict', `This broadcast is ${broadcast.status} already.`);
    return broadcast;
  });
}
