import { z } from 'zod';
import { nothing, route } from './http.ts';

/** A key as browsers write it: base64url, of so many characters without padding. */
const key = (length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), 'This is no key of a browser.');

export const getPush = route({
  method: 'get',
  path: '/push',
  access: 'session',
  tag: 'Notifications',
  summary: 'The key with which a browser subscribes to notices, and whether the one of this session has',
  status: 200,
  answer: z.object({ publicKey: z.string(), isOn: z.boolean() }),
});

export const startPush = route({
  method: 'post',
  path: '/push',
  access: 'session',
  tag: 'Notifications',
  summary: 'Send notices to this browser until the session ends; a repeat takes the place of the one before',
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
    keys: z.object({ p256dh: key(87), auth: key(22) }),
  }),
  status: 204,
  answer: nothing,
});

export const stopPush = route({
  method: 'delete',
  path: '/push',
  access: 'session',
  tag: 'Notifications',
  summary: 'Send no more notices to this browser; a repeat changes nothing',
  status: 204,
  answer: nothing,
});
