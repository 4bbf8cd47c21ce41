import { type Clause, describeClauses } from './clauses.ts';
import { rolesOfTokens, withWeakNumbers } from './lexicon.ts';
import { tokenise } from './tokens.ts';
import type { Words } from './words.ts';

/** What a person wrote, read once: every skill takes its part of the tokens of this. */
export interface Message extends Words {
  clauses: Clause[];
}

/** Cuts a message into tokens and clauses and tells which of them speak of something that has happened, when, and to whom. */
export function readMessage(text: string): Message {
  const tokens = withWeakNumbers(tokenise(text));
  const words = { text, tokens, roles: rolesOfTokens(tokens) };
  return { ...words, clauses: describeClauses(words) };
}
