import { TextInput, type TextInputProps } from '@mantine/core';

/** A time of the day; empty when nothing else is said. */
export function TimeField(props: TextInputProps) {
  return <TextInput label="Time (optional)" type="time" {...props} />;
}
