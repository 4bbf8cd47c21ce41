import { Button } from '@mantine/core';
import { type ChangeEvent, useId, useRef } from 'react';
import { figure } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './DataCard.module.css';
import { useExport } from './exportData.ts';
import { useImport } from './importData.ts';

export function DataCard() {
  const exporting = useExport();
  const importing = useImport();
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) importing.mutate(file);
    currentTarget.value = '';
  };

  return (
    <Card title="Your data">
      <div className={classes.body}>
        <p className={classes.text}>
          Everything you have logged, your profile and your conversations: as one JSON file, which can be imported
          again, or as CSV tables for a spreadsheet.
        </p>
        <div className={classes.buttons}>
          {(['json', 'csv'] as const).map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<DownloadIcon />}
              disabled={exporting.isPending}
              onClick={() => exporting.mutate(kind)}
            >
              {exporting.isPending && exporting.variables === kind ? 'Exporting...' : `Export ${kind.toUpperCase()}`}
            </Button>
          ))}
        </div>
        <Failure text="The export failed" error={exporting.error} />
        <hr className={classes.line} />
        <p className={classes.text} id={`${fieldId} hint`}>
          Importing adds what is missing and overwrites profile and targets with those of the file. Doing it twice
          changes nothing.
        </p>
        <div className={classes.buttons}>
          <label htmlFor={fieldId} className="visually-hidden">
            Export to import
          </label>
          <input
            ref={field}
            id={fieldId}
            type="file"
            tabIndex={-1}
            accept="application/json,.json"
            className="visually-hidden"
            aria-describedby={`${fieldId} hint`}
            onChange={choose}
          />
          <Button variant="default" disabled={importing.isPending} onClick={() => field.current?.click()}>
            {importing.isPending ? 'Importing...' : 'Import JSON'}
          </Button>
        </div>
        <Failure text="Nothing was imported" error={importing.error} />
        {importing.data && (
          <Notice tone="success">
            {figure(importing.data.entries)} entries and {figure(importing.data.chatMessages)} messages were imported.
          </Notice>
        )}
      </div>
    </Card>
  );
}
