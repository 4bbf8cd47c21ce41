import type { planNames, Role } from '../../contract/accounts/accounts.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Units } from '../../texts/units.ts';
import type { DayClock } from './diaryDates.ts';

declare const proven: unique symbol;

/** The id of the person whose data a call may touch. Only ownerOf makes one, so forgetting the check does not compile. */
export type OwnerId = string & { readonly [proven]: true };

/** How a person wants to be told things. */
export interface PersonSettings extends Units, DayClock {
  /** The language that they chose; '' means the one that they write in. */
  language: Locale | '';
  /** The language in use. */
  locale: Locale;
  /** They told that they are under 13. */
  isTooYoung: boolean;
}

/** Who is calling, as the session or the chat channel proved it. */
export interface Principal extends PersonSettings {
  userId: string;
  sessionId: string | undefined;
  role: Role;
  plan: (typeof planNames)[number];
  /** An admin, or somebody of support, who has only the rights of a user until there is a second factor. */
  mustEnrol: boolean;
  /** When the session last proved who uses it; null where it never did. */
  provenAt: Date | null;
}

/** The caller's own data, or, for an admin (never for support), that of the person named; undefined means "not yours". */
export function ownerOf(principal: Principal, namedUserId: string | undefined = principal.userId): OwnerId | undefined {
  const mayAct = namedUserId.toLowerCase() === principal.userId || principal.role === 'admin';
  return mayAct ? (namedUserId.toLowerCase() as OwnerId) : undefined;
}
