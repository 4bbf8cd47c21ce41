import { ActionIcon } from '@mantine/core';
import { PencilIcon, TrashIcon } from '../icons.tsx';

interface RowActionsProps {
  /** "250 ml of water at 8:05 am" */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Edit ${name}`} onClick={onEdit}>
        <PencilIcon />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Delete ${name}`} onClick={onDelete}>
        <TrashIcon />
      </ActionIcon>
    </>
  );
}
