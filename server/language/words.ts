import type { Role } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Span {
  from: number;
  /** The token after it. */
  to: number;
}

/** The tokens of a text and what each of them does. */
export interface Words {
  text: string;
  tokens: Token[];
  /** By the places of the tokens; see lexicon/README.md. */
  roles: readonly ReadonlySet<Role>[];
}

export const hasRole = ({ roles }: Words, at: number, role: Role): boolean => roles[at]?.has(role) ?? false;

/** Whether some token of the span has the role. */
export function isSaidIn({ roles }: Words, { from, to }: Span, role: Role): boolean {
  for (let at = from; at < to; at += 1) if (roles[at]?.has(role)) return true;
  return false;
}
