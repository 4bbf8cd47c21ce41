import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import type { Original } from '../../../contract/originals.ts';
import { dateOf } from '../../lib/format.ts';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import classes from './OriginalList.module.css';
import { useDeleteOriginal, useDownloadOriginal, useOriginals } from './originals.ts';

const titleOf = ({ kind, createdAt }: Original) =>
  `${kind === 'mealPhoto' ? 'Photo of a meal' : 'Lab report'}, ${dateOf(createdAt)}`;
const megabytes = (size: number) => `${Math.max(0.1, size / 1_048_576).toFixed(1)} MB`;

/** The photos and files that are kept; nothing where there are none. */
export function OriginalList() {
  const originals = useOriginals();
  const opening = useDownloadOriginal();
  const [going, setGoing] = useState<Original>();
  if (!originals.data?.length) return null;
  return (
    <>
      <Failure text="The file did not come" error={opening.error} />
      <ul className={classes.list} aria-label="Kept photos and files">
        {originals.data.map((original) => (
          <li key={original.id} className={classes.row}>
            <span className={classes.title}>
              {titleOf(original)} <span className={classes.size}>{megabytes(original.size)}</span>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`Download ${titleOf(original)}`}
              onClick={() => opening.mutate(original)}
            >
              Download
            </Button>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Delete ${titleOf(original)}`}
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
  const removal = useDeleteOriginal();
  return (
    <Dialog title="Delete this file?" isOpen onClose={onClose}>
      <div className={classes.body}>
        <p>{titleOf(original)}, goes for good. What was read from it stays.</p>
        <Failure text="It was not deleted" error={removal.error} />
        <div className={classes.buttons}>
          <DangerButton
            disabled={removal.isPending}
            onClick={() => removal.mutate(original.id, { onSuccess: onClose })}
          >
            {removal.isPending ? 'Deleting...' : 'Delete'}
          </DangerButton>
          <Button variant="default" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
