import type { ReadClock } from '../../../language/clockFigures.ts';
import { readClock } from '../../../language/clockTimes.ts';
import { readDuration } from '../../../language/durations.ts';
import { phraseFinder, readPhraseLists } from '../../../language/phraseLists.ts';
import { isReminding } from '../../../language/reminding.ts';
import { firstUnread } from '../../../language/rhythms/unread.ts';
import type { ReadSchedule } from '../../../language/schedules.ts';
import type { Token } from '../../../language/tokens.ts';
import { doseAt, forms, type Named, strengthAt } from './naming.ts';

const listed = readPhraseLists(new URL('./orders.txt', import.meta.url));
const filler = new Set(listed('filler'));
const asking = readPhraseLists(new URL('../../reminders/words/asking.txt', import.meta.url));
const fillerPhrases = phraseFinder([...listed('filler phrases'), ...asking('tell me')]);
const moves = phraseFinder([...listed('move'), ...listed('move phrases')]);
const changing = new Set(listed('changing'));
const again = new Set(listed('again'));
const kinds = new Set(listed('kinds'));
const begins = new Set(listed('beginning'));
const ofOneDose = new Set(listed('one dose'));

export interface Order {
  tokens: Token[];
  said: string;
  named: Named[];
  spans: [from: number, to: number][];
  schedule: ReadSchedule;
}

/** What is to be set, unless a word of it was not read or it is told of several medicines one by one. */
export interface Setting {
  named: Named[];
  schedule: ReadSchedule;
  unread: string | undefined;
  areApart: boolean;
}

export const hasTimes = ({ clocks, parts, atMeals, timesPerDay, everyMin, inMin, window }: ReadSchedule): boolean =>
  clocks.length + parts.length + atMeals.length > 0 ||
  [timesPerDay, everyMin, inMin, window].some((told) => told !== undefined);

/** Whether it says anything of when. */
export const tellsWhen = (schedule: ReadSchedule): boolean => {
  const { repeats, rhythm, doubt } = schedule;
  return (
    hasTimes(schedule) ||
    repeats ||
    doubt !== undefined ||
    schedule.length !== undefined ||
    rhythm.except.length > 0 ||
    rhythm.isAsNeeded
  );
};

/** Whether a word tells of a rhythm that is not understood. */
export const saysRhythm = ({ tokens, schedule: { taken } }: Order): boolean =>
  tokens.some(({ word }, at) => !taken[at] && again.has(word));

export function readSetting(order: Order): Setting {
  const { tokens, named, spans, schedule } = order;
  const known = new Uint8Array(tokens.length);
  for (const [from, to] of spans) known.fill(1, from, to);
  const extra = knowDoses(order, known);
  for (const [at] of tokens.entries()) known.fill(1, at, at + fillerPhrases(tokens, at));
  const unread = firstUnread(
    tokens,
    schedule,
    ({ word }, at) =>
      known[at] === 1 ||
      (filler.has(word) && !isFromTo(order, at)) ||
      forms.has(word) ||
      isReminding(tokens, at) ||
      isOfName(order, at),
  );
  const meant = withoutKinds(named, spans);
  const [first, ...others] = meant;
  const dosed =
    first && others.length === 0 && extra && extra !== first.dose
      ? [{ ...first, dose: [first.dose, extra].filter(Boolean).join(', ') }]
      : meant;
  const [from = 0, to = 0] = [spans[0]?.[1], spans.at(-1)?.[0]];
  return { named: dosed, schedule, unread, areApart: schedule.taken.slice(from, to).some((taken) => taken === 1) };
}

/** "Glycomet GP1": the figure that clings to the name before it. */
const isOfName = ({ tokens, spans }: Order, at: number): boolean =>
  tokens[at]?.kind === 'number' && tokens[at - 1]?.end === tokens[at]?.start && spans.some(([, to]) => to === at);

/** "Change the 8 am metformin to 9 am": the first of the times is one that goes. */
function isFromTo({ tokens, schedule: { taken, clocks } }: Order, at: number): boolean {
  if (!changing.has(tokens[at]?.word ?? '') || clocks.length < 2) return false;
  const to = tokens.findIndex(({ word }) => /^(?:to|se|से)$/.test(word));
  return to > 0 && taken.slice(0, to).some((isTaken) => isTaken === 1);
}

/** "My BP medicine amlodipine" is one medicine. */
const withoutKinds = (named: Named[], spans: Order['spans']): Named[] =>
  named.filter(({ name }, index) => {
    const isForm = forms.has(name.toLowerCase().split(' ').at(-1) ?? '');
    const isKind = kinds.has(name.toLowerCase());
    const isBefore = spans[index]?.[1] === spans[index + 1]?.[0];
    return !((isForm && isBefore) || (isKind && (isBefore || spans[index - 1]?.[1] === spans[index]?.[0])));
  });

const unitOf = (dose: string): string => dose.replace(/[\d.,\s]+/g, '').toLowerCase();

/** "1 tablet" beside a strength; of two different doses neither is known. */
function knowDoses({ tokens, named, spans, schedule }: Order, known: Uint8Array): string | undefined {
  const doses: { from: number; next: number; dose: string }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isBehindName = hasTimes(schedule) && spans.some(([, to]) => to === at);
    const dose =
      known[at] || schedule.taken[at]
        ? undefined
        : (doseAt(tokens, at) ?? (isBehindName ? strengthAt(tokens, at) : undefined));
    const last = doses.at(-1);
    if (!dose || (last && at < last.next)) continue;
    doses.push({ from: at, ...dose });
  }
  const [first] = doses;
  const isOther = ({ dose }: Named) =>
    dose !== '' && dose !== first?.dose && unitOf(dose) === unitOf(first?.dose ?? '');
  if (!first || named.some(isOther) || doses.some(({ dose }) => dose !== first.dose)) return undefined;
  for (const { from, next } of doses) known.fill(1, from, next);
  return first.dose;
}

/** "Postpone metformin by 1 hour", "metformin 1 ghanta aage badha do", "snooze metformin to 10 pm". */
export function readMove({
  tokens,
  schedule,
}: Order): { byMin: number | undefined; to: ReadClock | undefined } | undefined {
  if (!tokens.some((_, at) => moves(tokens, at) > 0) || schedule.repeats) return undefined;
  const by = tokens.flatMap((_, at) => readDuration(tokens, at) ?? []).at(0);
  if (by) return { byMin: Math.round(by.minutes), to: undefined };
  const isOfToday = tokens.some(({ word }) => ofOneDose.has(word));
  const clock = isOfToday
    ? tokens.flatMap((_, at) => readClock(tokens, at) ?? []).find(({ isMarked, isSure }) => isMarked || isSure)
    : undefined;
  return { byMin: undefined, to: clock };
}

/** Told with these, it is no more what a medicine is usually taken by. */
const mostOfUnit: [RegExp, number][] = [
  [/^(?:units?|यूनिट)$/, 60],
  [/^mg$/, 1_000],
  [/^g(?:m)?$/, 1],
];
const mostOfForms = 2;
const leastHoursApart = 4;

/** Whether every word of an order is read, and it is of usual amounts at usual distances: nothing in it is a danger. */
export function isPlainOrder(order: Order): boolean {
  const { tokens, schedule } = order;
  const { unread, areApart } = readSetting(order);
  const { doubt, isScattered, everyMin, timesPerDay = 0, clocks, taken } = schedule;
  const isOften = (everyMin ?? leastHoursApart * 60) < leastHoursApart * 60 || Math.max(timesPerDay, clocks.length) > 4;
  const isBegun = tokens.some(({ word }, at) => !taken[at] && begins.has(word));
  const isRead = unread === undefined && !areApart && doubt === undefined && !isScattered;
  return isRead && hasTimes(schedule) && !isOften && !isBegun && tokens.every((_, at) => isUsual(tokens, at));
}

function isUsual(tokens: Token[], at: number): boolean {
  const [{ kind, value } = { kind: 'mark' as const, value: 0 }, unit] = [tokens[at], tokens[at + 1]?.word ?? ''];
  if (kind !== 'number') return true;
  const most = forms.has(unit) ? mostOfForms : mostOfUnit.find(([units]) => units.test(unit))?.[1];
  return most === undefined || value <= most;
}
