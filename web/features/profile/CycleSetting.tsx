import { Link } from 'react-router';
import type { CycleTracking } from '../../../contract/entries/cycle.ts';
import { fullStop } from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/cycle.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { useChoice } from '../../lib/choice.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useProfile } from './getProfile.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './UnitsCard.module.css';

const choices = ['off', 'private', 'shown'] as const;

/** Whether periods are kept track of, and where they show. */
export function CycleSetting({ userId }: { userId: string }) {
  const locale = usePageLocale();
  const { data: profile } = useProfile(userId);
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (cycleTracking: CycleTracking) => save.mutateAsync({ id: userId, cycleTracking }),
    () => showToast('success', texts.trackingSaved(locale)),
  );
  const chosen = saving ?? profile?.cycleTracking;
  return (
    <Card title={texts.title(locale)}>
      <p className={classes.text}>
        {texts.trackingLead(locale)}
        {chosen && chosen !== 'off' && (
          <>
            {' '}
            {texts.wordBefore(locale)} <Link to={links.notifications}>{pages.notifications(locale)}</Link>
            {fullStop(locale)}
          </>
        )}
      </p>
      <Failure text={texts.trackingNotSaved(locale)} error={save.error} />
      <div className={classes.units}>
        <Segments
          label={texts.tracking(locale)}
          options={choices.map((value) => ({ value, label: texts.ways[value](locale) }))}
          value={chosen}
          onChange={choose}
        />
      </div>
    </Card>
  );
}
