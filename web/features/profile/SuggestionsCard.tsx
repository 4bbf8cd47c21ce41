import { type Profile, type SuggestionPace, suggestionPaces } from '../../../contract/accounts/profile.ts';
import * as texts from '../../../texts/portal/account/suggestions.ts';
import { useChoice } from '../../lib/choice.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './QuietHoursCard.module.css';
import { useSaveProfile } from './saveProfile.ts';

/** How often at most something is suggested unasked; saved at the tap. */
export function SuggestionsCard({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
  const save = useSaveProfile();
  const [chosen, choose] = useChoice(
    (suggestions: SuggestionPace) => save.mutateAsync({ id: profile.id, suggestions }),
    () => showToast('success', texts.saved(readPageLocale())),
  );
  return (
    <Card title={texts.title(locale)}>
      <p className={classes.text}>{texts.about(locale)}</p>
      <Failure text={texts.notSaved(locale)} error={save.error} />
      <Segments
        label={texts.label(locale)}
        options={suggestionPaces.map((value) => ({ value, label: texts.paces[value](locale) }))}
        value={chosen ?? profile.suggestions}
        onChange={choose}
      />
    </Card>
  );
}
