import type { FindFoods } from '../names/findFoods.ts';
import type { Span } from '../spans/span.ts';
import type { Token } from '../words/tokens.ts';
import { followAmount } from './followAmount.ts';
import { followFood } from './followFood.ts';
import { followEach, followJoiner, followNegation } from './followJoiner.ts';
import { followTurn } from './followTurn.ts';
import { followDescription, followWord } from './followWord.ts';
import { dropPending, type Hypothesis, START } from './hypothesis.ts';

/** So many readings are carried on from each token: the time that a sentence takes grows with its length alone. */
const BEAM = 10;
/** Nobody says so many words in one sentence; whoever strings them together makes others wait no longer. */
const LONG_SENTENCE = 150;
const BEAM_OF_LONG = 3;

/** The readings of the tokens, the one that costs least first: the foods that each names, with their amounts. */
export function searchReadings(tokens: Token[], spans: Span[][], isBareList: boolean, find: FindFoods): Hypothesis[] {
  const beams: Hypothesis[][] = Array.from({ length: tokens.length + 1 }, () => []);
  const width = tokens.length > LONG_SENTENCE ? BEAM_OF_LONG : BEAM;
  beams[0] = [{ ...START, expected: isBareList }];
  for (let at = 0; at < tokens.length; at += 1) {
    const beam = prune(beams[at] ?? [], width);
    beams[at] = [];
    for (const span of spans[at] ?? [])
      for (const before of beam) for (const next of follow(before, span, tokens, find)) beams[span.end]?.push(next);
  }
  const ended = (beams[tokens.length] ?? []).map((hypothesis) => dropPending(hypothesis, tokens.length));
  return ended.sort((a, b) => b.score - a.score);
}

/** Of readings that go on alike the best, and of those the best few. */
function prune(beam: Hypothesis[], width: number): Hypothesis[] {
  const best = new Map<string, Hypothesis>();
  for (const hypothesis of beam) {
    const key = keyOf(hypothesis);
    const rival = best.get(key);
    if (!rival || hypothesis.score > rival.score) best.set(key, hypothesis);
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, width);
}

function keyOf({ items, joiner, pending, order, previous }: Hypothesis): string {
  const item = items?.item;
  return `${item?.end}|${item?.core[0]?.start}|${item?.amount?.quantity}|${item?.joiner}|${joiner}|${pending?.quantity}|${order}|${previous}`;
}

function follow(before: Hypothesis, span: Span, tokens: Token[], find: FindFoods): Hypothesis[] {
  switch (span.kind) {
    case 'food':
      return [followFood(before, span, span.food, find)];
    case 'amount':
      return followAmount(before, span, span, tokens, find);
    case 'joiner':
      return [followJoiner(before, span, span)];
    case 'word':
      return [followWord(before, span, span, tokens, find)];
    case 'description':
      return followDescription(before, span, span.words, tokens, find);
    case 'negation':
      return [followNegation(before, span, tokens)];
    case 'each':
      return [followEach(before, span.isBeforeAmount)];
    default:
      return [followTurn(before, span, tokens, find)];
  }
}
