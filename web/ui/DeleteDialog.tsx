import { Button } from '@mantine/core';
import * as texts from '../../texts/portal/controls.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { DangerButton } from './DangerButton.tsx';
import classes from './DeleteDialog.module.css';
import { Dialog } from './Dialog.tsx';
import { Failure } from './Failure.tsx';

interface DeleteDialogProps {
  title: string;
  /** What goes with it, and what stays. */
  about: string;
  failure: string;
  removal: { isPending: boolean; error: Error | null };
  isOpen: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before something goes for good. */
export function DeleteDialog({ title, about, failure, removal, isOpen, onDelete, onClose }: DeleteDialogProps) {
  const locale = usePageLocale();
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div className={classes.body}>
        <p>{about}</p>
        <Failure text={failure} error={removal.error} />
        <div className={classes.buttons}>
          <DangerButton disabled={removal.isPending} onClick={onDelete}>
            {removal.isPending ? texts.deleting(locale) : texts.deleteIt(locale)}
          </DangerButton>
          <Button variant="default" onClick={onClose}>
            {texts.keepIt(locale)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
