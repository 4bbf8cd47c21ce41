import { ActionIcon, Button } from '@mantine/core';
import { useId } from 'react';
import { shiftDate } from '../lib/format.ts';
import classes from './DateFilter.module.css';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

interface DateFilterProps {
  label: string;
  /** yyyy-mm-dd; undefined while it isn't known which day the person's today is. */
  date: string | undefined;
  today: string | undefined;
  /** Undefined is today. */
  onChange: (date: string | undefined) => void;
}

export function DateFilter({ label, date, today, onChange }: DateFilterProps) {
  const fieldId = useId();
  const choose = (next: string) => onChange(next === today ? undefined : next);
  return (
    <div className={classes.filter}>
      <label htmlFor={fieldId} className={classes.label}>
        {label}
      </label>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Previous day"
        disabled={!date}
        onClick={() => date && choose(shiftDate(date, -1))}
      >
        <ChevronLeftIcon />
      </ActionIcon>
      <input
        id={fieldId}
        type="date"
        className={classes.field}
        value={date ?? ''}
        max={today}
        disabled={!date}
        onChange={({ currentTarget }) => {
          if (currentTarget.value && currentTarget.validity.valid) choose(currentTarget.value);
        }}
      />
      <ActionIcon
        variant="default"
        size="lg"
        aria-label="Next day"
        disabled={!date || !today || date >= today}
        onClick={() => date && choose(shiftDate(date, 1))}
      >
        <ChevronRightIcon />
      </ActionIcon>
      {date !== today && (
        <Button variant="subtle" size="compact-md" onClick={() => onChange(undefined)}>
          Today
        </Button>
      )}
    </div>
  );
}
