import type { ReactNode } from 'react';
import { originalsKeptDays } from '../../../contract/originals.ts';
import { useChoice } from '../../lib/choice.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useProfile } from './getProfile.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './UnitsCard.module.css';

const ways = [
  { value: 'off', label: 'Don’t keep' },
  { value: 'on', label: 'Keep' },
] as const;

/** Whether photos and files are kept once they have been read; below it, those that are. */
export function OriginalsSetting({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: profile } = useProfile(userId);
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (keepsOriginals: boolean) => save.mutateAsync({ id: userId, keepsOriginals }),
    (keepsOriginals) => showToast('success', keepsOriginals ? 'New photos are kept.' : 'New photos are not kept.'),
  );
  const keeps = saving ?? profile?.keepsOriginals;
  return (
    <Card title="Photos and lab reports">
      <p className={classes.text}>
        FitPulse reads the meal photos and lab reports that you send, and then lets the files go. Keep them if you like:
        only you see them, they are part of your export, and they are deleted after {originalsKeptDays} days.
      </p>
      <Failure text="Your choice was not saved" error={save.error} />
      <div className={classes.units}>
        <Segments
          label="Photos and lab reports"
          options={[...ways]}
          value={keeps === undefined ? undefined : keeps ? 'on' : 'off'}
          onChange={(way) => choose(way === 'on')}
        />
      </div>
      {children}
    </Card>
  );
}
