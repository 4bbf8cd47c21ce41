import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import type { Original } from '../../../contract/originals.ts';
import * as texts from '../../../texts/portal/account/originals.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { dateOf } from '../../lib/format.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { DeleteDialog } from '../../ui/DeleteDialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import classes from './OriginalList.module.css';
import { useDeleteOriginal, useDownloadOriginal, useOriginals } from './originals.ts';

const titleOf = ({ kind, createdAt }: Original) =>
  (kind === 'mealPhoto' ? texts.mealPhoto : texts.labReport)(readPageLocale(), dateOf(createdAt));
const megabytes = (size: number) => `${Math.max(0.1, size / 1_048_576).toFixed(1)} MB`;

/** The photos and files that are kept; nothing where there are none. */
export function OriginalList() {
  const locale = usePageLocale();
  const originals = useOriginals();
  const opening = useDownloadOriginal();
  const [going, setGoing] = useState<Original>();
  if (!originals.data?.length) return null;
  return (
    <>
      <Failure text={texts.notCome(locale)} error={opening.error} />
      <ul className={classes.list} aria-label={texts.list(locale)}>
        {originals.data.map((original) => (
          <li key={original.id} className={classes.row}>
            <span className={classes.title}>
              {titleOf(original)} <span className={classes.size}>{megabytes(original.size)}</span>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={texts.downloadOf(locale, titleOf(original))}
              onClick={() => opening.mutate(original)}
            >
              {controls.download(locale)}
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={texts.deleteOf(locale, titleOf(original))}
              onClick={() => setGoing(original)}
            >
              <TrashIcon />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {going && <DeleteOriginal original={going} onClose={() => setGoing(undefined)} />}
    </>
  );
}

function DeleteOriginal({ original, onClose }: { original: Original; onClose: () => void }) {
  const locale = usePageLocale();
  const removal = useDeleteOriginal();
  return (
    <DeleteDialog
      title={texts.deleteTitle(locale)}
      about={texts.whatGoes(locale, titleOf(original))}
      failure={texts.notDeleted(locale)}
      removal={removal}
      isOpen
      onDelete={() => removal.mutate(original.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
