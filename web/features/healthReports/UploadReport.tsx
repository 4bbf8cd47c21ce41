import { Button } from '@mantine/core';
import { type ChangeEvent, useId, useRef } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useUpload } from './healthReports.ts';
import classes from './reports.module.css';

export function UploadReport() {
  const upload = useUpload();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) upload.mutate(file);
    currentTarget.value = '';
  };
  const read = upload.data;

  return (
    <Card title="Add a report">
      <div className={classes.body}>
        <p className={classes.text} id={`${fieldId} hint`}>
          A PDF from your lab’s app or website, or a sharp photo of the page, up to 5 MB: blood count, sugar, lipids,
          thyroid, liver, kidney, iron, vitamins, urine. It is read on this server, and the values are kept. The file is
          kept only if you choose that in Settings.
        </p>
        <div className={classes.buttons}>
          <label htmlFor={fieldId} className="visually-hidden">
            Lab report
          </label>
          <input
            ref={field}
            id={fieldId}
            type="file"
            tabIndex={-1}
            accept="application/pdf,.pdf,text/plain,.txt,image/jpeg,image/png,image/webp"
            className="visually-hidden"
            aria-describedby={`${fieldId} hint`}
            onChange={choose}
          />
          <Button leftSection={<PlusIcon />} disabled={upload.isPending} onClick={() => field.current?.click()}>
            {upload.isPending ? 'Reading...' : 'Choose a file'}
          </Button>
        </div>
        <Failure text="The report was not read" error={upload.error} />
        {read && (
          <Notice tone="success">
            {read.results.length} {read.results.length === 1 ? 'result was' : 'results were'} read.
          </Notice>
        )}
      </div>
    </Card>
  );
}
