import { type Check, checkBackup } from './check.ts';
import type { RowCounts } from './rowCounts.ts';

export type Checked = { counts: RowCounts } | { failure: string };

// A process of its own, so that the memory of a second embedded engine goes with it; keys stand in no list of processes.
process.once('message', async (check: Check) => {
  const checked = await checkBackup(check).then(
    (counts): Checked => ({ counts }),
    (error): Checked => ({ failure: (error as Error).message }),
  );
  process.send?.(checked, () => process.disconnect());
});
