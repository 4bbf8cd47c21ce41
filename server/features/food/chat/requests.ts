import { mealTitles } from '../../../../contract/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, listEntries } from '../../../db/entries.ts';
import { addDays, localDateOf } from '../../../lib/dates.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { correctByWords, removeItems } from './correction.ts';

type Row = EntryRow<'foodEntries'>;

const please = '^(?:please |pls |plz |can you |could you |no |oh |sorry )*';
const the = '(?:the |my |that |this |last |also )*';
const removals = [
  new RegExp(
    `${please}(?:remove|delete|erase|take out|cancel|clear)\\s+${the}(?<food>.+?)(?: (?:from|in) .*|[.!? ]*)$`,
    'i',
  ),
  /^(?<food>.+?)\s+(?:ko\s+)?(?:hata ?(?:o|do|dena|de|dijiye)|nika?al ?(?:o|do|dena)|(?:delete|remove) kar ?(?:o|do|na|dena)|हटाओ|हटा दो|निकाल दो)[.!? ]*$/iu,
];
const changes = [
  new RegExp(
    `${please}(?:change|replace|swap|correct|update|edit|make)\\s+${the}(?<food>.+?)\\s+(?:to|with|into|by|as)\\s+(?<other>.+?)[.!? ]*$`,
    'i',
  ),
  /^(?<food>.+?)\s+(?:ko|ki jagah|ke badle|को|की जगह)\s+(?<other>.+?)\s+(?:kar ?(?:o|do|dena)|bana ?(?:o|do)|likh ?(?:o|do)|कर दो|लिखो|लिख दो)[.!? ]*$/iu,
];
const saysHowMuch = /\d|½|¼|¾|\b(?:an?|one|two|three|four|five|half|ek|do|teen|char|aadha|adha)\b/i;

/** "Remove the dal", "change lassi to buttermilk": about what is in the diary of today or yesterday. */
export async function answerRequest(text: string, turn: Turn): Promise<Outcome | undefined> {
  const change = firstMatch(changes, text);
  const about = change?.food ?? firstMatch(removals, text)?.food;
  if (!about) return undefined;
  const rows = await entriesCalled(about, turn);
  if (rows === 'unknown') return undefined;
  const [latest] = rows;
  if (!latest) return { text: `I find no ${about} among what you ate today or yesterday. Nothing was changed.` };
  return change?.other ? changeTo(latest, change.other, turn) : removeItems(rows, turn);
}

const firstMatch = (forms: RegExp[], text: string) =>
  forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);

/** The entries of a meal that is named, or the latest one of a food; unknown where the words are neither. */
async function entriesCalled(about: string, turn: Turn): Promise<Row[] | 'unknown'> {
  const { db, person, now } = turn;
  const today = localDateOf(now, person.timeZone);
  const days = [today, addDays(today, -1)].map((date) => listEntries(db, 'foodEntries', person.owner, date));
  const [ofToday = [], before = []] = await Promise.all(days);
  const words = nameWords(about);
  const meals = Object.entries(mealTitles).filter(([, title]) =>
    words.every((word) => nameWords(title).includes(word)),
  );
  if (meals.length > 0) return ofToday.filter(({ mealType }) => meals.some(([meal]) => meal === mealType));

  const latestFirst = [...before, ...ofToday].reverse();
  const { items, questions } = await understandMealOf(db, person.owner, about);
  const meant = new Set(items.map(({ foodId }) => foodId));
  const found =
    latestFirst.find(({ foodId }) => foodId !== null && meant.has(foodId)) ??
    latestFirst.find(({ foodName }) => words.every((word) => nameWords(foodName).includes(word)));
  if (found) return [found];
  return items.length + questions.length > 0 ? [] : 'unknown';
}

/** Another food in the same amount, unless the words say how much it was. */
async function changeTo(row: Row, other: string, turn: Turn): Promise<Outcome> {
  const unclear = { text: `I don't know “${other}”. Nothing was changed.` };
  const open = { kind: 'correction' as const, entryId: row.id };
  if (saysHowMuch.test(other)) return (await correctByWords(open, other, turn)) ?? unclear;
  const { items } = await understandMealOf(turn.db, turn.person.owner, other);
  if (items.length !== 1) return unclear;
  const sameAmount = `${row.quantity} ${row.servingUnit} ${other}`;
  return (await correctByWords(open, sameAmount, turn)) ?? (await correctByWords(open, other, turn)) ?? unclear;
}
