import { type Message, readMessage } from '../message.ts';
import { hasRole } from '../words.ts';
import { type Correction, readCorrection } from './correction.ts';
import { readRestated } from './restated.ts';

const mostParts = 4;

/**
 * All that a message corrects, "roti 3 thi aur dal nahi thi": each part of it has to be a correction; empty when it is
 * news. What names nothing is about what the part before named.
 */
export function readCorrections(message: Message, daysAgo = 0): Correction[] {
  const several = readParts(partsOf(message), daysAgo);
  const [first, ...others] = several;
  const isOfTwo = first?.kind === 'amount' && first.insteadOf !== undefined;
  if (others.length > 0 || isOfTwo) return several;
  const whole = readCorrection(message, daysAgo);
  return whole ? [whole] : [];
}

function readParts(parts: string[], daysAgo: number): Correction[] {
  const corrections: Correction[] = [];
  if (parts.length > mostParts) return corrections;
  for (const part of parts) {
    const message = readMessage(part);
    // "Baaki chhote ne".
    if (corrections.length > 0 && hasRole(message, 0, 'reason')) continue;
    // "Sambar 2 katori tha aur dosa 3".
    const read = readCorrection(message, daysAgo) ?? (corrections.length > 0 ? readRestated(message) : undefined);
    if (!read || read.kind === 'unsaid' || read.kind === 'remove') return [];
    const correction = about(read, corrections.at(-1));
    // "Not banana, i meant an apple" is one.
    if (correction.kind === 'replace' && correction.was === undefined) return [];
    // "Too much, make it 1": the amount tells how much less.
    const isVague = corrections.at(-1)?.kind === 'scale' && correction.kind === 'amount';
    if (isVague) corrections.pop();
    const denied = withDenied(correction, corrections.at(-1));
    if (denied === undefined) corrections.push(correction);
    else corrections.splice(-1, 1, denied);
  }
  return corrections;
}

/** "Bhat nahi, bhakri ek" as one correction: the diary tells whether the second was there instead. */
function withDenied(correction: Correction, last: Correction | undefined): Correction | undefined {
  const isDenied = last?.kind === 'without' && last.of === undefined && !last.isPart && !last.isOfLast;
  if (!isDenied || correction.kind !== 'amount' || correction.of === undefined) return undefined;
  return { ...correction, insteadOf: last.what };
}

function about(correction: Correction, before: Correction | undefined): Correction {
  const named = before && 'of' in before ? before.of : undefined;
  if (named === undefined) return correction;
  if (correction.kind === 'replace') return { ...correction, was: correction.was ?? named };
  const isOpen = 'of' in correction && correction.of === undefined && correction.kind !== 'twice';
  return isOpen ? { ...correction, of: named } : correction;
}

/** Between the joiners, commas and ends of sentences; none of them parts a number. */
function partsOf(message: Message): string[] {
  const { text, tokens } = message;
  const parts: string[] = [];
  let start = 0;
  for (const [at, token] of tokens.entries()) {
    const isMark =
      /^[,.;]$/.test(token.word) && !(tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number');
    if (!isMark && !hasRole(message, at, 'joiner')) continue;
    parts.push(text.slice(start, token.start));
    start = token.end;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}
