import type { Profile } from '../../../contract/accounts/profile.ts';
import { profileKey, sessionPlace } from '../../lib/session.ts';

export function readCachedProfile(userId: string): Profile | undefined {
  const known: Profile | undefined = parse(sessionPlace().getItem(profileKey));
  return known?.id === userId ? known : undefined;
}

/** It ends with the session. */
export const writeCachedProfile = (known: Profile) => sessionPlace().setItem(profileKey, JSON.stringify(known));

function parse(text: string | null): Profile | undefined {
  try {
    return JSON.parse(text ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}
