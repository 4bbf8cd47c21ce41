import { weightInSentence } from '../../table/wordWeight.ts';
import { TIES } from '../company/sideBySide.ts';
import { isStrange } from '../evidence/doubt.ts';
import { type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import { describesAlone } from '../spans/describing.ts';
import type { WordSpan } from '../spans/span.ts';
import { isTelling } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { COUNTED_UNITS, SPOONS } from '../words/units.ts';
import { charge, type Hypothesis, type Place, withLast } from './hypothesis.ts';

/** A kind that is told behind a food stands so near to it, and its name matches so well. */
const FARTHEST_KIND = 3;
const KIND_MATCH = 0.75;
/** Inside what a dish is made of, or without, words cost so much less. */
const INSIDE = 1 / 3;

/** The reading without a word, which names nothing, or tells more of the food before it. */
export function followWord(
  before: Hypothesis,
  place: Place,
  { word, charge: cost }: WordSpan,
  tokens: Token[],
  find: FindFoods,
): Hypothesis {
  const kind = asKind(before, place, word, tokens, find);
  if (kind) return kind;
  const isBehindFood = before.previous === 'food' && before.joiner === 'next';
  const isUnit = COUNTED_UNITS.has(word.key);
  if (isUnit && isBehindFood && before.items && !before.items.item.amount?.unit)
    return withLast(before, (item) => ({ ...item, core: [...item.core, word], words: [...item.words, word] }));
  const isStranger = word.kind === 'word' && isTelling(word) && !isUnit && isStrange(word);
  const { joiner } = before;
  const isInside = joiner === 'made' || joiner === 'without' || joiner === 'instead';
  let next = cost ? charge(before, cost.rule, place, isInside ? cost.times * INSIDE : cost.times) : before;
  if (isStranger && isBehindFood) next = lessSure(charge(next, 'strangerBeside', place), word, find);
  const isTie = TIES.has(word.key) && before.previous === 'food';
  return {
    ...next,
    previous: isTie ? 'tie' : isStranger ? 'stranger' : before.previous,
    hasWords: before.hasWords || cost !== undefined,
  };
}

/** "5 coconuts broken at the temple": the noun may be the word that was passed over. */
function lessSure(hypothesis: Hypothesis, word: Token, find: FindFoods): Hypothesis {
  return withLast(hypothesis, (last) => {
    const [best] = last.matches;
    const [together] = find([...keysOf(last.core), word.key], []);
    const isSame = best !== undefined && together?.food === best.food && together.score < best.score;
    return isSame ? { ...last, matches: [{ ...best, score: together.score }, ...last.matches.slice(1)] } : last;
  });
}

/** "Rice, raw and unenriched", "a roll, sugar free": what is told behind chooses the kind. */
function asKind(
  before: Hypothesis,
  place: Place,
  word: Token,
  tokens: Token[],
  find: FindFoods,
): Hypothesis | undefined {
  const last = before.items?.item;
  const mayTell =
    last &&
    !before.pending &&
    (before.joiner === 'list' || before.joiner === 'with') &&
    !(isTelling(word) && !describesAlone(word));
  if (!mayTell || weightInSentence(word.key) === 0 || last.end < place.start - FARTHEST_KIND) return undefined;
  const following = tokens[place.end];
  if (following?.kind === 'word' && isTelling(following) && following.key !== 'and') return undefined;
  const components = [...last.components, word];
  const matches = find(keysOf(last.core), keysOf(components));
  if (!matches[0]?.matched.has(word.key) || matches[0].score < KIND_MATCH) return undefined;
  return withLast(before, (item) => ({
    ...item,
    components,
    words: [...item.words, word],
    matches,
    end: place.end,
  }));
}

/** "Paratha 2 aloo wale": the kind is told behind; "kachori, mathura wali" says nothing else. */
export function followDescription(
  before: Hypothesis,
  place: Place,
  words: Token[],
  tokens: Token[],
  find: FindFoods,
): Hypothesis[] {
  const last = before.items?.item;
  const { pending } = before;
  if (pending && !SPOONS.has(pending.unit ?? '')) return [];
  if (!last) return pending ? [{ ...before, pending: undefined }] : [];
  const core = [...words, ...last.core];
  const matches = find(keysOf(core), []);
  const isKind =
    tokens[place.end - 1]?.key !== 'style' &&
    isExactFood(matches[0]) &&
    words.some((word) => matches[0]?.matched.has(word.key));
  const told = charge(before, isKind ? 'describedKind' : 'described', place);
  const described = isKind
    ? withLast(told, (item) => ({ ...item, core, words: [...item.words, ...words], matches }))
    : told;
  return [{ ...described, previous: 'other' }];
}
