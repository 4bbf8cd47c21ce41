import { Button } from '@mantine/core';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useDeleteReport } from './healthReports.ts';
import classes from './reports.module.css';

interface DeleteReportProps {
  id: string;
  title: string;
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteReport({ id, title, isOpen, onClose }: DeleteReportProps) {
  const removal = useDeleteReport();
  return (
    <Dialog title="Delete this report?" isOpen={isOpen} onClose={onClose}>
      <div className={classes.body}>
        <p>{title} goes with all its results. Other reports stay.</p>
        <Failure text="It was not deleted" error={removal.error} />
        <div className={classes.buttons}>
          <DangerButton disabled={removal.isPending} onClick={() => removal.mutate(id)}>
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
