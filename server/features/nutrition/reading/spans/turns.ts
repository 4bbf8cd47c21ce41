import { type Amount, readAmount } from '../words/amount.ts';
import {
  isHinglishAnd,
  isVerb,
  lengthOfAgain,
  lengthOfOnes,
  lengthOfPutIn,
  priceAt,
  repetitionAt,
  sizeForPrice,
} from '../words/asides.ts';
import { lengthOfDenial } from '../words/denial.ts';
import { eggWhitesAt } from '../words/eggWhites.ts';
import { FROM_WORDS } from '../words/headings.ts';
import { tellsOfEating } from '../words/intent.ts';
import { joinerOf } from '../words/joiners.ts';
import { eatenOfItAt, gaveAwayAt, leavesPart, leavingAt, startsLeavings } from '../words/leavings.ts';
import { measuresSomethingElse } from '../words/measures.ts';
import { lengthOfNearby } from '../words/nearby.ts';
import {
  GIVEN_UP,
  isNeitherNor,
  isOfClause,
  isOfOthers,
  lengthOfCorrection,
  lengthOfMeant,
  lengthOfNotHad,
  negatesBefore,
} from '../words/negation.ts';
import { lengthPassedOver } from '../words/passedOver.ts';
import { readStatedFigure, startsName } from '../words/statedFigures.ts';
import { LEFT_OUT } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';
import type { JoinerSpan, Meaning } from './span.ts';

const COMPANION_WORDS = wordList('companion');
const EACH_WORDS = wordList('each');
const ONLY = wordList('only');
const OR_WORDS = wordList('or');
const EXTRA_WORDS = wordList('extra');
const DETERMINERS = wordList('determiner');
const VERBS_AND_PRONOUNS = wordList('verbOrPronoun');
const KE = wordList('of it');

/** How many tokens a turn of speech takes, and what it means. */
export interface TurnOfSpeech {
  length: number;
  meaning: Meaning;
}

type TurnReader = (tokens: Token[], at: number) => TurnOfSpeech | undefined;

/** Turns of speech that are neither a food nor its amount: of those that hold at a token, the first. */
export function turnAt(tokens: Token[], at: number): TurnOfSpeech | undefined {
  for (const read of TURNS) {
    const turn = read(tokens, at);
    if (turn) return turn;
  }
  return undefined;
}

const TURNS: TurnReader[] = [
  readEggWhites,
  (tokens, at) => ofLength(lengthOfCorrection(tokens, at), { kind: 'correction' }),
  (tokens, at) => ofLength(lengthOfAgain(tokens, at), { kind: 'again', amount: amountAt(tokens, at) }),
  (tokens, at) => ofLength(lengthOfOnes(tokens, at), joins('list')),
  (tokens, at) =>
    ofLength(lengthOfNotHad(tokens, at), { kind: 'negation', isOfList: false, isOfAll: isOfClause(tokens, at) }),
  (tokens, at) => ofLength(lengthOfMeant(tokens, at), joins('without')),
  readLeaving,
  readEatenOfIt,
  (tokens, at) =>
    ofLength(lengthOfDenial(tokens, at), { kind: 'negation', isOfList: false, isOfAll: false, reachesBack: true }),
  (tokens, at) => ofLength(lengthPassedOver(tokens, at), { kind: 'aside' }),
  (tokens, at) => ofLength(lengthOfPutIn(tokens, at), joins('start', { isCompanion: true })),
  readTimes,
  readPrice,
  readFigure,
  (tokens, at) => ofLength(measuresSomethingElse(tokens, at) ? 2 : 0, joins('start')),
  (tokens, at) => ofLength(tokens[at + 1]?.key === '%' ? 2 : 0, { kind: 'aside' }),
  (tokens, at) => one(isNeitherNor(tokens, at) || isOfOthers(tokens, at), joins('without')),
  (tokens, at) => one(startsLeavings(tokens, at), joins('without', { needsFood: !leavesPart(tokens, at) })),
  (tokens, at) => ofLength(lengthOfNearby(tokens, at), { kind: 'place' }),
  (tokens, at) => one(FROM_WORDS.has(keyAt(tokens, at)), { kind: 'place' }),
  readNegation,
  readLimit,
  readJoiner,
  readLeftOut,
];

const ofLength = (length: number, meaning: Meaning) => (length > 0 ? { length, meaning } : undefined);
const one = (holds: boolean, meaning: Meaning) => ofLength(holds ? 1 : 0, meaning);
const keyAt = (tokens: Token[], at: number) => tokens[at]?.key ?? '';
const amountAt = (tokens: Token[], at: number): Amount | undefined => readAmount(tokens, at)?.amount;

export function joins(joiner: JoinerSpan['joiner'], said: Partial<JoinerSpan> = {}): JoinerSpan {
  return { kind: 'joiner', joiner, isEating: false, isCompanion: false, ...said };
}

function readEggWhites(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const said = eggWhitesAt(tokens, at);
  return said && ofLength(said.length, { kind: 'eggWhites', said });
}

function readLeaving(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const leaving = leavingAt(tokens, at) ?? gaveAwayAt(tokens, at);
  return leaving && ofLength(leaving.length, { kind: 'leaving', quantity: leaving.quantity });
}

function readEatenOfIt(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const eaten = eatenOfItAt(tokens, at);
  return eaten && ofLength(eaten.length, { kind: 'eatenOfIt', quantity: eaten.quantity });
}

function readTimes(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const times = repetitionAt(tokens, at);
  return times && ofLength(times.next - at, { kind: 'times', count: times.count });
}

function readPrice(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const price = priceAt(tokens, at);
  return price === undefined ? undefined : ofLength(2, { kind: 'size', size: sizeForPrice(price) });
}

function readFigure(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const figure = readStatedFigure(tokens, at);
  if (!figure) return undefined;
  const isOfWhatComes = startsName(tokens, figure.next);
  return ofLength(figure.next - at, { kind: 'figure', stated: figure.stated, isOfWhatComes });
}

function readNegation(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const key = keyAt(tokens, at);
  if (OR_WORDS.has(key) && !isHinglishAnd(tokens, at))
    return one(true, { kind: 'negation', isOfList: true, isOfAll: false });
  return one(negatesBefore(tokens, at), { kind: 'negation', isOfList: false, isOfAll: GIVEN_UP.has(key) });
}

function readLimit(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const key = keyAt(tokens, at);
  if (EACH_WORDS.has(key)) return one(true, { kind: 'each', isBeforeAmount: readAmount(tokens, at + 1) !== undefined });
  if (EXTRA_WORDS.has(key)) return one(true, joins('plus'));
  return one(ONLY.has(key), { kind: 'only' });
}

function readJoiner(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const token = tokens[at] as Token;
  if (token.kind === 'mark' || readAmount(tokens, at)) return undefined;
  const joiner = joinerOf(tokens, at);
  if (joiner?.kind === 'start' && isWhose(tokens, at)) return one(true, { kind: 'aside' });
  if (!joiner && !isVerb(tokens, at)) return undefined;
  const isEating = joiner?.isEating || tellsOfEating([token]);
  return one(true, joins(joiner?.kind ?? 'start', { isEating, isCompanion: COMPANION_WORDS.has(token.key) }));
}

/** "A slice of the office cake", "half of my friend's shawarma": whose it was, between the amount and the food. */
function isWhose(tokens: Token[], at: number): boolean {
  if (!DETERMINERS.has(keyAt(tokens, at - 1)) || VERBS_AND_PRONOUNS.has(keyAt(tokens, at))) return false;
  return [2, 3, 4, 5].some((back) => readAmount(tokens, at - back)?.next === at - 1);
}

/** "Bina cheeni ke": what is left out, where no food need be called so. */
function readLeftOut(tokens: Token[], at: number): TurnOfSpeech | undefined {
  const token = tokens[at] as Token;
  const isAfterWithout = token.kind === 'word' && joinerOf(tokens, at - 1)?.kind === 'without';
  if (!isAfterWithout || readAmount(tokens, at)) return undefined;
  const isOfNext = KE.has(keyAt(tokens, at + 1));
  if (!isOfNext && !LEFT_OUT.has(token.key)) return undefined;
  return ofLength(isOfNext ? 2 : 1, { kind: 'leftOut', words: [token] });
}
