import {
  listNotices as listNoticesRoute,
  listNotifications,
  listSubscriptions,
  readAllNotices,
  readNotice,
  subscribe as subscribeRoute,
  unsubscribe as unsubscribeRoute,
} from '../../../contract/notifications.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { countUnread, listNotices, listSubscribedCodes, listTypes } from './data.ts';
import { markAllRead, markRead, subscribe, unsubscribe } from './mutations.ts';

export function notificationRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, listNotifications, ({ query, principal }) => listTypes(db, query.plan ?? principal.plan));

  mount(kit, listSubscriptions, async ({ owner }) => {
    const codes = await listSubscribedCodes(db, owner);
    return codes.map((notificationCode) => ({ userId: owner, notificationCode }));
  });

  mount(kit, subscribeRoute, async ({ body, owner }) => {
    if (!(await subscribe(db, owner, body.notificationCode, clock.now()))) {
      throw new HttpProblem(403, 'forbidden', 'This notification does not belong to your plan.');
    }
    return { userId: owner, notificationCode: body.notificationCode };
  });

  mount(kit, unsubscribeRoute, async ({ params, owner }) => {
    await unsubscribe(db, owner, params.code);
    return null;
  });

  mount(kit, listNoticesRoute, async ({ owner }) => {
    const [unread, notices] = await Promise.all([countUnread(db, owner), listNotices(db, owner)]);
    return {
      unread,
      notices: notices.map((notice) => ({
        ...notice,
        createdAt: notice.createdAt.toISOString(),
        readAt: notice.readAt?.toISOString() ?? null,
      })),
    };
  });

  mount(kit, readNotice, async ({ params, owner }) => {
    if (!(await markRead(db, owner, params.id, clock.now()))) throw notFound('This notice');
    return null;
  });

  mount(kit, readAllNotices, async ({ owner }) => {
    await markAllRead(db, owner, clock.now());
    return null;
  });
}
