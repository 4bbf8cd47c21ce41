import * as texts from '../../../texts/portal/account/profile.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { AvatarPicker } from '../../features/profile/AvatarPicker.tsx';
import { FoodPreferencesCard } from '../../features/profile/FoodPreferencesCard.tsx';
import { useProfile } from '../../features/profile/getProfile.ts';
import { ProfileForm } from '../../features/profile/ProfileForm.tsx';
import { ProfileSkeleton } from '../../features/profile/ProfileSkeleton.tsx';
import { UnitsCard } from '../../features/profile/UnitsCard.tsx';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.profile);
export const handle = { title: pages.profile };

export default function ProfilePage() {
  const locale = usePageLocale();
  const session = useSession();
  const profile = useProfile(session?.userId ?? '');
  const shown = profile.data ?? profile.lastKnown;
  return (
    <div className={classes.page} data-narrow>
      {shown && <Failure text={texts.failed(locale)} error={profile.error} />}
      {shown ? (
        <>
          <Card title={texts.pictureTitle(locale)}>
            <AvatarPicker
              userId={shown.id}
              name={`${shown.firstName} ${shown.lastName}`.trim() || (session?.userName ?? '')}
              avatarUrl={shown.avatarUrl}
            />
          </Card>
          <ProfileForm profile={shown} />
          <UnitsCard profile={shown} />
          <FoodPreferencesCard key={shown.id} profile={shown} />
        </>
      ) : (
        <Loadable needs={[profile]} skeleton={<ProfileSkeleton />} failure={texts.failed(locale)}>
          {() => null}
        </Loadable>
      )}
    </div>
  );
}
