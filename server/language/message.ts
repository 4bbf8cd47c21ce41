import { type Clause, describeClauses } from './clauses.ts';
import { type Role, rolesOfTokens, withWeakNumbers } from './lexicon.ts';
import { type Token, tokenise } from './tokens.ts';
import type { Words } from './words.ts';

/** What a person wrote, read once: every skill takes its part of the tokens of this. */
export interface Message extends Words {
  clauses: readonly Clause[];
}

/** Of several messages that are handled at once. */
const mostRemembered = 32;
const readBefore = new Map<string, Message>();

/**
 * Cuts a message into tokens and clauses and tells which of them speak of something that has happened, when, and to whom.
 * Words of `names` say nothing else: in "amma style kanji" nobody's mother does anything. Each skill asks of the same text, so the
 * last ones are kept.
 */
export function readMessage(text: string, names: string[] = []): Message {
  if (names.length > 0) return read(text, names);
  const known = readBefore.get(text);
  if (known) return known;
  const message = read(text, names);
  // Whoever changed it would change it for every skill.
  Object.freeze(message.tokens);
  if (readBefore.size >= mostRemembered) readBefore.delete(readBefore.keys().next().value ?? '');
  readBefore.set(text, message);
  return message;
}

function read(text: string, names: string[]): Message {
  const tokens = withWeakNumbers(tokenise(text));
  const words = { text, tokens, roles: withoutNames(rolesOfTokens(tokens), tokens, names) };
  return { ...words, clauses: describeClauses(words) };
}

function withoutNames(roles: ReadonlySet<Role>[], tokens: Token[], names: string[]): ReadonlySet<Role>[] {
  const named = new Set<number>();
  for (const name of names) {
    const words = tokenise(name).map(({ word }) => word);
    const at = tokens.findIndex((_, from) => words.every((word, offset) => tokens[from + offset]?.word === word));
    if (at >= 0) for (let inside = 0; inside < words.length; inside += 1) named.add(at + inside);
  }
  return named.size === 0 ? roles : roles.map((known, at) => (named.has(at) ? new Set<Role>() : known));
}
