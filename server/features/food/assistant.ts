import { buttonGone } from '../../../texts/conversation.ts';
import type { Skill } from '../../assistant/skill.ts';
import { isUuid } from '../../lib/text.ts';
import { understandMealsOf } from '../nutrition/reading.ts';
import { answerAdvice } from './chat/advice.ts';
import { type ChoiceQuestion, chooseByButton, chooseByWords } from './chat/choice.ts';
import {
  askWhichItem,
  type CorrectionQuestion,
  correctByWords,
  openCorrection,
  removeItem,
} from './chat/correction.ts';
import { answerMeals, answerWhatMeal, askWhatMeal, isSilent, isUnsettled, type MealQuestion } from './chat/meal.ts';
import { answerHowMany, logOffered, type OfferQuestion, takeUpOffer } from './chat/offer.ts';
import { changeLast } from './chat/ofLast.ts';
import { answerRepeat } from './chat/repeat.ts';
import { answerRequest } from './chat/requests.ts';
import { scaleChange, scaleEntry } from './chat/scale.ts';
import { logStated, readStatedEnergy } from './chat/stated.ts';
import { readMealAlone, readOfLast } from './reading.ts';

/** Meals in the chat: what is left of a message when the other skills have taken their parts. */
export const foodSkill: Skill = {
  name: 'food',

  async answer(text, turn) {
    const meal = readMealAlone(text);
    if (meal) return askWhatMeal(meal, turn);
    for (const answer of [answerRepeat, answerRequest, answerHowMany, answerAdvice]) {
      const outcome = await answer(text, turn);
      if (outcome) return outcome;
    }
    return undefined;
  },

  async take(text, turn) {
    const ofLast = readOfLast(text);
    if (ofLast) return { rest: '', log: () => changeLast(ofLast, turn) };
    const meals = await understandMealsOf(turn.db, turn.person.owner, text);
    const [only] = meals;
    const stated = only && meals.length === 1 && isUnsettled(only) ? readStatedEnergy(text) : undefined;
    if (only && stated) return { rest: '', log: () => logStated(stated, only, turn) };
    if (meals.every((meal) => isSilent(meal) && meal.intent !== 'skipped')) return undefined;
    return { rest: '', log: () => answerMeals(meals, turn) };
  },

  async resume(data, text, turn) {
    const question = data as ChoiceQuestion | CorrectionQuestion | OfferQuestion | MealQuestion;
    if (question.kind === 'meal') return answerWhatMeal(question, text, turn);
    if (question.kind === 'choice') return chooseByWords(question, text, turn);
    if (question.kind === 'correction') return correctByWords(question, text, turn);
    return takeUpOffer(question, text, turn);
  },

  async press(verb, argument, turn) {
    const [id = '', second = ''] = argument.split(':');
    const noLonger = { text: buttonGone(turn.person.locale) };
    if (verb === 'choose') return chooseByButton(id, Number(second), turn);
    if (verb === 'offer') return logOffered(id, turn);
    if (!isUuid(id)) return noLonger;
    if (verb === 'scale') return scaleChange(id, Number(second), turn);
    if (verb === 'scaleItem') return scaleEntry(id, Number(second), turn);
    if (verb === 'change') return askWhichItem(id, turn);
    if (verb === 'item') return openCorrection(id, turn);
    if (verb === 'remove') return removeItem(id, turn);
    return noLonger;
  },
};
