import type { Skill } from '../../assistant/skill.ts';
import { forgetOwnFood, keepOwnFood } from './chat/ownFood.ts';
import { readForgotten, readOwnFood } from './chat/ownFoodReading.ts';

/** A person's own foods in the chat: kept by saying what is in them, and forgotten. */
export const nutritionSkill: Skill = {
  name: 'nutrition',

  async answer(_text, turn) {
    const forgotten = readForgotten(turn.said);
    if (forgotten) return forgetOwnFood(forgotten, turn);
    const said = readOwnFood(turn.said);
    return said && keepOwnFood(said, turn);
  },
};
