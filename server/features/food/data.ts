import { type RawBuilder, sql } from 'kysely';
import type { MealType } from '../../../contract/entries/food.ts';
import {
  type FurtherNutrient,
  furtherNutrients,
  mainNutrients,
  type NutrientName,
  nutrients,
} from '../../../contract/nutrients.ts';
import { type DayTotals, dailyTotals } from '../../db/dailyTotals.ts';
import type { EntryRow } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { adultAge } from '../care/policy.ts';

/** Which meal of which local date was logged last between two dates; any meal unless one is named. */
export const findLatestMeal = (db: Db, owner: OwnerId, span: { from: string; to: string }, mealType?: MealType) =>
  db
    .selectFrom('foodEntries')
    .select(['mealType', 'localDate'])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .where('localDate', '>=', span.from)
    .where('localDate', '<=', span.to)
    .$if(mealType !== undefined, (query) => query.where('mealType', '=', mealType ?? ''))
    .orderBy('localDate', 'desc')
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Of each food logged since a date its latest entry, at that meal where it was ever had then. Those had most at that meal
 * come first, then those had most.
 */
export async function listRecent(
  db: Db,
  owner: OwnerId,
  { since, mealType, most }: { since: string; mealType: MealType | undefined; most: number },
): Promise<EntryRow<'foodEntries'>[]> {
  const isAtMeal = sql<boolean>`meal_type = ${mealType ?? ''}`;
  return db
    .with('recent', (query) =>
      query
        .selectFrom('foodEntries')
        .where('userId', '=', owner)
        .where('deletedAt', 'is', null)
        .where('localDate', '>=', since)
        .select([
          sql<string>`(array_agg(id order by ${isAtMeal} desc, occurred_at desc, id desc))[1]`.as('id'),
          sql<number>`count(*) filter (where ${isAtMeal})`.as('usesAtMeal'),
          sql<number>`count(*)`.as('uses'),
        ])
        .groupBy(sql`coalesce(food_id, lower(food_name))`),
    )
    .selectFrom('foodEntries')
    .innerJoin('recent', 'recent.id', 'foodEntries.id')
    .selectAll('foodEntries')
    .where('userId', '=', owner)
    .orderBy('usesAtMeal', 'desc')
    .orderBy('uses', 'desc')
    .orderBy('occurredAt', 'desc')
    .orderBy('foodEntries.id')
    .limit(most)
    .execute();
}

/** Whether a person eats eggs, and meat or fish, by the names of what was logged since a local date; who eats meat eats eggs. */
export async function eatsAnimals(db: Db, owner: OwnerId, since: string): Promise<{ egg: boolean; meat: boolean }> {
  const named = (words: string) => sql<boolean>`coalesce(bool_or(food_name ~* ${`\\m(${words})\\M`}), false)`;
  return db
    .selectFrom('foodEntries')
    .select([
      named('eggs?|omelette|chicken|mutton|fish').as('egg'),
      named('chicken|mutton|fish|prawns?|keema|lamb|beef|pork|turkey').as('meat'),
    ])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .where('localDate', '>=', since)
    .executeTakeFirstOrThrow();
}

/** Whoever tells of an eating disorder is suggested no food for so long. */
const quietDays = { disorder: 90, danger: 1 };

/**
 * Whether something may be suggested unasked: the person wants it now, is grown up, neither pregnant nor breastfeeding, is
 * not kept from deficits, has told of no danger within a day and wasn't suggested anything within their pace.
 */
export const isSuggestible = (owner: OwnerId, { today, now }: { today: string; now: Date }) => sql<boolean>`
  suggestions <> 'off' and (suggested_on is null
    or suggested_on <= ${today}::date - case suggestions when 'weekly' then 7 else 1 end)
  and deficits_hidden_at is null and too_young_at is null and life_stage = ''
  and (dob is null or dob <= ${today}::date - make_interval(years => ${adultAge}::int))
  and (reminders_resume_on is null or reminders_resume_on <= ${today})
  and not exists (select from chat_messages where chat_messages.user_id = ${owner} and care is not null
    and created_at > ${now}::timestamptz - make_interval(days => case
      when care ~ '^(eatingDisorder|starvation|selfHarm)' then ${quietDays.disorder}::int else ${quietDays.danger}::int end))`;

export async function maySuggest(db: Db, owner: OwnerId, occasion: { today: string; now: Date }): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('id', '=', owner).where(isSuggestible(owner, occasion));
  return (await query.executeTakeFirst()) !== undefined;
}

/** What was eaten on a local date, of each nutrient the sum over those foods of which it is known. */
export interface NutrientDay {
  localDate: string;
  /** null where it is known of none of the foods. */
  amounts: Record<NutrientName, number | null>;
  /** The share of the day's energy that foods bring of which the nutrient is known, 0 to 1. */
  knownShares: Record<NutrientName, number>;
}

/**
 * The nutrients of each local date with food from `from` to `to`. Of the main nutrients the totals are those of the diary; a
 * food that was logged with its energy alone tells nothing of the others.
 */
export async function listNutrientDays(db: Db, owner: OwnerId, from: string, to: string): Promise<NutrientDay[]> {
  const each = (ofNutrient: (name: FurtherNutrient) => RawBuilder<unknown>) =>
    sql`array[${sql.join(furtherNutrients.map(({ name }) => ofNutrient(name)))}]`;
  const { rows } = await sql<KnownOfDay & DayTotals>`
    select total.*, known.* from (${dailyTotals(owner, from, to)}) total
    join lateral (
      select ${each((name) => sql`sum(${sql.ref(name)}::float8)`)} as amounts,
        ${each((name) => sql`coalesce(sum(energy_kcal) filter (where ${sql.ref(name)} is not null), 0)`)} as known_kcal,
        coalesce(sum(energy_kcal) filter (where protein_g + carbohydrate_g + fat_g + coalesce(alcohol_g, 0) > 0), 0)
          as figured_kcal
      from food_entries
      where user_id = ${owner} and local_date = total.local_date and deleted_at is null
    ) known on total.food_entries > 0
    order by total.local_date`.execute(db);
  return rows.map(toNutrientDay);
}

interface KnownOfDay {
  localDate: string;
  /** In the order of furtherNutrients. */
  amounts: (number | null)[];
  knownKcal: number[];
  figuredKcal: number;
}

function toNutrientDay({ localDate, amounts, knownKcal, figuredKcal, ...totals }: KnownOfDay & DayTotals): NutrientDay {
  const shareOf = (kcal: number) => (totals.energyKcal > 0 ? Math.min(1, kcal / totals.energyKcal) : 1);
  const known = new Map<NutrientName, [amount: number | null, share: number]>(
    furtherNutrients.map(({ name }, at) => [name, [amounts[at] ?? null, shareOf(knownKcal[at] ?? 0)]]),
  );
  for (const { name } of mainNutrients) known.set(name, [totals[name], shareOf(figuredKcal)]);
  known.set('energyKcal', [totals.energyKcal, 1]);
  return {
    localDate,
    amounts: Object.fromEntries(
      nutrients.map(({ name }) => [name, known.get(name)?.[0] ?? null]),
    ) as NutrientDay['amounts'],
    knownShares: Object.fromEntries(
      nutrients.map(({ name }) => [name, known.get(name)?.[1] ?? 0]),
    ) as NutrientDay['knownShares'],
  };
}
