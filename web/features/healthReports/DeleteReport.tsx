import { Button } from '@mantine/core';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/healthReports.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  const removal = useDeleteReport();
  return (
    <Dialog title={texts.deleteTitle(locale)} isOpen={isOpen} onClose={onClose}>
      <div className={classes.body}>
        <p>{texts.whatGoes(locale, title)}</p>
        <Failure text={texts.notDeleted(locale)} error={removal.error} />
        <div className={classes.buttons}>
          <DangerButton disabled={removal.isPending} onClick={() => removal.mutate(id)}>
            {removal.isPending ? controls.deleting(locale) : controls.deleteIt(locale)}
          </DangerButton>
          <Button variant="default" onClick={onClose}>
            {controls.keepIt(locale)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
