import { Button } from '@mantine/core';
import { download } from '../../../lib/download.ts';
import { Notice } from '../../../ui/Notice.tsx';
import classes from './SecondFactor.module.css';

interface RecoveryCodesProps {
  codes: string[];
  onKept: () => void;
}

/** Shown once: the server keeps only what recognises them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const save = () => {
    const text = `Recovery codes for FitPulse. Each works once.\n\n${codes.join('\n')}\n`;
    download(new Blob([text], { type: 'text/plain' }), 'fitpulse-recovery-codes.txt');
  };
  return (
    <div className={classes.step}>
      <Notice tone="info">
        Keep these codes somewhere safe. If you lose your phone, each of them signs you in once. They aren’t shown
        again.
      </Notice>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" onClick={save}>
          Download
        </Button>
        <Button onClick={onKept}>I’ve kept them</Button>
      </div>
    </div>
  );
}
