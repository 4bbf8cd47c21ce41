import { oncePerText } from '../../../lib/oncePer.ts';
import type { Role } from '../../lexicon.ts';
import type { Message } from '../../message.ts';
import { hasRole, type Span } from '../../words.ts';
import type { ToldEntry } from './diary.ts';

/** Words of a message that name entries of the diary, or what one of them may have been instead. */
export interface Mention extends Span {
  text: string;
  entries: ToldEntry[];
  isOther: boolean;
}

const longestName = 3;
const leastLetters = 3;
/** What plays a part of its own names nothing. */
const parts: Role[] = [
  ...(['no', 'negation', 'none', 'notEaten', 'skipped', 'corrected', 'mistaken', 'just', 'change', 'remove'] as const),
  ...(['eaten', 'recipient', 'that', 'today', 'yesterday', 'dayBefore', 'meal', 'joiner'] as const),
  ...(['filler', 'also', 'smaller', 'larger', 'more', 'left', 'gave', 'share', 'relative', 'other', 'log'] as const),
  ...(['time', 'unit', 'measure', 'halve', 'double', 'without', 'instead', 'inPlace', 'reason'] as const),
];

/** The names in a message, the longest first where they overlap. */
export function mentionsIn(message: Message, entries: ToldEntry[], taken: Span[]): Mention[] {
  const mentions: Mention[] = [];
  const name = oncePerText((text) => namedBy(text, entries));
  const isTaken = (at: number) => taken.some(({ from, to }) => at >= from && at < to);
  for (let at = 0; at < message.tokens.length; ) {
    const found = isTaken(at) ? undefined : mentionAt(message, at, name, isTaken);
    if (found) mentions.push(found);
    at = found?.to ?? at + 1;
  }
  return mentions;
}

function mentionAt(
  message: Message,
  from: number,
  name: (text: string) => Named,
  isTaken: (at: number) => boolean,
): Mention | undefined {
  for (let to = Math.min(from + longestName, message.tokens.length); to > from; to -= 1) {
    const span = { from, to };
    if (!mayName(message, span, isTaken)) continue;
    const text = message.text.slice(message.tokens[from]?.start, message.tokens[to - 1]?.end);
    const named = name(text);
    if (named.entries.length > 0 || named.isOther) return { ...span, text, ...named };
  }
  return undefined;
}

type Named = Pick<Mention, 'entries' | 'isOther'>;

const namedBy = (text: string, entries: ToldEntry[]): Named => ({
  entries: entries.filter((entry) => entry.isCalled(text)),
  isOther: entries.some((entry) => entry.mayBe(text)),
});

function mayName(message: Message, { from, to }: Span, isTaken: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) {
    const token = message.tokens[at];
    if (token?.kind !== 'word' || isTaken(at) || (to - from === 1 && token.word.length < leastLetters)) return false;
    if (parts.some((role) => hasRole(message, at, role))) return false;
  }
  return true;
}
