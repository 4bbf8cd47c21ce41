import { Link } from 'react-router';
import type { CycleTracking } from '../../../contract/entries/cycle.ts';
import { useChoice } from '../../lib/choice.ts';
import { links } from '../../lib/links.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useProfile } from './getProfile.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './UnitsCard.module.css';

const choices: { value: CycleTracking; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'private', label: 'Health log only' },
  { value: 'shown', label: 'Dashboard too' },
];

/** Whether periods are kept track of, and where they show. */
export function CycleSetting({ userId }: { userId: string }) {
  const { data: profile } = useProfile(userId);
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (cycleTracking: CycleTracking) => save.mutateAsync({ id: userId, cycleTracking }),
    () => showToast('success', 'Cycle saved.'),
  );
  const chosen = saving ?? profile?.cycleTracking;
  return (
    <Card title="Cycle">
      <p className={classes.text}>
        Keep track of your periods, for yourself. A page for your doctor shows them only if you choose it, your monthly
        report only with “Dashboard too”.
        {chosen && chosen !== 'off' && (
          <>
            {' '}
            For a word before the next one, see <Link to={links.notifications}>Notifications</Link>.
          </>
        )}
      </p>
      <Failure text="The cycle was not saved" error={save.error} />
      <div className={classes.units}>
        <Segments label="Cycle tracking" options={choices} value={chosen} onChange={choose} />
      </div>
    </Card>
  );
}
