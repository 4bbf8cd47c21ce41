import type { ReactNode } from 'react';
import { originalsKeptDays } from '../../../contract/originals.ts';
import * as texts from '../../../texts/portal/account/originals.ts';
import * as settings from '../../../texts/portal/account/settings.ts';
import { useChoice } from '../../lib/choice.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useProfile } from './getProfile.ts';
import { useSaveProfile } from './saveProfile.ts';
import classes from './UnitsCard.module.css';

/** Whether photos and files are kept once they have been read; below it, those that are. */
export function OriginalsSetting({ userId, children }: { userId: string; children: ReactNode }) {
  const locale = usePageLocale();
  const { data: profile } = useProfile(userId);
  const save = useSaveProfile();
  const [saving, choose] = useChoice(
    (keepsOriginals: boolean) => save.mutateAsync({ id: userId, keepsOriginals }),
    (keepsOriginals) => showToast('success', keepsOriginals ? texts.kept(locale) : texts.notKept(locale)),
  );
  const keeps = saving ?? profile?.keepsOriginals;
  return (
    <Card title={texts.title(locale)}>
      <p className={classes.text}>{texts.lead(locale, originalsKeptDays)}</p>
      <Failure text={settings.choiceNotSaved(locale)} error={save.error} />
      <div className={classes.units}>
        <Segments
          label={texts.title(locale)}
          options={[
            { value: 'off', label: texts.doNotKeep(locale) },
            { value: 'on', label: texts.keep(locale) },
          ]}
          value={keeps === undefined ? undefined : keeps ? 'on' : 'off'}
          onChange={(way) => choose(way === 'on')}
        />
      </div>
      {children}
    </Card>
  );
}
