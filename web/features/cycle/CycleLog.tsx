import type { Day } from '../../lib/day.ts';
import { EntryLog } from '../../ui/lists/EntryLog.tsx';
import { CycleCard } from './CycleCard.tsx';
import { cycleView } from './cycleView.tsx';

/** The periods of a day, and the cycle as it stands. */
export function CycleLog({ day }: { day: Day }) {
  return (
    <>
      <EntryLog view={cycleView} day={day} />
      <CycleCard hasHistory />
    </>
  );
}
