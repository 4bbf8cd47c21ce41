import { Button } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useState } from 'react';
import { fullStop, partNotShown, retry } from '../../texts/portal/controls.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { RetryIcon } from './icons.tsx';
import { Notice } from './Notice.tsx';
import classes from './SharedFailure.module.css';

interface Failed {
  reason: string;
  retry: () => void;
}

interface Sharing {
  /** Why several parts of the page can't be had. */
  reason: string | undefined;
  /** Says that a part can't be had; what it returns takes that back. */
  report: (failed: Failed) => () => void;
}

export const SharedFailureContext = createContext<Sharing>({ reason: undefined, report: () => () => undefined });

/** Says once, above its content, why several parts of it can't be had, and tries all of them again. */
export function SharedFailure({ children }: { children: ReactNode }) {
  const locale = usePageLocale();
  const [failures, setFailures] = useState<Failed[]>([]);
  const report = useCallback((failed: Failed) => {
    setFailures((others) => [...others, failed]);
    return () => setFailures((all) => all.filter((other) => other !== failed));
  }, []);
  const reason = sharedReason(failures);
  return (
    <SharedFailureContext value={{ reason, report }}>
      {reason && (
        <div className={classes.place}>
          <Notice tone="danger">
            <div className={classes.shared}>
              <p>
                <strong>{partNotShown(locale) + fullStop(locale)}</strong> {reason}
              </p>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<RetryIcon />}
                onClick={() => {
                  for (const failed of failures) if (failed.reason === reason) failed.retry();
                }}
              >
                {retry(locale)}
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {children}
    </SharedFailureContext>
  );
}

const sharedReason = (failures: Failed[]) =>
  failures.map(({ reason }) => reason).find((reason, place, reasons) => reasons.indexOf(reason) < place);
