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

const options = diets.map((value) => ({ value, label: capitalised(dietNames[value]('en')) }));
const commonAllergies = [
  'Milk',
  'Eggs',
  'Peanuts',
  'Tree nuts',
  'Wheat',
  'Soy',
  'Fish',
  'Shellfish',
  'Sesame',
  'Mustard',
];

/** How the person eats: what suggestions keep to. */
export function FoodPreferencesCard({ profile }: { profile: Profile }) {
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
    <Card title="What you eat">
      <form
        method="post"
        className={classes.body}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(
            { id: profile.id, diets: chosen, allergies, dislikes },
            { onSuccess: () => showToast('success', 'Saved. Suggestions keep to it.') },
          );
        }}
      >
        <p className={classes.text}>
          Suggestions keep to your diet, and leave out what you are allergic to or don’t like.
        </p>
        <Failure text="This was not saved" error={save.error} />
        <MultiSelect
          label="Diet"
          data={options}
          value={chosen}
          onChange={choose}
          placeholder={chosen.length > 0 ? '' : 'I eat everything'}
        />
        <TagsInput
          label="Allergies"
          data={commonAllergies}
          value={allergies}
          onChange={setAllergies}
          placeholder="Peanuts, milk, …"
          maxTags={50}
        />
        <TagsInput
          label="Foods you don’t like"
          value={dislikes}
          onChange={setDislikes}
          placeholder="Bitter gourd, …"
          maxTags={50}
        />
        <Button type="submit" className={classes.save} disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      </form>
    </Card>
  );
}
