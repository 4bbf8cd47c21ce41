import { wordsOf } from './lexicon.ts';
import type { Message } from './message.ts';
import type { Token } from './tokens.ts';
import type { Span } from './words.ts';

const timeWords = new Set([...wordsOf('time'), ...wordsOf('today')]);
/** Words that alone tell of nothing to log; no food is among them. */
const smallWords = wordsOf('filler');
const clockWords = wordsOf('clock');
const connectives = new Set([...wordsOf('joiner'), ...wordsOf('contrast'), ...wordsOf('connective')]);
/** Stand in front of what was eaten: what follows a cut needs no comma after them. */
const leadIns = wordsOf('leadIn');

export const isSmallTalk = (token: Token): boolean =>
  token.kind === 'mark' || timeWords.has(token.word) || smallWords.has(token.word) || connectives.has(token.word);

/**
 * The message without the spans: words of the skill's own next to them go with them, and so do connectives. Words of
 * time stay for what remains; nothing stays when only small talk would.
 */
export function cutOut({ text, tokens, roles, clauses }: Message, spans: Span[], own: Set<string>): string {
  const taken = new Uint8Array(tokens.length);
  for (const { from, to } of spans) taken.fill(1, from, to);
  const isOwn = (at: number) => !taken[at] && own.has(tokens[at]?.word ?? '');
  for (const { from, to } of spans) {
    for (let at = from - 1; at >= 0 && isOwn(at); at -= 1) taken[at] = 1;
    for (let at = to; at < tokens.length && isOwn(at); at += 1) taken[at] = 1;
  }
  const isClock = (at: number) => tokens[at]?.kind === 'number' && clockWords.has(tokens[at + 1]?.word ?? '');
  // "Kudichen" is left of "rendu glass thanni kudichen".
  const isLeft = (token: Token, at: number) =>
    !taken[at] && !isSmallTalk(token) && !isClock(at) && !roles[at]?.has('eaten');
  if (!tokens.some(isLeft)) return '';
  for (const { from, to } of clauses) {
    const inClause = tokens.slice(from, to);
    const isTouched = inClause.some((_, index) => taken[from + index]);
    if (!isTouched || inClause.some((token, index) => isLeft(token, from + index))) continue;
    for (const [index, token] of inClause.entries())
      if (!timeWords.has(token.word) && !isClock(from + index)) taken[from + index] = 1;
    if (isLoose(tokens[to], ')')) taken[to] = 1;
  }
  return joinPieces(text, remainingPieces(tokens, taken));
}

function remainingPieces(tokens: Token[], taken: Uint8Array): Token[][] {
  const pieces: Token[][] = [];
  let piece: Token[] = [];
  const finish = () => {
    let from = 0;
    let to = piece.length;
    while (from < to && isLoose(piece[from], ')')) from += 1;
    while (to > from && isLoose(piece[to - 1], '(')) to -= 1;
    if (from < to) pieces.push(piece.slice(from, to));
    piece = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (taken[at]) finish();
    else piece.push(token);
  }
  finish();
  return pieces;
}

const isLoose = (token: Token | undefined, bracket: string): boolean =>
  token?.kind === 'mark'
    ? token.word === bracket || /^[-–,.;+&|•/*!।=]$/.test(token.word)
    : connectives.has(token?.word ?? '');

function joinPieces(text: string, pieces: Token[][]): string {
  let joined = '';
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1]?.at(-1);
    const start = piece[0]?.start ?? 0;
    if (before) {
      const gap = text.slice(before.end, start);
      const isOpen =
        before.word === ':' || timeWords.has(before.word) || smallWords.has(before.word) || leadIns.has(before.word);
      joined += gap.includes('\n') ? '\n' : isOpen ? ' ' : /[.!;।]\s/.test(gap) ? '. ' : ', ';
    }
    joined += text.slice(start, piece.at(-1)?.end);
  }
  return joined;
}
