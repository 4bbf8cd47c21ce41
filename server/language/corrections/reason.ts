import type { Role } from '../lexicon.ts';
import { type Message, readMessage } from '../message.ts';
import { hasRole } from '../words.ts';
import { wordsOfList } from './words.ts';

/** What a message may correct before it says why, and whether the reason says that it was wrong. */
export interface BeforeReason {
  message: Message;
  isMistake: boolean;
}

const limiting = wordsOfList('limiting');
/** Longer messages tell of more than a correction. */
const mostTokens = 30;
const reasons: Role[] = ['mistaken', 'other', 'relative', 'gave', 'left', 'spoilt', 'theyAte', 'by', 'that', 'self'];

/** "Only one, the other my wife had", "rice one cup. I made a mistake", "remove the coke, it was hers": all that stands before a reason. */
export function beforeReasons(message: Message): BeforeReason[] {
  const { text, tokens } = message;
  if (tokens.length > mostTokens) return [];
  return tokens.flatMap((token, at) => {
    if (at === 0 || !startsReason(message, at)) return [];
    const reason = readMessage(text.slice(token.start));
    if (!isReason(reason)) return [];
    return [{ message: readMessage(text.slice(0, token.start)), isMistake: isSaid(reason, 'mistaken') }];
  });
}

const startsReason = (message: Message, at: number): boolean =>
  /^[,.;:(!-]$/.test(message.tokens[at]?.word ?? '') ||
  (['reason', 'self', 'other', 'relative'] as const).some((role) => hasRole(message, at, role));

/** It tells how the mistake came about, or of somebody else, and of nothing that the writer had. */
function isReason(reason: Message): boolean {
  const is = (role: Role) => isSaid(reason, role);
  if (reason.tokens.some(({ kind }) => kind === 'number')) return false;
  // "73.9, the scale had moved": what happened, not what was had besides.
  const isBesides = is('also') || is('joiner') || is('meal') || is('eaten') || is('took');
  if (/^[,.;-]/.test(reason.text.trim()) && !isBesides && (is('was') || is('done'))) return true;
  const isDenied = is('negation') || is('none') || is('notEaten');
  const isLimited = reason.tokens.some(({ word }) => limiting.has(word));
  // "I just had tea" says what was right.
  if ((is('eaten') || is('took')) && is('self') && !isDenied && !isLimited) return false;
  return isDenied || is('eaten') || reasons.some(is) || reason.roles.every((roles) => roles.size > 0);
}

const isSaid = ({ roles }: Message, role: Role): boolean => roles.some((said) => said.has(role));
