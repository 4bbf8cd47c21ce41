import { z } from 'zod';
import { nothing, route } from './http.ts';

export const subscribeToNewsletter = route({
  method: 'post',
  path: '/newsletter',
  access: 'public',
  tag: 'Newsletter',
  summary: 'Ask for the newsletter; a repeat changes nothing',
  body: z.object({
    email: z.email('Enter an e-mail address.').max(254, 'An e-mail address has at most 254 characters.'),
  }),
  status: 204,
  answer: nothing,
});
