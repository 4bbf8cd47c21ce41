import { Button } from '@mantine/core';
import * as texts from '../../../../texts/portal/account/secondFactor.ts';
import * as controls from '../../../../texts/portal/controls.ts';
import { download } from '../../../lib/download.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { Notice } from '../../../ui/Notice.tsx';
import classes from './SecondFactor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Shown once: the server keeps only what recognises them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const locale = usePageLocale();
  const save = () => {
    const text = `${texts.codesFile(locale)}\n\n${codes.join('\n')}\n`;
    download(new Blob([text], { type: 'text/plain' }), 'fitpulse-recovery-codes.txt');
  };
  return (
    <div className={classes.step}>
      <Notice tone="info">{texts.keepCodes(locale)}</Notice>
      <ul className={classes.codes} aria-label={texts.codes(locale)}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" onClick={save}>
          {controls.download(locale)}
        </Button>
        <Button onClick={onKept}>{texts.kept(locale)}</Button>
      </div>
    </div>
  );
}
