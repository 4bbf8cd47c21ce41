import { useProfile } from '../features/profile/getProfile.ts';
import { TimeZoneCard } from '../features/profile/TimeZoneCard.tsx';
import { useSession } from '../lib/session.ts';
import { Card } from '../ui/Card.tsx';
import { Loadable } from '../ui/Loadable.tsx';
import { LogSkeleton } from '../ui/lists/LogSkeleton.tsx';

/** The clock that the signed-in person goes by, once it is known. */
export function TimeZone() {
  const profile = useProfile(useSession()?.userId ?? '');
  if (profile.data) return <TimeZoneCard key={profile.data.timeZone} profile={profile.data} />;
  return (
    <Card title="Time zone">
      <Loadable needs={[profile]} skeleton={<LogSkeleton />} failure="The time zone can’t be shown">
        {() => null}
      </Loadable>
    </Card>
  );
}
