import { Button } from '@mantine/core';
import { useState } from 'react';
import * as texts from '../../../texts/portal/doctorPages.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './DoctorPages.module.css';

/** The link of a page that was made just now; it can't be shown again. */
export function NewLink({ url }: { url: string }) {
  const locale = usePageLocale();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <Notice tone="success">
      <p>{texts.onlyOnce(locale)}</p>
      <p className={classes.link}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <Button variant="default" size="compact-md" onClick={copy}>
        {isCopied ? texts.copied(locale) : texts.copy(locale)}
      </Button>
    </Notice>
  );
}
