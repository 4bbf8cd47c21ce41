import * as texts from '../../../texts/portal/account/foodPreferences.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Button, MultiSelect, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { baseDiets, type Diet, diets, type Profile } from '../../../contract/accounts/profile.ts';
import { diets as dietNames } from '../../../texts/settings.ts';
import { capitalised } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './FoodPreferencesCard.module.css';
import { useSaveProfile } from './saveProfile.ts';

/** How the person eats: what suggestions keep to. */
export function FoodPreferencesCard({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
  const [chosen, setChosen] = useState<Diet[]>(profile.diets);
  const [allergies, setAllergies] = useState(profile.allergies);
  const [dislikes, setDislikes] = useState(profile.dislikes);
  const save = useSaveProfile();
  const choose = (values: string[]) => {
    const added = values.at(-1) as Diet | undefined;
    const isOther = (diet: Diet) => diet === added || !baseDiets.includes(diet);
    setChosen(added && baseDiets.includes(added) ? (values as Diet[]).filter(isOther) : (values as Diet[]));
  };
  return (
    <Card title={texts.title(locale)}>
      <form
        method="post"
        className={classes.body}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(
            { id: profile.id, diets: chosen, allergies, dislikes },
            { onSuccess: () => showToast('success', texts.saved(locale)) },
          );
        }}
      >
        <p className={classes.text}>{texts.lead(locale)}</p>
        <Failure text={texts.notSaved(locale)} error={save.error} />
        <MultiSelect
          label={texts.diet(locale)}
          data={diets.map((value) => ({ value, label: capitalised(dietNames[value](locale)) }))}
          value={chosen}
          onChange={choose}
          placeholder={chosen.length > 0 ? '' : texts.everything(locale)}
        />
        <TagsInput
          label={texts.allergies(locale)}
          data={Object.values(texts.commonAllergies).map((name) => name(locale))}
          value={allergies}
          onChange={setAllergies}
          placeholder={texts.exampleAllergies(locale)}
          maxTags={50}
        />
        <TagsInput
          label={texts.dislikes(locale)}
          value={dislikes}
          onChange={setDislikes}
          placeholder={texts.exampleDislikes(locale)}
          maxTags={50}
        />
        <Button type="submit" className={classes.save} disabled={save.isPending}>
          {save.isPending ? controls.saving(locale) : controls.save(locale)}
        </Button>
      </form>
    </Card>
  );
}
