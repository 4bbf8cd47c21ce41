import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProfile, type Profile } from '../../../contract/accounts/profile.ts';
import { call } from '../../lib/api.ts';
import { rememberDayStart } from '../../lib/dayStart.ts';
import { rememberPageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { updateSession } from '../../lib/session.ts';
import { rememberTimeZone } from '../../lib/timeZone.ts';
import { rememberUnits } from '../../lib/units.ts';
import { readCachedProfile, writeCachedProfile } from './cachedProfile.ts';

/** The profile; when it can't be had, the one that this browser knew last. */
export function useProfile(userId: string) {
  const query = useQuery({
    queryKey: queryKeys.profile,
    queryFn: async ({ signal }) => keep(await call(getProfile, { params: { userId } }, signal)),
    enabled: userId !== '',
    staleTime: 0,
  });
  const known = query.data;
  useEffect(() => {
    if (!known) return;
    rememberPageLocale(known.language);
    rememberTimeZone(known.timeZone);
    rememberDayStart(known.dayStartsAt);
    rememberUnits(known);
  }, [known]);
  return { ...query, lastKnown: query.error ? readCachedProfile(userId) : undefined };
}

/** Keeps a profile for when it can't be had, and shows everywhere what it says of the person. */
export function keep(profile: Profile): Profile {
  writeCachedProfile(profile);
  const { firstName, lastName, email, phone, avatarUrl } = profile;
  updateSession({ firstName, lastName, email, phone, avatarUrl });
  return profile;
}
