import type { Role } from '../lexicon.ts';
import { type Message, readMessage } from '../message.ts';
import { hasRole, type Span } from '../words.ts';
import { saysAmong } from './amongKnown.ts';
import { type Correction, readMistake } from './correction.ts';
import { type Said, saidIn } from './said.ts';

/** Longer messages tell of more than a correction. */
const mostTokens = 24;

/** The names in a message that may put something right, each of which may only tell how the mistake came about. */
export function namesInMistake(message: Message): string[] {
  const said = saidIn(message, false);
  return saysMistake(said) || saysAmong(said) ? said.names.map(({ text }) => text) : [];
}

/** "No", "sorry", "it was", "73.6 not 73.9", "scratch the avocado", and no news beside it. */
function saysMistake({ message, numbers, isMarked, has, elements }: Said): boolean {
  if (message.tokens.length > mostTokens || message.text.includes('?') || news.some(has)) return false;
  const isDenied = numbers.length > 1 && elements.some(({ kind }) => kind === 'no');
  return isMarked || isDenied || has('remove');
}
const news: Role[] = ['eaten', 'self', 'question', 'plan', 'log', 'skipped'];

/**
 * What a message corrects but for the parts of it that hold no figure and none of the known names: "73.6 nahi 73.9, kaata
 * hila tha", "no no 52.4 typed it reverse". Parts end at commas, stops and words like "typed".
 */
export function readBesideAsides(message: Message, known: Set<string>, daysAgo: number): Correction | undefined {
  const said = saidIn(message, false);
  if (!saysMistake(said)) return undefined;
  const { names, numbers } = said;
  const tells = ({ from, to }: Span) =>
    [...names.filter(({ text }) => known.has(text)), ...numbers].some(({ span }) => span.from < to && span.to > from);
  const kept = partsOf(message).filter(tells);
  const [part, ...others] = kept;
  if (!part || others.length > 0) return undefined;
  const { text, tokens } = message;
  const told = text.slice(tokens[part.from]?.start, tokens[part.to - 1]?.end);
  const isStrange = names.some(
    (name) => !known.has(name.text) && name.span.from >= part.from && name.span.to <= part.to,
  );
  return isStrange || told.length === text.length ? undefined : readMistake(readMessage(told), daysAgo);
}

function partsOf(message: Message): Span[] {
  const { tokens } = message;
  const parts: Span[] = [];
  let from = 0;
  for (const [at, { word }] of tokens.entries()) {
    const isMark =
      /^[,.;:!(–-]$/.test(word) && !(tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number');
    const isSaying = (['mistaken', 'reason', 'corrected'] as const).some((role) => hasRole(message, at, role));
    if (!isMark && !isSaying) continue;
    if (at > from) parts.push({ from, to: at });
    from = isMark ? at + 1 : at;
  }
  return [...parts, { from, to: tokens.length }];
}
