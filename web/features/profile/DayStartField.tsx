import { NativeSelect } from '@mantine/core';
import type { Profile } from '../../../contract/accounts/profile.ts';
import { timeOfDay } from '../../../texts/notices/schedules.ts';
import * as texts from '../../../texts/portal/account/settings.ts';
import { useChoice } from '../../lib/choice.ts';
import { midnight } from '../../lib/dayStart.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './TimeZoneCard.module.css';

const lastHour = 8;
const fullHours = Array.from({ length: lastHour + 1 }, (_, hour) => `0${hour}:00`);

/** When the person's days begin; saved as soon as it is chosen. */
export function DayStartField({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (dayStartsAt: string) => save.mutateAsync({ id: profile.id, dayStartsAt }),
    () => showToast('success', texts.dayStartSaved(locale)),
  );
  // By chat a day may begin at any minute.
  const times = [...new Set([...fullHours, profile.dayStartsAt])].sort();
  return (
    <>
      <Failure text={texts.dayStartNotSaved(locale)} error={save.error} />
      <NativeSelect
        className={classes.field}
        label={texts.dayStart(locale)}
        description={texts.dayStartLead(locale)}
        data={times.map((value) => ({
          value,
          label: value === midnight ? texts.atMidnight(locale) : timeOfDay(locale, value),
        }))}
        value={saving ?? profile.dayStartsAt}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </>
  );
}
