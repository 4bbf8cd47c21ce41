import { readClock } from '../clockTimes.ts';
import { readDuration } from '../durations.ts';
import type { Role } from '../lexicon.ts';
import type { Message } from '../message.ts';
import { hasRole, type Span } from '../words.ts';
import type { Said } from './said.ts';

/** A time of day; one that is not sure may be the same hour of the other half of the day. */
export interface ToldTime {
  minutes: number;
  isSure: boolean;
}

/** "That was yesterday", "the coffee was at 4", "make it lunch": what is undefined stays as it was. */
export interface Moved {
  kind: 'moved';
  of: string | undefined;
  daysAgo: number | undefined;
  time: ToldTime | undefined;
  meal: string | undefined;
}

const halfDay = 720;

/** Minutes after midnight: of two hours that may be meant the one nearer to the time that is corrected. */
export function minutesMeant({ minutes, isSure }: ToldTime, before: number): number {
  if (isSure) return minutes;
  const [first, second] = [minutes % halfDay, (minutes % halfDay) + halfDay];
  return Math.abs(first - before) <= Math.abs(second - before) ? first : second;
}

/** When what was logged really was; `namedDaysAgo` is the day that was taken out of the message, "on Monday". */
export function readMoved(said: Said, namedDaysAgo: number): Moved | undefined {
  const { names, numbers, message, has } = said;
  const clocks = clocksIn(message);
  const isClock = ({ from }: Span) => clocks.some((clock) => from >= clock.from && from < clock.to);
  const mealAt = mealMeant(message);
  const [clock] = clocks;
  const when = {
    daysAgo: namedDaysAgo || dayIn(message),
    time: clock && { minutes: clock.minutes, isSure: clock.isSure },
  };
  const isTimed = when.daysAgo !== undefined || when.time !== undefined;
  const [name, other] = names;
  if (other || !(isTimed || mealAt !== -1) || numbers.some(({ span }) => !isClock(span))) return undefined;
  // "Ye sab kal ka hai".
  const isOfThat = isTimed && !name && has('that');
  if (!(isAbout(said) || isOfThat || isClockAlone(message)) || tellsNews(said)) return undefined;
  const meal = message.tokens[mealAt]?.word;
  // "Lunch was at 2" says of which meal, "salad was lunch" which one it was.
  if (meal && !name && when.time && !has('that')) return { kind: 'moved', ...when, of: meal, meal: undefined };
  const isMealFirst = name && mealAt !== -1 && (message.tokens[mealAt]?.start ?? 0) < message.text.indexOf(name.text);
  if (tellsSize(said, isTimed) || (!isTimed && (isMealFirst || has('praise')))) return undefined;
  return { kind: 'moved', ...when, of: name?.text, meal };
}

/** "Yesterday's rajma was less" says which rajma it was. */
const tellsSize = ({ has, names }: Said, isTimed: boolean): boolean =>
  (has('smaller') || has('larger')) && (names.length > 0 || !isTimed);

/** Where the meal stands that is not denied: "ye dinner nahi lunch tha". */
function mealMeant(message: Message): number {
  const isDenied = (at: number) =>
    hasRole(message, at - 1, 'notBefore') ||
    (hasRole(message, at + 1, 'negation') && !hasRole(message, at + 1, 'notBefore'));
  const meals = message.roles.flatMap((roles, at) => (roles.has('meal') ? [at] : []));
  return meals.find((at) => !isDenied(at)) ?? meals[0] ?? -1;
}

/** "8 am" after something that was told without its time. */
export const isClockAlone = (message: Message): boolean => {
  const clocks = clocksIn(message);
  const isClock = (at: number) => clocks.some(({ from, to }) => at >= from && at < to);
  return clocks.length === 1 && message.tokens.every((_, at) => isClock(at) || hasRole(message, at, 'filler'));
};

const isAbout = ({ has, isMarked }: Said): boolean =>
  isMarked || has('was') || has('entry') || has('change') || isOtherDay(has);

/** "Aaj nahi kal", "nethu illa, munthanaal". */
const isOtherDay = (has: Said['has']): boolean =>
  days.filter(([day]) => has(day)).length > 1 && (has('negation') || has('no'));

/** "I had dosa yesterday", "slept at 11"; "i had it yesterday" tells of what is known. */
function tellsNews({ names, has, message: { roles } }: Said): boolean {
  const isDone = roles.some((known) => known.has('done') && !known.has('was') && !known.has('filler'));
  const isEaten = has('eaten') || has('took') || has('eat');
  return has('plan') || ((isDone || isEaten) && !(has('that') && names.length === 0) && !isOtherDay(has));
}

const days: [Role, number][] = [
  ['dayBefore', 2],
  ['yesterday', 1],
  ['today', 0],
];

/** The day that is said and not denied: "aaj nahi kal", "not yesterday, day before". */
export function dayIn(message: Message): number | undefined {
  const said = daysIn(message);
  return said.length > 0 ? Math.max(...said) : undefined;
}

/** The days that are said and not denied. */
export function daysIn(message: Message): number[] {
  return message.tokens.flatMap((_, at) => {
    const day = days.find(([role]) => hasRole(message, at, role));
    const isDenied =
      hasRole(message, at - 1, 'notBefore') ||
      (hasRole(message, at + 1, 'negation') && !hasRole(message, at + 1, 'notBefore'));
    return day && !isDenied ? [day[1]] : [];
  });
}

interface Clock extends Span, ToldTime {}

/** "8 pm", "8 baje", "8:30", and a bare hour after "at". */
export function clocksIn(message: Message): Clock[] {
  const { tokens } = message;
  const clocks: Clock[] = [];
  for (let at = 0; at < tokens.length; ) {
    const clock = readDuration(tokens, at) ? undefined : readClock(tokens, at);
    const isDotted = /^\d+\.\d+$/.test(tokens[at]?.word ?? '');
    const isAfterAt = tokens[at - 1]?.word === 'at' && tokens[at]?.kind === 'number';
    const isTime = clock && (isAfterAt || (clock.isMarked && !(isDotted && !clock.isSure)));
    if (isTime && !hasRole(message, clock.next, 'unit') && !hasRole(message, clock.next, 'measure'))
      clocks.push({ minutes: clock.minutes, isSure: clock.isSure, from: at, to: clock.next });
    at = isTime ? clock.next : at + 1;
  }
  return clocks;
}
