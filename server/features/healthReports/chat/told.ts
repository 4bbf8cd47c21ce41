import { createHash } from 'node:crypto';
import type { LabResult } from '../../../../contract/healthReports.ts';
import * as texts from '../../../../texts/healthReports.ts';
import { figure } from '../../../../texts/numbers.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import type { Analyte } from '../analytes/analyte.ts';
import { analytesByCode } from '../analytes/analytes.ts';
import { sources } from '../analytes/sources.ts';
import { findTested, type ReportRow } from '../data.ts';
import { namedRangeOf } from '../policy.ts';
import type { Told } from '../told/reading.ts';
import { keep, offer } from './offer.ts';
import { spanOf } from './tell.ts';

/** Values that a person tells are a report of their day; what may be meant otherwise is offered first. */
export async function keepTold({ lines: told, daysAgo, isDoubtful, isUnitTaken }: Told, turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const date = addDays(diaryDateOf(turn.now, turn.person), -(daysAgo || turn.daysAgo));
  const lines = [`Date: ${date}`, ...told];
  const digest = digestOf(lines);
  const file = { lines, isPicture: false, digest };
  const outcome = isDoubtful
    ? await offer(file, turn)
    : await keep({ text: { lines, isPicture: false }, digest }, turn);
  return isUnitTaken ? { ...outcome, text: `${outcome.text}\n${texts.unitTaken(locale)}` } : outcome;
}

const digestOf = (lines: string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

/** By what a report is known again once its values are corrected: a file by what it was, values that were told by what they are. */
export function digestOfTold({ digest, reportDate, results }: ReportRow, corrected: LabResult[]): string {
  const linesOf = (told: LabResult[]) => [
    `Date: ${reportDate}`,
    ...told.map(({ analyte, value, unit }) => [analytesByCode.get(analyte)?.names[0], value, unit].join('\t')),
  ];
  return digest === digestOf(linesOf(results)) ? digestOf(linesOf(corrected)) : digest;
}

/** What an analyte shows and what is usual of it, by a named range. */
export async function explain(analyte: Analyte, { db, person, now }: Turn): Promise<string> {
  const { locale, owner } = person;
  const { title, panel, unit } = analyte;
  const range = namedRangeOf(analyte, await findTested(db, owner, now));
  const span = range && spanOf(range.low, range.high);
  const lines = [`${title}: ${texts.meanings[panel](locale)}`];
  if (span && range) lines.push(texts.usualOf(locale, `${span} ${unit}`, sources[range.source]));
  return [...lines, texts.toldOrSent(locale, title, figure(range?.low ?? range?.high ?? 1, 3))].join('\n');
}
