import { useOpensByChatOnly } from '../../features/accounts/signInWays.ts';
import { useRecentFoods } from '../../features/food/search/findFoods.ts';
import { FirstSteps, FirstStepsSkeleton } from '../../features/profile/firstSteps/FirstSteps.tsx';
import { useProfile } from '../../features/profile/getProfile.ts';
import { useTelegramLink } from '../../features/telegram/telegramLink.ts';
import { Loadable } from '../../ui/Loadable.tsx';

interface NewcomerProps {
  userId: string;
  /** Their place is kept from the first moment on, and to the end of the visit in which they are done. */
  isOnTop: boolean;
  onPutAway: () => void;
}

/** The first steps, and what they go by. */
export function Newcomer({ userId, isOnTop, onPutAway }: NewcomerProps) {
  const profile = useProfile(userId);
  const foods = useRecentFoods('lunch');
  const telegram = useTelegramLink(false);
  const opensByChatOnly = useOpensByChatOnly();
  const needs = [profile, foods, telegram, opensByChatOnly] as const;
  // Nobody misses them while FitPulse can't be reached.
  if (needs.some(({ data, error }) => data === undefined && error)) return null;
  return (
    <Loadable needs={needs} skeleton={isOnTop && <FirstStepsSkeleton onPutAway={onPutAway} />}>
      {(known, eaten, { available, linked }, isByChatOnly) => (
        <FirstSteps
          profile={known}
          stays={isOnTop}
          onPutAway={onPutAway}
          hasLoggedFood={eaten.length > 0}
          hasTelegram={available || linked ? linked : undefined}
          opensByChatOnly={isByChatOnly}
        />
      )}
    </Loadable>
  );
}
