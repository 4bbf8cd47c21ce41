import { z } from 'zod';
import { id, localDate, route } from './http.ts';

const sentence = z.string().meta({ description: 'In the person’s language' });

/** What a week or a month was like, in sentences; nothing of it compares with other people or counts days in a row. */
export const review = z
  .object({
    from: localDate,
    to: localDate,
    title: sentence,
    loggedDays: z.int(),
    summary: sentence,
    changed: z.array(sentence).meta({ description: 'Beside the week or month before' }),
    helped: z.array(sentence).meta({ description: 'What went along with good days in the last eight weeks' }),
    next: sentence.meta({ description: 'One thing to try; empty where nothing is logged' }),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

export const getWeekReview = route({
  method: 'get',
  path: '/reviews/week',
  cost: 2,
  access: 'session',
  tag: 'Reports',
  summary: 'The review of the seven days that end on a local date; short on the free plan',
  query: z.object({ userId: id.optional(), date: localDate.optional().meta({ description: 'Today unless told' }) }),
  status: 200,
  answer: z.object({
    review: review.nullable().meta({ description: 'Null where neither week has an entry' }),
    isShort: z.boolean(),
  }),
});
