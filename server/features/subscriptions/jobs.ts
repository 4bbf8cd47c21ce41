import { another, planEndsInChat } from '../../../texts/commerce/subscriptions.ts';
import { shortDate } from '../../../texts/dates.ts';
import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/notices/mails.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import type { Job } from '../../jobs/queue.ts';
import { localDateOf, localMinutesOf } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { insertNotices } from '../notifications/mutations.ts';
import { listPlans } from '../plans/data.ts';
import { buyAction } from '../plans/policy.ts';
import { findSubscription, listEndingSubscriptions } from './data.ts';
import { claimReminder, releaseReminder, settleEndedPeriods } from './mutations.ts';
import { dueReminder, reminderDays, renewalTerm } from './policy.ts';

const dayMs = 86_400_000;
type Ending = Awaited<ReturnType<typeof listEndingSubscriptions>>[number];

export const subscriptionJobs = (context: AppContext): Job[] => [
  {
    name: 'end-subscriptions',
    schedule: '*/5 * * * *',
    run: async () => {
      while ((await settleEndedPeriods(context.db, context.clock.now())) > 0);
    },
  },
  { name: 'remind-of-renewals', schedule: '10 * * * *', run: () => remindOfRenewals(context) },
];

/** Seven days and one day before the end, once each, in the portal, the chat and by mail. A mail that can't be sent now is tried again at the next run. */
async function remindOfRenewals({ db, clock, mailer, config, log }: AppContext): Promise<void> {
  const now = clock.now();
  const horizon = new Date(now.getTime() + Math.max(...reminderDays) * dayMs);
  for (const person of await listEndingSubscriptions(db, now, horizon)) {
    const daysBefore = dueReminder(person.endsAt, now);
    if (!daysBefore) continue;
    await tell(db, person, daysBefore, now);
    if (!person.email) continue;
    const reminder = { userId: person.userId, endsAt: person.endsAt, daysBefore };
    if (!(await claimReminder(db, reminder, now))) continue;
    try {
      await mailer.send(reminderMail(person.email, person, now, config.publicUrl));
    } catch (error) {
      await releaseReminder(db, reminder);
      log.warn({ error, userId: person.userId }, 'a renewal reminder could not be sent');
    }
  }
}

/** Nobody is told at night. */
const [firstMinute, lastMinute] = [9 * 60, 21 * 60];

async function tell(db: Db, person: Ending, daysBefore: number, now: Date): Promise<void> {
  const { userId, timeZone, endsAt, hasChat } = person;
  const locale = person.locale as Locale;
  const minutes = localMinutesOf(now, timeZone);
  if (minutes < firstMinute || minutes > lastMinute) return;
  const lastDay = shortDate(locale, localDateOf(endsAt, timeZone), localDateOf(now, timeZone));
  const [ending, offers] = await Promise.all([
    findSubscription(db, userId as OwnerId, new Date(endsAt.getTime() - 1)),
    listPlans(db),
  ]);
  const { plan } = ending;
  const term = renewalTerm(
    ending.term,
    offers.find(({ code }) => code === plan),
  );
  const notice = {
    ...{ userId, title: texts.planEndsSubject(locale, lastDay), body: planEndsInChat(locale) },
    occasion: `renewal ${endsAt.toISOString()} ${daysBefore}`,
    buttons: [[{ label: another[term](locale), action: buyAction(plan, term) }]],
    ...{ chatState: hasChat ? ('due' as const) : null, mailDueAt: null },
  };
  await insertNotices(db, [notice], now);
}

interface Reminded {
  firstName: string;
  userName: string;
  timeZone: string;
  locale: string;
  endsAt: Date;
}

function reminderMail(email: string, person: Reminded, now: Date, publicUrl: string) {
  const { firstName, userName, timeZone, endsAt } = person;
  const locale = person.locale as Locale;
  const lastDay = shortDate(locale, localDateOf(endsAt, timeZone), localDateOf(now, timeZone));
  return {
    to: email,
    subject: texts.planEndsSubject(locale, lastDay),
    text: [
      texts.hello(locale, firstName || userName),
      texts.planEnds(locale, lastDay, `${publicUrl}/app/billing`),
      texts.freeAfterwards(locale),
      'FitPulse',
    ].join('\n\n'),
  };
}
