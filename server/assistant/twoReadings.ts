import { type Selectable, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { DailyTotals } from '../db/schema.ts';
import type { OwnerId } from '../lib/owner.ts';
import { namesIn } from '../understanding/context.ts';
import { changesElse, isSure } from '../understanding/wants/said.ts';
import type { Part } from '../understanding/wants/wants.ts';
import type { CutMessage, Told } from './readAlong.ts';
import { askWhichNames } from './readings.ts';
import type { Effect, Outcome, Turn } from './skill.ts';
import { type Reading, understandParts } from './understandParts.ts';

/**
 * Does what a message wants as somebody else filled it. Where the fitted reading is sure of the same acts and would keep other
 * names or figures, nothing is done and it is asked which is meant.
 */
export async function understandTold(
  reading: Reading,
  { cut, told }: { cut: CutMessage; told: Told },
  text: string,
  turn: Turn,
): Promise<Outcome[]> {
  const isComparable = isSure(cut.parts) && !changesElse(cut.parts, told.parts);
  if (!isComparable || !told.parts.some(({ filled }) => filled))
    return understandParts(reading, told.parts, text, turn);
  const { db, own } = turn;
  const attempt = async (parts: Part[], how: Turn) => {
    await sql`savepoint one_reading`.execute(db);
    own.forget();
    return understandParts(reading, parts, text, how);
  };
  const takeBack = async () => {
    await sql`rollback to savepoint one_reading`.execute(db);
    own.forget();
  };
  const fitted = await keptBy(await attempt(cut.parts, { ...turn, help: undefined }), turn);
  await takeBack();
  const outcomes = await attempt(told.parts, turn);
  const others = await keptBy(outcomes, turn);
  if (!fitted || !others || isSame(fitted, others)) return outcomes;
  await takeBack();
  turn.learnsFrom?.(undefined);
  return [askWhichNames(cut, told, labelsOf(others, fitted), turn)];
}

/** What a reading would leave in the diary. */
interface Kept {
  /** As it is answered. */
  told: string;
  /** "Roti, 2 pieces" of each entry that is written down or changed. */
  names: string[];
  /** By day; undefined where entries change that have no sums. */
  figures: Figures[] | undefined;
}

/** Undefined where something is asked or left over. */
async function keptBy(outcomes: Outcome[], { db, person }: Turn): Promise<Kept | undefined> {
  const effects = outcomes.flatMap((outcome) => outcome.effects ?? []);
  const isOpen = outcomes.some(({ question, isLost, unread }) => question || isLost || unread);
  if (isOpen || effects.length === 0) return undefined;
  const texts = outcomes.flatMap(({ text, effects: done = [] }) => (done.length > 0 ? text : []));
  const areSummed = effects.every(({ table }) => summed.has(table));
  return {
    told: texts.join(' ').replace(/\s+/g, ' '),
    names: texts.flatMap(namesIn),
    figures: areSummed ? await findFigures(db, person.owner) : undefined,
  };
}

const summed = new Set<Effect['table']>([
  ...(['foodEntries', 'waterEntries', 'activityEntries', 'stepEntries', 'sleepEntries', 'weightEntries'] as const),
]);

const figures = [
  ...(['energyKcal', 'proteinG', 'waterMl', 'burnedKcal', 'activeMin', 'distanceKm', 'steps', 'sleepHr'] as const),
  'lastWeightKg',
] as const;
type Figures = Pick<Selectable<DailyTotals>, (typeof figures)[number] | 'localDate'>;

const findFigures = (db: Db, owner: OwnerId): Promise<Figures[]> =>
  db
    .selectFrom('dailyTotals')
    .select([...figures, 'localDate'])
    .where('userId', '=', owner)
    .orderBy('localDate')
    .execute();

/** Each entry is rounded by itself: whoever adds a roti and whoever makes it three keeps the same. */
const tolerance = { finely: 0.05, coarsely: 1 };
const fine = new Set<string>(['distanceKm', 'sleepHr', 'lastWeightKg']);

function isSame(one: Kept, other: Kept): boolean {
  if (!one.figures || !other.figures) return one.told === other.told;
  const [days, others] = [one.figures, other.figures];
  return days.length === others.length && days.every((day, at) => isSameDay(day, others[at]));
}

const isSameDay = (one: Figures, other: Figures | undefined): boolean =>
  one.localDate === other?.localDate &&
  figures.every(
    (name) =>
      Math.abs((one[name] ?? 0) - (other[name] ?? 0)) <= (fine.has(name) ? tolerance.finely : tolerance.coarsely),
  );

const longestLabel = 60;

/** The entries in which they differ; all of both where one has only less, and all that is answered where their names are the same. */
function labelsOf(one: Kept, other: Kept): [string, string] {
  const ofOne = one.names.filter((name) => !other.names.includes(name));
  const ofOther = other.names.filter((name) => !one.names.includes(name));
  if (ofOne.length + ofOther.length === 0) return [short(one.told), short(other.told)];
  const [first, second] = ofOne.length > 0 && ofOther.length > 0 ? [ofOne, ofOther] : [one.names, other.names];
  return [short(first.join(' + ')), short(second.join(' + '))];
}

const short = (label: string): string => (label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label);
