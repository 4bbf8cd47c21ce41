import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/settings.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import { insertEntry } from '../../../db/entries.ts';
import { addDays, localDateOf, momentOf } from '../../../lib/dates.ts';
import { findTargetPerson } from '../../care/data.ts';
import type { TargetPerson } from '../../care/policy.ts';
import { whyUnsafe } from '../../care/texts/targets.ts';
import { findGoals, findProfile } from '../data.ts';
import { saveProfile } from '../mutations.ts';
import type { Settings } from '../reading.ts';

/** kg a week that is safe and that most people keep up (NHLBI). */
const safePace = 0.5;
/** Who says an age but no birthday gets one half a year off, which keeps the age right for half a year at least. */
const halfYear = 182;

/** Keeps what a person says of themselves, all at once, each with what it was before; undo takes all of it back. */
export async function applySettings(said: Settings, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const [before, known, goals] = await Promise.all([
    findProfile(db, owner),
    findTargetPerson(db, owner, now),
    findGoals(db, owner),
  ]);
  const weightTarget = said.weightTarget ?? targetAfter(said, known);
  if (weightTarget === undefined && said.loseKg !== undefined && Object.keys(said).length === 1)
    return { text: texts.weightFirst(locale) };

  const effects: Effect[] = said.weightKg === undefined ? [] : [await logWeight(said.weightKg, turn)];
  const dob = said.ageYears === undefined ? undefined : birthDate(said.ageYears, localDateOf(now, person.timeZone));
  const changes = pick({ heightCm: said.heightCm, gender: said.gender, firstName: said.firstName, dob });
  const targets = pick({ weightTarget });
  const save = (kept: typeof targets) =>
    saveProfile(db, owner, { person: changes, goals: kept, weightKg: undefined }, now);
  const lines = linesOf(said, known, before.firstName, locale);
  let saved = await save(targets);
  if (saved.outcome === 'tooYoung') return { text: texts.tooYoung(locale), effects };
  if (saved.outcome === 'unsafe') {
    lines.push(...saved.unsafe.map((unsafe) => whyUnsafe(unsafe, locale)));
    saved = await save({});
  } else if (weightTarget !== undefined) {
    lines.push(targetLine(weightTarget, goals.weightTarget, locale));
    effects.push({ table: 'goals', id: owner, change: 'updated', before: { weightTarget: goals.weightTarget } });
    if (said.loseKg !== undefined)
      lines.push(texts.pace(locale, weightTarget, Math.ceil(Math.abs(said.loseKg) / safePace)));
  }
  const overwritten = Object.keys(changes).map((column) => [column, before[column as keyof typeof before] || null]);
  if (overwritten.length > 0) {
    const columns = { ...Object.fromEntries(overwritten), ...emptied(changes, before) };
    effects.push({ table: 'users', id: owner, change: 'updated', before: columns });
  }
  return { text: [texts.saved(locale), ...lines].join('\n'), effects };
}

/** Columns that have no null: '' and 0 stand for what isn't known. */
function emptied(
  changes: object,
  { heightCm, gender, firstName }: { heightCm: number; gender: string; firstName: string },
) {
  const all = { heightCm, gender, firstName };
  return Object.fromEntries(Object.entries(all).filter(([column]) => column in changes));
}

const pick = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

/** "Lose 5 kg", from the weight that is said or known, in steps of 100 g. */
function targetAfter({ loseKg, weightKg }: Settings, known: TargetPerson): number | undefined {
  const from = weightKg ?? known.weightKg;
  return loseKg === undefined || !from ? undefined : Math.round((from - loseKg) * 10) / 10;
}

const birthDate = (ageYears: number, today: string): string =>
  addDays(`${Number(today.slice(0, 4)) - ageYears}-${today.slice(5).replace('02-29', '02-28')}`, -halfYear);

async function logWeight(weightKg: number, { db, person, now, daysAgo }: Turn): Promise<Effect> {
  const entry = { userId: person.owner, ...momentOf(daysAgo, now, person.timeZone), weightKg };
  const { id } = await insertEntry(db, 'weightEntries', entry, now);
  return { table: 'weightEntries', id, change: 'created' };
}

function linesOf(said: Settings, known: TargetPerson, name: string, locale: Locale): string[] {
  const was = (value: number | string) => (value ? texts.was(locale, String(value)) : '');
  return [
    said.firstName && `${texts.firstName(locale, said.firstName)}${was(name)}`,
    said.gender && (said.gender === 'male' ? texts.male : texts.female)(locale),
    said.ageYears && `${texts.age(locale, said.ageYears)}${was(known.ageYears)}`,
    said.heightCm && `${texts.height(locale, said.heightCm)}${was(known.heightCm)}`,
    said.weightKg && `${texts.weight(locale, said.weightKg)}${was(known.weightKg)}`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

const targetLine = (target: number, before: number, locale: Locale): string =>
  `${texts.weightTarget(locale, target)}${before ? texts.was(locale, String(before)) : ''}`;
