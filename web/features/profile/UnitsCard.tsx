import type { Profile } from '../../../contract/accounts/profile.ts';
import { glucoseUnits, heightUnits, type Units, volumeUnits, weightUnits } from '../../../texts/units.ts';
import { useChoice } from '../../lib/choice.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './UnitsCard.module.css';

const labels = {
  kg: 'kg',
  lb: 'lb',
  cm: 'cm',
  ft: 'ft and in',
  ml: 'ml',
  oz: 'oz',
  'mg/dl': 'mg/dl',
  'mmol/l': 'mmol/l',
};
const optionsOf = <Unit extends keyof typeof labels>(units: readonly Unit[]) =>
  units.map((value) => ({ value, label: labels[value] }));

/** In which units figures are shown and typed; saved as soon as one is chosen. */
export function UnitsCard({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (units: Partial<Units>) => save.mutateAsync({ id: profile.id, ...units }),
    () => showToast('success', 'Units saved.'),
  );
  const chosen: Units = { ...profile, ...saving };
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
        <div>
          <p className={classes.label}>Glucose</p>
          <Segments
            label="Unit of glucose"
            options={optionsOf(glucoseUnits)}
            value={chosen.glucoseUnit}
            onChange={(glucoseUnit) => choose({ glucoseUnit })}
          />
        </div>
      </div>
    </Card>
  );
}
