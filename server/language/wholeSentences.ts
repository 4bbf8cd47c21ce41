import type { Draft } from './clauses.ts';
import { hasRole, isSaidIn, type Words } from './words.ts';

/** "Papa ko 2 roti aur sabzi di": somebody else gets it, and what was given stands in several clauses. */
export function isGivenAway(ofSentence: Draft[], words: Words): boolean {
  const [first, last] = [ofSentence[0], ofSentence.at(-1)];
  if (!first || !last || !hasRole(words, last.to - 1, 'gave')) return false;
  const span = { from: first.from, to: last.to };
  if ((['self', 'recipient', 'eaten'] as const).some((role) => isSaidIn(words, span, role))) return false;
  for (let at = first.from; at < first.to; at += 1)
    if (
      (hasRole(words, at, 'other') || hasRole(words, at, 'relative')) &&
      /^(?:ko|को)$/.test(words.tokens[at + 1]?.word ?? '')
    )
      return true;
  return false;
}

/** "Don't record this one", "log mat karna": where it names nothing it is about the whole message. */
export function asksNotToLog({ from, to }: Draft, words: Words): boolean {
  let at = from;
  while (at < to && !hasRole(words, at, 'unlogged')) at += 1;
  if (at === to) return false;
  while (at < to && isUnnamed(words, at)) at += 1;
  return at === to || words.tokens[at]?.kind === 'mark';
}

const isUnnamed = (words: Words, at: number): boolean =>
  (['unlogged', 'that', 'filler', 'either', 'also'] as const).some((role) => hasRole(words, at, role)) ||
  words.tokens[at]?.word === 'one';
