import { useState } from 'react';
import type { Profile } from '../../../contract/profile.ts';
import { heightUnits, type Units, volumeUnits, weightUnits } from '../../../texts/units.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './UnitsCard.module.css';

const labels = { kg: 'kg', lb: 'lb', cm: 'cm', ft: 'ft and in', ml: 'ml', oz: 'oz' };
const optionsOf = <Unit extends keyof typeof labels>(units: readonly Unit[]) =>
  units.map((value) => ({ value, label: labels[value] }));

/** In which units figures are shown and typed; saved as soon as one is chosen. */
export function UnitsCard({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  // Shown within the tap; that a save has begun is told by a timer, until which the choice would fall back.
  const [saving, setSaving] = useState<Partial<Units>>();
  const chosen: Units = { ...profile, ...saving };
  // Not a callback of mutate: the page is shown anew in the new units, often before that would be called.
  const choose = (units: Partial<Units>) => {
    setSaving(units);
    save
      .mutateAsync({ id: profile.id, ...units })
      .then(
        () => showToast('success', 'Units saved.'),
        () => undefined,
      )
      .finally(() => setSaving(undefined));
  };
  return (
    <Card title="Units">
      <p className={classes.text}>Here, in the chat and in reports. Nothing that you logged changes.</p>
      <Failure text="The units were not saved" error={save.error} />
      <div className={classes.units}>
        <div>
          <p className={classes.label}>Weight</p>
          <Segments
            label="Unit of weight"
            options={optionsOf(weightUnits)}
            value={chosen.weightUnit}
            onChange={(weightUnit) => choose({ weightUnit })}
          />
        </div>
        <div>
          <p className={classes.label}>Height</p>
          <Segments
            label="Unit of height"
            options={optionsOf(heightUnits)}
            value={chosen.heightUnit}
            onChange={(heightUnit) => choose({ heightUnit })}
          />
        </div>
        <div>
          <p className={classes.label}>Drinks</p>
          <Segments
            label="Unit of drinks"
            options={optionsOf(volumeUnits)}
            value={chosen.volumeUnit}
            onChange={(volumeUnit) => choose({ volumeUnit })}
          />
        </div>
      </div>
    </Card>
  );
}
