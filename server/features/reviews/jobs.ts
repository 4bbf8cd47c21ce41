import * as texts from '../../../texts/reviews.ts';
import { insertUnasked } from '../../assistant/mutations.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { listTimeZones } from '../notifications/data.ts';
import { insertNotices } from '../notifications/mutations.ts';
import { isQuiet } from '../reminders/policy.ts';
import { type DuePerson, findReview, listDuePeople } from './data.ts';
import { type DueReviews, dueReviews, occasionOf, reviewText } from './policy.ts';

const pageSize = 200;
const lowestId = '00000000-0000-0000-0000-000000000000';

export const reviewJobs = (context: AppContext): Job[] => [
  // People choose quarters of an hour, and time zones differ by them.
  { name: 'reviews', schedule: '*/15 * * * *', run: () => writeReviews(context) },
];

async function writeReviews(context: AppContext): Promise<void> {
  const now = context.clock.now();
  for (const timeZone of await listTimeZones(context.db)) {
    for (const due of dueReviews(now, timeZone)) await review(context, timeZone, due);
  }
  context.jobs.wake('send-notices');
}

async function review(context: AppContext, timeZone: string, due: DueReviews): Promise<void> {
  for (let after = lowestId; ; ) {
    const people = await listDuePeople(context.db, timeZone, due, after, pageSize);
    for (const person of people.filter((each) => !isQuiet(due.now, each))) await tell(context, person, due);
    const last = people.at(-1);
    if (!last || people.length < pageSize) return;
    after = last.userId;
  }
}

/** As a notice, in the person's chat, and in the conversation on the website; once, however many processes look. */
async function tell({ db, clock, messenger }: AppContext, person: DuePerson, due: DueReviews): Promise<void> {
  const { userId, locale, inChat } = person;
  const { span, today } = due;
  const found = await findReview(db, userId, span, { listener: person, plan: person.plan, today });
  if (!found) return;
  const notice = {
    userId,
    title: found.title,
    body: reviewText(locale, span.period, found),
    occasion: occasionOf(due),
    buttons: [buttonsOf(person, span.period)],
    ...(span.period === 'month' && { reportMonth: span.from.slice(0, 7) }),
    chatState: messenger && inChat ? ('due' as const) : null,
    mailDueAt: null,
  };
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const written = await insertNotices(transaction, [notice], now);
    const channel = inChat ? ('telegram' as const) : ('web' as const);
    const messages = written.map(({ title, body, buttons }) => ({
      userId,
      channel,
      text: `${title}\n${body}`,
      buttons,
    }));
    await insertUnasked(transaction, messages, now);
  });
}

/** Who has a plan may have the review of the month instead. */
function buttonsOf({ locale, plan }: DuePerson, period: texts.ReviewPeriod) {
  const fewer = { label: texts.fewer(locale), action: 'reviews.fewer:week' };
  const stop = { label: texts.stop(locale), action: `reviews.stop:${period}` };
  return period === 'week' && plan !== 'free' ? [fewer, stop] : [stop];
}
