import { ActionIcon } from '@mantine/core';
import * as texts from '../../../texts/portal/entries/entries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { PencilIcon, TrashIcon } from '../icons.tsx';

interface RowActionsProps {
  /** "250 ml of water at 8:05 am" */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const locale = usePageLocale();
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.edit(locale, name)} onClick={onEdit}>
        <PencilIcon />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.remove(locale, name)} onClick={onDelete}>
        <TrashIcon />
      </ActionIcon>
    </>
  );
}
