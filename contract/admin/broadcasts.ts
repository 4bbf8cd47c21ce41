import { z } from 'zod';
import { planNames } from '../accounts/accounts.ts';
import { chosenIds, id, instant, route } from '../http.ts';

export const audiences = ['all', ...planNames.map((plan) => `plan:${plan}` as const), 'active30d'] as const;
export type BroadcastAudience = (typeof audiences)[number];
/** Also people who were chosen one by one. */
const allAudiences = [...audiences, 'chosen'] as const;

/** What Telegram takes in one message. */
export const longestText = 4_096;

export const broadcast = z
  .object({
    id,
    text: z.string(),
    audience: z.enum(allAudiences),
    status: z.enum(['sending', 'done', 'cancelled']),
    adminName: z.string(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    recipients: z.int(),
    sent: z.int(),
    blocked: z.int(),
    failed: z.int(),
    /** Not sent yet; after a cancellation, never. */
    waiting: z.int(),
  })
  .meta({ id: 'Broadcast' });
export type Broadcast = z.infer<typeof broadcast>;

export const createBroadcast = route({
  method: 'post',
  path: '/admin/broadcast',
  access: 'admin',
  tag: 'Admin',
  summary:
    'Send a message to everybody of an audience, or to chosen people, who linked Telegram; takes an Idempotency-Key, so that none is sent twice',
  body: z
    .object({
      text: z
        .string('Write a message.')
        .trim()
        .min(1, 'Write a message.')
        .max(longestText, `A message has at most ${longestText} characters.`),
      audience: z.enum(allAudiences, 'Choose who gets it.'),
      userIds: chosenIds.optional(),
    })
    .refine(({ audience, userIds }) => (audience === 'chosen') === (userIds !== undefined), {
      path: ['userIds'],
      message: 'Choose an audience, or name people.',
    }),
  idempotent: 'required',
  grants: 'broadcast',
  status: 201,
  answer: broadcast,
});

export const countAudience = route({
  method: 'get',
  path: '/admin/broadcasts/audience',
  access: 'admin',
  tag: 'Admin',
  summary: 'How many people a broadcast would go to',
  query: z.object({ audience: z.enum(audiences, 'Choose who gets it.') }),
  status: 200,
  answer: z.object({ recipients: z.int() }),
});

export const listBroadcasts = route({
  method: 'get',
  path: '/admin/broadcasts',
  access: 'admin',
  tag: 'Admin',
  summary: 'The latest 50 broadcasts with their progress',
  status: 200,
  answer: z.array(broadcast),
});

export const cancelBroadcast = route({
  method: 'post',
  path: '/admin/broadcasts/{id}/cancel',
  access: 'admin',
  tag: 'Admin',
  summary: 'Stop a broadcast that is being sent',
  params: z.object({ id }),
  status: 200,
  answer: broadcast,
});
