import { marks } from '../../../texts/portal/waiting.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import type { Waits } from '../../lib/waitingEntries.ts';
import { Badge } from '../Badge.tsx';

/** Says of an entry what of it is on this device alone. */
export function WaitsMark({ waits }: { waits: Waits | undefined }) {
  const locale = usePageLocale();
  return waits ? (
    <>
      {' '}
      <Badge tone="warm">{marks[waits](locale)}</Badge>
    </>
  ) : null;
}
