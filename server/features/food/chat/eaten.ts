import { dayTitle, whenText } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/food.ts';
import { portion } from '../../../../texts/portions.ts';
import { kcal } from '../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, listEntries } from '../../../db/entries.ts';
import { addDays, localDateOf } from '../../../lib/dates.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { readEatenQuestion } from '../reading.ts';
import { entryText } from './wording.ts';

/** "How many rotis did I eat today?" */
export async function answerHowMuchEaten(text: string, turn: Turn): Promise<Outcome | undefined> {
  const food = readEatenQuestion(text);
  if (!food) return undefined;
  const { db, person, now, daysAgo } = turn;
  const today = localDateOf(now, person.timeZone);
  const date = addDays(today, -daysAgo);
  const entries = await listEntries(db, 'foodEntries', person.owner, date);
  const { items } = await understandMealOf(db, person.owner, food);
  const meant = new Set(items.map(({ foodId }) => foodId));
  const words = nameWords(food);
  const isMeant = ({ foodId, foodName }: EntryRow<'foodEntries'>) =>
    (foodId !== null && meant.has(foodId)) || words.every((word) => nameWords(foodName).includes(word));
  const eaten = entries.filter(isMeant);
  const { locale } = person;
  if (eaten.length === 0) return { text: texts.notEaten(locale, food, whenText(locale, date, today)) };
  const energyKcal = eaten.reduce((sum, row) => sum + row.energyKcal, 0);
  const quantity = eaten.reduce((sum, row) => sum + row.quantity, 0);
  const units = new Set(eaten.map(({ servingUnit }) => servingUnit));
  const total = units.size === 1 ? `${portion(locale, quantity, [...units].join())}, ` : '';
  const lines = eaten.map((row) => `• ${entryText(locale, row)}`);
  return {
    text: [
      dayTitle(locale, date, today),
      ...lines,
      ...(eaten.length > 1 ? [texts.together(locale, `${total}${kcal(locale, energyKcal)}`)] : []),
    ].join('\n'),
  };
}
