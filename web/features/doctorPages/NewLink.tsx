import { Button } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import classes from './DoctorPages.module.css';

/** The link of a page that was made just now; it can't be shown again. */
export function NewLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <Notice tone="success">
      <p>Here is the link. It is shown only this once, so copy it now.</p>
      <p className={classes.link}>
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <Button variant="default" size="compact-md" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy the link'}
      </Button>
    </Notice>
  );
}
