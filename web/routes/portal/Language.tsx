import { useProfile } from '../../features/profile/getProfile.ts';
import { LanguageCard } from '../../features/profile/LanguageCard.tsx';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';

/** The language that the signed-in person is told things in, once it is known. */
export function Language() {
  const profile = useProfile(useSession()?.userId ?? '');
  if (profile.data) return <LanguageCard profile={profile.data} />;
  return (
    <Card title="Language">
      <Loadable needs={[profile]} skeleton={<LogSkeleton />} failure="The language can’t be shown">
        {() => null}
      </Loadable>
    </Card>
  );
}
