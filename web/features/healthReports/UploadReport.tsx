import { Button } from '@mantine/core';
import { type ChangeEvent, useId, useRef } from 'react';
import { reportFileTypes } from '../../../contract/healthReports.ts';
import * as texts from '../../../texts/portal/healthReports.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useUpload } from './healthReports.ts';
import classes from './reports.module.css';

export function UploadReport() {
  const locale = usePageLocale();
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
    <Card title={texts.add(locale)}>
      <div className={classes.body}>
        <p className={classes.text} id={`${fieldId} hint`}>
          {texts.addLead(locale)}
        </p>
        <div className={classes.buttons}>
          <label htmlFor={fieldId} className="visually-hidden">
            {texts.labReport(locale)}
          </label>
          <input
            ref={field}
            id={fieldId}
            type="file"
            tabIndex={-1}
            accept={reportFileTypes}
            className="visually-hidden"
            aria-describedby={`${fieldId} hint`}
            onChange={choose}
          />
          <Button leftSection={<PlusIcon />} disabled={upload.isPending} onClick={() => field.current?.click()}>
            {upload.isPending ? texts.reading(locale) : texts.choose(locale)}
          </Button>
        </div>
        <p className={classes.status} role="status">
          {upload.isPending && texts.scansTakeLong(locale)}
        </p>
        <Failure text={texts.notRead(locale)} error={upload.error} />
        {read && <Notice tone="success">{texts.read(locale, read.results.length)}</Notice>}
      </div>
    </Card>
  );
}
