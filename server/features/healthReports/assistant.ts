import type { LabResult } from '../../../contract/healthReports.ts';
import { furtherNutrients } from '../../../contract/nutrients.ts';
import { buttonGone } from '../../../texts/conversation.ts';
import { shortDate } from '../../../texts/dates.ts';
import * as texts from '../../../texts/healthReports.ts';
import { figure, plural } from '../../../texts/numbers.ts';
import type { Look, Outcome, ReceivedDocument, Skill, Turn } from '../../assistant/skill.ts';
import { deleteEntry } from '../../db/entries.ts';
import { localDateOf } from '../../lib/dates.ts';
import { isUuid } from '../../lib/text.ts';
import { careText } from '../care/texts/answer.ts';
import { listFoodsWith, listReports, type ReportRow } from './data.ts';
import { findAnalyte } from './lines/names.ts';
import { keepReport } from './mutations.ts';
import { criticalCare, isCritical, isOutside, tiedNutrients } from './policy.ts';
import { isReport } from './reading.ts';

const asksForReport =
  /^\/?(?:please |pls |can you |could you |send |show |give |get |me |my |mera |meri |mere |मेरी |मेरा |the |a |last |latest |all |of |results? of )*(?:lab|blood|blood test|lab test|pathology|medical test|khoon ki|ब्लड|लैब|ख़ून की|खून की)[ -]?(?:test )?(?:reports?|results?|tests?|रिपोर्ट|जाँच|जांच)(?: (?:please|pls|dikhao|dikha do|batao|दिखाओ|बताओ|results?))*[?.! ]*$/i;
const asksForValue =
  /^(?:what(?:'s| is| was| are)|how(?:'s| is| was)|show(?: me)?|tell me)? ?(?:my|mera|meri|mere|मेरा|मेरी) (?:last |latest )?(?<name>[\p{L}\p{N}\- ().]{1,40}?)(?: (?:levels?|values?|results?|report|kitna|kitni|hai|tha|thi|kya|batao|कितना|कितनी|है|था|थी|क्या|बताओ))*[?.! ]*$/iu;
const mostUnreadShown = 5;

/** Laboratory reports in the chat: one that is sent is read, and the latest is told. */
export const healthReportSkill: Skill = {
  name: 'healthReports',

  receive: (document, turn) => read(document, turn),

  async answer(text, turn) {
    if (asksForReport.test(text)) {
      const [latest] = await listReports(turn.db, turn.person.owner);
      return latest ? tell(latest, turn) : { text: texts.none(turn.person.locale) };
    }
    const name = asksForValue.exec(text)?.groups?.name;
    return name ? answerValue(name, turn) : undefined;
  },

  async press(verb, id, { db, person, now }) {
    const isGone = verb === 'delete' && isUuid(id) && (await deleteEntry(db, 'healthReports', person.owner, id, now));
    if (!isGone) return { text: buttonGone(person.locale) };
    return { text: texts.removed(person.locale), effects: [{ table: 'healthReports', id, change: 'deleted' }] };
  },
};

/** A photo of a report. */
export const lookAtReport: Look = async ({ picture }) => {
  const text = await picture.writing();
  if (text.fault || !isReport(text.lines)) return undefined;
  return (turn) => read({ text, digest: picture.digest }, turn);
};

async function read({ text, digest }: ReceivedDocument, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner, timeZone } = person;
  if (text.fault) return { text: texts.faults[text.fault](locale) };
  const kept = await keepReport(db, owner, { ...text, digest }, { now, timeZone });
  if (kept === 'noResults') return { text: texts.noResults(locale) };
  if (kept === 'tooHeavy') return { text: texts.faults.tooHeavy(locale) };
  if (kept === 'tooMany') return { text: texts.tooManyReports(locale) };
  const told = await tell(kept.report, turn);
  if (!kept.isNew) return { ...told, text: `${texts.known(locale)}\n${told.text}` };
  return { ...told, effects: [{ table: 'healthReports', id: kept.report.id, change: 'created' }] };
}

/** "What was my haemoglobin?": the value of the latest report that has it; undefined where none has. */
async function answerValue(name: string, turn: Turn): Promise<Outcome | undefined> {
  const named = findAnalyte(name, 'blood');
  // What people measure at home is told by their own readings.
  if (named?.rest !== '' || named.analyte.panel === 'Blood sugar') return undefined;
  for (const { reportDate, results } of await listReports(turn.db, turn.person.owner)) {
    const result = results.find(({ analyte }) => analyte === named.analyte.code);
    if (!result) continue;
    const lines = [`${lineOf(result, turn)} · ${dateOf(reportDate, turn)}`];
    if (isOutside(result)) lines.push(texts.showDoctor(turn.person.locale));
    return { text: lines.join('\n') };
  }
  return undefined;
}

async function tell(report: ReportRow, turn: Turn): Promise<Outcome> {
  const { person, context } = turn;
  const { locale, timeZone } = person;
  const { results, unread } = report;
  const outside = results.filter(isOutside);
  const critical = results.filter(isCritical);
  const lines = [
    texts.title(locale, dateOf(report.reportDate, turn), plural(locale, results.length, texts.results[locale])),
    ...outside.map((result) => `• ${lineOf(result, turn)}`),
  ];
  if (outside.length === 0) lines.push(texts.allInRange(locale));
  else if (outside.length < results.length)
    lines.push(texts.othersInRange(locale, figure(results.length - outside.length)));
  if (unread.length > 0) lines.push(texts.unread(locale, unread.slice(0, mostUnreadShown).join('; ')));
  const kind = criticalCare(critical);
  if (critical.length > 0) lines.unshift(texts.critical(locale, critical.map(({ name }) => name).join(', ')), '');
  if (kind) lines.unshift(careText(kind, locale, timeZone), '');
  lines.push(...(await foodLines(results, turn)));
  if (outside.length > 0) lines.push(texts.showDoctor(locale));
  lines.push(texts.where(locale, `${context.config.publicUrl}/app/health-reports`));
  const remove = [{ label: texts.remove(locale), action: `healthReports.delete:${report.id}` }];
  return { text: lines.join('\n'), buttons: () => [remove], ...(kind && { care: kind }) };
}

async function foodLines(results: LabResult[], { db, person, now }: Turn): Promise<string[]> {
  const { locale, owner, timeZone } = person;
  const lines: string[] = [];
  for (const nutrient of tiedNutrients(results)) {
    const foods = await listFoodsWith(db, owner, nutrient, localDateOf(now, timeZone));
    const { title = '' } = furtherNutrients.find(({ name }) => name === nutrient) ?? {};
    const names = foods.map(({ name }) => name).join(', ');
    if (foods.length > 0) lines.push(texts.foodsWith(locale, title.toLowerCase(), names));
  }
  return lines;
}

const dateOf = (date: string, { person, now }: Turn) =>
  shortDate(person.locale, date, localDateOf(now, person.timeZone));

/** "Haemoglobin 10.2 g/dL: low (usual 12–15), 9.8 on 3 Jan". */
function lineOf(result: LabResult, turn: Turn): string {
  const { locale } = turn.person;
  const { name, value, comparator = '', unit, low, high, flag, previous } = result;
  const shown =
    `${comparator}${typeof value === 'number' ? figure(value, 3) : value}${unit === '%' ? '' : ' '}${unit}`.trim();
  const range = rangeOf(low, high);
  const places = [texts.flags[flag](locale), range && `(${texts.usual(locale, range)})`].filter(Boolean).join(' ');
  const earlier = previous && texts.before(locale, figure(previous.value, 3), dateOf(previous.date, turn));
  return [`${name} ${shown}: ${places}`, earlier].filter(Boolean).join(', ');
}

function rangeOf(low: number | undefined, high: number | undefined): string | undefined {
  if (low !== undefined && high !== undefined) return `${figure(low, 3)}–${figure(high, 3)}`;
  if (low !== undefined) return `≥ ${figure(low, 3)}`;
  return high === undefined ? undefined : `≤ ${figure(high, 3)}`;
}
