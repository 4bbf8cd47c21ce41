import { ActionIcon } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import classes from './Composer.module.css';

interface FileButtonProps {
  /** Of the button, and of the field behind it. */
  label: string;
  field: string;
  accept: string;
  icon: ReactNode;
  onChoose: (file: File) => void;
}

/** Sends a file as soon as it is chosen. */
export function FileButton({ label, field, accept, icon, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept={accept}
        className="visually-hidden"
        aria-label={field}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          currentTarget.value = '';
        }}
      />
      <ActionIcon
        size={40}
        radius="xl"
        variant="subtle"
        color="gray"
        className={classes.attach}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {icon}
      </ActionIcon>
    </>
  );
}
