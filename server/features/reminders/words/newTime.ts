import type { ReadClock } from '../../../language/clockFigures.ts';
import { readClock } from '../../../language/clockTimes.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import type { Role } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { type ReadSchedule, readSchedule } from '../../../language/schedules.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import { hasRole, isSaidIn } from '../../../language/words.ts';

const listed = readWordLists(new URL('./reminders.txt', import.meta.url));

/** One of them says that what was set is to be another. */
const changing: Role[] = ['change', 'no', 'corrected', 'mistaken', 'instead', 'should', 'negation'];
const beside: Role[] = [
  ...changing,
  'self',
  'that',
  'just',
  'log',
  'greeting',
  'thanks',
  'inPlace',
  'vocative',
  'clock',
];
const denying: Role[] = ['negation', 'no', 'none'];
const mealRoles: Role[] = ['eaten', 'eat', 'meal'];
/** What hangs a time on its verb, and the verbs of setting. */
const around = listed('around');
/** "10:30 kar". */
const setting = listed('setting');
const onlyWords = listed('only');
const mostBesideVerb = 5;
export const mostTokens = 9;
/** "Make it 430". */
const withoutColon = /(?<![\d:.])(\d|1\d|2[0-3])(00|15|30|45)(?![\d:.])/gu;

/** What is to be no more: "stop that", "band kar do", "ruk ja mat bhej", "turn it off". */
const stopping = listed('stopping');
const aroundStop = listed('around stop');
const mostStop = 6;

/** Whether a message says nothing but that it is to stop. */
export function saysStop(text: string): boolean {
  const { tokens } = readMessage(text);
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  return (
    words.length <= mostStop &&
    words.some(({ word }) => stopping.has(word)) &&
    words.every(({ word, kind }) => kind === 'word' && (stopping.has(word) || aroundStop.has(word)))
  );
}

/** The hours in "sirf 10 se 6 tak", "only between 9 and 5", "till 9"; undefined where more than that is said. */
export function readNewHours(text: string): [from: ReadClock | undefined, to: ReadClock] | undefined {
  const message = readMessage(text);
  const { tokens } = message;
  if (tokens.length > mostTokens) return undefined;
  // Hours are read of what comes every so often.
  const { window, endsAt, taken } = readSchedule(tokenise(`hourly ${text}`), '2000-01-01');
  const hours: [ReadClock | undefined, ReadClock] | undefined = window ?? (endsAt && [undefined, endsAt]);
  const isAll = tokens.every(
    (token, at) =>
      taken[at + 1] === 1 ||
      isSmallTalk(token) ||
      around.has(token.word) ||
      beside.some((role) => hasRole(message, at, role)),
  );
  return hours && isAll ? hours : undefined;
}

/** Whether nothing but when is said, and that it is to be so from now on: "actually every other day", "not on Sundays please". */
export function saysOnlyChange(tokens: Token[], { taken }: ReadSchedule): boolean {
  const message = readMessage(tokens.map(({ text }) => text).join(' '));
  return (
    message.tokens.length === tokens.length &&
    tokens.every(
      (token, at) =>
        taken[at] === 1 ||
        token.kind === 'mark' ||
        isSmallTalk(token) ||
        around.has(token.word) ||
        onlyWords.has(token.word) ||
        beside.some((role) => hasRole(message, at, role)),
    )
  );
}

/** The time in "make it 9.30 actually", "8 ku maathu", "nahi, sade pach kar"; undefined where more than another time is said. */
export function readNewTime(text: string): ReadClock | undefined {
  const message = readMessage(text.replace(withoutColon, '$1:$2'));
  const { tokens } = message;
  const isSetting = tokens.length <= mostBesideVerb && tokens.some(({ word }) => setting.has(word));
  const saysChange = isSetting || changing.some((role) => isSaidIn(message, { from: 0, to: tokens.length }, role));
  const isOfMeal = mealRoles.some((role) => isSaidIn(message, { from: 0, to: tokens.length }, role));
  if (!saysChange || isOfMeal || tokens.length > mostTokens) return undefined;
  let found: ReadClock | undefined;
  for (let at = 0; at < tokens.length; ) {
    const clock = readClock(tokens, at);
    const isBeside = isSmallTalk(tokens[at] as Token) || around.has(tokens[at]?.word ?? '');
    // Hindi "do" is a number as well.
    const isClock = clock && !(found && isBeside);
    // "9 nahi, 9:30": the one before holds no more.
    const isDenied = found !== undefined && denying.some((role) => hasRole(message, at - 1, role));
    if (isClock && (!found || isDenied)) found = clock;
    else if (isClock || !(isBeside || beside.some((role) => hasRole(message, at, role)))) return undefined;
    at = isClock ? clock.next : at + 1;
  }
  return found;
}
