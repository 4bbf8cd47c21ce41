import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { insertEntry } from '../../../db/entries.ts';
import { tokenise } from '../../../language/tokens.ts';
import { gatherFigures, type StatedFigures } from '../../nutrition/reading/figures.ts';
import type { MealUnderstanding } from '../../nutrition/types.ts';
import { dayLine, mealButtons, occasionOf } from './logging.ts';
import { entryText } from './wording.ts';

const mostKcal = 5_000;
const told =
  /^(?<name>[\p{L}\p{M}' ]{0,60}?)[\s,:–-]*(?:(?:about|around|approx|approximately|roughly|of|with|is|was|has|had|actually|really|just|only|almost|nearly|karib|lagbhag) )*~?(?<kcal>\d{1,4})\s?(?:kcals?|cals?|calories?|कैलोरी)(?: (?:of )?(?:something|food|today|now|more))?[.! ]*$/iu;
const leading =
  /^(?:i|i've|have|had|ate|eaten|eat|log|add|put|just|also|please|quick|a|an|the|my|some|one|maine|aaj|today|yesterday|kal|for|of|breakfast|lunch|dinner|snack)(?: +|$)|^(?:something|food|calories)$/iu;
const isNoFood =
  /\b(?:burn\w*|work\s?out|exercise|gym|lost|goal|target|need|left|want|will|should|how|why|which|most|least|best|under|below|less than)\b|[?]/iu;

interface Stated {
  name: string;
  figures: StatedFigures;
}

/**
 * What a person gives the energy of: "thattu vada 250 kcal", "a bar, 850 kJ", "quick add 350 kcal 20g protein 30g carbs";
 * undefined when it tells of something else.
 */
export function readStatedEnergy(text: string): Stated | undefined {
  const gathered = gatherStated(text);
  const { name = '', kcal } = told.exec(gathered.text.trim())?.groups ?? {};
  const energyKcal = Number(kcal);
  if (!kcal || energyKcal < 1 || energyKcal > mostKcal || isNoFood.test(text)) return undefined;
  let food = name.trim();
  for (let shorter = food.replace(leading, ''); shorter !== food; shorter = food.replace(leading, ''))
    food = shorter.trim();
  const called = food.charAt(0).toUpperCase() + food.slice(1) || 'Quick add';
  return { name: called, figures: { ...gathered.figures, energyKcal } };
}

/** The figures of a text, and the text with its energy at the end in place of all of them. */
function gatherStated(text: string): { text: string; figures?: StatedFigures } {
  const tokens = tokenise(text);
  const { figures, helping, taken, last = 0 } = gatherFigures(tokens) ?? {};
  const isAll = figures && !helping && tokens.slice(last + 1).every(({ kind }) => kind === 'mark');
  if (!isAll) return { text };
  const named = tokens.slice(0, Math.min(...(taken ?? []))).map(({ text: word }) => word);
  return { text: `${named.join(' ')} ${Math.round(figures.energyKcal)} kcal`, figures };
}

/** Logs a food that no table knows with the energy that was told; its other figures stay 0. */
export async function logStated({ name, figures }: Stated, meal: MealUnderstanding, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale } = person;
  const occasion = occasionOf(meal, turn);
  const portion = { foodName: name, foodId: null, quantity: 1, servingUnit: 'serving', servingSize: 1, grams: null };
  const others = { proteinG: 0, carbohydrateG: 0, fatG: 0, fiberG: 0, sugarG: 0, sodiumMg: 0, cholesterolMg: 0 };
  const entry = { userId: person.owner, ...occasion, ...portion, ...others, ...figures };
  const row = await insertEntry(db, 'foodEntries', entry, now);
  const { proteinG, carbohydrateG, fatG } = row;
  const isEnergyAlone = proteinG + carbohydrateG + fatG === 0;
  const note = isEnergyAlone
    ? texts.ownFigure(locale)
    : texts.ownFigures(locale, texts.macronutrients(locale, proteinG, carbohydrateG, fatG));
  return {
    text: [`• ${entryText(locale, row)}`, note, await dayLine(occasion.localDate, turn)].join('\n'),
    effects: [{ table: 'foodEntries', id: row.id, change: 'created' }],
    buttons: mealButtons(locale, 1),
  };
}
