import { z } from 'zod';
import { pageLocales } from '../texts/locale.ts';
import { nothing, route } from './http.ts';

/** The key of an address stands in every mail to it. */
const key = z.uuid('This link is not whole.');

export const subscribeToNewsletter = route({
  method: 'post',
  path: '/newsletter',
  access: 'public',
  tag: 'Newsletter',
  summary: 'Ask for the newsletter; a mail asks whether the address wants it, and a repeat changes nothing',
  body: z.object({
    email: z.email('Enter an e-mail address.').max(254, 'An e-mail address has at most 254 characters.'),
    language: z.enum(pageLocales).default('en').meta({ description: 'Of the mail that asks' }),
  }),
  status: 204,
  answer: nothing,
});

export const confirmNewsletter = route({
  method: 'post',
  path: '/newsletter/confirm',
  access: 'public',
  tag: 'Newsletter',
  summary: 'Put the address of a mailed key on the list; a repeat changes nothing',
  body: z.object({ key }),
  status: 204,
  answer: nothing,
});

export const leaveNewsletter = route({
  method: 'post',
  path: '/newsletter/leave/{key}',
  access: 'public',
  tag: 'Newsletter',
  summary: 'Take an address off the list; mail programs call it in one click (RFC 8058), whatever the body says',
  params: z.object({ key }),
  status: 204,
  answer: nothing,
});
