import { type Profile, profile } from '../../../contract/profile.ts';

const storageKey = 'profile';

export function readCachedProfile(userId: string): Profile | undefined {
  const text = localStorage.getItem(storageKey);
  if (!text) return undefined;
  const { data } = profile.safeParse(parse(text));
  return data?.id === userId ? data : undefined;
}

export const writeCachedProfile = (known: Profile) => localStorage.setItem(storageKey, JSON.stringify(known));

/** Nothing of a person stays in the browser after they have left. */
export const forgetCachedProfile = () => localStorage.removeItem(storageKey);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
