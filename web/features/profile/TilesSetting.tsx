import * as texts from '../../../texts/portal/account/settings.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox } from '@mantine/core';
import { type TileName, tileNames } from '../../../contract/dashboard.ts';
import { useChoice } from '../../lib/choice.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useProfile } from './getProfile.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './TilesSetting.module.css';
import { tileTitles } from './tileTitles.ts';

/** What the dashboard shows beside food, water, activity, weight and sleep. */
export function TilesSetting({ userId }: { userId: string }) {
  const locale = usePageLocale();
  const { data: profile } = useProfile(userId);
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (dashboardTiles: TileName[]) => save.mutateAsync({ id: userId, dashboardTiles }),
    () => showToast('success', texts.dashboardSaved(locale)),
  );
  const chosen = saving ?? profile?.dashboardTiles;
  const toggle = (name: TileName, isWanted: boolean) =>
    choose(tileNames.filter((other) => (other === name ? isWanted : chosen?.includes(other))));
  return (
    <Card title={texts.dashboard(locale)}>
      <p className={classes.text}>{texts.dashboardLead(locale)}</p>
      <Failure text={texts.dashboardNotSaved(locale)} error={save.error} />
      <fieldset className={classes.tiles} disabled={!chosen}>
        <legend className="visually-hidden">{texts.tiles(locale)}</legend>
        {tileNames.map((name) => (
          <Checkbox
            key={name}
            label={tileTitles[name](locale)}
            checked={chosen?.includes(name) ?? false}
            onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
