import { rolesOfTokens } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { phraseFinder, readPhraseLists } from './phraseLists.ts';
import { type Token, tokenise } from './tokens.ts';

const listed = readPhraseLists(new URL('./stock.txt', import.meta.url));
const finder = (name: string) => phraseFinder(listed(name));
const says = (find: ReturnType<typeof phraseFinder>, tokens: Token[]) => tokens.some((_, at) => find(tokens, at) > 0);
const left = finder('left');
const bought = finder('bought');
const refilled = finder('refilled');
const noneLeft = finder('none left');
const asks = finder('asks');
const notYet = finder('not yet');
const fetched = finder('fetched');
const filler = finder('filler');
const packs = new Set(listed('packs'));
const pieces = new Set(listed('pieces'));
const sedatives = new Set(listed('sedatives'));
const painkillers = new Set(listed('painkillers'));
const otherUnits = new Set(listed('other units'));
const ofWords = new Set(listed('of'));

/** How much of a medicine there is, or is more than before; without a count it has to be asked for. */
export type Stock = { change: 'is' | 'more'; count: number | undefined } | { change: 'asked' };

/** "30 tablets left", "bought 2 strips of 10", "12 goli bachi hai": `isName` marks the tokens of the medicine's name. */
export function readStock(tokens: Token[], isName: (at: number) => boolean, taken: Uint8Array): Stock | undefined {
  if (says(notYet, tokens)) return undefined;
  const isLeft = says(left, tokens);
  const isPacked = tokens.some(({ word }) => packs.has(word));
  if (says(asks, tokens)) return isLeft ? { change: 'asked' } : undefined;
  if (says(noneLeft, tokens)) return { change: 'is', count: 0 };
  const count = countIn(tokens, isName, taken);
  if (isLeft || says(refilled, tokens)) return { change: 'is', count };
  const isBought =
    says(bought, tokens) && (isPacked || tokens.some(({ word }) => pieces.has(word)) || count !== undefined);
  const isTakenHome = isPacked && rolesOfTokens(tokens).some((roles) => roles.has('took'));
  return isBought || isTakenHome ? { change: 'more', count } : undefined;
}

type Meaning = 'packs' | 'pieces' | 'other' | 'bare' | 'beside';

/** The tablets that are told: a count, or so many strips of so many; undefined where it is open how many. */
function countIn(tokens: Token[], isName: (at: number) => boolean, taken: Uint8Array): number | undefined {
  const told: Record<Meaning, number[]> = { packs: [], pieces: [], other: [], bare: [], beside: [] };
  for (let at = 0; at < tokens.length; ) {
    const number = isName(at) ? undefined : readNumber(tokens, at);
    if (!number?.counted || number.next === at) {
      at += 1;
      continue;
    }
    const meaning = meaningOf(tokens, at, number.next, isName);
    if (meaning !== 'bare' || !taken[at]) told[meaning].push(number.value);
    at = number.next;
  }
  const [single, ...others] = [told.pieces, told.bare, told.beside].find(({ length }) => length > 0) ?? [];
  const [ofPacks = 1, ...otherPacks] = told.packs;
  if (single === undefined || others.length + otherPacks.length > 0) return undefined;
  return tokens.some(({ word }) => packs.has(word)) ? ofPacks * single : single;
}

/** The number beside a name is its strength, where another one counts: "metformin 500, 30 left". */
function meaningOf(tokens: Token[], at: number, next: number, isName: (at: number) => boolean): Meaning {
  const word = tokens[next]?.word ?? '';
  if (packs.has(word)) return 'packs';
  if (otherUnits.has(word)) return 'other';
  const isOfPack = ofWords.has(tokens[at - 1]?.word ?? '') && packs.has(tokens[at - 2]?.word ?? '');
  const isBeforePack = ofWords.has(word) && packs.has(tokens[next + 1]?.word ?? '');
  if (isOfPack || isBeforePack || pieces.has(word) || isName(next)) return 'pieces';
  return isName(at - 1) ? 'beside' : 'bare';
}

/**
 * Whether a message says nothing but how many tablets of a medicine there are: every word of it tells that, but for a name. Of what
 * calms, however many there are is no mere count.
 */
export function onlyCountsStock(text: string, isMedicine: (word: string) => boolean): boolean {
  const tokens = tokenise(text);
  const isTold = [left, bought, refilled].some((find) => says(find, tokens));
  const isFetched = tokens.some(({ word }) => packs.has(word)) && says(fetched, tokens);
  if (!(isTold || isFetched) || tokens.some(({ word }) => sedatives.has(word))) return false;
  if (!isTold && tokens.some(({ word }) => painkillers.has(word))) return false;
  const phrases = [left, bought, refilled, asks, filler, ...(isFetched ? [fetched] : [])];
  let names = 0;
  for (let at = 0; at < tokens.length; ) {
    const known = Math.max(...phrases.map((find) => find(tokens, at)), isPlain(tokens[at]) ? 1 : 0);
    const number = known > 0 ? undefined : readNumber(tokens, at);
    const isName = known === 0 && !number;
    if (isName && !isMedicine(tokens[at]?.word ?? '') && !isNameThere(tokens, at)) return false;
    names += isName ? 1 : 0;
    at = Math.max(at + Math.max(1, known), number?.next ?? 0);
  }
  return names <= mostNameWords;
}

const mostNameWords = 2;

/** A word that says nothing else, where the name of a medicine stands: "2 strips of Xarelto", "Xarelto ki 12 goli". */
function isNameThere(tokens: Token[], at: number): boolean {
  const isBeside = (token: Token | undefined) => token?.kind === 'number' || (token?.kind === 'word' && isPlain(token));
  const [token] = tokens.slice(at, at + 1);
  const saysElse = !token || (rolesOfTokens([token])[0]?.size ?? 0) > 0;
  return !saysElse && (isBeside(tokens[at - 1]) || isBeside(tokens[at + 1]));
}

const isPlain = (token: Token | undefined): boolean =>
  token?.kind === 'mark' || [packs, pieces, ofWords, otherUnits].some((words) => words.has(token?.word ?? ''));

/** The tablets of a dose: two of "500 mg, 2 tablets", one where no number of them is told. */
export function tabletsOf(dose: string): number {
  const tokens = tokenise(dose);
  for (const at of tokens.keys()) {
    const number = readNumber(tokens, at);
    if (number?.counted && number.next > at && pieces.has(tokens[number.next]?.word ?? '')) return number.value;
  }
  return 1;
}

/** "20", "20 goli bachi hai": an answer that is one number of tablets. */
export function readTablets(tokens: Token[]): number | undefined {
  const isPart = tokens.map(({ kind, word }, at) => kind === 'mark' || pieces.has(word) || left(tokens, at) > 0);
  let count: number | undefined;
  for (let at = 0; at < tokens.length; ) {
    const number = isPart[at] ? undefined : readNumber(tokens, at);
    if (!isPart[at] && (!number?.counted || number.next === at || count !== undefined)) return undefined;
    count = number?.value ?? count;
    at = number?.next ?? at + Math.max(1, left(tokens, at));
  }
  return count;
}
