import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { planOptions, roleOptions, statusOptions } from './labels.ts';
import classes from './PeopleFilters.module.css';
import type { PeopleFilter } from './searchPeople.ts';

const pauseMs = 300;
const selects = [
  { name: 'role', label: 'Role', options: roleOptions },
  { name: 'plan', label: 'Plan', options: planOptions },
  { name: 'status', label: 'Status', options: statusOptions },
] as const;

interface PeopleFiltersProps {
  filter: PeopleFilter;
  /** An empty value takes the condition away. */
  onChange: (name: keyof PeopleFilter, value: string) => void;
}

export function PeopleFilters({ filter, onChange }: PeopleFiltersProps) {
  const [words, setWords] = useState(filter.q ?? '');
  const search = useDebouncedCallback((value: string) => onChange('q', value.trim()), pauseMs);
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label="Search"
        placeholder="Username, name, e-mail or id"
        maxLength={100}
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          search(currentTarget.value);
        }}
      />
      {selects.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          label={label}
          data={[{ value: '', label: 'All' }, ...options]}
          value={filter[name] ?? ''}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      ))}
    </search>
  );
}
