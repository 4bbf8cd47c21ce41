import type { LabResult } from '../../../../contract/healthReports.ts';
import { furtherNutrients } from '../../../../contract/nutrients.ts';
import { shortDate } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/healthReports.ts';
import { figure, plural } from '../../../../texts/numbers.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { listFoodsWith, type ReportRow } from '../data.ts';
import { isOutside, tiedNutrients } from '../policy.ts';
import { warningsOf } from './warnings.ts';

const mostUnreadShown = 5;
/** Of so few each is shown. */
const fewResults = 6;

/** A report as it is kept: what lies outside its range, what was not read, and what to do about it. */
export async function tell(report: ReportRow, turn: Turn): Promise<Outcome> {
  const { person, context } = turn;
  const { locale } = person;
  const { results, unread } = report;
  const outside = results.filter(isOutside);
  const shown = results.length > fewResults ? outside : results;
  const lines = [
    texts.title(locale, dateOf(report.reportDate, turn), plural(locale, results.length, texts.results[locale])),
    ...shown.map((result) => `• ${lineOf(result, turn)}`),
    ...rangesOf(shown, turn),
  ];
  if (outside.length === 0 && shown.length === 0) lines.push(texts.allInRange(locale));
  else if (shown.length < results.length)
    lines.push(texts.othersInRange(locale, figure(results.length - shown.length)));
  if (unread.length > 0) lines.push(texts.unread(locale, unread.slice(0, mostUnreadShown).join('; ')));
  const { care, lines: warnings } = warn(results, turn);
  lines.unshift(...warnings);
  lines.push(...(await foodLines(results, turn)));
  if (outside.length > 0) lines.push(texts.showDoctor(locale));
  lines.push(texts.where(locale, `${context.config.publicUrl}/app/health-reports`));
  const remove = [{ label: texts.remove(locale), action: `healthReports.delete:${report.id}` }];
  return { text: lines.join('\n'), buttons: () => [remove], ...care };
}

/** What stands above values at which laboratories call the doctor, and the care of the answer, which is counted. */
export function warn(results: LabResult[], { person, context }: Turn) {
  const { care, warnings } = warningsOf(results, person);
  if (care) context.metrics.careAnswers.inc({ kind: care });
  return { lines: warnings.flatMap((warning) => [warning, '']), care: care ? { care } : {} };
}

async function foodLines(results: LabResult[], { db, person, now }: Turn): Promise<string[]> {
  const { locale, owner } = person;
  const lines: string[] = [];
  for (const nutrient of tiedNutrients(results)) {
    const foods = await listFoodsWith(db, owner, nutrient, diaryDateOf(now, person));
    const { title = '' } = furtherNutrients.find(({ name }) => name === nutrient) ?? {};
    const names = foods.map(({ name }) => name).join(', ');
    if (foods.length > 0) lines.push(texts.foodsWith(locale, title.toLowerCase(), names));
  }
  return lines;
}

/** Whose ranges stand in where the laboratory's own are not known. */
export function rangesOf(results: LabResult[], { person: { locale } }: Turn): string[] {
  const sources = new Set(results.flatMap(({ rangeSource }) => rangeSource ?? []));
  sources.delete('laboratory');
  return sources.size > 0 ? [texts.rangesFrom(locale, [...sources].join('; '))] : [];
}

export const dateOf = (date: string, { person, now }: Turn) => shortDate(person.locale, date, diaryDateOf(now, person));

/** "Haemoglobin 10.2 g/dL: low (usual 12–15), 9.8 on 3 Jan". */
export function lineOf(result: LabResult, turn: Turn): string {
  const { locale } = turn.person;
  const { low, high, flag, previous } = result;
  const range = spanOf(low, high);
  const places = [texts.flags[flag](locale), range && `(${texts.usual(locale, range)})`].filter(Boolean).join(' ');
  const earlier = previous && texts.before(locale, figure(previous.value, 3), dateOf(previous.date, turn));
  return [`${shownValue(result)}: ${places}`, earlier].filter(Boolean).join(', ');
}

/** "Haemoglobin 10.2 g/dL". */
export function shownValue({ name, value, comparator, unit }: LabResult): string {
  const shown = typeof value === 'number' ? figure(value, 3) : value;
  return `${name} ${comparator ?? ''}${shown}${unit === '%' ? '' : ' '}${unit}`.trim();
}

export function spanOf(low: number | undefined, high: number | undefined): string | undefined {
  if (low !== undefined && high !== undefined) return `${figure(low, 3)}–${figure(high, 3)}`;
  if (low !== undefined) return `≥ ${figure(low, 3)}`;
  return high === undefined ? undefined : `≤ ${figure(high, 3)}`;
}
