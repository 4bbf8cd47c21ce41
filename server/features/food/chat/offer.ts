import { randomBytes } from 'node:crypto';
import * as texts from '../../../../texts/food/food.ts';
import * as evidence from '../../../../texts/food/foodEvidence.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { readAgreement } from '../../../language/agreement.ts';
import { readCorrections } from '../../../language/corrections/several.ts';
import { isNumberWord, type Role } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import type { EstimatedItem, MealUnderstanding } from '../../nutrition/types.ts';
import { logMeals, occasionOf } from './logging.ts';
import { isAlsoCalled } from './requests.ts';
import { itemText, quoted } from './wording.ts';

/** A question about calories was answered; the person may take it up as a meal. */
export interface OfferQuestion {
  kind: 'offer';
  key: string;
  items: EstimatedItem[];
  /** When it was, where it was told as a meal. */
  when?: Pick<MealUnderstanding, 'daysAgo' | 'mealType' | 'timeOfDayMin' | 'isHalfOpen'>;
}

const asksHowMany =
  /^(?:so |and |hey )?(?:how (?:many|much)|what(?:'s| is| are)(?: the)?|kitni|kitna|कितनी|कितना)?\s*(?:calories?|cals?|kcals?|energy|protein|carbs?|कैलोरी|calorie)(?: count| content)?\s*(?:are|is|hoti hai|hai|do|does)?\s*(?:there )?(?:in|of|for|mein|me|में)\s+(.+?)[?.!\s]*$/iu;
const asksHowManyHindi =
  /^(.+?)\s+(?:mein|me|में|ki|की|ka|का)\s+(?:kitni|kitna|कितनी|कितना)\s+(?:calories?|kcal|protein|कैलोरी|प्रोटीन).*$/iu;
const asksHowManyFirst =
  /^(?:kitni|kitna|कितनी|कितना)\s+(?:calories?|kcal|protein|कैलोरी|प्रोटीन)\s+(?:(?:hoti|hota|hote)\s+)?(?:hai|hain|है|हैं|होती है)\s+(.+?)\s+(?:mein|me|में)[?.!\s]*$/iu;

/** "1 cup coffee with sugar calories": what stands before it, unless that is a figure. */
const namesFiguresLast = /^(.*\p{L})\s+(?:calories?|cals?|kcals?|कैलोरी)(?: count)?[?.!\s]*$/iu;
const tellsOfLog: Role[] = ['eaten', 'took', 'log', 'remove', 'change', 'meal', 'today', 'yesterday', 'exercise'];

function askedLast(text: string): string | undefined {
  const about = text.match(namesFiguresLast)?.[1];
  const message = about === undefined ? undefined : readMessage(about);
  const isFigure = isNumberWord(message?.tokens.at(-1)?.word ?? '');
  return isFigure || message?.roles.some((roles) => tellsOfLog.some((role) => roles.has(role))) ? undefined : about;
}

/** "How many calories in a samosa?" is answered and logs nothing. */
export async function answerHowMany(text: string, { db, person }: Turn): Promise<Outcome | undefined> {
  const asked = [asksHowMany, asksHowManyHindi, asksHowManyFirst].map((form) => text.match(form)?.[1]).find(Boolean);
  const about = asked ?? askedLast(text);
  if (!about || pointsOnly(about)) return undefined;
  const { items, unknown, questions } = await understandMealOf(db, person.owner, about);
  if (!asked && (items.length === 0 || unknown.length > 0)) return undefined;
  if (items.length === 0 && namesExercise(about)) return undefined;
  if (items.length === 0) {
    const unclear = [...unknown, ...questions.map((question) => question.text)];
    return { text: texts.unknownToAnswer(person.locale, quoted(unclear.length > 0 ? unclear : [about])) };
  }
  const key = randomBytes(6).toString('hex');
  const data: OfferQuestion = { kind: 'offer', key, items };
  return {
    text: [...items.map((item) => describe(person.locale, item)), texts.notLogged(person.locale)].join('\n'),
    buttons: () => [[{ label: texts.logIt(person.locale), action: `food.offer:${key}` }]],
    question: { skill: 'food', data },
  };
}

/** "Kcal for that", "calories in that run" asks of what was told before. */
function pointsOnly(about: string): boolean {
  const { tokens, roles } = readMessage(about);
  return roles.every((known, at) => tokens[at]?.kind === 'mark' || known.has('that') || known.has('exercise'));
}

const namesExercise = (about: string): boolean => readMessage(about).roles.some((known) => known.has('exercise'));

function describe(locale: Locale, item: EstimatedItem): string {
  const { proteinG, carbohydrateG, fatG } = item.nutrients;
  return `• ${itemText(locale, item)} (${texts.macronutrients(locale, proteinG, carbohydrateG, fatG)})`;
}

/** Asks whether foods were eaten, or so much of them; they are logged when the person says so. */
export function askWhetherEaten(
  items: EstimatedItem[],
  meal: MealUnderstanding,
  question: string,
  turn: Turn,
): Outcome {
  const key = randomBytes(6).toString('hex');
  const { daysAgo, mealType, timeOfDayMin, isHalfOpen } = meal;
  const data: OfferQuestion = {
    kind: 'offer',
    key,
    items,
    when: { daysAgo, mealType, timeOfDayMin, ...(isHalfOpen && { isHalfOpen }) },
  };
  const { locale } = turn.person;
  const buttons = [
    { label: evidence.logIt(locale), action: `food.offer:${key}` },
    { label: evidence.dontLogIt(locale), action: `food.decline:${key}` },
  ];
  return {
    text: [question, ...items.map((item) => `• ${itemText(locale, item)}`)].join('\n'),
    buttons: () => [buttons],
    question: { skill: 'food', data },
  };
}

/** "Ok i ate one of those". */
function tellsOfIt(text: string): boolean {
  const message = readMessage(text);
  const is = (role: Role) => message.roles.some((roles) => roles.has(role));
  const isOnlyThat = message.roles.every(({ size }, at) => {
    const token = message.tokens[at];
    return size > 0 || token?.kind !== 'word' || isNumberWord(token.word);
  });
  return is('eaten') && is('that') && isOnlyThat && message.clauses.every(({ veto }) => veto === undefined);
}

export async function takeUpOffer(offer: OfferQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  const agreement = readAgreement(text);
  if (agreement === 'no') return { text: evidence.leftOut(turn.person.locale) };
  if (agreement === 'yes' || tellsOfIt(text)) return logNow(offer, turn);
  const items = await itemsAfter(offer.items, text, turn);
  return items && logNow({ ...offer, items }, turn);
}

/** "2 actually", "roti 4 thi", "no dal": what was offered, with what the words change of it. */
async function itemsAfter(offered: EstimatedItem[], text: string, turn: Turn): Promise<EstimatedItem[] | undefined> {
  let items = offered;
  const corrections = readCorrections(readMessage(text));
  for (const correction of corrections) {
    const named = correction.kind === 'without' ? correction.what : 'of' in correction ? correction.of : undefined;
    const called = items.filter((item) => named === undefined || isAlsoCalled(item, nameWords(named)));
    const [item, ...others] = called;
    if (!item || others.length > 0) return undefined;
    if (correction.kind === 'without' && items.length > 1) {
      items = items.filter((one) => one !== item);
      continue;
    }
    const isOfFood =
      correction.kind === 'amount' && !readMessage(correction.amount).roles.some((said) => said.has('measure'));
    if (!isOfFood) return undefined;
    const { items: read } = await understandMealOf(turn.db, turn.person.owner, `${correction.amount} ${item.foodName}`);
    const [told] = read;
    if (!told || read.length > 1 || told.foodId !== item.foodId) return undefined;
    items = items.map((one) => (one === item ? told : one));
  }
  return corrections.length > 0 ? items : undefined;
}

export async function logOffered(key: string, turn: Turn): Promise<Outcome> {
  const question = (await findQuestion(turn.db, turn.person.owner, turn.now))?.data as OfferQuestion | undefined;
  if (question?.kind !== 'offer' || question.key !== key) return { text: texts.questionClosed(turn.person.locale) };
  return logNow(question, turn);
}

function logNow({ items, when }: OfferQuestion, turn: Turn): Promise<Outcome> {
  const occasion = occasionOf(when ?? { daysAgo: 0, mealType: undefined, timeOfDayMin: undefined }, turn);
  return logMeals([{ items, occasion }], turn);
}
