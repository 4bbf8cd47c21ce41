import { randomBytes } from 'node:crypto';
import * as texts from '../../../../texts/healthReports.ts';
import { plural } from '../../../../texts/numbers.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Outcome, ReceivedDocument, Turn } from '../../../assistant/skill.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { keepOriginal } from '../../originals/mutations.ts';
import { findTested } from '../data.ts';
import { keepReport, type ReportFile } from '../mutations.ts';
import { readReport } from '../reading.ts';
import { dateOf, lineOf, rangesOf, tell, warn } from './tell.ts';

/** Lines of a report that count once the person says that they stand on the paper. */
interface ReportQuestion extends ReportFile {
  key: string;
}

/** Keeps what was read of a report and tells of it. */
export async function keep({ text, digest, file }: ReceivedDocument, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  if (text.fault) return { text: texts.faults[text.fault](locale) };
  const kept = await keepReport(db, owner, { ...text, digest }, { now, dayClock: person });
  if (kept === 'noResults') return { text: texts.noResults(locale) };
  if (kept === 'tooHeavy') return { text: texts.faults.tooHeavy(locale) };
  if (kept === 'tooMany') return { text: texts.tooManyReports(locale) };
  const told = await tell(kept.report, turn);
  if (file) await keepOriginal(db, owner, { ...file, kind: 'healthReport', digest }, now);
  if (!kept.isNew) return { ...told, text: `${texts.known(locale)}\n${told.text}` };
  return { ...told, effects: [{ table: 'healthReports', id: kept.report.id, change: 'created' }] };
}

/** Shows every value before any is kept. */
export async function offer(file: ReportFile, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  const today = diaryDateOf(now, person);
  const tested = await findTested(db, owner, now);
  const { date = today, results } = readReport(file.lines, tested, today, file.isPicture);
  const { care, lines } = warn(results, turn);
  const key = randomBytes(6).toString('hex');
  const question: ReportQuestion = { key, ...file };
  const answers = [
    { label: texts.keepIt(locale), action: `healthReports.keep:${key}` },
    { label: texts.dropIt(locale), action: `healthReports.drop:${key}` },
  ];
  return {
    text: [
      ...lines,
      texts.title(locale, dateOf(date, turn), plural(locale, results.length, texts.results[locale])),
      ...results.map((result) => `• ${lineOf(result, turn)}`),
      ...rangesOf(results, turn),
      ...['', texts.nothingKept(locale)],
    ].join('\n'),
    buttons: () => [answers],
    question: { skill: 'healthReports', data: question },
    ...care,
  };
}

/** What was decided on the report that is offered; undefined where it is another or none. */
export async function decide(isKept: boolean, key: string, turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now } = turn;
  const question = await findQuestion(db, person.owner, now);
  const offered = question?.skill === 'healthReports' ? (question.data as ReportQuestion) : undefined;
  if (offered?.key !== key) return undefined;
  const { lines, isPicture, digest } = offered;
  return isKept ? keep({ text: { lines, isPicture }, digest }, turn) : { text: texts.notKept(person.locale) };
}
