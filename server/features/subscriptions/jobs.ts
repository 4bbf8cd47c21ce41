import { shortDate } from '../../../texts/dates.ts';
import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/notices/mails.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { localDateOf } from '../../lib/dates.ts';
import { listEndingSubscriptions } from './data.ts';
import { claimReminder, releaseReminder, settleEndedPeriods } from './mutations.ts';
import { dueReminder, reminderDays } from './policy.ts';

const dayMs = 86_400_000;

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

/** Seven days and one day before the end, once each. A mail that can't be sent now is tried again at the next run. */
async function remindOfRenewals({ db, clock, mailer, config, log }: AppContext): Promise<void> {
  const now = clock.now();
  const horizon = new Date(now.getTime() + Math.max(...reminderDays) * dayMs);
  for (const person of await listEndingSubscriptions(db, now, horizon)) {
    const daysBefore = dueReminder(person.endsAt, now);
    if (!daysBefore || !person.email) continue;
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
