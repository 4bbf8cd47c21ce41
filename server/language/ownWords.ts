import { isSmallTalk } from './cutOut.ts';
import type { Role } from './lexicon.ts';
import type { Message } from './message.ts';
import type { Span } from './words.ts';

/** Words around what is told that say nothing of it. */
const beside: Role[] = [
  ...(['filler', 'self', 'recipient', 'eaten', 'took', 'done', 'also', 'just', 'today', 'time', 'log'] as const),
  ...(['joiner', 'connective', 'contrast', 'greeting', 'thanks', 'clock', 'leadIn', 'that', 'was'] as const),
];
const longest = 40;

/** What a message calls the thing that it tells of, in its writer's words: what is left without these spans and without talk at the ends; '' where that is nothing. */
export function inOwnWords({ text, tokens, roles }: Message, spans: Span[] = []): string {
  const isLeft = tokens.map(
    (token, at) =>
      !spans.some(({ from, to }) => from <= at && at < to) &&
      !isSmallTalk(token) &&
      token.kind === 'word' &&
      !beside.some((role) => roles[at]?.has(role)),
  );
  const [first, last] = [isLeft.indexOf(true), isLeft.lastIndexOf(true)];
  if (first < 0) return '';
  let words = '';
  let before = first;
  for (let at = first; at <= last; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'mark' || spans.some(({ from, to }) => from <= at && at < to)) continue;
    const isApart = at > before + 1 || text.slice(tokens[before]?.end, token.start) !== '';
    words += words && isApart ? ` ${token.text}` : token.text;
    before = at;
  }
  return shortened(words.toLowerCase());
}

function shortened(words: string): string {
  if (words.length <= longest) return words;
  const end = words.lastIndexOf(' ', longest);
  return words.slice(0, end > 0 ? end : longest);
}
