import type { Jobs } from '../../../jobs/queue.ts';
import { goesBack } from '../mutations.ts';

/** Wakes the jobs that have something to do after a payment was settled. */
export function followUp(jobs: Jobs, result: string): void {
  if (result === 'activated') for (const job of ['mail-invoices', 'send-invoices', 'send-notices']) jobs.wake(job);
  if (goesBack(result)) jobs.wake('pay-refunds');
}
