import * as texts from '../../../texts/food/savedFoods.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { listPhrases } from '../phrases/data.ts';
import { forget, saveMemory } from './chat/memory.ts';
import { readMemory } from './chat/memoryReading.ts';
import { keepOwnFood } from './chat/ownFood.ts';
import { readForgotten, readOwnFood } from './chat/ownFoodReading.ts';
import { saveRecipe } from './chat/recipe.ts';
import { readDefinedRecipe, readRecipe } from './chat/recipeReading.ts';
import { listPersonalFoods } from './data.ts';
import { isRecipe } from './recipes/data.ts';

const asksForKept =
  /^\/?(?:(?:show|list|see|what are|open|dikhao)\s+)?(?:me\s+)?(?:my|mere|meri|मेरे|मेरी)\s+(?:recipes?|own foods?|saved foods?|foods|usual meals?|saved meals?|memories)(?:\s+(?:dikhao|kya hai|kaunsi hain))?[?.! ]*$|^(?:what do you (?:remember|know)(?: about (?:me|my foods?))?|kya yaad hai)[?.! ]*$/iu;
const mostListed = 20;

/** A person's own foods, recipes and words in the chat: kept by saying what they are, listed and forgotten. */
export const nutritionSkill: Skill = {
  name: 'nutrition',

  async answer(_text, turn) {
    const forgotten = readForgotten(turn.said);
    if (forgotten) return forget(forgotten, turn);
    if (asksForKept.test(turn.said)) return listKept(turn);
    const recipe = readRecipe(turn.said);
    if (recipe) return saveRecipe(recipe, turn);
    const memory = readMemory(turn.said);
    const remembered = memory && (await saveMemory(memory, turn));
    if (remembered) return remembered;
    const food = readOwnFood(turn.said);
    if (food) return keepOwnFood(food, turn);
    const defined = readDefinedRecipe(turn.said);
    return defined && saveRecipe(defined, turn);
  },
};

async function listKept({ db, person: { owner, locale }, context }: Turn): Promise<Outcome> {
  const [foods, phrases] = await Promise.all([listPersonalFoods(db, owner), listPhrases(db, owner)]);
  const lists = [
    ['recipes', foods.filter(isRecipe).map(({ name }) => name)],
    ['foods', foods.filter((food) => !isRecipe(food)).map(({ name }) => name)],
    ['meals', phrases.filter(({ kind }) => kind === 'meal').map(({ phrase }) => phrase)],
    [
      'memories',
      phrases.filter(({ kind }) => kind === 'memory').map(({ phrase, meaning }) => `${phrase} = ${meaning}`),
    ],
  ] as const;
  const lines = lists
    .filter(([, names]) => names.length > 0)
    .map(([list, names]) => texts.list(locale, list, names.slice(0, mostListed).join(', ')));
  const page = texts.page(locale, `${context.config.publicUrl}/app/my-foods`);
  return { text: lines.length > 0 ? [...lines, page].join('\n') : texts.nothingKept(locale) };
}
