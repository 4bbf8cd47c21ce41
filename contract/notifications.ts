import { z } from 'zod';
import { planNames } from './accounts/accounts.ts';
import { id, instant, nothing, route, timeOfDay } from './http.ts';

export const notificationCodes = [
  'water_reminder',
  'food_log',
  'weekly_report',
  'day_report',
  'monthly_report',
  'weight_report',
  'period_reminder',
] as const;
export type NotificationCode = (typeof notificationCodes)[number];
export const notificationCategories = ['reminders', 'reports', 'others'] as const;

const notificationCode = z.enum(notificationCodes, 'There is no such notification.');

export const notification = z
  .object({
    id: z.int(),
    code: z.enum(notificationCodes),
    name: z.string(),
    description: z.string(),
    category: z.enum(notificationCategories),
    times: z.array(timeOfDay).meta({ description: 'When it comes unless the person chose other times' }),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

/** Reminders are written each quarter of an hour. */
const quarterHour = timeOfDay.refine((time) => Number(time.slice(3)) % 15 === 0, 'Choose a quarter of an hour.');
const chosenTimes = z
  .array(quarterHour)
  .min(1, 'Choose a time.')
  .max(8, 'Choose at most 8 times.')
  .nullable()
  .meta({ description: 'When it comes; null at its usual times' });

export const subscription = z
  .object({ userId: id, notificationCode: z.enum(notificationCodes), times: chosenTimes })
  .meta({ id: 'NotificationSubscription' });

export const listNotifications = route({
  method: 'get',
  path: '/notifications',
  access: 'session',
  tag: 'Notifications',
  summary: "The notifications that a plan holds; the caller's own plan when none is named",
  query: z.object({ plan: z.enum(planNames).optional() }),
  status: 200,
  answer: z.array(notification),
});

export const listSubscriptions = route({
  method: 'get',
  path: '/user/notification/{userId}',
  access: 'session',
  tag: 'Notifications',
  summary: 'Which notifications the person wants',
  params: z.object({ userId: id }),
  status: 200,
  answer: z.array(subscription),
});

export const subscribe = route({
  method: 'post',
  path: '/user/notification',
  access: 'session',
  tag: 'Notifications',
  summary: 'Want a notification, at times of one’s own where they are told; a repeat changes nothing',
  body: z.object({ userId: id.optional(), notificationCode, times: chosenTimes.optional() }),
  status: 200,
  answer: subscription,
});

export const unsubscribe = route({
  method: 'delete',
  path: '/user/notification/{userId}/{code}',
  access: 'session',
  tag: 'Notifications',
  summary: 'Want a notification no longer; a repeat changes nothing',
  params: z.object({ userId: id, code: notificationCode }),
  status: 204,
  answer: nothing,
});

/** A word from FitPulse to the person, shown in the portal's header; a reminder counts as read once its subject is logged. */
export const notice = z
  .object({
    id,
    title: z.string(),
    body: z.string(),
    occasion: z.string().meta({ description: 'What it is about: a kind, then its subject, such as "ticket 0198…"' }),
    createdAt: instant,
    readAt: instant.nullable(),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof notice>;

export const listNotices = route({
  method: 'get',
  path: '/notices',
  access: 'session',
  tag: 'Notifications',
  summary: 'The latest notices, newest first, and how many of all are unread',
  status: 200,
  answer: z.object({ unread: z.int(), notices: z.array(notice) }),
});

export const readNotice = route({
  method: 'post',
  path: '/notices/{id}/read',
  access: 'session',
  tag: 'Notifications',
  summary: 'Mark a notice as read',
  params: z.object({ id }),
  status: 204,
  answer: nothing,
});

export const readAllNotices = route({
  method: 'post',
  path: '/notices/read-all',
  access: 'session',
  tag: 'Notifications',
  summary: 'Mark all notices as read',
  status: 204,
  answer: nothing,
});
