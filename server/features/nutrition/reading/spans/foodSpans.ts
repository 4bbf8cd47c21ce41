import { weightInSentence } from '../../table/wordWeight.ts';
import { EXACT_MATCH, type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import { kindNamedAfter } from '../names/kinds.ts';
import { RULES } from '../search/rules.ts';
import { readAmount } from '../words/amount.ts';
import { isLeftOutBehind } from '../words/negation.ts';
import { AND_WORDS, isTelling, LEFT_OUT, LESS } from '../words/structureWords.ts';
import { isWord, type Token } from '../words/tokens.ts';
import { describesInPart, onlyDescribes } from './describing.ts';
import { BRANDS, GENERAL_DISHES, GENITIVES, kindAfter, named } from './namedFood.ts';
import type { NamedFood } from './span.ts';

/** Longer runs of words are no name of a food. */
const LONGEST_NAME = 7;
const LONGEST_AFTER_AMOUNT = 4;
const GENITIVE_MATCH = 0.75;

interface FoodAt {
  end: number;
  food: NamedFood;
}

/** A sentence with the words of it that may be part of a name. */
export interface Words {
  tokens: Token[];
  /** The tokens with names that hold structure made opaque. */
  hidden: Token[];
  mayName: boolean[];
}

/** The foods that the words from a token on may name; `nameLength` tokens are a name that holds structure. */
export function foodsAt(sentence: Words, at: number, nameLength: number, find: FindFoods): FoodAt[] {
  const { tokens, mayName } = sentence;
  const found: FoodAt[] = [];
  // "Less sugar" is no sugar.
  if (nameLength === 0 && isWord(tokens[at - 1], LESS) && isWord(tokens[at], LEFT_OUT)) return found;
  if (nameLength > 0) {
    // "2% milk" is not "a2 milk": the sign tells one name from another.
    const name = tokens.slice(at, at + nameLength).filter(({ kind, key }) => kind !== 'mark' || key === '%');
    const food = named(name, name, find, 'whole name');
    if (food) found.push({ end: at + nameLength, food });
    extend(sentence, at + nameLength, name, find, found);
  }
  if (mayName[at]) extend(sentence, at, [], find, found);
  const across = nameLength === 0 ? acrossAnd(sentence, at, find) : undefined;
  if (across) found.push(across);
  return found;
}

/** Adds the foods that the words name with those that follow them. */
function extend(sentence: Words, from: number, begun: Token[], find: FindFoods, found: FoodAt[]): void {
  const { tokens } = sentence;
  const words = [...begun];
  for (let end = from; end < tokens.length && words.length < LONGEST_NAME; end += 1) {
    const token = tokens[end] as Token;
    if (isHyphen(tokens, end)) continue;
    if (!goesOn(sentence, end, words.length)) break;
    words.push(token);
    // A filler begins no name, unless some food is called so.
    if (words.length === 1 && weightInSentence(token.key) === 0 && !find.has(token.key)) return;
    const span = [...words];
    const food = named(span, span, find, 'plain');
    if (food && isWholePhrase(span, food) && !describesInPart(food) && !onlyDescribes(tokens, end, span.length))
      found.push({ end: end + 1, food });
    const turned = (food?.matches[0]?.score ?? 0) < EXACT_MATCH ? kindAfter(span, find) : undefined;
    if (turned) found.push({ end: end + 1, food: turned });
    const around = aroundAmount(sentence, span, end + 1, find);
    if (around) found.push(around);
  }
}

/** "Cha chini chara": what was not in it is no part of the name. */
const goesOn = ({ tokens, mayName }: Words, at: number, begun: number): boolean =>
  mayName[at] === true && !(begun > 0 && isLeftOutBehind(tokens, at));

/** A name begins and ends with words that tell something, or that it holds. */
function isWholePhrase(span: Token[], { matches: [best] }: NamedFood): boolean {
  const [first, last] = [span[0]?.key ?? '', span[span.length - 1]?.key ?? ''];
  const begins = weightInSentence(first) > 0 || best?.matched.has(first);
  const ends = weightInSentence(last) > 0 || (isExactFood(best) && best.matched.has(last));
  return Boolean(begins && ends);
}

function isHyphen(tokens: Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return token?.key === '-' && before?.end === token.start && next?.start === token.end && next.kind === 'word';
}

/** "Bajre ki do roti", "KFC 2 pc chicken", "parle g 6 biscuit": the amount stands inside the name. */
function aroundAmount({ tokens, hidden, mayName }: Words, before: Token[], at: number, find: FindFoods) {
  const read = readAmount(hidden, at);
  if (!read?.amount.counted) return undefined;
  const after: Token[] = [];
  let best: FoodAt | undefined;
  for (let end = read.next; end < tokens.length && after.length < LONGEST_AFTER_AMOUNT && mayName[end]; end += 1) {
    after.push(tokens[end] as Token);
    const food = after.some(isTelling) ? namedAround(before, [...after], find) : undefined;
    if (food && food.value > (best?.food.value ?? Number.NEGATIVE_INFINITY))
      best = { end: end + 1, food: { ...food, amount: read.amount } };
  }
  return best;
}

/** The food that the words before and after an amount name together, where they belong together. */
function namedAround(before: Token[], after: Token[], find: FindFoods): NamedFood | undefined {
  const words = [...before, ...after];
  const isKind = kindNamedAfter(before, after, find) !== undefined;
  const food = named(words, isKind ? [...after, ...before] : words, find, 'around amount');
  const best = food?.matches[0];
  if (!best || isKind) return best && food;
  const isGenitive = GENITIVES.has(before[before.length - 1]?.key ?? '');
  if (isGenitive && best.score >= GENITIVE_MATCH) return food;
  if (!isExactFood(best)) return undefined;
  if (before.every(({ key }) => BRANDS.has(key)) || after.every(({ key }) => GENERAL_DISHES.has(key))) return food;
  const [alone] = find(keysOf(before), []);
  return isExactFood(alone) && alone.food.id === best.food.id ? food : undefined;
}

/** "Ham and cheese sandwich", "roasted and salted peanuts": the name goes on behind the "and". */
function acrossAnd({ tokens, mayName }: Words, at: number, find: FindFoods): FoodAt | undefined {
  const words: Token[] = [];
  let left = 0;
  let best: FoodAt | undefined;
  for (let end = at; end < tokens.length && words.length < LONGEST_NAME; end += 1) {
    const token = tokens[end] as Token;
    if (AND_WORDS.has(token.key) && left === 0 && words.length > 0) {
      left = words.length;
      continue;
    }
    if (!mayName[end]) break;
    words.push(token);
    const food =
      left > 0 && words.length > left ? namedAcross(words.slice(0, left), words.slice(left), find) : undefined;
    if (food) best = { end: end + 1, food: { ...food, value: food.value - RULES.acrossAnd.cost } };
  }
  return best;
}

/** The food whose name holds what stands on both sides, where they aren't two foods. */
function namedAcross(left: Token[], right: Token[], find: FindFoods): NamedFood | undefined {
  const sides = [left, right];
  if (sides.every((side) => isExactFood(find(keysOf(side), [])[0]))) return undefined;
  const words = [...left, ...right];
  const food = named(words, words, find, 'across and');
  const best = food?.matches[0];
  const holds = (side: Token[]) =>
    side.some(isTelling) && side.every((word) => !isTelling(word) || best?.matched.has(word.key));
  const isDescribed = !left.some(isTelling);
  return isExactFood(best) && (isDescribed || sides.every(holds)) ? food : undefined;
}
