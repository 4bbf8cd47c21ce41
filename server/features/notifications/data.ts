import { sql } from 'kysely';
import type { Notification, NotificationCode } from '../../../contract/notifications.ts';
import type { Locale } from '../../../texts/locale.ts';
import type { Units } from '../../../texts/units.ts';
import { dailyTotals } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import { latestWeight, weighedDays, weightChange } from '../../db/weights.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { LifeStage } from '../care/policy.ts';
import { type Period, periodsLookedAt } from '../cycle/policy.ts';

const latestNotices = 50;

/** What a plan holds; the reminder of periods only for whom they are kept. */
export async function listTypes(db: Db, plan: string, userId: string): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notificationTypes')
    .select(['id', 'code', 'name', 'description', 'category', 'times'])
    .where(sql`${plan}`, '=', sql`any(plans)`)
    .where(sql<boolean>`code <> 'period_reminder' or exists (
      select from users where users.id = ${userId} and cycle_tracking <> 'off')`)
    .orderBy('id')
    .execute();
  return rows as Notification[];
}

/** What the person wants, and when; null at the usual times. */
export async function listSubscriptionsOf(
  db: Db,
  owner: OwnerId,
): Promise<{ code: NotificationCode; times: string[] | null }[]> {
  const rows = await db
    .selectFrom('userNotifications')
    .select(['code', 'times'])
    .where('userId', '=', owner)
    .orderBy('code')
    .execute();
  return rows.map(({ code, times }) => ({ code: code as NotificationCode, times }));
}

export const listSubscribedCodes = async (db: Db, owner: OwnerId): Promise<NotificationCode[]> =>
  (await listSubscriptionsOf(db, owner)).map(({ code }) => code);

const loggedAfter = (table: 'water_entries' | 'food_entries') => sql`(
  select min(entries.created_at) from ${sql.table(table)} entries
  where entries.user_id = notices.user_id and entries.local_date = split_part(occasion, ' ', 2)::date
    and entries.created_at > notices.created_at and deleted_at is null)`;

/** When a notice was read, or when what it reminded of was logged; null while neither. */
const settledAt = sql<Date | null>`coalesce(read_at, case split_part(occasion, ' ', 1)
  when 'water_reminder' then ${loggedAfter('water_entries')}
  when 'food_log' then ${loggedAfter('food_entries')} end)`;

export const listNotices = (db: Db, owner: OwnerId) =>
  db
    .selectFrom('notices')
    .select(['id', 'title', 'body', 'createdAt', settledAt.as('readAt')])
    .select((eb) => eb.fn.coalesce('occasion', sql<string>`''`).as('occasion'))
    .where('userId', '=', owner)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(latestNotices)
    .execute();

export async function countUnread(db: Db, owner: OwnerId): Promise<number> {
  const row = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', owner)
    .where('readAt', 'is', null)
    .where(settledAt, 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The time zones people are in, by one index lookup per zone. */
export async function listTimeZones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ timeZone: string }>`
    with recursive zones (time_zone) as (
      select min(time_zone) from users
      union all
      select (select min(users.time_zone) from users where users.time_zone > zones.time_zone)
      from zones where zones.time_zone is not null
    )
    select time_zone from zones where time_zone is not null`.execute(db);
  return rows.map((row) => row.timeZone);
}

/** What a reminder is told of a person: the sums of a span of local dates beside the targets. */
export interface Standing {
  userId: string;
  /** The local time 'HH:MM' that it is due for. */
  time: string;
  quietFrom: string;
  quietTo: string;
  locale: Locale;
  weightUnit: Units['weightUnit'];
  volumeUnit: Units['volumeUnit'];
  inChat: boolean;
  /** The latest periods, for their reminder alone. */
  periods: Period[];
  ageYears: number;
  lifeStage: LifeStage;
  /** Dates with an entry other than a weight. */
  loggedDays: number;
  energyKcal: number;
  waterMl: number;
  burnedKcal: number;
  activeMin: number;
  sleepHr: number;
  mainMeals: number;
  latestWeightKg: number | null;
  weightChangeKg: number;
  waterLitersPerDay: number;
  calorieBurnPerDay: number;
  /** 0 where none is set, or the person's deficits are hidden. */
  caloriesConsumePerDay: number;
  sleepHrsTarget: number;
}

/** Reviews look further back, and come by a job of their own. */
export type ReminderCode = Exclude<NotificationCode, 'weekly_report' | 'monthly_report'>;

export interface Audience {
  code: ReminderCode;
  timeZone: string;
  /** The local dates that it looks at. */
  from: string;
  to: string;
  /** The local date and the times of it that have just come, of which the latest counts. */
  date: string;
  since: string;
  until: string;
}

/** What a notification is about: there is one notice for it. */
export const occasionOf = ({ code, date }: Audience, time: string): string => `${code} ${date} ${time}`;

const latestPeriods = sql`(
  select coalesce(json_agg(json_build_object('startedOn', local_date, 'endedOn', ended_on) order by local_date), '[]')
  from (
    select local_date, ended_on from cycle_entries
    where cycle_entries.user_id = users.id and deleted_at is null order by local_date desc limit ${periodsLookedAt}
  ) latest)`;

/** The next people, in order of their ids, who want a notification, have not had it on this occasion and are no newcomers. */
export async function listStandings(
  db: Db,
  { code, timeZone, from, to, date, since, until }: Audience,
  after: string,
  limit: number,
): Promise<Standing[]> {
  const person = sql.ref<OwnerId>('users.id');
  const { rows } = await sql<Standing>`
    select users.id as user_id, users.locale, weight_unit, volume_unit, slot.time, quiet_from, quiet_to,
      telegram_accounts.user_id is not null as in_chat, totals.*, weight.*,
      water_liters_per_day, calorie_burn_per_day, sleep_hrs_target,
      case when ${code} = 'period_reminder' then ${latestPeriods} else '[]' end as periods, life_stage,
      coalesce(extract(year from age(${date}::date, dob)), 0)::int as age_years,
      case when deficits_hidden_at is null then calories_consume_per_day else 0 end as calories_consume_per_day
    from user_notifications
    join notification_types on notification_types.code = user_notifications.code
    join users on users.id = user_notifications.user_id and status = 'active' and plan = any(plans)
    join goals on goals.user_id = users.id
    left join telegram_accounts on telegram_accounts.user_id = users.id and blocked_at is null
    cross join lateral (
      select max(time) as time from unnest(coalesce(user_notifications.times, notification_types.times)) as time
      where time between ${since} and ${until}
    ) slot
    cross join lateral (
      select count(*) as logged_days, coalesce(sum(energy_kcal), 0) as energy_kcal, coalesce(sum(water_ml), 0) as water_ml,
        coalesce(sum(burned_kcal), 0) as burned_kcal, coalesce(sum(active_min), 0) as active_min,
        coalesce(sum(sleep_hr), 0) as sleep_hr, coalesce(sum(main_meals), 0) as main_meals
      from (${dailyTotals(person, from, to)}) days
    ) totals
    cross join lateral (
      select ${latestWeight} as latest_weight_kg, ${weightChange} as weight_change_kg
      from (${weighedDays(person, from, to)}) weights
    ) weight
    where user_notifications.code = ${code} and time_zone = ${timeZone} and users.id > ${after}
      and (users.created_at at time zone ${timeZone})::date < ${to}
      and slot.time is not null and (reminders_resume_on is null or reminders_resume_on <= ${date})
      and not exists (
        select from notices where notices.user_id = users.id
          and notices.occasion = ${code} || ' ' || ${date} || ' ' || slot.time)
      -- Who is reminded of water at times of their own is not reminded twice.
      and not (${code} = 'water_reminder' and exists (
        select from reminders where reminders.user_id = users.id and subject = 'water' and deleted_at is null and not paused
          and (reminders.until is null or reminders.until >= ${date})))
      and not (${code} = 'period_reminder' and cycle_tracking = 'off')
      -- Nobody whose deficits are hidden is asked to step on the scales.
      and not (${code} = 'weight_report' and deficits_hidden_at is not null)
    order by users.id limit ${limit}`.execute(db);
  return rows;
}
