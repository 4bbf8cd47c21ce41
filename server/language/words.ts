import { oncePer } from '../lib/oncePer.ts';
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

const allRoles = oncePer(
  (roles: Words['roles']): ReadonlySet<Role> => new Set([...new Set(roles)].flatMap((known) => [...known])),
);

/** Whether some token of the whole text has the role. */
export const isSaid = ({ roles }: Pick<Words, 'roles'>, role: Role): boolean => allRoles(roles).has(role);

/** Whether some token of the span has the role. */
export function isSaidIn({ roles }: Words, { from, to }: Span, role: Role): boolean {
  for (let at = from; at < to; at += 1) if (roles[at]?.has(role)) return true;
  return false;
}
