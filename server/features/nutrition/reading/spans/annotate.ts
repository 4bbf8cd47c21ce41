import type { NameIndex } from '../../table/nameIndex.ts';
import { weightInSentence } from '../../table/wordWeight.ts';
import type { FindFoods } from '../names/findFoods.ts';
import type { RuleName } from '../search/rules.ts';
import { type Amount, type ReadAmount, readAmount } from '../words/amount.ts';
import { detailsFollowAt, FROM_WORDS, HEADINGS, isLabel, isSpacedDash } from '../words/headings.ts';
import { joinerOf } from '../words/joiners.ts';
import { measuresSomethingElse } from '../words/measures.ts';
import { hideNames, structuralNamesIn } from '../words/structuralNames.ts';
import { isTelling, LEFT_OUT } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { COUNTED_UNITS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';
import { amountOfNamedAt } from './amountOfNamed.ts';

import { foodsAt } from './foodSpans.ts';
import { foodMeasuredAt } from './measuredFoods.ts';
import type { Meaning, Span } from './span.ts';
import { joins, type TurnOfSpeech, turnAt } from './turns.ts';
import { namesWithUnit, unitAtEnd } from './unitOrFood.ts';

const ARTICLES = wordList('article');
const GENITIVES = wordList('genitive');
const WALA = wordList('wala');
const LONGEST_DESCRIPTION = 3;
/** From here on a word is a loss when it is passed over; one that hardly names a food is as little as the least. */
const LIKELY = 0.5;
const LEAST_LOSS = 0.1;

/** A sentence with what has been read of it. */
interface Read {
  tokens: Token[];
  /** The tokens with names that hold structure made opaque. */
  hidden: Token[];
  turns: (TurnOfSpeech | undefined)[];
  amounts: (ReadAmount | undefined)[];
  /** Which tokens may be part of a name. */
  mayName: boolean[];
  find: FindFoods;
}

/** All that the tokens of a sentence may be, by where it starts. */
export function annotate(tokens: Token[], index: NameIndex, find: FindFoods): Span[][] {
  const names = structuralNamesIn(tokens, [index, find.own]);
  const read = readStructure(tokens, hideNames(tokens, names), find);
  let detailsFollow = false;
  return tokens.map(({ kind }, at) => {
    const turn = read.turns[at];
    const meanings: TurnOfSpeech[] = [];
    if (turn) meanings.push(turn);
    else if (kind === 'mark') {
      const before = detailsFollow;
      detailsFollow = at > 0 && detailsFollowAt(tokens, at, detailsFollow);
      meanings.push({ length: 1, meaning: markAt(read, at, before, detailsFollow) });
    } else meanings.push(...amountsAt(read, at), ...descriptionAt(read, at));
    const spans: Span[] = meanings.map(({ length, meaning }) => ({
      start: at,
      end: Math.min(tokens.length, at + length),
      ...meaning,
    }));
    const measured = turn ? undefined : foodMeasuredAt(tokens, at, read.amounts[at], find);
    if (measured) spans.push({ start: at, end: measured.end, kind: 'food', food: measured.food });
    const amount = read.amounts[at]?.amount;
    const nameLength = names.get(at) ?? 0;
    if (nameLength > 0 || (read.mayName[at] && (!amount || isSizeAlone(amount))))
      for (const { end, food } of foodsAt(read, at, nameLength, find))
        spans.push({ start: at, end, kind: 'food', food });
    return spans;
  });
}

function readStructure(tokens: Token[], hidden: Token[], find: FindFoods): Read {
  const turns = tokens.map((_, at) => turnAt(tokens, at));
  const amounts = tokens.map((_, at) =>
    turns[at] || measuresSomethingElse(tokens, at) ? undefined : readAmount(hidden, at),
  );
  const mayName = tokens.map(({ kind, key }, at) => {
    const amount = amounts[at]?.amount;
    const isAmount = amount && (amount.quantity !== undefined || amount.size === 'little') && !ARTICLES.has(key);
    return kind === 'word' && !turns[at] && !isAmount;
  });
  return { tokens, hidden, turns, amounts, mayName, find };
}

/** A mark opens or closes details, lists, or says nothing. */
function markAt({ tokens, hidden, amounts }: Read, at: number, before: boolean, detailsFollow: boolean): Meaning {
  const token = tokens[at] as Token;
  const isLabelled = token.key === ':' && tokens[at + 1]?.start === token.end && amounts[at + 1] !== undefined;
  if (isLabelled) return { kind: 'aside' };
  if (before !== detailsFollow || token.key === '(' || token.key === ':') {
    const amount = amounts[at + 1];
    const isAmountAlone = amount !== undefined && tokens[amount.next]?.kind !== 'word';
    return { kind: 'details', isOpening: detailsFollow, isAmountAlone };
  }
  const joiner = joinerOf(tokens, at);
  if (joiner) return joins(joiner.kind);
  return isSpacedDash(tokens, at) && !isLabel(hidden, at) ? joins('list') : { kind: 'aside' };
}

/** The amounts that start at a word, or else the word by itself. */
function amountsAt({ tokens, amounts, find }: Read, at: number): TurnOfSpeech[] {
  const named = amountOfNamedAt(tokens, at);
  if (named) return [{ length: named.next - at, meaning: { kind: 'amount', amount: named.amount, isOfWhatWas: true } }];
  const read = amounts[at];
  const word: TurnOfSpeech = { length: 1, meaning: wordAt(tokens, at, find) };
  if (!read) return [word];
  const { amount, next } = read;
  const found: TurnOfSpeech[] = [{ length: next - at, meaning: { kind: 'amount', amount } }];
  const plain = readAmount(tokens, at);
  if (plain && plain.next !== next)
    found.push({ length: plain.next - at, meaning: { kind: 'amount', amount: plain.amount } });
  if (namesWithUnit(tokens, next - 1, find))
    found.push({ length: next - 1 - at, meaning: { kind: 'amount', amount: { ...amount, unit: undefined } } });
  // "Namkeen 50g wala".
  if (amount.measure && WALA.has(tokens[next]?.key ?? ''))
    found.push({ length: next + 1 - at, meaning: { kind: 'amount', amount } });
  if (isSizeAlone(amount)) found.push(word);
  const unit = amount.counted && !amount.unit && !amount.measure ? unitAtEnd(tokens, next) : undefined;
  if (unit) found.push({ length: next + 1 - at, meaning: { kind: 'amount', amount: { ...amount, unit } } });
  return found;
}

function isSizeAlone({ quantity, unit, measure, size }: Amount): boolean {
  return size !== undefined && size !== 'little' && quantity === undefined && !unit && !measure;
}

/** "Makhan wale", "kolkata style" behind a food describe it. */
function descriptionAt({ tokens, mayName }: Read, at: number): TurnOfSpeech[] {
  if (tokens[at]?.kind !== 'word') return [];
  for (let end = at + 1; end <= at + LONGEST_DESCRIPTION && mayName[end - 1]; end += 1) {
    if (!WALA.has(tokens[end]?.key ?? '') && tokens[end]?.key !== 'style') continue;
    const words = tokens.slice(at, end);
    const following = tokens[end + 1];
    const isOfWhatComes = following?.kind === 'word' && mayName[end + 1] && isTelling(following);
    if (isOfWhatComes && !words.every(({ key }) => LEFT_OUT.has(key))) return [];
    return [{ length: end + 1 - at, meaning: { kind: 'description', words } }];
  }
  return [];
}

/** A word that is passed over, with what that costs. */
function wordAt(tokens: Token[], at: number, find: FindFoods): Meaning {
  const word = tokens[at] as Token;
  const rule = ruleForPassing(tokens, at, find);
  // "Aloo ki": a genitive says so twice over that the word tells more of what comes.
  const twice = rule === 'skippedDescription' && GENITIVES.has(tokens[at + 1]?.key ?? '') ? 2 : 1;
  const times = twice * Math.max(LEAST_LOSS, Math.min(1, (word.isName ?? 1) / LIKELY));
  return { kind: 'word', word, charge: rule && { rule, times } };
}

function ruleForPassing(tokens: Token[], at: number, find: FindFoods): RuleName | undefined {
  const word = tokens[at] as Token;
  if (word.kind !== 'word') return 'skippedKnown';
  if (!isTelling(word)) return weightInSentence(word.key) > 0 ? 'skippedDescriptor' : undefined;
  if (COUNTED_UNITS.has(word.key)) return 'skippedDescriptor';
  const following = tokens[at + 1]?.key ?? '';
  const describes = WALA.has(following) || GENITIVES.has(following) || FROM_WORDS.has(following);
  if (describes || HEADINGS.has(word.key)) return 'skippedDescription';
  return find.has(word.key) ? 'skippedKnown' : 'skippedUnknown';
}
