import type { LabResult } from '../../../contract/healthReports.ts';
import { longDate } from '../../../texts/dates.ts';
import { flags } from '../../../texts/healthReports.ts';
import * as texts from '../../../texts/portal/healthReports.ts';
import { capitalised, figure } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  return (
    <DataTable
      caption={caption}
      rows={results}
      keyOf={({ analyte, value, unit }) => `${analyte} ${value} ${unit}`}
      columns={[
        { title: texts.test(locale), value: ({ name }) => name, isName: true },
        { title: texts.result(locale), value: amountOf, isFigure: true, isShort: true },
        { title: texts.usual(locale), value: (result) => <Usual result={result} /> },
        {
          title: texts.stands(locale),
          value: ({ flag }) => <Badge tone={tones[flag]}>{capitalised(flags[flag](locale))}</Badge>,
          isShort: true,
        },
        {
          title: texts.before(locale),
          value: ({ previous }) =>
            previous ? texts.valueOn(locale, figure(previous.value, 3), longDate(locale, previous.date)) : '–',
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
