import { Skeleton } from '@mantine/core';
import * as texts from '../../texts/portal/account/settings.ts';
import { useProfile } from '../features/profile/getProfile.ts';
import { TimeZoneCard } from '../features/profile/TimeZoneCard.tsx';
import { usePageLocale } from '../lib/pageLocale.ts';
import { useSession } from '../lib/session.ts';
import { Card } from '../ui/Card.tsx';
import { Loadable } from '../ui/Loadable.tsx';

/** The clock that the signed-in person goes by, once it is known. */
export function TimeZone() {
  const locale = usePageLocale();
  const profile = useProfile(useSession()?.userId ?? '');
  if (profile.data) return <TimeZoneCard key={profile.data.timeZone} profile={profile.data} />;
  return (
    <Card title={texts.timeZone(locale)}>
      <Loadable needs={[profile]} skeleton={<Skeleton height={240} />} failure={texts.timeZoneFailed(locale)}>
        {() => null}
      </Loadable>
    </Card>
  );
}
