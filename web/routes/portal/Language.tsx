import * as texts from '../../../texts/portal/account/settings.ts';
import { useProfile } from '../../features/profile/getProfile.ts';
import { LanguageCard } from '../../features/profile/LanguageCard.tsx';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';

/** The language that the signed-in person is told things in, once it is known. */
export function Language() {
  const locale = usePageLocale();
  const profile = useProfile(useSession()?.userId ?? '');
  if (profile.data) return <LanguageCard profile={profile.data} />;
  return (
    <Card title={texts.language(locale)}>
      <Loadable needs={[profile]} skeleton={<LogSkeleton />} failure={texts.languageFailed(locale)}>
        {() => null}
      </Loadable>
    </Card>
  );
}
