import * as texts from '../../../texts/portal/account/settings.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '../../../contract/accounts/profile.ts';
import { usualTimeZone } from '../../lib/timeZone.ts';
import { isSameTimeZone, timeZones } from '../../lib/timeZoneChoice.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { DayStartField } from './DayStartField.tsx';
import { useSaveProfile } from './saveProfile.ts';
import classes from './TimeZoneCard.module.css';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function TimeZoneCard({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
  const save = useSaveProfile();
  const [zones] = useState(() => timeZones([profile.timeZone, usualTimeZone]));
  const [offered] = useState(() => zones.find((zone) => isSameTimeZone(zone, deviceZone())));
  const choose = (timeZone: string | null) => {
    if (!timeZone || timeZone === profile.timeZone) return;
    // Not a callback of mutate: the card is shown anew by the new clock, often before that would be called.
    save.mutateAsync({ id: profile.id, timeZone }).then(
      () => showToast('success', texts.timeZoneSaved(locale)),
      () => undefined,
    );
  };
  return (
    <Card title={texts.timeZone(locale)}>
      <div className={classes.body}>
        <p className={classes.text}>{texts.timeZoneLead(locale)}</p>
        <Failure text={texts.timeZoneNotSaved(locale)} error={save.error} />
        <Select
          aria-label={texts.timeZone(locale)}
          className={classes.field}
          searchable
          allowDeselect={false}
          data={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          value={save.isPending ? save.variables.timeZone : profile.timeZone}
          onChange={choose}
          limit={60}
          nothingFoundMessage={texts.noTimeZone(locale)}
        />
        {offered && offered !== profile.timeZone && (
          <Button variant="subtle" size="compact-md" disabled={save.isPending} onClick={() => choose(offered)}>
            {texts.takeDevice(locale, offered.replaceAll('_', ' '))}
          </Button>
        )}
        <DayStartField profile={profile} />
      </div>
    </Card>
  );
}
