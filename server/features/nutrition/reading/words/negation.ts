import { phraseFinder } from '../../../../language/phraseLists.ts';
import { wordKey } from '../../table/nameKey.ts';
import { readNumber } from './number.ts';
import { phrasesOf } from './phrases.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

const NOT = wordList('nahi');
const WITHOUT = wordList('bina');
const POSSESSIVES = wordList('genitive');
/** "Chini chara", "sakkarai illama": behind what was not in it, without a word between. */
const WITHOUT_BEHIND = wordList('without behind');
const isWithoutBehind = (tokens: Token[], at: number): boolean =>
  WITHOUT_BEHIND.has(tokens[at]?.key ?? '') || (WITHOUT.has(tokens[at]?.key ?? '') && endsClause(tokens, at + 1));
export const isLeftOutBehind = (tokens: Token[], at: number): boolean => isWithoutBehind(tokens, at + 1);

/** "chutney no, …", "cookie declined", "salan left it": said after the food, with nothing that they could take away after them. */
const AT_THE_END = wordList('at the end');
export const GIVEN_UP = wordList('given up');
/** What may still come behind, or begins another clause: "refused it", "refused though it hurt". */
const ENDS_CLAUSE = wordList('end of clause');
const REPLACED = wordList('replaced');
const NEAR_NEITHER = 10;
const NEITHER = wordList('neither');
const HAD = wordList('not had');
const lengthOfUsedUp = phraseFinder(phrasesOf('not had behind'));
const USED_UP = wordList('used up');
const REASONS = wordList('reasons');
const NEAR_REASON = 4;
const lengthOfNone = phraseFinder(phrasesOf('none at the end'));

/** "cheeni nahi" and "cheeni ke bina" take back what they follow; "bina cheeni" takes away what comes. */
export function negatesBefore(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  if (NOT.has(key) || GIVEN_UP.has(key) || isWithoutBehind(tokens, at)) return true;
  if (WITHOUT.has(key) || REPLACED.has(key)) return POSSESSIVES.has(tokens[at - 1]?.key ?? '');
  if (AT_THE_END.has(key)) return endsClause(tokens, at + 1);
  return key === 'not' && HAD.has(tokens[at + 1]?.key ?? '') && endsClause(tokens, at + 2);
}

/** "na chai na nashta". */
export function isNeitherNor(tokens: Token[], at: number): boolean {
  const isNa = (token: Token | undefined) => NEITHER.has(token?.key ?? '');
  if (!isNa(tokens[at]) || tokens[at + 1]?.kind !== 'word') return false;
  return tokens.slice(Math.max(0, at - NEAR_NEITHER), at + NEAR_NEITHER).filter(isNa).length > 1;
}

/** "Papad nako", "the beans were not ready", "sugar: none": how many tokens say that what they follow was not had. */
export function lengthOfNotHad(tokens: Token[], at: number): number {
  const none = lengthOfNone(tokens, at);
  if (none > 0) return endsClause(tokens, at + none) ? none : 0;
  if (at === 0) return 0;
  return lengthOfUsedUp(tokens, at) || (isWhyNot(tokens, at) ? 1 : 0);
}

/** "Black coffee kyunki doodh khatam": as a reason it was used up before; alone it may as well have been eaten up. */
function isWhyNot(tokens: Token[], at: number): boolean {
  if (!USED_UP.has(tokens[at]?.key ?? '') || !endsClause(tokens, at + 1)) return false;
  return tokens.slice(Math.max(0, at - NEAR_REASON), at).some(({ key }) => REASONS.has(key));
}

/** "Lunch was supposed to be pizza": how many tokens say so. */
export const lengthOfMeant = phraseFinder(phrasesOf('not had before'));

/** Whether it is said of all that the clause names: "sugar in coffee: none". */
export const isOfClause = (tokens: Token[], at: number): boolean => tokens[at]?.kind === 'mark';

export function endsClause(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  return !token || token.kind === 'mark' || ENDS_CLAUSE.has(token.key);
}

/** What somebody else ate: "he had 2 samosas, i had only tea", "dost ne pizza khaya". */

const OTHERS = wordList('others');
const ATE = wordList('had');
const NE = wordList('ne');
const KHAYA = wordList('khaya');
const OTHER_VERBS = wordList('other verbs');
/** "Maine aur dost ne pizza khaya": the person ate too. */
const SELF = wordList('self');
const NEAR_SELF = 4;
/** "Roomie is cooking pulao": nobody has eaten it. */
const GOING_ON = wordList('going on', 'cooking');
const BE = wordList('linking');
/** "Mum made a tagine, I ate toast", where nothing is said of it again. */
const MADE = wordList('made for others');
const OF_WHAT_WAS = wordList('them');
const FARTHEST_VERB = 8;

/** Whether what comes next was eaten by somebody else, as far as their clause goes. */
export function isOfOthers(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const before = tokens[at - 1]?.key ?? '';
  if (tokens.slice(Math.max(0, at - NEAR_SELF), at).some((token) => SELF.has(token.key))) return false;
  if (GOING_ON.has(key) && BE.has(before)) return OTHERS.has(tokens[at - 2]?.key ?? '');
  if (MADE.has(key) && OTHERS.has(before)) return ateOtherwise(tokens, at + 1);
  if (ATE.has(key)) return OTHERS.has(before);
  if (!(NE.has(key) && OTHERS.has(before)) && key !== 'sabne') return false;
  const clause = tokens.slice(at + 1, at + 1 + FARTHEST_VERB);
  const end = clause.findIndex(({ kind }) => kind === 'mark');
  const verb = clause
    .slice(0, end === -1 ? FARTHEST_VERB : end)
    .find((token) => KHAYA.has(token.key) || OTHER_VERBS.has(token.key));
  return verb !== undefined && KHAYA.has(verb.key);
}

/** "…, I had only a sandwich": what they ate themselves is named, and is not what came before. */
function ateOtherwise(tokens: Token[], from: number): boolean {
  const at = tokens.findIndex(
    ({ key }, place) => place > from && ATE.has(key) && SELF.has(tokens[place - 1]?.key ?? ''),
  );
  const said = tokens.slice(at + 1);
  const isNamed = said[0]?.kind === 'word' && !readNumber(said, 0)?.counted;
  return at > 0 && isNamed && !said.some(({ key }) => OF_WHAT_WAS.has(key));
}

/** "badam... no sorry, haldi milk", "2, no 3 rotis": what was said before was wrong. */

const CORRECTIONS = [
  'no sorry',
  'sorry no',
  'sorry',
  'oops',
  'i mean',
  'i meant',
  'make that',
  'mera hissa',
  'meri hissa',
  'my share',
  'my portion',
  'nahi nahi',
  'no no',
  'no wait',
  'wait no',
  'actually no',
].map((phrase) => phrase.split(' ').map(wordKey));
/** How far back the other number may stand. */
const FARTHEST_NUMBER = 8;
/** They correct only where a number follows, and "no" only after another one. */
const BEFORE_NUMBERS = wordList('before numbers');
const BETWEEN_NUMBERS = wordList('between numbers');

const ARTICLES = wordList('article');
const WHOLE = wordList('whole', 'all of it');

const lengthOfRatherWords = phraseFinder(phrasesOf('rather so many'));

/** How many tokens take back what was said before them. */
export function lengthOfCorrection(tokens: Token[], at: number): number {
  if (at === 0) return 0;
  const isSaid = (phrase: string[]) => phrase.every((word, offset) => tokens[at + offset]?.key === word);
  const said = CORRECTIONS.find(isSaid)?.length;
  return said ?? (correctsNumber(tokens, at) ? 1 : lengthOfRather(tokens, at));
}

/** "Two digestives, well three": the second number ends the phrase. */
function lengthOfRather(tokens: Token[], at: number): number {
  const length = lengthOfRatherWords(tokens, at);
  const number = length && isAfterNumber(tokens, at) ? readNumber(tokens, at + length) : undefined;
  const following = tokens[number?.next ?? 0];
  return length && number?.counted && (!following || following.kind === 'mark') ? length : 0;
}

/** "4 idli... no 3 idli", but not "1 no 2 roti" and "dosa nahi, 2 idli". */
function correctsNumber(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  const isBetween = BETWEEN_NUMBERS.has(key);
  if (isBetween && isWhole(tokens, at + 1) && isAfterNumber(tokens, at)) return true;
  if (!(isBetween || BEFORE_NUMBERS.has(key)) || !readNumber(tokens, at + 1)?.counted) return false;
  return !isBetween || isAfterNumber(tokens, at);
}

/** "Half, no a whole grapefruit", and not "half a cup, no whole milk". */
function isWhole(tokens: Token[], at: number): boolean {
  return ARTICLES.has(tokens[at]?.key ?? '') && WHOLE.has(tokens[at + 1]?.key ?? '');
}

function isAfterNumber(tokens: Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - FARTHEST_NUMBER); before -= 1)
    if (readNumber(tokens, before)?.counted) return true;
  return false;
}
