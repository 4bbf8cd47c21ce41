import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/healthReports.ts';
import type { AnswerLines, Look, Outcome, ReceivedPicture, Skill, Turn } from '../../assistant/skill.ts';
import { deleteEntry } from '../../db/entries.ts';
import { isUuid } from '../../lib/text.ts';
import { keepOriginal } from '../originals/mutations.ts';
import { correctValue } from './chat/corrected.ts';
import { decide, keep, offer } from './chat/offer.ts';
import { dateOf, lineOf, tell, warn } from './chat/tell.ts';
import { explain, keepTold } from './chat/told.ts';
import { listReports } from './data.ts';
import { isOutside } from './policy.ts';
import { isReport } from './reading.ts';
import { readMeaning, readNamed, readTold } from './told/reading.ts';
import { namesAmbiguously } from './told/words.ts';

const asksForReport =
  /^\/?(?:please |pls |can you |could you |send |show |give |get |me |my |mera |meri |mere |मेरी |मेरा |the |a |last |latest |all |of |results? of )*(?:lab|blood|blood test|lab test|pathology|medical test|khoon ki|ब्लड|लैब|ख़ून की|खून की)[ -]?(?:test )?(?:reports?|results?|tests?|रिपोर्ट|जाँच|जांच)(?: (?:please|pls|dikhao|dikha do|batao|दिखाओ|बताओ|results?))*[?.! ]*$/i;
const asksForValue =
  /^(?:what(?:'s| is| was| are)|how(?:'s| is| was)|show(?: me)?|tell me)? ?(?:my|mera|meri|mere|मेरा|मेरी) (?:last |latest )?(?<name>[\p{L}\p{N}\- ().]{1,40}?)(?: (?:levels?|values?|results?|report|kitna|kitni|hai|tha|thi|kya|batao|कितना|कितनी|है|था|थी|क्या|बताओ))*[?.! ]*$/iu;

/** Laboratory reports in the chat: one that is sent is read, and the latest is told. */
export const healthReportSkill: Skill = {
  name: 'healthReports',
  acts: ['log.reading', 'ask.own', 'want.report', 'ask.saved'],
  logs: true,
  names: (words) => readNamed(words) !== undefined,

  receive: keep,
  correct: correctValue,

  async answer(text, turn) {
    if (asksForReport.test(text)) return tellLatest(turn);
    const name = asksForValue.exec(text)?.groups?.name;
    const answered = name ? await answerValue(name, turn) : undefined;
    if (answered) return answered;
    const asked = readMeaning(text);
    if (asked) return { text: await explain(asked, turn) };
    const told = readTold(text);
    return told?.rest === '' ? keepTold(told, turn) : undefined;
  },

  take(text) {
    const told = readTold(text);
    return told && !told.isDoubtful ? { rest: told.rest, log: (turn) => keepTold(told, turn) } : undefined;
  },

  async press(verb, id, turn) {
    const { db, person, now } = turn;
    const decided = verb === 'keep' || verb === 'drop' ? await decide(verb === 'keep', id, turn) : undefined;
    if (decided) return decided;
    const isGone = verb === 'delete' && isUuid(id) && (await deleteEntry(db, 'healthReports', person.owner, id, now));
    if (!isGone) return { text: buttonGone(person.locale) };
    return { text: texts.removed(person.locale), effects: [{ table: 'healthReports', id, change: 'deleted' }] };
  },
};

/** A photo of a report. */
export const lookAtReport: Look = async ({ picture }) => {
  const text = await picture.writing();
  if (text.fault || !isReport(text.lines)) return undefined;
  const file = { mediaType: 'image/jpeg', content: picture.detailedJpeg } as const;
  return (turn) => keep({ text, digest: picture.digest, file }, turn);
};

/** Offers to keep the results that stand in lines that a model copied. */
export const answerReport: AnswerLines = async (lines, { picture }) =>
  isReport(lines) ? (turn) => offerCopied(lines, picture, turn) : undefined;

async function offerCopied(lines: string[], { digest, detailedJpeg }: ReceivedPicture, turn: Turn): Promise<Outcome> {
  const file = { mediaType: 'image/jpeg', content: detailedJpeg } as const;
  await keepOriginal(turn.db, turn.person.owner, { ...file, kind: 'healthReport', digest }, turn.now);
  return offer({ lines, digest, isPicture: true }, turn);
}

/** The latest report; values told one by one of the same day are told together. */
async function tellLatest(turn: Turn): Promise<Outcome> {
  const [latest, ...others] = await listReports(turn.db, turn.person.owner);
  if (!latest) return { text: texts.none(turn.person.locale) };
  const ofThatDay = others.filter(({ reportDate }) => reportDate === latest.reportDate);
  if (ofThatDay.length === 0) return tell(latest, turn);
  const results = new Map(
    [...ofThatDay.reverse(), latest].flatMap((report) => report.results.map((one) => [one.analyte, one])),
  );
  const unread = [latest, ...ofThatDay].flatMap((report) => report.unread);
  const { buttons: _, ...told } = await tell({ ...latest, results: [...results.values()], unread }, turn);
  return told;
}

/** "What was my haemoglobin?": the value of the latest report that has it; undefined where none has. */
async function answerValue(name: string, turn: Turn): Promise<Outcome | undefined> {
  const named = readNamed(name);
  // What people measure at home is told by their own readings.
  if (!named || named.panel === 'Blood sugar') return undefined;
  const { locale } = turn.person;
  for (const { reportDate, results } of await listReports(turn.db, turn.person.owner)) {
    const result = results.find(({ analyte }) => analyte === named.code);
    if (!result) continue;
    const { care, lines } = warn([result], turn);
    lines.push(`${lineOf(result, turn)} · ${dateOf(reportDate, turn)}`);
    if (isOutside(result)) lines.push(texts.showDoctor(locale));
    return { text: lines.join('\n'), ...care };
  }
  return namesAmbiguously(name) ? undefined : { text: texts.noneOf(locale, named.title) };
}
