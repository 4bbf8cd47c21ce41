import * as texts from '../../../texts/portal/entries/workouts.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useExercises } from './getWorkouts.ts';

export interface ChosenExercise {
  id: string;
  name: string;
}

interface ExerciseFieldProps {
  value: ChosenExercise;
  error: ReactNode;
  onChange: (exercise: ChosenExercise) => void;
}

/** An exercise, found by any of its names: "squat", "baithak", "सूर्य नमस्कार". */
export function ExerciseField({ value, error, onChange }: ExerciseFieldProps) {
  const locale = usePageLocale();
  const [words, setWords] = useState(value.name);
  const [asked] = useDebouncedValue(words.trim() === value.name ? '' : words.trim(), 200);
  const found = useExercises(asked).data ?? [];
  const offered = found.some(({ id }) => id === value.id) ? found : [value, ...found];
  return (
    <Select
      label={texts.exercise(locale)}
      placeholder={texts.search(locale)}
      searchable
      allowDeselect={false}
      nothingFoundMessage={texts.noneFound(locale)}
      data={offered.map(({ id, name }) => ({ value: id, label: name }))}
      // The server knows its other names, too.
      filter={({ options }) => options}
      searchValue={words}
      onSearchChange={setWords}
      value={value.id}
      error={error}
      onChange={(id, option) => id && option && onChange({ id, name: option.label })}
    />
  );
}
