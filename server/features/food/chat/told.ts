import * as foodTexts from '../../../../texts/food/food.ts';
import * as texts from '../../../../texts/food/foodEvidence.ts';
import type { Outcome, Taken, Turn } from '../../../assistant/skill.ts';
import { shareOf, sureAct } from '../../../assistant/wanted.ts';
import type { Role } from '../../../language/lexicon.ts';
import { type Message, readMessage } from '../../../language/message.ts';
import { inOwnWords } from '../../../language/ownWords.ts';
import { localMinutesOf } from '../../../lib/dates.ts';
import { listPersonalFoods } from '../../nutrition/data.ts';
import { understandMealOf, understandMealsOf } from '../../nutrition/reading.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import type { EstimatedItem, MealUnderstanding } from '../../nutrition/types.ts';
import { likelihoodOfMeal, mayBeMeal, sureTelling, textToldIn, type Weighed, weigh } from './evidence.ts';
import { isLeftOut } from './leftOut.ts';
import { answerMeals, isSilent, isUnsettled } from './meal.ts';
import { askWhetherEaten } from './offer.ts';
import { logStated, readStatedEnergy } from './stated.ts';
import { toldFoods } from './toldFoods.ts';
import { quoted } from './wording.ts';

/** Logs what a message tells of meals, asks about what it leaves in doubt, and says why it logs nothing of the rest. */
export async function readTold(text: string, given: Turn): Promise<Taken | undefined> {
  // The day that is named is that of the meal which was had again.
  const repeats = sureAct(given.wants) === 'log.repeat';
  const turn = repeats ? { ...given, daysAgo: 0 } : given;
  const ownFoods = await turn.own.of(listPersonalFoods);
  const message = readMessage(
    text,
    ownFoods.map(({ name }) => name),
  );
  const likely = await likelihoodIn(turn, text);
  // What nobody heard to be told keeps to its words.
  const told = textToldIn(message, turn.wants ? likely : 0);
  if (told === '') return leaveAlone(text, message, likely, turn);
  const isTold = turn.wants !== undefined && likely >= surelyTold;
  const understood = (await understandMealsOf(turn.db, turn.person.owner, told, turn.own, isTold)).map((meal) => ({
    ...meal,
    // Who surely ate says why they wanted it, and plans nothing.
    intent: meal.intent === 'planned' && likely >= sureTelling ? ('eaten' as const) : meal.intent,
    daysAgo: repeats ? 0 : meal.daysAgo || dayOf(message) || nightsAgo(meal, message, turn),
  }));
  const weighed = weigh(understood, message, loadFoodTable(), likely);
  const meals = weighed.map(({ meal }) => meal);
  if (isLeftOut(meals, message))
    return { rest: '', log: async () => ({ text: foodTexts.nothingLogged(turn.person.locale) }) };
  const [only] = meals;
  const stated = only && meals.length === 1 && isUnsettled(only) ? readStatedEnergy(told) : undefined;
  if (only && stated) return { rest: '', log: () => logStated(stated, only, turn) };
  const doubt = weighed.find(({ doubtful }) => doubtful.length > 0);
  if (meals.every((meal) => isSilent(meal) && meal.intent !== 'skipped')) {
    if (doubt?.meal.intent === 'eaten') return { rest: '', log: async () => askAbout(doubt, turn) };
    const isAside = !doubt && weighed.some(({ others }) => others.length > 0);
    return isAside ? { rest: '', log: async () => asideOf('topic', turn) } : undefined;
  }
  return { rest: '', log: async () => joined(await answerMeals(meals, turn), doubt, turn) };
}

/** Asks about what surely was eaten and no table knows. */
export async function askUnknown(text: string, { person: { locale } }: Turn): Promise<Outcome> {
  const words = inOwnWords(readMessage(text));
  return { text: words ? foodTexts.unknown(locale, quoted([words]), words) : foodTexts.whatFoods(locale) };
}

/** "Same breakfast as yesterday, that poha", where nothing was logged yesterday: what is named is asked about. */
const likelyOfRepeat = 0.3;
/** From here on what sounds like a plan, a question or a remark still tells what was eaten. */
const surelyTold = 0.85;
const leastCorrecting = 0.05;
/** With a verb of eating beside it, from here on a further helping is meant. */
const leastTelling = 0.15;

/**
 * How likely the message tells of what was eaten; what a button says for a person is meant. What sounds like a correction
 * and names nothing that was logged today is news.
 */
async function likelihoodIn({ wants, ...turn }: Turn, text: string): Promise<number> {
  if (!wants) return 1;
  // "Had my usual breakfast" right behind its saving saves nothing.
  const isHad = readMessage(text).roles[0]?.has('eaten') ?? false;
  const told = likelihoodOfMeal(wants.acts) + (isHad ? shareOf(wants, 'save') : 0);
  if (sureAct(wants) === 'log.repeat') return Math.min(told, likelyOfRepeat);
  const corrects = shareOf(wants, 'fix');
  if (corrects < leastCorrecting) return told;
  const { items, daysAgo } = await understandMealOf(turn.db, turn.person.owner, text);
  const kept = (await toldFoods(turn, [])).filter((entry) => entry.daysAgo === (turn.daysAgo || daysAgo));
  const named = [...new Set(items.map(({ foodName }) => foodName.toLowerCase()))];
  const isNews = named.every((name) => kept.every((entry) => !entry.isCalled(name)));
  const message = readMessage(text);
  const isTelling = told >= leastTelling && message.clauses.some(({ isSure }) => isSure);
  return isNews || isTelling || isPlain(message, items) ? told + corrects : told;
}

const besideFoods: Role[] = ['unit', 'joiner', 'meal', 'time', 'today', 'leadIn', 'self', 'filler', 'eaten'];

/** Nothing but foods, how much of them and which meal it was: "1 roti for lunch" after two for breakfast is a further one. */
function isPlain({ tokens, roles }: Message, items: EstimatedItem[]): boolean {
  const named = new Set(items.flatMap((item) => readMessage(item.text).tokens.map(({ word }) => word)));
  const isBeside = (at: number) => besideFoods.some((role) => roles[at]?.has(role));
  return items.length > 0 && tokens.every(({ kind, word }, at) => kind !== 'word' || named.has(word) || isBeside(at));
}

/** The day of which a message tells in the words of any language: the one that it begins with holds for what follows. */
const dayOf = ({ clauses, roles }: Message): number => {
  const [first = 0, ...days] = clauses.flatMap(({ veto, daysAgo }) => (veto === undefined ? daysAgo : []));
  const saysToday = roles.some((known) => known.has('today'));
  return days.every((day) => day === first || (day === 0 && !saysToday)) ? first : 0;
};

/** Before it a dinner that was eaten is of the day before. */
const untilMorning = 11 * 60;

/** "Raat ko biryani khayi" in the morning: the night that was, and not the one to come. */
function nightsAgo({ mealType, timeOfDayMin }: MealUnderstanding, { roles }: Message, { now, person }: Turn): number {
  const minutes = localMinutesOf(now, person.timeZone);
  const isSaid = (role: Role) => roles.some((known) => known.has(role));
  const isEaten = mealType === 'dinner' && isSaid('eaten') && !isSaid('today');
  return isEaten && minutes < untilMorning && (timeOfDayMin ?? minutes + 1) > minutes ? 1 : 0;
}

/** One question at a time: what is asked about a name comes before what is asked about the telling. */
function joined(answer: Outcome, doubt: Weighed | undefined, turn: Turn): Outcome {
  if (!doubt || answer.question) return answer;
  const asked = askAbout(doubt, turn);
  return {
    ...answer,
    text: `${answer.text}\n\n${asked.text}`,
    buttons: (changeId) => [...(asked.buttons?.(changeId) ?? []), ...(answer.buttons?.(changeId) ?? [])],
    question: asked.question,
  };
}

function askAbout({ doubtful, meal, isTooMuch }: Weighed, turn: Turn): Outcome {
  const question = isTooMuch ? texts.isItSoMuch : texts.didYouEat;
  return askWhetherEaten(doubtful, meal, question(turn.person.locale), turn);
}

/** Nothing of it was eaten by the writer; said only where foods are named. */
async function leaveAlone(
  text: string,
  { clauses, roles }: Message,
  likely: number,
  turn: Turn,
): Promise<Taken | undefined> {
  const veto = clauses[0]?.veto;
  if (veto === undefined || veto === 'question' || veto === 'advice') return undefined;
  const named = await understandMealsOf(turn.db, turn.person.owner, text);
  const items: EstimatedItem[] = named.flatMap((meal) => meal.items);
  const isOthers = veto === 'other' && roles.some((known) => known.has('eaten') || known.has('theyAte'));
  const isOfMeal =
    isOthers || items.length > 0 || named.some((meal) => meal.intent !== 'eaten' || meal.questions.length > 0);
  const [first] = named;
  if (first && mayBeMeal(veto, named, text, likely)) {
    const asked = askWhetherEaten(items, first, texts.didYouEat(turn.person.locale), turn);
    return { rest: '', log: async () => asked };
  }
  return isOfMeal ? { rest: '', log: async () => asideOf(veto, turn) } : undefined;
}

const asideOf = (veto: keyof typeof reasons, { person: { locale } }: Turn): Outcome => ({
  text: reasons[veto](locale),
  isAside: true,
});

const reasons = {
  denial: foodTexts.nothingLogged,
  other: texts.notYours,
  plan: foodTexts.plan,
  wish: foodTexts.plan,
  habit: texts.leftAlone,
  prohibition: texts.leftAlone,
  recipe: texts.leftAlone,
  quote: texts.leftAlone,
  topic: texts.leftAlone,
};
