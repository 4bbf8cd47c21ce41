import type { Profile } from '../../../contract/accounts/profile.ts';
import { names } from '../../../texts/language.ts';
import { locales, pageLocaleOf } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/account/settings.ts';
import { useChoice } from '../../lib/choice.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './LanguageCard.module.css';
import { useSaveProfile } from './saveProfile.ts';

/** In which language FitPulse talks to the person; saved as soon as it is chosen. */
export function LanguageCard({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
  const save = useSaveProfile();
  const [chosen, choose] = useChoice(
    (language: Profile['language']) => save.mutateAsync({ id: profile.id, language }),
    (language) => showToast('success', texts.languageSaved(pageLocaleOf(language || 'en'))),
  );
  return (
    <Card title={texts.language(locale)}>
      <div className={classes.body}>
        <p className={classes.text}>{texts.languageLead(locale)}</p>
        <Failure text={texts.languageNotSaved(locale)} error={save.error} />
        <Segments
          label={texts.language(locale)}
          options={[
            { value: '', label: texts.asIWrite(locale) },
            ...locales.map((value) => ({ value, label: names[value] })),
          ]}
          value={chosen ?? profile.language}
          onChange={choose}
        />
      </div>
    </Card>
  );
}
