import { marks } from '../../../texts/portal/waiting.ts';
import type { Waits } from '../../lib/outbox/waitingEntries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
