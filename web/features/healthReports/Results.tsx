import type { LabResult } from '../../../contract/healthReports.ts';
import { longDate } from '../../../texts/dates.ts';
import { flags } from '../../../texts/healthReports.ts';
import { capitalised, figure } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { amountOf, rangeOf } from './healthReports.ts';
import classes from './reports.module.css';

const tones = {
  low: 'warm',
  high: 'warm',
  abnormal: 'warm',
  criticalLow: 'bad',
  criticalHigh: 'bad',
  normal: 'good',
  unknown: 'plain',
} as const;

export function Results({ caption, results }: { caption: string; results: LabResult[] }) {
  return (
    <DataTable
      caption={caption}
      rows={results}
      keyOf={({ analyte, value, unit }) => `${analyte} ${value} ${unit}`}
      columns={[
        { title: 'Test', value: ({ name }) => name, isName: true },
        { title: 'Result', value: amountOf, isFigure: true, isShort: true },
        { title: 'Usual', value: (result) => <Usual result={result} /> },
        {
          title: 'Stands',
          value: ({ flag }) => <Badge tone={tones[flag]}>{capitalised(flags[flag]('en'))}</Badge>,
          isShort: true,
        },
        {
          title: 'Before',
          value: ({ previous }) =>
            previous ? `${figure(previous.value, 3)} on ${longDate('en', previous.date)}` : '–',
        },
      ]}
    />
  );
}

/** A range of somebody else than the laboratory is told with its source. */
function Usual({ result }: { result: LabResult }) {
  const { rangeSource } = result;
  return (
    <>
      {rangeOf(result)}
      {rangeSource && rangeSource !== 'laboratory' && <span className={classes.source}>{rangeSource}</span>}
    </>
  );
}
