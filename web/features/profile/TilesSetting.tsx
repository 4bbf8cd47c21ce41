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
  const { data: profile } = useProfile(userId);
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (dashboardTiles: TileName[]) => save.mutateAsync({ id: userId, dashboardTiles }),
    () => showToast('success', 'Dashboard saved.'),
  );
  const chosen = saving ?? profile?.dashboardTiles;
  const toggle = (name: TileName, isWanted: boolean) =>
    choose(tileNames.filter((other) => (other === name ? isWanted : chosen?.includes(other))));
  return (
    <Card title="Dashboard">
      <p className={classes.text}>Choose what else your dashboard shows.</p>
      <Failure text="The dashboard was not saved" error={save.error} />
      <fieldset className={classes.tiles} disabled={!chosen}>
        <legend className="visually-hidden">Dashboard tiles</legend>
        {tileNames.map((name) => (
          <Checkbox
            key={name}
            label={tileTitles[name]}
            checked={chosen?.includes(name) ?? false}
            onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
