import { Button } from '@mantine/core';
import { type ReactNode, use, useEffectEvent, useLayoutEffect } from 'react';
import { fullStop, retry } from '../../texts/portal/controls.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { reasonOf } from '../lib/reasons.ts';
import { RetryIcon } from './icons.tsx';
import classes from './Loadable.module.css';
import { SharedFailureContext } from './SharedFailure.tsx';

interface Loading<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

type Loaded<Needs extends Loading[]> = { [Place in keyof Needs]: Exclude<Needs[Place]['data'], undefined> };

interface LoadableProps<Needs extends Loading[]> {
  /** The queries that the content needs. */
  needs: readonly [...Needs];
  skeleton: ReactNode;
  /** What didn't work, before the sentence that says why. */
  failure?: string;
  /** Called with what they have, once it is there. */
  children: (...loaded: Loaded<Needs>) => ReactNode;
}

/**
 * A skeleton while data is on its way, a sentence and a retry when it can't be had, then the content. Where other parts of
 * the page can't be had for the same reason, the page says so, and only the sentence stands here.
 */
export function Loadable<Needs extends Loading[]>({ needs, skeleton, failure, children }: LoadableProps<Needs>) {
  const failed = needs.filter((need) => need.data === undefined && need.error);
  const missing = failed[0];
  if (missing?.error) {
    return (
      <Failed
        failure={failure}
        reason={reasonOf(missing.error)}
        onRetry={() => {
          for (const need of failed) need.refetch();
        }}
      />
    );
  }
  if (needs.some((need) => need.data === undefined)) {
    return (
      <div aria-busy="true" className={classes.pending}>
        {skeleton}
      </div>
    );
  }
  return children(...(needs.map(({ data }) => data) as Loaded<Needs>));
}

interface FailedProps {
  failure: string | undefined;
  reason: string;
  onRetry: () => void;
}

function Failed({ failure, reason, onRetry }: FailedProps) {
  const locale = usePageLocale();
  const { reason: sharedReason, report } = use(SharedFailureContext);
  const tryAgain = useEffectEvent(onRetry);
  // Before it is painted or read out, so that nothing is said twice.
  useLayoutEffect(() => report({ reason, retry: () => tryAgain() }), [report, reason]);
  const sentence = failure && failure + fullStop(locale);
  if (reason === sharedReason) return sentence && <p className={classes.quiet}>{sentence}</p>;
  return (
    <div className={classes.failed} role="alert">
      <p>
        {sentence && <strong>{`${sentence} `}</strong>}
        {reason}
      </p>
      <Button variant="default" size="compact-md" leftSection={<RetryIcon />} onClick={onRetry}>
        {retry(locale)}
      </Button>
    </div>
  );
}
