import type { PersonalRecord } from '../../../contract/entries/workouts.ts';
import * as texts from '../../../texts/portal/entries/workouts.ts';
import { datedDay } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { weightText } from '../../lib/units.ts';
import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { usePersonalRecords } from './getWorkouts.ts';

const setOf = ({ reps, loadKg }: PersonalRecord) => `${reps ?? 1} × ${weightText(loadKg ?? 0)}`;

/** The best set of each exercise; nothing before there is one. */
export function PersonalRecords() {
  const locale = usePageLocale();
  const { data: records } = usePersonalRecords();
  if (!records || records.length === 0) return null;
  return (
    <Card title={texts.records(locale)}>
      <DataTable
        caption={texts.bestSets(locale)}
        rows={records}
        keyOf={({ exerciseId }) => exerciseId}
        columns={[
          { title: texts.exercise(locale), value: ({ name }) => name, isName: true },
          { title: texts.set(locale), value: setOf, isFigure: true },
          { title: texts.oneRepMax(locale), value: ({ oneRepMaxKg }) => weightText(oneRepMaxKg), isFigure: true },
          { title: texts.on(locale), value: ({ localDate }) => datedDay(localDate) },
        ]}
      />
    </Card>
  );
}
