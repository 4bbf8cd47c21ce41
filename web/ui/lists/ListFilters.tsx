import * as texts from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from './ListFilters.module.css';

const pauseMs = 300;

interface ListFiltersProps<Name extends string> {
  /** What can be searched for. */
  placeholder: string;
  selects: readonly { name: Name; label: string; options: readonly { value: string; label: string }[] }[];
  filter: Partial<Record<Name | 'q', string>>;
  /** An empty value takes the condition away. */
  onChange: (name: Name | 'q', value: string) => void;
}

/** Words to search a list for, and choices that narrow it. */
export function ListFilters<Name extends string>({ placeholder, selects, filter, onChange }: ListFiltersProps<Name>) {
  const locale = usePageLocale();

  const q = filter.q ?? '';
  const [words, setWords] = useState(q);
  const sent = useRef(q);
  const search = useDebouncedCallback((value: string) => {
    sent.current = value.trim();
    onChange('q', sent.current);
  }, pauseMs);
  // The field is the person's while they type; a change of the address from elsewhere has its way.
  useEffect(() => {
    if (q !== sent.current) setWords(q);
    sent.current = q;
  }, [q]);

  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        label={texts.search(locale)}
        placeholder={placeholder}
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
          data={[{ value: '', label: texts.all(locale) }, ...options]}
          value={filter[name] ?? ''}
          onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      ))}
    </search>
  );
}
