import {
  listNotices as listNoticesRoute,
  listNotifications,
  listSubscriptions,
  readAllNotices,
  readNotice,
  subscribe as subscribeRoute,
  unsubscribe as unsubscribeRoute,
} from '../../../contract/notifications.ts';
import { noticeNotInPlan } from '../../../texts/refusals/kept.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { countUnread, listNotices, listSubscriptionsOf, listTypes } from './data.ts';
import { markAllRead, markRead, subscribe, unsubscribe } from './mutations.ts';

export function notificationRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, listNotifications, ({ query, principal }) =>
    listTypes(db, query.plan ?? principal.plan, principal.userId),
  );

  mount(kit, listSubscriptions, async ({ owner }) => {
    const subscribed = await listSubscriptionsOf(db, owner);
    return subscribed.map(({ code: notificationCode, times }) => ({ userId: owner, notificationCode, times }));
  });

  mount(kit, subscribeRoute, async ({ body, owner }) => {
    const { notificationCode, times } = body;
    const subscribed = await subscribe(db, owner, { code: notificationCode, times }, clock.now());
    if (!subscribed) throw new HttpProblem(403, 'forbidden', noticeNotInPlan);
    return { userId: owner, notificationCode, ...subscribed };
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
