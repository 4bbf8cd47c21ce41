import { Suspense } from 'react';
import { readKeptSentence } from '../../features/trial/keptSentence.ts';
import { later } from '../../lib/later.ts';

const SendKept = later(() => import('./SendKept.tsx'));

/** In the portal: a sentence that was tried before signing in becomes the first message. */
export function KeptSentence() {
  const kept = readKeptSentence();
  return (
    kept && (
      <Suspense>
        <SendKept kept={kept} />
      </Suspense>
    )
  );
}
