import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Profile } from '../../../contract/accounts/profile.ts';
import * as texts from '../../../texts/portal/account/notifications.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './QuietHoursCard.module.css';
import { useSaveProfile } from './saveProfile.ts';

/** Between which times no reminder comes; saved as soon as both are chosen. */
export function QuietHoursCard({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
  const save = useSaveProfile();
  const [hours, setHours] = useState({ quietFrom: profile.quietFrom, quietTo: profile.quietTo });
  const choose = (change: Partial<typeof hours>) => {
    const chosen = { ...hours, ...change };
    setHours(chosen);
    if ((chosen.quietFrom === '') !== (chosen.quietTo === '')) return;
    save.mutate({ id: profile.id, ...chosen }, { onSuccess: () => showToast('success', texts.quietSaved(locale)) });
  };
  return (
    <Card title={texts.quietHours(locale)}>
      <p className={classes.text}>{texts.quietLead(locale)}</p>
      <Failure text={texts.quietNotSaved(locale)} error={save.error} />
      <div className={classes.hours}>
        <TextInput
          type="time"
          label={texts.quietFrom(locale)}
          value={hours.quietFrom}
          onChange={({ currentTarget: { value } }) => choose({ quietFrom: value })}
        />
        <TextInput
          type="time"
          label={texts.quietTo(locale)}
          value={hours.quietTo}
          onChange={({ currentTarget: { value } }) => choose({ quietTo: value })}
        />
        {hours.quietFrom !== '' && hours.quietTo !== '' && (
          <Button variant="default" onClick={() => choose({ quietFrom: '', quietTo: '' })}>
            {texts.turnOff(locale)}
          </Button>
        )}
      </div>
    </Card>
  );
}
