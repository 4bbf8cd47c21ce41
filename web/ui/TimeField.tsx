import { TextInput, type TextInputProps } from '@mantine/core';
import { optionalTime } from '../../texts/portal/controls.ts';
import { usePageLocale } from '../lib/pageLocale.ts';

/** A time of the day; empty when nothing else is said. */
export function TimeField(props: TextInputProps) {
  return <TextInput label={optionalTime(usePageLocale())} type="time" {...props} />;
}
