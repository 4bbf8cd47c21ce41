import type { LabResult } from '../../../../contract/healthReports.ts';
import { changedTo, itWas } from '../../../../texts/food/corrections.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import type { Outcome, Reach, Turn } from '../../../assistant/skill.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { dayIn } from '../../../language/corrections/when.ts';
import { readMessage } from '../../../language/message.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { analytesByCode } from '../analytes/analytes.ts';
import { findTested, listReports, type ReportRow } from '../data.ts';
import { replaceReport } from '../mutations.ts';
import { readReport } from '../reading.ts';
import { readNamed, readTold } from '../told/reading.ts';
import { lineOf, shownValue, spanOf, warn } from './tell.ts';
import { digestOfTold } from './told.ts';

interface Meant {
  report: ReportRow;
  result: LabResult;
}

type Amount = Extract<Correction, { kind: 'amount' }>;

/** "No, 11.4", "ldl 150 tha, 140 nahi", "hb nahi tsh tha" of a value that was told or read of a file. */
export async function correctValue(correction: Correction, turn: Turn, reach: Reach): Promise<Outcome | undefined> {
  if (correction.kind === 'amount' && !correction.isRestated) {
    // "TSH yesterday was 4.5" is news of yesterday.
    const isOfDay = turn.daysAgo > 0 || (dayIn(readMessage(turn.said)) ?? 0) > 0;
    if (isOfDay && correction.was === undefined) return undefined;
    const { of, figure, unit } = amountIn(correction, turn.said);
    const meant = await findMeant({ ...correction, of }, turn, reach);
    const isSwapped = meant?.result.value === correction.quantity;
    const told = isSwapped ? correction.was : figure;
    if (!meant || told === undefined) return undefined;
    return change(meant, `${printedName(meant.result)} ${told} ${unit || meant.result.unit}`, turn);
  }
  if (correction.kind !== 'replace' || !readNamed(correction.by)) return undefined;
  const meant = await findMeant({ of: correction.was }, turn, reach);
  return meant && change(meant, `${correction.by} ${meant.result.value}`, turn);
}

const printedName = ({ analyte }: LabResult): string => analytesByCode.get(analyte)?.names[0] ?? '';

/** The figure that is right with its unit, of which "11.4 g/dl" is told as a name behind the amount. */
function amountIn({ amount, of }: Amount, said: string): { of: string | undefined; figure: string; unit: string } {
  const [, figure = '', unit = ''] = /^([\d.,]+)\s*(.*)$/.exec(amount) ?? [];
  const [, below] = /^\s*(\/\s*\p{L}+)/u.exec(said.slice(said.indexOf(amount) + amount.length)) ?? [];
  if (!below) return { of, figure, unit };
  return { of: of && below.endsWith(of) ? undefined : of, figure, unit: unit + below };
}

/** The value that is named or had the figure that is taken back, else the only one that was told last. */
async function findMeant(
  { of, was, quantity }: Pick<Amount, 'of'> & Partial<Pick<Amount, 'was' | 'quantity'>>,
  turn: Turn,
  reach: Reach,
): Promise<Meant | undefined> {
  const { db, person, now } = turn;
  const named = of === undefined ? undefined : readNamed(of);
  if (of !== undefined && !named) return undefined;
  const effects = await findMeantEffects(turn);
  const left = effects.filter(({ table, change }) => table === 'healthReports' && change !== 'deleted');
  const first = addDays(diaryDateOf(now, person), -1);
  const reports = (await listReports(db, person.owner)).filter(({ id, createdAt }) =>
    reach === 'latest' ? left.some((effect) => effect.id === id) : diaryDateOf(createdAt, person) >= first,
  );
  const values = reports.flatMap((report) => report.results.map((result) => ({ report, result })));
  if (named) return values.find(({ result }) => result.analyte === named.code);
  if (was !== undefined) return values.find(({ result: { value } }) => value === was || value === quantity);
  const isAlone = effects.every(({ table }) => table === 'healthReports');
  return reach === 'latest' && isAlone && values.length === 1 ? values[0] : undefined;
}

/** Reads the value anew as it is told now, by the range of its laboratory where it is of the same kind. */
async function change({ report, result }: Meant, text: string, turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  const [line] = readTold(`my ${text}`)?.lines ?? [];
  const isSameKind = readNamed(text.replace(/[\d.,]+.*$/, ''))?.code === result.analyte;
  const range = result.rangeSource === 'laboratory' && isSameKind ? spanOf(result.low, result.high) : undefined;
  const read = line && readReport([[line, range ?? ''].join('\t')], await findTested(db, owner, now), '');
  const [after] = read ? read.results : [];
  if (!after) return undefined;
  const results = report.results.map((one) => (one.analyte === result.analyte ? after : one));
  const effects = await replaceReport(db, owner, { ...report, results, digest: digestOfTold(report, results) }, now);
  const { care, lines } = warn([after], turn);
  const told = [...lines, changedTo(locale, lineOf(after, turn)), itWas(locale, shownValue(result))];
  return { text: told.join('\n'), effects, ...care };
}
