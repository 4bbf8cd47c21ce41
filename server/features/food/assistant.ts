import { buttonGone } from '../../../texts/conversation.ts';
import { leftOut } from '../../../texts/food/foodEvidence.ts';
import type { Skill } from '../../assistant/skill.ts';
import { isUuid } from '../../lib/text.ts';
import { readSugarAlcohols } from '../nutrition/reading/sugarAlcohols.ts';
import { type ChoiceQuestion, chooseByButton, chooseByWords } from './chat/choice.ts';
import {
  askWhichItem,
  type CorrectionQuestion,
  correctByWords,
  openCorrection,
  removeItem,
} from './chat/correction.ts';
import { answerCorrection, changeFoods } from './chat/corrections.ts';
import { answerAdvice, answerIdeas, guessIdeas } from './chat/ideas/advice.ts';
import { type IdeasQuestion, logIdea } from './chat/ideas/ideaChoice.ts';
import { answerPlan, listShopping, swapMeal } from './chat/ideas/plan.ts';
import { answerWhatMeal, askWhatMeal, type MealQuestion } from './chat/meal.ts';
import { answerHowMany, logOffered, type OfferQuestion, takeUpOffer } from './chat/offer.ts';
import { answerRepeat } from './chat/repeat.ts';
import { readRepeat } from './chat/repeatReading.ts';
import { answerRequest, namesFoodKept } from './chat/requests.ts';
import { answerSavedMeals, logFavourite, takeSavedMeal } from './chat/savedMeals.ts';
import { scaleChange, scaleEntry } from './chat/scale.ts';
import { readStatedEnergy } from './chat/stated.ts';
import { readWithSugarAlcohols } from './chat/sugarAlcohols.ts';
import { askUnknown, readTold } from './chat/told.ts';
import { toldFoods } from './chat/toldFoods.ts';
import { doFood } from './doing.ts';
import { answerPackage, isAboutPackage, type PackageQuestion, pressPackage } from './packages/answer.ts';
import { answerPot, logShare } from './pots/share.ts';
import { readMealAlone } from './reading.ts';

/** Meals in the chat: what is left of a message when the other skills have taken their parts. */
export const foodSkill: Skill = {
  name: 'food',
  acts: [
    'log.food',
    'log.repeat',
    'fix.more',
    'fix.with',
    'fix.amount',
    'fix.food',
    'want.idea',
    'save.meal',
    'save.food',
    'ask.saved',
    'ask.food',
    'none.food',
    'fix.when',
    'fix.share',
    'fix.without',
    'fix.remove',
    'ask.ate',
  ],
  logs: true,
  readsNames: true,

  async answer(text, turn) {
    const meal = readMealAlone(text);
    if (meal) return askWhatMeal(meal, turn);
    const saved = await takeSavedMeal(text, turn);
    if (saved?.rest === '') return saved.log(turn);
    for (const answer of [
      answerPot,
      answerSavedMeals,
      answerRepeat,
      answerRequest,
      answerCorrection,
      answerHowMany,
      answerPlan,
      answerAdvice,
    ]) {
      const outcome = await answer(text, turn);
      if (outcome) return outcome;
    }
    return undefined;
  },

  readsWhole(text) {
    if (readRepeat(text)?.share !== undefined) return 'log.repeat';
    const polyols = readSugarAlcohols(text);
    return polyols && readStatedEnergy(polyols.rest) ? 'log.food' : undefined;
  },

  guess: async (act, turn) => (act === 'want.idea' ? guessIdeas(turn) : undefined),

  names: namesFoodKept,

  correct: changeFoods,
  told: toldFoods,

  async take(text, turn) {
    return (await takeSavedMeal(text, turn)) ?? (await readWithSugarAlcohols(text, turn)) ?? readTold(text, turn);
  },

  do: async (filled, turn) => (filled.act === 'log.food' ? doFood(filled.slots, turn) : undefined),

  keep: async (_act, text, turn) => askUnknown(text, turn),

  isAnswer: (_text, _turn, data) => (data as ChoiceQuestion).kind === 'choice',

  async resume(data, text, turn) {
    const question = data as
      | (ChoiceQuestion | CorrectionQuestion | OfferQuestion | MealQuestion | IdeasQuestion)
      | PackageQuestion;
    if (isAboutPackage(question)) return answerPackage(question, text, turn);
    if (question.kind === 'ideas') return answerIdeas(question, text, turn);
    if (question.kind === 'meal') return answerWhatMeal(question, text, turn);
    if (question.kind === 'choice') return chooseByWords(question, text, turn);
    if (question.kind === 'correction') return correctByWords(question, text, turn);
    return takeUpOffer(question, text, turn);
  },

  async press(verb, argument, turn) {
    const [id = '', second = ''] = argument.split(':');
    const noLonger = { text: buttonGone(turn.person.locale) };
    const ofPackage = await pressPackage(verb, id, Number(second), turn);
    if (ofPackage) return ofPackage;
    if (verb === 'choose') return chooseByButton(id, Number(second), turn);
    if (verb === 'offer') return logOffered(id, turn);
    if (verb === 'swap') return (await swapMeal(id, Number(second), turn)) ?? noLonger;
    if (verb === 'shop') return (await listShopping(id, turn)) ?? noLonger;
    if (verb === 'idea') return (await logIdea(id, second, turn)) ?? noLonger;
    if (verb === 'decline') return { text: leftOut(turn.person.locale) };
    if (!isUuid(id)) return noLonger;
    if (verb === 'share') return (await logShare(id, turn)) ?? noLonger;
    if (verb === 'favourite') return (await logFavourite(id, turn)) ?? noLonger;
    if (verb === 'scale') return scaleChange(id, Number(second), turn);
    if (verb === 'scaleItem') return scaleEntry(id, Number(second), turn);
    if (verb === 'change') return askWhichItem(id, turn);
    if (verb === 'item') return openCorrection(id, turn);
    if (verb === 'remove') return removeItem(id, turn);
    return noLonger;
  },
};
