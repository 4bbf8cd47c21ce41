import type { PersonalRecord } from '../../../contract/entries/workouts.ts';
import { datedDay } from '../../lib/format.ts';
import { weightText } from '../../lib/units.ts';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { usePersonalRecords } from './getWorkouts.ts';

const setOf = ({ reps, loadKg }: PersonalRecord) => `${reps ?? 1} × ${weightText(loadKg ?? 0)}`;

/** The best set of each exercise; nothing before there is one. */
export function PersonalRecords() {
  const { data: records } = usePersonalRecords();
  if (!records || records.length === 0) return null;
  return (
    <Card title="Personal records">
      <DataTable
        caption="The best set of each exercise"
        rows={records}
        keyOf={({ exerciseId }) => exerciseId}
        columns={[
          { title: 'Exercise', value: ({ name }) => name, isName: true },
          { title: 'Set', value: setOf, isFigure: true },
          { title: 'Est. 1RM', value: ({ oneRepMaxKg }) => weightText(oneRepMaxKg), isFigure: true },
          { title: 'On', value: ({ localDate }) => datedDay(localDate) },
        ]}
      />
    </Card>
  );
}
