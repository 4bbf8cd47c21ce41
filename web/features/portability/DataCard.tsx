import { Button } from '@mantine/core';
import { type ChangeEvent, useId, useRef } from 'react';
import * as texts from '../../../texts/portal/account/portability.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './DataCard.module.css';
import { useExport } from './exportData.ts';
import { useImport } from './importData.ts';

export function DataCard() {
  const locale = usePageLocale();
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
    <Card title={texts.title(locale)}>
      <div className={classes.body}>
        <p className={classes.text}>{texts.exportLead(locale)}</p>
        <div className={classes.buttons}>
          {(['json', 'csv'] as const).map((kind) => (
            <Button
              key={kind}
              variant="default"
              leftSection={<DownloadIcon />}
              disabled={exporting.isPending}
              onClick={() => exporting.mutate(kind)}
            >
              {exporting.isPending && exporting.variables === kind
                ? texts.exporting(locale)
                : texts.exportAs(locale, kind.toUpperCase())}
            </Button>
          ))}
        </div>
        <Failure text={texts.notExported(locale)} error={exporting.error} />
        <hr className={classes.line} />
        <p className={classes.text} id={`${fieldId} hint`}>
          {texts.importLead(locale)}
        </p>
        <div className={classes.buttons}>
          <label htmlFor={fieldId} className="visually-hidden">
            {texts.fileToImport(locale)}
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
            {importing.isPending ? texts.importing(locale) : texts.importJson(locale)}
          </Button>
        </div>
        <Failure text={texts.notImported(locale)} error={importing.error} />
        {importing.data && (
          <Notice tone="success">{texts.imported(locale, importing.data.entries, importing.data.chatMessages)}</Notice>
        )}
      </div>
    </Card>
  );
}
