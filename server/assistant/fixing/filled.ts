import type { FilledAct, Slots } from '../../../contract/acts/slots.ts';
import type { Correction } from '../../language/corrections/correction.ts';
import type { ToldEntry } from '../../language/corrections/meant/diary.ts';
import { minutesOf } from '../../lib/recurrence.ts';
import type { Outcome, Skill, Turn } from '../skill.ts';
import { carryOut } from './carryOut.ts';
import type { Directed } from './claims.ts';
import { keptEntries } from './kept.ts';

/** Puts right what a filled act names, else what the last change left; undefined where the diary has nothing like that. */
export async function doFix(skills: Skill[], filled: FilledAct, turn: Turn): Promise<Outcome[] | undefined> {
  const corrections = correctionsOf(filled);
  if (corrections.length === 0) return undefined;
  const kept = await keptEntries(skills, turn);
  const directed: Directed[] = [];
  for (const { of, correction } of corrections) {
    const entries = of === undefined ? undefined : called(of, [...kept.keys()]);
    if (entries?.length === 0) return undefined;
    directed.push(entries ? { correction, entries } : { correction });
  }
  return carryOut({ directed }, { kept }, skills, turn);
}

/** How many entries a removal is of: those that it names, else all of what was told last. */
export async function countRemoved(skills: Skill[], filled: FilledAct | undefined, turn: Turn): Promise<number> {
  const kept = [...(await keptEntries(skills, turn)).keys()];
  const names = filled?.act === 'fix.remove' ? filled.slots.entries : [];
  const meant =
    names.length > 0 ? names.flatMap((name) => called(name, kept)) : kept.filter(({ isLatest }) => isLatest);
  return new Set(meant).size;
}

/** What is called so: of the last change where that has it, else what was told last. */
function called(name: string, entries: ToldEntry[]): ToldEntry[] {
  const named = entries.filter((entry) => entry.isCalled(name));
  const latest = named.filter(({ isLatest }) => isLatest);
  if (latest.length > 0) return latest;
  return named.toSorted((one, other) => one.minutesAgo - other.minutesAgo).slice(0, 1);
}

interface Wanted {
  of: string | undefined;
  correction: Correction;
}

const inWords = (...parts: (string | number | null)[]): string => parts.filter((part) => part !== null).join(' ');

function correctionsOf(filled: FilledAct): Wanted[] {
  if (filled.act === 'fix.remove')
    return filled.slots.entries.length === 0
      ? [{ of: undefined, correction: { kind: 'remove' } }]
      : filled.slots.entries.map((of) => ({ of, correction: { kind: 'remove' } }));
  if (!('entry' in filled.slots)) return [];
  const of = filled.slots.entry ?? undefined;
  const correction = correctionOf(filled, of);
  return correction ? [{ of, correction }] : [];
}

function correctionOf(filled: FilledAct, of: string | undefined): Correction | undefined {
  switch (filled.act) {
    case 'fix.amount':
      return amountOf(of, filled.slots.amount, filled.slots.unit);
    case 'fix.food':
      return { kind: 'replace', was: of, by: inWords(filled.slots.amount, filled.slots.unit, filled.slots.name) };
    case 'fix.more':
      return moreOf(of, filled.slots);
    case 'fix.without':
      return { kind: 'without', of, what: filled.slots.name, isPart: true, isOfLast: of === undefined };
    case 'fix.with':
      return { kind: 'added', of, what: inWords(filled.slots.amount, filled.slots.unit, filled.slots.name) };
    case 'fix.share':
      return { kind: 'scale', of, factor: filled.slots.share };
    case 'fix.when': {
      const { daysAgo, time, meal } = filled.slots;
      const told = time === null ? undefined : { minutes: minutesOf(time), isSure: true };
      return { kind: 'moved', of, daysAgo: daysAgo ?? undefined, time: told, meal: meal ?? undefined };
    }
    case 'fix.figure':
      return figureOf(of, filled.slots);
    default:
      return undefined;
  }
}

const amountOf = (
  of: string | undefined,
  quantity: number,
  unit: string | null,
  second: number | null = null,
): Correction => ({
  ...{ kind: 'amount', of, was: undefined, quantity, hasUnit: unit !== null, isAlone: false },
  amount: inWords(second === null ? quantity : `${quantity}/${second}`, unit),
});

function moreOf(of: string | undefined, { name, amount, unit }: Slots<'fix.more'>): Correction {
  if (name !== null) return { kind: 'added', of, what: inWords(amount, unit, name), isBeside: true };
  const quantity = amount ?? 1;
  return { kind: 'more', of, quantity, ...(unit !== null && { amount: inWords(quantity, unit) }) };
}

function figureOf(of: string | undefined, figures: Slots<'fix.figure'>): Correction | undefined {
  const { value, second, unit, energyKcal, proteinG, carbohydrateG, fatG } = figures;
  if (value !== null) return amountOf(of, value, unit, second);
  const told = [
    ...(energyKcal === null ? [] : [`${energyKcal} kcal`]),
    ...(proteinG === null ? [] : [`${proteinG} g protein`]),
    ...(carbohydrateG === null ? [] : [`${carbohydrateG} g carbs`]),
    ...(fatG === null ? [] : [`${fatG} g fat`]),
  ];
  return told.length > 0 ? { kind: 'figures', words: told.join(', ') } : undefined;
}
