import { type Profile, profile } from '../../../contract/accounts/profile.ts';
import { profileKey, sessionPlace } from '../../lib/session.ts';

export function readCachedProfile(userId: string): Profile | undefined {
  const text = sessionPlace().getItem(profileKey);
  if (!text) return undefined;
  const { data } = profile.safeParse(parse(text));
  return data?.id === userId ? data : undefined;
}

/** It ends with the session. */
export const writeCachedProfile = (known: Profile) => sessionPlace().setItem(profileKey, JSON.stringify(known));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
