import { sql } from 'kysely';
import type { planNames } from '../../../contract/accounts/accounts.ts';
import type { Review } from '../../../contract/reviews.ts';
import type { Listener } from '../../../texts/units.ts';
import { hasEntries } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findGoals, hidesDeficits } from '../profile/data.ts';
import type { QuietHours } from '../reminders/policy.ts';
import type { ReviewDay } from './findings/days.ts';
import { codeOf, composeReview, type DueReviews, datesNeeded, type ReviewSpan, spanBefore } from './policy.ts';

/** The days with an entry of any kind, oldest first. */
async function listReviewDays(
  db: Db,
  owner: OwnerId,
  { from, to }: { from: string; to: string },
): Promise<ReviewDay[]> {
  const { rows } = await sql<ReviewDay>`
    with felt as (
      select local_date, avg(mood)::float8 as mood from mood_entries
      where user_id = ${owner} and local_date between ${from} and ${to} and deleted_at is null and mood is not null
      group by local_date
    )
    select local_date as date, ${hasEntries} as has_entries, energy_kcal, protein_g, fiber_g, water_ml, active_min, steps,
      sleep_hr, main_meals, first_weight_kg, last_weight_kg as weight_kg, felt.mood
    from daily_totals left join felt using (local_date)
    where user_id = ${owner} and local_date between ${from} and ${to}
      and (${hasEntries} or last_weight_kg is not null or felt.mood is not null)
    order by local_date`.execute(db);
  return rows;
}

interface Reader {
  listener: Listener;
  plan: (typeof planNames)[number];
  today: string;
}

/** The review of a span as the person may see it; undefined where neither it nor the one before has an entry. */
export async function findReview(
  db: Db,
  owner: OwnerId,
  span: ReviewSpan,
  { listener, plan, today }: Reader,
): Promise<Review | undefined> {
  const [days, goals, areDeficitsHidden] = await Promise.all([
    listReviewDays(db, owner, datesNeeded(span)),
    findGoals(db, owner),
    hidesDeficits(db, owner),
  ]);
  return composeReview(span, { listener, goals, areDeficitsHidden, isShort: plan === 'free', today, days });
}

export interface DuePerson extends QuietHours, Listener {
  userId: OwnerId;
  plan: (typeof planNames)[number];
  inChat: boolean;
}

/** The next people of a time zone, in order of their ids, who want a review that has come and have not had it. */
export async function listDuePeople(
  db: Db,
  timeZone: string,
  { span, date, until, today }: DueReviews,
  after: string,
  limit: number,
): Promise<DuePerson[]> {
  const code = codeOf[span.period];
  const { rows } = await sql<DuePerson>`
    select users.id as user_id, locale, weight_unit, height_unit, volume_unit, glucose_unit, plan, quiet_from, quiet_to, telegram_accounts.user_id is not null as in_chat
    from user_notifications
    join notification_types on notification_types.code = user_notifications.code
    join users on users.id = user_notifications.user_id and status = 'active' and plan = any(plans)
    left join telegram_accounts on telegram_accounts.user_id = users.id and blocked_at is null
    where user_notifications.code = ${code} and time_zone = ${timeZone} and users.id > ${after}
      and (users.created_at at time zone ${timeZone})::date < ${date}
      and exists (
        select from unnest(coalesce(user_notifications.times, notification_types.times)) as time where time <= ${until})
      and (reminders_resume_on is null or reminders_resume_on <= ${today})
      -- Whoever has been away for longer than that is left alone.
      and exists (
        select from daily_totals where daily_totals.user_id = users.id and local_date between ${spanBefore(span).from} and ${span.to})
      and not exists (
        select from notices where notices.user_id = users.id and notices.occasion = ${code} || ' ' || ${date})
    order by users.id limit ${limit}`.execute(db);
  return rows;
}
