import { withWeakNumbers } from './lexicon.ts';
import { hasPoint, partsAfterPoint, points, type ReadNumber, readBase, readNumber, wholes } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import { plainFigures } from './plainFigures.ts';
import { type Token, tokenise } from './tokens.ts';

const listed = readWordLists(new URL('./numbers.txt', import.meta.url));
const zeros = listed('zeros');
const readOf = listed('read of');
const ofMeasures = listed('measures');
const notBeforePoints = listed('not before points');

/** A number of these tokens and how it is written. */
type Written = { digits: string; next: number } | undefined;

/**
 * A message as `plainFigures` gives it, with a point where one is spoken or a sign of a part is glued on: "twelve point six",
 * "point eight", "6½".
 */
export const plainNumbers = (text: string): string => {
  const plain = plainFigures(text).replace(/(?<![\d.,/])\.(?=\d)/g, (point, at: number, all: string) =>
    /[\p{L}\p{N}]/u.test(all[at - 1] ?? '') ? point : `0${point}`,
  );
  return rewritten(plain, (tokens, at) => pointAt(tokens, at) ?? gluedAt(tokens, at) ?? mixedAt(tokens, at));
};

/** The text with the numbers of at least `least` that are spoken as digits: "one thirty eight" and "ek sau adtis" are 138. */
export const spokenAsDigits = (text: string, least: number): string =>
  rewritten(text, (tokens, at) => spokenAt(tokens, at, least));

function rewritten(text: string, read: (tokens: Token[], at: number) => Written): string {
  const tokens = withWeakNumbers(tokenise(text));
  let written = '';
  let from = 0;
  for (let at = 0; at < tokens.length; ) {
    const number = read(tokens, at);
    if (number) {
      written += text.slice(from, tokens[at]?.start) + number.digits;
      from = tokens[number.next - 1]?.end ?? from;
    }
    at = number?.next ?? at + 1;
  }
  return written + text.slice(from);
}

/** "Twelve point six", "70 point 6", and "point eight" where nothing else is called a point. */
function pointAt(tokens: Token[], at: number): Written {
  const { word = '' } = tokens[at] ?? {};
  const isCalled = notBeforePoints.has(tokens[at - 1]?.word ?? '');
  if (points.has(word)) {
    const parts = isCalled ? undefined : partsAfterPoint(tokens, at + 1);
    return parts && tokens[at + 1]?.kind === 'word' ? { ...parts, digits: `0.${parts.digits}` } : undefined;
  }
  const number = readHundreds(tokens, at) ?? readNumber(tokens, at);
  const isMeant = number?.counted && number.next > at && hasPoint(tokens, at, number.next);
  return isMeant ? { digits: String(number.value), next: number.next } : undefined;
}

/** "6½": its sign stands right behind the digits. */
function gluedAt(tokens: Token[], at: number): Written {
  const [whole, part] = [tokens[at], tokens[at + 1]];
  const isGlued = whole?.kind === 'number' && part?.kind === 'number' && whole.end === part.start;
  const isMixed = isGlued && Number.isInteger(whole.value) && part.value > 0 && part.value < 1;
  const value = isMixed ? Number((whole.value + part.value).toFixed(3)) : undefined;
  return value === undefined ? undefined : { digits: String(value), next: at + 2 };
}

/** "34 1/2 inches"; in "telma 40 1/2 tablet" the half is another number. */
function mixedAt(tokens: Token[], at: number): Written {
  const isFraction = tokens[at + 1]?.kind === 'number' && tokens[at + 2]?.word === '/';
  const number = isFraction && tokens[at]?.kind === 'number' ? readNumber(tokens, at) : undefined;
  const isMixed = number && number.next === at + 4 && !Number.isInteger(number.value);
  const isOfMeasure = isMixed && ofMeasures.has(tokens[number.next]?.word ?? '');
  return isOfMeasure ? { digits: String(Number(number.value.toFixed(3))), next: number.next } : undefined;
}

function spokenAt(tokens: Token[], at: number, least: number): Written {
  const token = tokens[at];
  const isSpoken = token?.kind === 'word' || (token?.kind === 'number' && /^\p{L}/u.test(token.text));
  const number = isSpoken ? (readHundreds(tokens, at) ?? readNumber(tokens, at)) : undefined;
  if (!number?.counted || number.next === at) return undefined;
  const isRead = number.value >= least || readOf.has(tokens[number.next]?.word ?? '');
  return isRead ? { digits: String(number.value), next: number.next } : undefined;
}

/** "One thirty eight", "two oh five", "one oh two point four": hundreds without their word. */
function readHundreds(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const hundreds = wholes.get(tokens[at]?.word ?? '') ?? 0;
  const hasZero = zeros.has(tokens[at + 1]?.word ?? '');
  const restAt = hasZero ? at + 2 : at + 1;
  const base = tokens[restAt]?.kind === 'word' ? readBase(tokens, restAt) : undefined;
  const isRest = base?.counted && base.next > restAt && Number.isInteger(base.value);
  if (!isRest || !Number.isInteger(hundreds) || hundreds < 1 || hundreds > 9) return undefined;
  const fits = hasZero ? base.value > 0 && base.value < 10 : base.value >= 10 && base.value < 100;
  const told = fits ? (readNumber(tokens, restAt) ?? base) : undefined;
  const rest = told && hasPoint(tokens, restAt, told.next) && told.value < 100 ? told : base;
  return fits ? { ...rest, value: hundreds * 100 + rest.value } : undefined;
}
