import { isContext } from '../../../../contract/entries/readings.ts';
import type { NutrientName } from '../../../../contract/nutrients.ts';
import * as texts from '../../../../texts/answers.ts';
import * as readingTexts from '../../../../texts/entries/readings.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import { idsLeft, type Turn } from '../../../assistant/skill.ts';
import { type EntryRow, type EntryTable, entryTables, findEntries } from '../../../db/entries.ts';
import { type Range, readRange } from '../../../language/ranges.ts';
import { tokenise } from '../../../language/tokens.ts';
import { nameOfFood } from '../../nutrition/table/toldFoods.ts';
import { findBody } from '../../readings/data.ts';
import { amountOf, bandsOf } from '../../readings/policy.ts';
import { type MetricId, metrics } from '../policy.ts';
import type { Ask } from '../reading.ts';
import type { Pointing } from '../words/pointing.ts';
import type { Topic } from '../words/topics.ts';
import { describeMetric, type Reader } from './answer.ts';
import { amount } from './figures.ts';
import { adviseOn } from './foodAdvice.ts';
import { describeEatenNutrient, describeNutrients } from './nutrients.ts';
import { dayText } from './ranges.ts';
import { describeReadings } from './readings.ts';
import { adviseOnTopic } from './topics.ts';

const freshMs = 12 * 3_600_000;

/** How much of a nutrient the meal that was told last holds, and the day's beside it; undefined where no meal was. */
export async function describeNutrientOfMeal(
  name: NutrientName,
  turn: Turn,
  reader: Reader,
): Promise<string | undefined> {
  const told = await findLastTold(turn);
  const rows = told?.table === 'foodEntries' ? await told.left('foodEntries') : [];
  if (rows.length === 0) return undefined;
  const known = rows.flatMap((row) => row[name] ?? []);
  const amount = known.length > 0 ? known.reduce((sum, held) => sum + held, 0) : null;
  const meal = { name: rows.map((row) => nameOfFood(reader.locale, row)).join(', '), nutrients: { [name]: amount } };
  const range = rangeOf('today', reader.today);
  const metric = foodMetrics.find((id) => id === name);
  const day = metric
    ? await describeMetric(metric, { subject: { kind: 'metric', metric }, form: 'total', range }, reader)
    : await describeEatenNutrient(name, { range }, reader);
  return [await describeNutrients([meal], [name], reader), day.split('\n', 1)].join('\n');
}
const foodMetrics = (Object.keys(metrics) as MetricId[]).filter((id) => metrics[id].ofFood);

/** Of which kind the entries are that the person told last; undefined where these are old. */
async function findLastTold(turn: Turn) {
  const { db, person, now, about } = turn;
  const effects = (await findMeantEffects(turn)).filter(({ change }) => change !== 'deleted');
  const isFresh = ({ createdAt }: { createdAt: Date }) => about || now.getTime() - createdAt.getTime() < freshMs;
  const left = <T extends EntryTable>(table: T) => findEntries(db, table, person.owner, idsLeft(effects, table));
  const table = entryTables.find((known) => known === effects.at(-1)?.table);
  return table && (await left(table)).some(isFresh) ? { table, left } : undefined;
}

/** What is asked of the entries that the person told last: undefined where these are old, of another kind, or can't say it. */
export async function describeLastTold(pointing: Pointing, turn: Turn, reader: Reader): Promise<string | undefined> {
  const told = await findLastTold(turn);
  if (!told) return undefined;
  const { table, left } = told;
  if (table === 'readingEntries') return describeReading(pointing, (await left(table)).at(-1), reader);
  if (table === 'foodEntries') return describeMeal(pointing, reader);
  if (table === 'activityEntries') return describeActivity(pointing, await left(table), reader);
  const metric = metricsTold.get(table);
  return metric && pointing !== 'energy' ? describeMetric(metric, askOf(metric, pointing, reader), reader) : undefined;
}

const metricsTold = new Map<EntryTable, MetricId>([
  ['weightEntries', 'weightKg'],
  ['waterEntries', 'waterMl'],
  ['sleepEntries', 'sleepHr'],
  ['stepEntries', 'steps'],
]);

const rangeOf = (words: string, today: string) => readRange(tokenise(words), 0, today)?.range as Range;

/** A weight is told with its course; the rest beside its target, or beside yesterday's. */
function askOf(metric: MetricId, pointing: Pointing, { today }: Reader): Ask {
  const subject = { kind: 'metric', metric } as const;
  if (metric === 'weightKg') return { subject, form: 'total', range: rangeOf('last 30 days', today) };
  const range = rangeOf('today', today);
  return pointing === 'change'
    ? { subject, form: 'compare', range, other: rangeOf('yesterday', today) }
    : { subject, form: 'left', range };
}

const topicsOfReadings: Record<string, Topic> = {
  bloodPressure: 'bloodPressure',
  glucose: 'diabetes',
  hba1c: 'diabetes',
};

/** Where guidelines place it, with a plain principle, or beside those before. */
async function describeReading(
  pointing: Pointing,
  row: EntryRow<'readingEntries'> | undefined,
  reader: Reader,
): Promise<string | undefined> {
  const { db, owner, locale, today } = reader;
  const kind = readingKindOf(row?.readingKind);
  if (!row || pointing === 'energy' || pointing === 'left') return undefined;
  if (pointing === 'change')
    return kind && describeReadings(kind, { form: 'total', range: rangeOf('last 30 days', today) }, reader);
  const bands = bandsOf(row, await findBody(db, owner));
  const context = isContext(row.context) ? `, ${readingTexts.contextNames[row.context](locale)}` : '';
  const places = bands.map(({ name, source }) => readingTexts.placed(readingTexts.bandNames[name](locale), source));
  const name = kind ? readingTexts.readingNames[kind](locale) : row.name;
  const topic = topicsOfReadings[row.readingKind];
  return [
    `${name} ${amountOf(row, reader)}${context}${places.length > 0 ? ` · ${places.join(', ')}` : ''}`,
    ...(topic ? [await adviseOnTopic(topic, reader)] : []),
    readingTexts.oneReading(locale),
  ].join('\n');
}

const readingKindOf = (kind: string | undefined) =>
  (Object.keys(readingTexts.readingNames) as (keyof typeof readingTexts.readingNames)[]).find(
    (known) => known === kind,
  );

/** What is in the foods logged last, and what is left of the day. */
async function describeMeal(pointing: Pointing, reader: Reader): Promise<string | undefined> {
  const { today } = reader;
  const subject = { kind: 'metric', metric: 'energyKcal' } as const;
  const left = { subject, form: 'left', range: rangeOf('today', today) } as const;
  if (pointing === 'left' || pointing === 'now') return describeMetric('energyKcal', left, reader);
  if (pointing === 'change')
    return describeMetric('energyKcal', { ...left, form: 'compare', other: rangeOf('yesterday', today) }, reader);
  const question = { aim: undefined, topic: undefined, nutrients: [], food: '' };
  const judged = await adviseOn({ ...question, kind: pointing === 'energy' ? 'figures' : 'judge' }, reader);
  if (judged === undefined) return undefined;
  return `${judged}\n${await describeMetric('energyKcal', left, reader)}`;
}

/** What it burned, and the day's activity beside its target. */
async function describeActivity(
  pointing: Pointing,
  rows: EntryRow<'activityEntries'>[],
  reader: Reader,
): Promise<string | undefined> {
  const { locale, today } = reader;
  const [latest] = rows;
  if (!latest) return undefined;
  const subject = { kind: 'metric', metric: 'burnedKcal' } as const;
  const ask: Ask =
    pointing === 'change'
      ? { subject, form: 'compare', range: rangeOf('this week', today), other: rangeOf('last week', today) }
      : { subject, form: 'total', range: rangeOf('today', today) };
  const burned = rows.reduce((sum, { caloriesBurned }) => sum + (caloriesBurned ?? 0), 0);
  const told = texts.burnedByIt(
    locale,
    latest.activityType,
    amount(reader, 'burnedKcal', burned),
    dayText(locale, latest.localDate, today),
  );
  return [told, await describeMetric('burnedKcal', ask, reader)].join('\n');
}
