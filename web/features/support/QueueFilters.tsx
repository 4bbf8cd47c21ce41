import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { ticketCategories, ticketStatuses } from '../../../contract/support.ts';
import classes from './QueueFilters.module.css';
import type { QueueFilter } from './queueFilter.ts';
import { priorityOptions, statusLabels } from './words.ts';

const pauseMs = 300;
const selects = [
  { name: 'status', label: 'Status', options: ticketStatuses.map((value) => ({ value, label: statusLabels[value] })) },
  { name: 'priority', label: 'Priority', options: priorityOptions },
  { name: 'category', label: 'Category', options: ticketCategories.map((value) => ({ value, label: value })) },
] as const;

interface QueueFiltersProps {
  filter: QueueFilter;
  /** An empty value takes the condition away. */
  onChange: (name: keyof QueueFilter, value: string) => void;
}

export function QueueFilters({ filter, onChange }: QueueFiltersProps) {
  const { q = '' } = filter;
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
        label="Search"
        placeholder="Subject, text, person or #number"
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
