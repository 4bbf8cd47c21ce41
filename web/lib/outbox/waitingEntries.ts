import { type EntryKind, entryKinds, kindNames } from '../../../contract/entries/entryKinds.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import { diaryDateOf } from '../dayStart.ts';
import { instantOfLocal } from '../format.ts';
import type { WaitingEntry } from './waiting.ts';

export type EntryOf<K extends EntryKind> = AnswerOf<(typeof entryKinds)[K]['routes']['create']>;
export type KindEntry = EntryOf<EntryKind>;

export const idOf = (entry: KindEntry): string => ('entryId' in entry ? entry.entryId : entry.id);
export const instantOf = (entry: KindEntry): string =>
  'activityDatetime' in entry ? entry.activityDatetime : entry.createdAt;

/** What of an entry is on this device alone. */
export type Waits = 'new' | 'corrected' | 'deleted';
export const waitsOf = (entry: object): Waits | undefined => ('waits' in entry ? (entry.waits as Waits) : undefined);
export const isDeleted = (entry: object) => waitsOf(entry) === 'deleted';

/** Kinds whose entries tell nothing that their request doesn't, so that one that waits can be shown among the others. */
const plainKinds = ['food', 'water', 'activity', 'weight', 'sleep', 'step'] as const satisfies EntryKind[];

/** The entries of a local date, with those that wait; what is new, corrected or to be deleted is marked. */
export function withWaiting<K extends EntryKind>(
  kind: K,
  date: string,
  known: EntryOf<K>[],
  waiting: WaitingEntry[],
): EntryOf<K>[] {
  const ofKind = waiting.filter((one) => one.refusal === undefined && kindOf(one) === kind);
  if (ofKind.length === 0) return known;
  const changed = ofKind.flatMap((one) => shownAs(one) ?? []) as EntryOf<K>[];
  const ids = new Set(changed.map(idOf));
  return [...known.filter((entry) => !ids.has(idOf(entry))), ...changed]
    .filter(({ localDate }) => localDate === date)
    .toSorted((one, other) => Date.parse(instantOf(one)) - Date.parse(instantOf(other)));
}

/** The kind of what waits; none of what has a path of its own, such as a workout. */
export const kindOf = ({ path }: Pick<WaitingEntry, 'path'>): EntryKind | undefined =>
  kindNames.find((kind) => entryKinds[kind].path === path.replace('/{id}', ''));

/** Several lists and sums of a page ask for the same. */
const shown = new WeakMap<WaitingEntry, { entry: KindEntry | undefined }>();

/** The entry as it will be; none where only the server can tell. */
function shownAs(waiting: WaitingEntry): KindEntry | undefined {
  const known = shown.get(waiting) ?? { entry: readWaiting(waiting) };
  shown.set(waiting, known);
  return known.entry;
}

function readWaiting(waiting: WaitingEntry): KindEntry | undefined {
  const { method, entry, body, following } = waiting;
  const kind = kindOf(waiting);
  if (!kind) return undefined;
  if (entry && method === 'delete') return { ...entry, waits: 'deleted' } as unknown as KindEntry;
  const { [entryKinds[kind].time]: time, ...told } = body;
  const when = typeof time === 'string' ? momentOf(time) : undefined;
  if (entry) return { ...entry, ...told, ...following, ...when, waits: 'corrected' } as unknown as KindEntry;
  // A food by its number alone is known to the server.
  const isTold = kind !== 'food' || ('calories' in told && 'foodName' in told);
  if (!when || !isTold || !plainKinds.some((plain) => plain === kind)) return undefined;
  const unknown = kind === 'food' ? { foodId: null, grams: null, source: '', confidence: null } : {};
  return { ...unknown, ...told, ...when, id: waiting.id, entryId: waiting.id, waits: 'new' } as unknown as KindEntry;
}

/** Of a local date, with or without a time. */
function momentOf(local: string) {
  const moment = local.includes('T') ? local : `${local}T12:00:00`;
  const instant = instantOfLocal(moment);
  return { createdAt: instant, activityDatetime: instant, localDate: diaryDateOf(moment) };
}

const noFigures = {
  ...{ energyKcal: 0, proteinG: 0, carbohydrateG: 0, fatG: 0, fiberG: 0, waterMl: 0 },
  ...{ burnedKcal: 0, activeMin: 0, distanceKm: 0, steps: 0, sleepHr: 0 },
};
export type DayFigures = typeof noFigures;

const figuresOf: { [K in EntryKind]?: (entry: EntryOf<K>) => Partial<DayFigures> } = {
  food: ({ calories, carbsG, proteinG, fatG, fiberG }) => ({
    ...{ energyKcal: calories, carbohydrateG: carbsG },
    ...{ proteinG, fatG, fiberG },
  }),
  water: ({ waterIntake }) => ({ waterMl: waterIntake.value }),
  activity: ({ durationMin, caloriesBurned, distanceKm }) => ({
    activeMin: durationMin,
    burnedKcal: caloriesBurned ?? 0,
    distanceKm: distanceKm ?? 0,
  }),
  sleep: ({ sleepTimeHr }) => ({ sleepHr: sleepTimeHr }),
  step: ({ steps }) => ({ steps }),
};

/** What all that waits changes in the sums of the local dates from one to another. */
export function waitingFigures(waiting: WaitingEntry[], from: string, to: string): DayFigures {
  const sums = { ...noFigures };
  const count = (kind: EntryKind | undefined, entry: KindEntry | undefined, sign: 1 | -1) => {
    if (!kind || !entry || isDeleted(entry) || entry.localDate < from || entry.localDate > to) return;
    const read = figuresOf[kind] as ((entry: KindEntry) => Partial<DayFigures>) | undefined;
    for (const [name, value] of Object.entries(read?.(entry) ?? {})) sums[name as keyof DayFigures] += sign * value;
  };
  for (const one of waiting) {
    if (one.refusal !== undefined) continue;
    count(kindOf(one), one.entry as unknown as KindEntry | undefined, -1);
    count(kindOf(one), shownAs(one), 1);
  }
  return sums;
}
