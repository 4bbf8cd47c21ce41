import { type MealType, mealAt } from '../../../../contract/entries/food.ts';
import { whenText } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/food/food.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { kcal } from '../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, listEntries } from '../../../db/entries.ts';
import { addDays, localMinutesOf } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { findLatestMeal } from '../data.ts';
import { insertAgain } from '../mutations.ts';
import { dayLine, mealButtons, occasionOf } from './logging.ts';
import { type Repeat, readRepeat } from './repeatReading.ts';
import { scaledFigures } from './scale.ts';
import { entryText } from './wording.ts';

/** How far back a meal is looked for whose day was not named. */
const daysBack = 30;

/** "Same breakfast as yesterday", "repeat lunch": logs the foods of an earlier meal again. */
export async function answerRepeat(text: string, turn: Turn): Promise<Outcome | undefined> {
  const read = readRepeat(text);
  if (!read) return undefined;
  // "The same lunch as on Monday" is had today.
  const repeat = { ...read, daysAgo: read.daysAgo ?? (turn.daysAgo || undefined) };
  if (repeat.isWholeDay) return repeatDay(repeat, turn);
  const { db, person, now } = turn;
  const earlier = await withoutLeftOut(await entriesOf(repeat, turn), repeat.without, turn);
  if (earlier.length === 0) return { text: nothingFound(repeat, turn) };

  const occasion = occasionOf({ daysAgo: 0, mealType: repeat.as, timeOfDayMin: undefined }, { ...turn, daysAgo: 0 });
  const rows = await insertAgain(db, person.owner, shareOf(earlier, repeat.share), occasion, now);
  const energyKcal = rows.reduce((sum, row) => sum + row.energyKcal, 0);
  const [{ mealType, localDate }] = earlier as [EntryRow<'foodEntries'>];
  const { locale } = person;
  const when = whenText(locale, localDate, diaryDateOf(now, person));
  const source = texts.mealOfDay(locale, withinSentence(locale, mealType), when);
  const lines = [
    repeat.share === undefined
      ? texts.sameAs(locale, mealTitle(locale, occasion.mealType), source)
      : texts.shareOf(locale, mealTitle(locale, occasion.mealType), repeat.share, source),
    ...rows.map((row) => `• ${entryText(locale, row)}`),
    ...(rows.length > 1 ? [texts.together(locale, kcal(locale, energyKcal))] : []),
    await dayLine(occasion.localDate, turn),
  ];
  return {
    text: lines.join('\n'),
    effects: rows.map(({ id }) => ({ table: 'foodEntries', id, change: 'created' })),
    buttons: mealButtons(locale, rows.length),
  };
}

const shareOf = (earlier: EntryRow<'foodEntries'>[], share = 1) =>
  share === 1 ? earlier : earlier.map((row) => ({ ...row, ...scaledFigures(row, share) }));

/** All meals of a day again, each as the meal that it was. */
async function repeatDay(repeat: Repeat, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const today = diaryDateOf(now, person);
  const date = addDays(today, -(repeat.daysAgo ?? 0));
  const ofDay = await withoutLeftOut(await listEntries(db, 'foodEntries', owner, date), repeat.without, turn);
  if (ofDay.length === 0) return { text: nothingFound(repeat, turn) };
  const rows: EntryRow<'foodEntries'>[] = [];
  const lines: string[] = [];
  for (const [mealType, earlier] of Map.groupBy(ofDay, (row) => row.mealType as MealType)) {
    const occasion = occasionOf({ daysAgo: 0, mealType, timeOfDayMin: undefined }, { ...turn, daysAgo: 0 });
    const again = await insertAgain(db, owner, earlier, occasion, now);
    rows.push(...again);
    lines.push(mealTitle(locale, mealType), ...again.map((row) => `• ${entryText(locale, row)}`));
  }
  const energyKcal = rows.reduce((sum, row) => sum + row.energyKcal, 0);
  return {
    text: [
      texts.dayAgain(locale, whenText(locale, date, today)),
      ...lines,
      texts.together(locale, kcal(locale, energyKcal)),
      await dayLine(today, turn),
    ].join('\n'),
    effects: rows.map(({ id }) => ({ table: 'foodEntries', id, change: 'created' })),
    buttons: mealButtons(locale, rows.length),
  };
}

async function entriesOf(repeat: Repeat, { db, person, now }: Turn): Promise<EntryRow<'foodEntries'>[]> {
  const today = diaryDateOf(now, person);
  const { daysAgo, as } = repeat;
  const from = repeat.from ?? (daysAgo === undefined ? undefined : mealAt(localMinutesOf(now, person.timeZone)));
  // Lunch that repeats lunch repeats that of another day.
  const isOtherDay = from !== undefined && from === as;
  const span =
    daysAgo === undefined
      ? { from: addDays(today, -daysBack), to: isOtherDay ? addDays(today, -1) : today }
      : { from: addDays(today, -daysAgo), to: addDays(today, -daysAgo) };
  const meal = await findLatestMeal(db, person.owner, span, from);
  if (!meal) return [];
  const entries = await listEntries(db, 'foodEntries', person.owner, meal.localDate);
  const ofMeal = entries.filter(({ mealType }) => mealType === meal.mealType);
  if (from !== undefined) return ofMeal;
  // "Same again" is what the last message told, not all that the meal has become.
  const last = Math.max(...ofMeal.map(({ createdAt }) => createdAt.getTime()));
  return ofMeal.filter(({ createdAt }) => createdAt.getTime() === last);
}

/** The entries but those of foods that are named: "without the curd". */
async function withoutLeftOut(
  entries: EntryRow<'foodEntries'>[],
  names: string[],
  { db, person }: Turn,
): Promise<EntryRow<'foodEntries'>[]> {
  let kept = entries;
  for (const name of names) {
    const [meant] = (await understandMealOf(db, person.owner, name)).items;
    const [said, called] = [nameWords(name), nameWords(meant?.foodName ?? name)];
    const isMeant = ({ foodId, foodName }: EntryRow<'foodEntries'>) =>
      (foodId !== null && foodId === meant?.foodId) ||
      [said, called].some((words) => words.every((word) => nameWords(foodName).includes(word)));
    kept = kept.filter((entry) => !isMeant(entry));
  }
  return kept;
}

function nothingFound({ from, daysAgo }: Repeat, { person, now }: Turn): string {
  const { locale } = person;
  const meal = from ? withinSentence(locale, from) : texts.anyMeal(locale);
  if (daysAgo === undefined) return texts.nothingToRepeat(locale, meal);
  const today = diaryDateOf(now, person);
  return texts.nothingToRepeat(
    locale,
    texts.mealOfDay(locale, meal, whenText(locale, addDays(today, -daysAgo), today)),
  );
}

const withinSentence = (locale: Locale, mealType: string): string => {
  const title = mealTitle(locale, mealType as MealType);
  return locale === 'en' ? title.toLowerCase() : title;
};
