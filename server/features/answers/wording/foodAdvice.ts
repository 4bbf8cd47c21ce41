import * as texts from '../../../../texts/food/foodAdvice.ts';
import { listEntries } from '../../../db/entries.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { scaleFurther } from '../../nutrition/table/furtherFigures.ts';
import { searchFoods } from '../../nutrition/table/searchFoods.ts';
import { nameOfFood, portionText } from '../../nutrition/table/toldFoods.ts';
import type { Food, FurtherNutrients, Nutrients } from '../../nutrition/types.ts';
import type { Aim, FoodQuestion } from '../words/advice.ts';
import type { Reader } from './answer.ts';
import { describeNutrients } from './nutrients.ts';
import { adviseOnTopic } from './topics.ts';

/** A can of cola has 35 g; less than half of that is not worth a word. */
const sugaryFromG = 15;
/** kcal per g: above it a food is rich (WCRF's energy-dense from 2.25), below 1.25 light. */
const densities = { rich: 2.25, light: 1.25 };
const mostFoods = 3;
const mostSearched = 20;
const searchedGrams = 100;

interface Portion {
  name: string;
  grams: number | null;
  nutrients: Nutrients & { [Name in keyof FurtherNutrients]?: number | null };
}

const principles: Record<Aim, typeof texts.forSugar> = {
  weightLoss: texts.forWeightLoss,
  sugar: texts.forSugar,
  night: texts.forNight,
  heart: texts.forHeart,
  muscle: texts.forMuscle,
};

/** What the table knows of a food, and a plain principle; undefined where the words name no food. */
export async function adviseOn(question: FoodQuestion, reader: Reader): Promise<string | undefined> {
  const { locale } = reader;
  const { kind, aim, topic } = question;
  if (kind === 'avoid' && topic) return adviseOnTopic(topic, reader);
  if (kind === 'avoid') return (aim === 'sugar' ? texts.avoidForSugar : texts.avoidGenerally)(locale);
  const portions = question.food === '' && !topic ? await lastEaten(reader) : await portionsOf(question, reader);
  if (portions.length === 0) return topic && kind === 'judge' ? adviseOnTopic(topic, reader) : undefined;
  if (question.nutrients.length > 0) return describeNutrients(portions, question.nutrients, reader);
  const lines = portions.map(({ name, nutrients }) => texts.facts(locale, name, nutrients));
  if (kind === 'figures') return lines.join('\n');
  const principle = topic ? await adviseOnTopic(topic, reader) : principleFor(portions, aim)(locale);
  return [...lines, principle].join('\n');
}

const mostBesideTopic = 2;

/** The figures of the foods that words surely name, of a portion each. */
export async function describeNamedFoods(words: string, { db, owner, locale }: Reader): Promise<string[]> {
  if (words === '') return [];
  const { items } = await understandMealOf(db, owner, words);
  return items.slice(0, mostBesideTopic).map((item) => texts.facts(locale, portionText(locale, item), item.nutrients));
}

function principleFor(portions: Portion[], aim: Aim | undefined): (locale: Reader['locale']) => string {
  if (aim) return principles[aim];
  const sum = (of: (portion: Portion) => number) => portions.reduce((total, portion) => total + of(portion), 0);
  const sugar = sum(({ nutrients }) => nutrients.sugarG);
  if (sugar >= sugaryFromG) return (locale) => texts.sugary(locale, sugar);
  const grams = sum((portion) => portion.grams ?? 0);
  const density = grams > 0 ? sum(({ nutrients }) => nutrients.energyKcal) / grams : 0;
  if (density >= densities.rich) return texts.rich;
  return density > 0 && density <= densities.light ? texts.light : texts.forWeightLoss;
}

async function portionsOf(
  { food, nutrients: { length: isOfNutrients } }: FoodQuestion,
  { db, owner, locale }: Reader,
): Promise<Portion[]> {
  const { items, questions } = await understandMealOf(db, owner, food);
  const found = items.length > 0 ? items : questions.flatMap(({ choices }) => choices.slice(0, 1));
  if (found.length === 0) return isOfNutrients ? calledByFirstWord(food) : [];
  return found
    .slice(0, mostFoods)
    .map((item) => ({ name: portionText(locale, item), grams: item.grams, nutrients: item.nutrients }));
}

/** "Ragi" alone is eaten as nothing: 100 g of the first food that begins with it. */
function calledByFirstWord(word: string): Portion[] {
  const begins = ({ name }: Food) => name.toLowerCase().startsWith(`${word.toLowerCase()} `);
  return searchFoods(loadFoodTable(), word, mostSearched)
    .filter(begins)
    .slice(0, 1)
    .map(({ name, per100g, furtherPer100g }) => ({
      name: `${name}, ${searchedGrams} g`,
      grams: searchedGrams,
      nutrients: { ...per100g, ...scaleFurther(furtherPer100g, searchedGrams) },
    }));
}

/** The foods logged together last, of today. */
async function lastEaten({ db, owner, today, locale }: Reader): Promise<Portion[]> {
  const entries = await listEntries(db, 'foodEntries', owner, today);
  const last = entries.at(-1);
  return entries
    .filter(({ createdAt }) => last && createdAt.getTime() === last.createdAt.getTime())
    .slice(0, mostFoods)
    .map((entry) => ({ name: nameOfFood(locale, entry), grams: entry.grams, nutrients: entry }));
}
