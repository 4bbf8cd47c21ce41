import { useState } from 'react';
import type { Profile } from '../../../contract/profile.ts';
import { names } from '../../../texts/language.ts';
import { locales } from '../../../texts/locale.ts';
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
  // Shown within the tap; that a save has begun is told by a timer, until which the choice would fall back.
  const [chosen, setChosen] = useState<Profile['language']>();
  const store = (language: Profile['language']) => {
    setChosen(language);
    save.mutate(
      { id: profile.id, language },
      { onSuccess: () => showToast('success', 'Language saved.'), onSettled: () => setChosen(undefined) },
    );
  };
  return (
    <Card title="Language">
      <div className={classes.body}>
        <p className={classes.text}>Replies in the chat, reminders, mails and PDFs come in this language.</p>
        <Failure text="The language was not saved" error={save.error} />
        <Segments label="Language" options={options} value={chosen ?? profile.language} onChange={store} />
      </div>
    </Card>
  );
}
