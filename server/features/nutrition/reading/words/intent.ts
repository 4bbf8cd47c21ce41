import type { MealUnderstanding } from '../../types.ts';
import { phrasesOf } from './phrases.ts';
import type { Sentence } from './sentences.ts';
import { EATING, FUTURE, NEGATED_VERB } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** What a sentence is about; a question about food, or for advice on a plan, logs nothing and names nothing. */
export type SentenceIntent = MealUnderstanding['intent'] | 'question' | 'advice' | 'calories';

const SKIPPING = wordList('skipping');
const MEAL_WORDS = wordList('meal', 'snacks', 'food');
const NEGATIONS = wordList('nahi', 'didnt');
const HINDI_NEGATIONS = wordList('nahi');
const PERSONS = wordList('subject of negation');
const CONSUMING = wordList('consuming');
/** Right after the negation: "couldn't resist having a soda" had it. */
const GOING_ON = wordList('going on');
const PLANNING = wordList('planning');
/** "Making dosa for dinner". */
const COOKING = wordList('cooking');
/** "khane hain", "पीना है": is to be eaten. */
const INFINITIVE = /(?:^| )(?:(?:kha|pee|pi)n[aei] (?:hai|hain|h|tha|thi)|(?:खा|पी)(?:ना|ने|नी) (?:है|हैं|था))(?: |$)/;
const GOING_TO = phrasesOf('going to');
const QUESTION_WORDS = wordList('question');
const HOW_MUCH = wordList('how much');
const QUESTION_VERBS = wordList('question verbs');
const SUBJECTS = wordList('subject of question');
const ADVICE = /^(?:suggest|recommend|should|can|is|are|tell|give)$/;
const CALORIE_WORDS = wordList('calorie');

/** "Forgot to eat lunch", "no time for lunch", and not "forgot to log lunch". */
const FORGETTING =
  /(?:^| )(?:nothing eaten|ate nothing|(?:forgot to|no time (?:to|for)|not get time (?:to|for)) (?:eat|have|take|drink|breakfast|lunch|dinner|supper|snack))(?: |$)/;

/** "Kuch nahi mila", "subah se bhookhe hain": nobody ate anything. */
const NOTHING_HAD =
  /(?:^| )(?:(?:kuchh?|khana|khane ko|कुछ|खाना|खाने को) (?:bhi |भी )?(?:nahi|nahin|nhi|nai|नहीं|नही) (?:mila|khaya|piya|liya|gaya|मिला|खाया|पिया|लिया)|bh[ou]+kh[aei] (?:hu|hun|hoon|hai|hain|hi)|भूख[ाेी] (?:हूं|है|हैं|ही)|kich?h?ui? kha(?:i|a)? ?(?:ni|nai|nei)|kichi khai ?nahi)(?: |$)/;
const ATE = wordList('eaten');
const LINKING = wordList('linking');
/** Hindi ends with it what English begins with "is". */
const LINKING_AT_END = wordList('linking at end');
const LIKING = wordList('liking');
const MEALS = wordList('meal eaten');

/** "My sugar is high", "I love pizza": says something about food, and tells of no meal unless amounts are named. */
export function isStatement(tokens: Token[]): boolean {
  const has = (words: Set<string>) => tokens.some(({ key }) => words.has(key));
  const links = has(LINKING) || tokens.slice(-2).some(({ key }) => LINKING_AT_END.has(key));
  return (links || has(LIKING)) && !has(CONSUMING) && !has(EATING) && !has(MEALS);
}

/** Whether a sentence tells of something eaten, planned or skipped, or asks something. */
export function intentOf(tokens: Token[], endsWithQuestionMark: boolean): SentenceIntent {
  const keys = tokens.map((token) => token.key);
  const starts =
    QUESTION_WORDS.has(keys[0] ?? '') || (QUESTION_VERBS.has(keys[0] ?? '') && SUBJECTS.has(keys[1] ?? ''));
  const asks = endsWithQuestionMark || starts || asksHowMuch(keys);
  if (asks && keys.some((key) => CALORIE_WORDS.has(key)) && !ADVICE.test(keys[0] ?? '')) return 'calories';
  if (asks) return plans(tokens) ? 'advice' : 'question';
  if (saysNothingHad(tokens, keys)) return 'skipped';
  return plans(tokens) ? 'planned' : 'eaten';
}

/** "Skipped lunch", "didn't eat", "kuch nahi khaya". */
function saysNothingHad(tokens: Token[], keys: string[]): boolean {
  if (keys.some((key, at) => SKIPPING.has(key) || (key === 'no' && MEAL_WORDS.has(keys[at + 1] ?? '')))) return true;
  if (negatesEating(keys)) return true;
  const written = tokens.map((token) => token.word).join(' ');
  if (FORGETTING.test(written) || NOTHING_HAD.test(written)) return true;
  return tokens.some((token) => NEGATED_VERB.test(token.word));
}

function negatesEating(keys: string[]): boolean {
  const negation = keys.findIndex(
    (key, at) => NEGATIONS.has(key) && (at < 2 || PERSONS.has(keys[at - 1] ?? '') || HINDI_NEGATIONS.has(key)),
  );
  if (negation === -1) return false;
  const near = keys.slice(Math.max(0, negation - 2), negation + 4);
  return GOING_ON.has(keys[negation + 1] ?? '') || near.some((key) => CONSUMING.has(key));
}

/** "2 roti me kitni calorie hoti hai". */
function asksHowMuch(keys: string[]): boolean {
  return keys.some((key) => HOW_MUCH.has(key)) && keys.some((key) => CALORIE_WORDS.has(key));
}

/** "Rajma chawal khaunga", "will have a burger". */
export function plans(tokens: Token[]): boolean {
  const written = tokens.map((token) => token.word).join(' ');
  return (
    tokens.some(({ word }) => FUTURE.test(word)) ||
    tokens.some(({ key }) => PLANNING.has(key) && key !== 'kal') ||
    GOING_TO.some((phrase) => written.includes(phrase)) ||
    INFINITIVE.test(written) ||
    COOKING.has(tokens[0]?.key ?? '')
  );
}

/** "Upma khaya hai". */
export function tellsOfEating(tokens: Token[]): boolean {
  return tokens.some(({ key }) => ATE.has(key));
}

/** "Mangwayi thi par aayi nahi". */
const CAME = wordList('came');
/** "Ek bhi nahi", "kuch bhi nahi". */
const NOT_ONE = wordList('not one');
/** "Samosa mila tha par maine nahi khaya": after a "but", it takes back the sentence before. */
export function takesBack(sentence: Sentence | undefined): boolean {
  if (!sentence?.contrasts) return false;
  const start = sentence.tokens
    .map(({ key }) => key)
    .filter((key) => !NOT_ONE.has(key))
    .slice(0, 4);
  const negation = start.findIndex((key) => NEGATIONS.has(key));
  if (start.includes('said') && start.includes('no')) return true;
  if (start.some((key) => CAME.has(key)) && start.some((key) => HINDI_NEGATIONS.has(key))) return true;
  return negation !== -1 && negation < 2 && start.slice(negation + 1, negation + 3).some((key) => CONSUMING.has(key));
}
