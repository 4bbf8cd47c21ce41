import { z } from 'zod';
import { nothing, route } from '../http.ts';

export const sendEmailVerification = route({
  method: 'post',
  path: '/email/verification',
  cost: 20,
  access: 'session',
  tag: 'Accounts',
  summary: 'Send a link to the e-mail address of the profile, with which its reader shows that it is theirs',
  status: 204,
  answer: nothing,
});

export const verifyEmail = route({
  method: 'post',
  path: '/email/verify',
  cost: 20,
  access: 'session',
  tag: 'Accounts',
  summary: 'Confirm the e-mail address with the link that was sent to it: once, within a day, signed in to its account',
  body: z.object({ token: z.string('Open the link of the mail.').min(1).max(200) }),
  status: 204,
  answer: nothing,
});
