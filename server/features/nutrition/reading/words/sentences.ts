import { lengthOfHeading } from './headings.ts';
import { plans, tellsOfEating } from './intent.ts';
import { tellsOfPart } from './leavings.ts';
import { lengthOfCorrection } from './negation.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

export interface Sentence {
  tokens: Token[];
  /** It ends with a question mark. */
  asks: boolean;
  /** It goes against the one before: "…, but didn't eat it". */
  contrasts: boolean;
}

const END = /[.!?;\n\r।]/;
const ABBREVIATED = wordList('abbreviated');
const LONGEST_CLAUSE = 20;
/** "Wanted pizza but ate salad" tells two things. */
const BUT = wordList('but');
/** Between a verb and what comes, "par" is but; elsewhere it is on. */
const PAR = wordList('par');
const VERBS_BEFORE_PAR = wordList('verbs before par');

export function sentencesOf(tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Token[] = [];
  let contrasts = false;
  const close = (asks: boolean) => {
    if (current.length > 0) sentences.push({ tokens: current, asks, contrasts });
    current = [];
    contrasts = false;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const heading = lengthOfHeading(tokens, at);
    if (heading > 0) {
      close(false);
    } else if (isPause(tokens, at)) {
      current.push({ ...token, key: ',' });
    } else if (token.key === ',' && turnsToPlan(current, tokens, at + 1)) {
      close(false);
    } else if (isAbbreviation(tokens, at)) {
      at += 1;
      continue;
    } else if (token.kind === 'mark' && END.test(token.key)) {
      close(token.key === '?');
    } else if (isBut(tokens, at) && tellsOfPart(tokens, at + 1)) {
      current.push({ ...token, kind: 'mark', key: ',' });
    } else if (isBut(tokens, at)) {
      close(false);
      contrasts = true;
    } else {
      current.push(token);
    }
    at += Math.max(1, heading);
  }
  close(false);
  return sentences;
}

/** The dot of "2 oz. of millet", "100 gm. paneer". */
function isAbbreviation(tokens: Token[], at: number): boolean {
  const [number, unit, dot, following] = tokens.slice(at - 2, at + 2);
  if (at < 2 || dot?.key !== '.' || number?.kind !== 'number' || following?.kind !== 'word') return false;
  return ABBREVIATED.has(unit?.key ?? '') && unit?.end === dot.start;
}

/** "Abhi upma khaya, dopahar me rajma khaunga": what was eaten ends here, and a plan begins, or the other way round. */
function turnsToPlan(before: Token[], tokens: Token[], at: number): boolean {
  const clause = before.slice(-LONGEST_CLAUSE);
  const ate = tellsOfEating(clause);
  const plan = plans(clause);
  if (ate === plan) return false;
  const next = tokens.slice(at, at + LONGEST_CLAUSE);
  const end = next.findIndex(({ kind, key }) => kind === 'mark' && END.test(key));
  const after = next.slice(0, end === -1 ? next.length : end);
  return tellsOfEating(after) === plan && plans(after) === ate;
}

/** The dots of "badam... no sorry, haldi milk" end nothing: what comes takes it back. */
function isPause(tokens: Token[], at: number): boolean {
  if (tokens[at]?.key !== '.') return false;
  let next = at + 1;
  while (tokens[next]?.key === '.') next += 1;
  return lengthOfCorrection(tokens, next) > 0;
}

function isBut(tokens: Token[], at: number): boolean {
  const key = tokens[at]?.key ?? '';
  return BUT.has(key) || (PAR.has(key) && VERBS_BEFORE_PAR.has(tokens[at - 1]?.key ?? ''));
}
