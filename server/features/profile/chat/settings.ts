import { type Goals, goalBounds } from '../../../../contract/accounts/profile.ts';
import { cautions, netCarbsFollow } from '../../../../texts/food/keto.ts';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/settings.ts';
import { labels, outOfBounds } from '../../../../texts/targets.ts';
import { bodyHeight, bodyWeight, type Units } from '../../../../texts/units.ts';
import type { Effect, Outcome, Person, Turn } from '../../../assistant/skill.ts';
import { insertEntry } from '../../../db/entries.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf, momentOf } from '../../../lib/diaryDates.ts';
import { findTargetPerson } from '../../care/data.ts';
import type { TargetPerson, UnsafeTarget } from '../../care/policy.ts';
import { whyUnsafe } from '../../care/texts/targets.ts';
import { findKetoCaution } from '../../keto/data.ts';
import { findGoals, findProfile, findStoredGoals } from '../data.ts';
import { saveProfile } from '../mutations.ts';
import type { Settings } from '../reading.ts';
import { changeDiet, type DietColumns, dietLines } from './diet.ts';
import { energyForPace, paceLines, paceUntil } from './pace.ts';
import { refusalButtons } from './refusal.ts';
import { targetAmount, targetLine, targetNames } from './targets.ts';
import { bounded, inGrams } from './targetsReading.ts';

/** Who says an age but no birthday gets one half a year off, which keeps the age right for half a year at least. */
const halfYear = 182;

/** Keeps what a person says of themselves, all at once, each with what it was before; undefined where nothing of it holds. */
export async function applySettings(said: Settings, turn: Turn, doctorSet = false): Promise<Outcome | undefined> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const [before, known, goals] = await Promise.all([
    findProfile(db, owner),
    findTargetPerson(db, owner, now),
    findStoredGoals(db, owner),
  ]);
  const today = diaryDateOf(now, person);
  const { within, outside } = bounded(wantedGoals(said, known, goals, today));
  const isOfLossAlone = Object.keys(said).every((one) => one === 'loseKg' || one === 'dueDate');
  if (said.loseKg !== undefined && within.weightTarget === undefined && isOfLossAlone)
    return { text: texts.weightFirst(locale) };
  const diet = said.diet && changeDiet(said.diet, before);
  const changes = changedColumns(said, diet, today);
  const isAny = Object.keys({ ...changes, ...within, ...outside }).length > 0 || said.weightKg !== undefined;
  if (!isAny) return undefined;

  const logged: Effect[] = said.weightKg === undefined ? [] : [await logWeight(said.weightKg, turn)];
  const save = (kept: Partial<Goals>) =>
    saveProfile(db, owner, { person: changes, goals: kept, weightKg: undefined, doctorSet }, now);
  let kept = within;
  let saved = await save(kept);
  if (saved.outcome === 'tooYoung') return { text: texts.tooYoung(locale), effects: logged };
  const unsafe = saved.outcome === 'unsafe' ? saved.unsafe : [];
  if (unsafe.length > 0) {
    kept = without(within, unsafe);
    saved = await save(kept);
  }
  const isPaced = kept.lossKgPerWeek !== undefined && kept.caloriesConsumePerDay === undefined;
  const body = { ...known, weightKg: said.weightKg ?? known.weightKg };
  const energy = isPaced ? await energyForPace({ ...goals, ...kept }, body, turn) : undefined;
  if (energy) {
    kept = { ...kept, caloriesConsumePerDay: energy.kcal };
    saved = await save(kept);
  }
  const raised = saved.outcome === 'saved' ? saved.raised : [];
  const lines = [
    ...bodyLines(said, known, before.firstName, person),
    ...placeLines(said, before.timeZone, locale),
    ...(diet ? dietLines(diet, before, locale) : []),
    ...(diet?.diets?.includes('keto') && !before.diets.includes('keto') ? await ketoLines(turn) : []),
    ...unitLines(said.units, person),
    ...goalLines(kept, goals, person),
    ...(energy ? [energy.reason] : paceLines(said, { ...goals, ...kept }, kept.weightTarget, body, person)),
  ];
  const refused = [
    ...outsideLines(outside, person),
    ...unsafe.map((target) => whyUnsafe(target, locale, person)),
    ...raised.map((target) => whyUnsafe(target, locale, person)),
  ];
  const effects = [...logged, ...goalEffect(owner, kept, goals, raised), ...personEffect(owner, changes, before)];
  const text = [...(lines.length > 0 ? [texts.saved(locale), ...lines] : []), ...refused].join('\n');
  return { text, effects, ...(unsafe.length > 0 && { buttons: () => refusalButtons(unsafe, person) }) };
}

/** How a keto diet is counted, and whom it may harm. */
async function ketoLines({ db, person: { owner, locale }, now }: Turn): Promise<string[]> {
  const [{ netCarbsG }, caution] = await Promise.all([findGoals(db, owner), findKetoCaution(db, owner, now)]);
  return [
    ...(netCarbsG > 0 ? [netCarbsFollow(locale, netCarbsG)] : []),
    ...(caution ? [cautions[caution](locale)] : []),
  ];
}

const pick = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

function wantedGoals(said: Settings, known: TargetPerson, stored: Goals, today: string): Partial<Goals> {
  const targets = said.targets && inGrams(said.targets, stored.caloriesConsumePerDay);
  const weightTarget = said.weightTarget ?? targetAfter(said, known);
  return pick({
    ...said.goals,
    ...targets,
    weightTarget,
    lossKgPerWeek: said.lossKgPerWeek ?? said.goals?.lossKgPerWeek ?? paceUntil(said, weightTarget, known, today),
  });
}

/** "Lose 5 kg", from the weight that is said or known, in steps of 100 g. */
function targetAfter({ loseKg, weightKg, goals }: Settings, known: TargetPerson): number | undefined {
  const from = weightKg ?? known.weightKg;
  return loseKg === undefined || !from ? goals?.weightTarget : Math.round((from - loseKg) * 10) / 10;
}

function changedColumns(said: Settings, diet: DietColumns | undefined, today: string) {
  const { heightCm, gender, firstName, lastName, timeZone, ageYears, units } = said;
  const dob = said.birthDate ?? (ageYears === undefined ? undefined : birthDateOf(ageYears, today));
  return pick({ heightCm, gender, firstName, lastName, timeZone, dob, ...diet, ...units });
}

const birthDateOf = (ageYears: number, today: string): string =>
  addDays(`${Number(today.slice(0, 4)) - ageYears}-${today.slice(5).replace('02-29', '02-28')}`, -halfYear);

async function logWeight(weightKg: number, { db, person, now, daysAgo }: Turn): Promise<Effect> {
  const entry = { userId: person.owner, ...momentOf(daysAgo, now, person), weightKg };
  const { id } = await insertEntry(db, 'weightEntries', entry, now);
  return { table: 'weightEntries', id, change: 'created' };
}

const without = (goals: Partial<Goals>, unsafe: UnsafeTarget[]): Partial<Goals> =>
  Object.fromEntries(Object.entries(goals).filter(([name]) => !unsafe.some(({ target }) => target === name)));

function goalEffect(id: string, kept: Partial<Goals>, stored: Goals, raised: UnsafeTarget[]): Effect[] {
  const columns = [...Object.keys(kept), ...raised.map(({ target }) => target)] as (keyof Goals)[];
  if (columns.length === 0) return [];
  const before = Object.fromEntries(columns.map((name) => [name, stored[name]]));
  return [{ table: 'goals', id, change: 'updated', before }];
}

function personEffect(id: string, changes: object, known: object): Effect[] {
  const columns = Object.keys(changes);
  if (columns.length === 0) return [];
  const before = Object.fromEntries(columns.map((column) => [column, known[column as keyof typeof known]]));
  // What isn't known of it is '' in a profile and null in its column.
  return [
    {
      table: 'users',
      id,
      change: 'updated',
      before: { ...before, ...('dob' in before && { dob: before.dob || null }) },
    },
  ];
}

const beforeText = (value: number | string, locale: Locale) => (value ? texts.was(locale, String(value)) : '');

function bodyLines(said: Settings, known: TargetPerson, name: string, person: Person): string[] {
  const { locale } = person;
  const was = (value: number | string) => beforeText(value, locale);
  return [
    said.firstName &&
      `${texts.firstName(locale, [said.firstName, said.lastName].filter(Boolean).join(' '))}${was(name)}`,
    said.gender && texts.sexes[said.gender](locale),
    said.ageYears && `${texts.age(locale, said.ageYears)}${was(known.ageYears)}`,
    said.heightCm &&
      `${texts.height(locale, bodyHeight(person, said.heightCm))}${was(known.heightCm && bodyHeight(person, known.heightCm))}`,
    said.weightKg &&
      `${texts.weight(locale, bodyWeight(person, said.weightKg))}${was(known.weightKg && bodyWeight(person, known.weightKg))}`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
}

const placeLines = ({ timeZone }: Settings, before: string, locale: Locale): string[] =>
  timeZone === undefined
    ? []
    : [`${texts.timeZone(locale, timeZone)}${timeZone === before ? '' : beforeText(before, locale)}`];

/** In the units that were asked for, with those before. */
function unitLines(units: Partial<Units> | undefined, person: Person): string[] {
  if (!units) return [];
  const changed = Object.keys(units) as (keyof Units)[];
  const names = (of: Partial<Units>) =>
    changed.flatMap((unit) => (of[unit] ? [texts.unitNames[of[unit]](person.locale)] : [])).join(', ');
  return [`${texts.units(person.locale, names(units))}${beforeText(names(person), person.locale)}`];
}

function goalLines(kept: Partial<Goals>, stored: Goals, person: Person): string[] {
  const said = targetNames.filter((name) => kept[name] !== undefined);
  return said.map((name) => {
    const was = stored[name] > 0 && stored[name] !== kept[name] ? targetAmount(person, name, stored[name]) : '';
    return `${targetLine(person, name, kept[name] ?? 0)}${beforeText(was, person.locale)}`;
  });
}

const outsideLines = (outside: Partial<Goals>, person: Person): string[] =>
  targetNames
    .filter((name) => outside[name] !== undefined)
    .map((name) => outOfBounds(person.locale, labels[name](person.locale), ...boundTexts(name, person)));

function boundTexts(name: keyof Goals, person: Person): [least: string, most: string] {
  const [least, most] = goalBounds[name];
  return [targetAmount(person, name, least), targetAmount(person, name, most)];
}
