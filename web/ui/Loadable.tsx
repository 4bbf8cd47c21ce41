import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { fullStop, retry } from '../../texts/portal/controls.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { reasonOf } from '../lib/reasons.ts';
import { RetryIcon } from './icons.tsx';
import classes from './Loadable.module.css';

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

/** A skeleton while data is on its way, a sentence and a retry when it can't be had, then the content. */
export function Loadable<Needs extends Loading[]>({ needs, skeleton, failure, children }: LoadableProps<Needs>) {
  const locale = usePageLocale();
  const failed = needs.filter((need) => need.data === undefined && need.error);
  const missing = failed[0];
  if (missing?.error) {
    return (
      <div className={classes.failed} role="alert">
        <p>
          {failure && <strong>{`${failure}${fullStop(locale)} `}</strong>}
          {reasonOf(missing.error)}
        </p>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<RetryIcon />}
          onClick={() => {
            for (const need of failed) need.refetch();
          }}
        >
          {retry(locale)}
        </Button>
      </div>
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
