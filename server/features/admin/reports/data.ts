import { sql } from 'kysely';
import type { z } from 'zod';
import type { growthReport, retentionReport, revenueReport } from '../../../../contract/admin/adminReports.ts';
import type { Db } from '../../../db/open.ts';

const cohortWeeks = 12;
const growthWeeks = 26;
const weekOf = (column: string) => sql`date_trunc('week', ${sql.ref(column)} at time zone 'UTC')::date`;

/**
 * Payments and refunds by month and plan, in rupees and in Stars. An order of several plans is shared out by what each
 * line cost; the shares are differences of a running sum, so that rounding loses nothing.
 */
export async function listRevenue(db: Db, timeZone: string): Promise<z.infer<typeof revenueReport>['rows']> {
  const { rows } = await sql<z.infer<typeof revenueReport>['rows'][number]>`
    with lines as (
      select ledger_entries.gateway, gateway_id, kind, ledger_entries.created_at, ordinality,
        ledger_entries.stars is not null as is_stars, coalesce(ledger_entries.stars, amount_paise) as amount,
        coalesce(line ->> 'plan', 'other') as plan,
        coalesce((line ->> 'quantity')::numeric * (line ->> 'unitPaise')::numeric, 1) as cost
      from ledger_entries left join orders on orders.user_id = ledger_entries.user_id and orders.id = order_id
        left join lateral jsonb_array_elements(orders.lines) with ordinality as item (line, ordinality) on true
    ), sums as (
      select *, sum(cost) over (partition by gateway, gateway_id order by ordinality) as until,
        sum(cost) over (partition by gateway, gateway_id) as total
      from lines
    ), shares as (
      select to_char(created_at at time zone ${timeZone}, 'YYYY-MM') as month, plan, kind, is_stars,
        case when total > 0 then round(amount * until / total) - round(amount * (until - cost) / total)
          else case when coalesce(ordinality, 1) = 1 then amount else 0 end end as amount
      from sums
    ), months as (
      select month, plan, count(*) filter (where kind = 'payment')::int as orders,
        coalesce(sum(amount) filter (where kind = 'payment' and not is_stars), 0)::bigint as payments,
        coalesce(-sum(amount) filter (where kind = 'refund' and not is_stars), 0)::bigint as refunds,
        coalesce(sum(amount) filter (where kind = 'payment' and is_stars), 0)::bigint as star_payments,
        coalesce(-sum(amount) filter (where kind = 'refund' and is_stars), 0)::bigint as star_refunds
      from shares group by month, plan
    )
    select month, plan, payments, refunds, payments - refunds as revenue, orders, json_build_object(
      'payments', star_payments, 'refunds', star_refunds, 'revenue', star_payments - star_refunds) as stars
    from months order by month desc, plan`.execute(db);
  return rows;
}

/** The last weeks of sign-ups, each with the people who were active in each week since. */
export async function listRetention(db: Db, now: Date): Promise<z.infer<typeof retentionReport>['cohorts']> {
  const { rows } = await sql<{ week: string; people: number; age: number; active: number }>`
    with cohorts as (
      select id, ${weekOf('created_at')} as week from users
      where created_at >= date_trunc('week', ${now}::timestamptz at time zone 'UTC') at time zone 'UTC'
        - make_interval(weeks => ${cohortWeeks - 1})
    ), sizes as (select week, count(*)::int as people from cohorts group by week)
    select sizes.week, people, age, count(active_weeks.user_id)::int as active
    from sizes
    cross join lateral generate_series(0, (${now}::timestamptz at time zone 'UTC')::date - sizes.week, 7) as days
    cross join lateral (select days / 7 as age) ages
    join cohorts on cohorts.week = sizes.week
    left join active_weeks on active_weeks.user_id = cohorts.id and active_weeks.week = sizes.week + days
    group by sizes.week, people, age order by sizes.week desc, age`.execute(db);
  const cohorts = Map.groupBy(rows, ({ week }) => week);
  return [...cohorts].map(([week, ages]) => ({
    week,
    people: ages[0]?.people ?? 0,
    active: ages.map(({ active }) => active),
  }));
}

export async function listGrowth(db: Db, now: Date): Promise<z.infer<typeof growthReport>['weeks']> {
  const { rows } = await sql<z.infer<typeof growthReport>['weeks'][number]>`
    with bounds as (
      select date_trunc('week', ${now}::timestamptz at time zone 'UTC')::date as this_week
    ), weeks as (
      select this_week - 7 * ago as week,
        (this_week - 7 * ago)::timestamp at time zone 'UTC' as starts_at
      from bounds, generate_series(0, ${growthWeeks - 1}::int) ago
    ), sign_ups as (
      select ${weekOf('created_at')} as week, count(*) as people from users
      where created_at >= (select min(starts_at) from weeks) group by 1
    ), usage as (
      select ${weekOf('starts_at')} as week, sum(count) filter (where source <> 'messages') as entries,
        sum(count) filter (where source = 'messages') as messages
      from usage_counts where starts_at >= (select min(starts_at) from weeks) group by 1
    ), active as (
      select week, count(*) as people from active_weeks where week >= (select min(week) from weeks) group by week
    ), before as (
      select count(*) as people from users where created_at < (select min(starts_at) from weeks)
    )
    select week, coalesce(sign_ups.people, 0)::int as sign_ups,
      ((select people from before) + sum(coalesce(sign_ups.people, 0)) over (order by week))::int as people,
      coalesce(active.people, 0)::int as active_people, coalesce(entries, 0)::int as entries,
      coalesce(messages, 0)::int as messages
    from weeks left join sign_ups using (week) left join usage using (week) left join active using (week)
    order by week desc`.execute(db);
  return rows;
}
