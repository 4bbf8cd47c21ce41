import type { Profile } from '../../../contract/accounts/profile.ts';
import { names } from '../../../texts/language.ts';
import { locales } from '../../../texts/locale.ts';
import { useChoice } from '../../lib/choice.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './LanguageCard.module.css';
import { useSaveProfile } from './saveProfile.ts';

const options: { value: Profile['language']; label: string }[] = [
  { value: '', label: 'As I write' },
  ...locales.map((value) => ({ value, label: names[value] })),
];

/** In which language FitPulse talks to the person; saved as soon as it is chosen. */
export function LanguageCard({ profile }: { profile: Profile }) {
  const save = useSaveProfile();
  const [chosen, choose] = useChoice(
    (language: Profile['language']) => save.mutateAsync({ id: profile.id, language }),
    () => showToast('success', 'Language saved.'),
  );
  return (
    <Card title="Language">
      <div className={classes.body}>
        <p className={classes.text}>Replies in the chat, reminders, mails and PDFs come in this language.</p>
        <Failure text="The language was not saved" error={save.error} />
        <Segments label="Language" options={options} value={chosen ?? profile.language} onChange={choose} />
      </div>
    </Card>
  );
}
