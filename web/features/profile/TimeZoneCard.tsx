import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '../../../contract/accounts/profile.ts';
import { isSameTimeZone, timeZones, usualTimeZone } from '../../lib/timeZone.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './TimeZoneCard.module.css';

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function TimeZoneCard({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<string | null>(profile.timeZone);
  const save = useSaveProfile();
  const [zones] = useState(() => timeZones([profile.timeZone, usualTimeZone]));
  const [offered] = useState(() => zones.find((zone) => isSameTimeZone(zone, deviceZone())));
  return (
    <Card title="Time zone">
      <div className={classes.body}>
        <p className={classes.text}>
          Your days begin and end here, and reminders come by this clock. A change moves no past entry to another day.
        </p>
        <Failure text="The time zone was not saved" error={save.error} />
        <form
          method="post"
          className={classes.line}
          onSubmit={(event) => {
            event.preventDefault();
            if (!chosen) return;
            // Not a callback of mutate: the card is shown anew by the new clock, often before that would be called.
            save.mutateAsync({ id: profile.id, timeZone: chosen }).then(
              () => showToast('success', 'Time zone saved.'),
              () => undefined,
            );
          }}
        >
          <Select
            label="Time zone"
            className={classes.field}
            searchable
            data={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            value={chosen}
            onChange={setChosen}
            limit={60}
            nothingFoundMessage="No such time zone"
            error={chosen ? undefined : 'Choose a time zone.'}
          />
          <Button type="submit" disabled={save.isPending || !chosen || chosen === profile.timeZone}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </form>
        {offered && offered !== chosen && (
          <Button variant="subtle" size="compact-md" onClick={() => setChosen(offered)}>
            Use this device’s: {offered.replaceAll('_', ' ')}
          </Button>
        )}
      </div>
    </Card>
  );
}
