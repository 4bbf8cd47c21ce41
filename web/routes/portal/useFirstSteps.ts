import { type ComponentProps, useEffect, useState } from 'react';
import { useOpensByChatOnly } from '../../features/accounts/signInWays.ts';
import { useRecentFoods } from '../../features/food/search/findFoods.ts';
import { useDismissal } from '../../features/profile/firstSteps/dismissal.ts';
import type { FirstSteps } from '../../features/profile/firstSteps/FirstSteps.tsx';
import { useProfile } from '../../features/profile/getProfile.ts';
import { useTelegramLink } from '../../features/telegram/telegramLink.ts';

/** Longer than this nothing waits to be shown. */
const patienceMs = 2_000;

/** What the first steps go by; 'none' where they were dismissed or can't be told, 'unknown' for a moment. */
export function useFirstSteps(userId: string): ComponentProps<typeof FirstSteps> | 'none' | 'unknown' {
  const { data: profile } = useProfile(userId);
  const { data: foods } = useRecentFoods('lunch');
  const { data: telegram } = useTelegramLink(false);
  const opensByChatOnly = useOpensByChatOnly();
  const [isDismissed, dismiss] = useDismissal(userId);
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (isDismissed) return 'none';
  if (!profile || !foods || !telegram || opensByChatOnly === undefined) return isPatient ? 'unknown' : 'none';
  return {
    profile,
    dismiss,
    hasLoggedFood: foods.length > 0,
    opensByChatOnly,
    hasTelegram: telegram.available || telegram.linked ? telegram.linked : undefined,
  };
}
