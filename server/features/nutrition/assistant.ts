import type { Skill } from '../../assistant/skill.ts';
import { changeKept, listKept } from './chat/keptFoods.ts';
import { asksForKept, readKeptRequest } from './chat/keptFoodsReading.ts';
import { forget, saveMemory } from './chat/memory.ts';
import { readMemory, readVesselDrunk } from './chat/memoryReading.ts';
import { keepOwnFood } from './chat/ownFood.ts';
import { readForgotten, readOwnFood } from './chat/ownFoodReading.ts';
import { saveRecipe } from './chat/recipe.ts';
import { readDefinedRecipe, readRecipe } from './chat/recipeReading.ts';

/** A person's own foods, recipes and words in the chat: kept by saying what they are, listed, renamed and forgotten. */
export const nutritionSkill: Skill = {
  name: 'nutrition',
  acts: [
    'save.food',
    'save.recipe',
    'save.meal',
    'save.meaning',
    'forget.saved',
    'ask.saved',
    'ask.food',
    'fix.figure',
    'fix.without',
    'fix.remove',
    'none.food',
    'set.profile',
  ],

  readsWhole: (text) => (readOwnFood(text)?.servingG === undefined ? undefined : 'save.food'),

  async answer(_text, turn) {
    const forgotten = readForgotten(turn.said);
    if (forgotten) return forget(forgotten, turn);
    if (asksForKept(turn.said)) return listKept(turn);
    const request = readKeptRequest(turn.said);
    const changed = request && (await changeKept(request, turn));
    if (changed) return changed;
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

  // What was drunk of a vessel is water, in the size that is kept here first.
  take(text) {
    const read = readVesselDrunk(text);
    if (!read) return undefined;
    const { memory, count, vessel } = read;
    return {
      rest: `${count} ${vessel} water`,
      log: async (turn) => (await saveMemory(memory, turn)) ?? { text: '' },
    };
  },
};
