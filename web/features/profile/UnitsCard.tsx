import type { Profile } from '../../../contract/accounts/profile.ts';
import * as texts from '../../../texts/portal/account/settings.ts';
import { glucoseUnits, heightUnits, type Units, volumeUnits, weightUnits } from '../../../texts/units.ts';
import { useChoice } from '../../lib/choice.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './UnitsCard.module.css';

/** In which units figures are shown and typed; saved as soon as one is chosen. */
export function UnitsCard({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (units: Partial<Units>) => save.mutateAsync({ id: profile.id, ...units }),
    () => showToast('success', texts.unitsSaved(locale)),
  );
  const optionsOf = <Unit extends keyof typeof texts.unitChoices>(units: readonly Unit[]) =>
    units.map((value) => ({ value, label: texts.unitChoices[value](locale) }));
  const chosen: Units = { ...profile, ...saving };
  return (
    <Card title={texts.units(locale)}>
      <p className={classes.text}>{texts.unitsLead(locale)}</p>
      <Failure text={texts.unitsNotSaved(locale)} error={save.error} />
      <div className={classes.units}>
        <div>
          <p className={classes.label}>{texts.weight(locale)}</p>
          <Segments
            label={texts.unitOfWeight(locale)}
            options={optionsOf(weightUnits)}
            value={chosen.weightUnit}
            onChange={(weightUnit) => choose({ weightUnit })}
          />
        </div>
        <div>
          <p className={classes.label}>{texts.height(locale)}</p>
          <Segments
            label={texts.unitOfHeight(locale)}
            options={optionsOf(heightUnits)}
            value={chosen.heightUnit}
            onChange={(heightUnit) => choose({ heightUnit })}
          />
        </div>
        <div>
          <p className={classes.label}>{texts.drinks(locale)}</p>
          <Segments
            label={texts.unitOfDrinks(locale)}
            options={optionsOf(volumeUnits)}
            value={chosen.volumeUnit}
            onChange={(volumeUnit) => choose({ volumeUnit })}
          />
        </div>
        <div>
          <p className={classes.label}>{texts.glucose(locale)}</p>
          <Segments
            label={texts.unitOfGlucose(locale)}
            options={optionsOf(glucoseUnits)}
            value={chosen.glucoseUnit}
            onChange={(glucoseUnit) => choose({ glucoseUnit })}
          />
        </div>
      </div>
    </Card>
  );
}
