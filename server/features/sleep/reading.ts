import type { Clause } from '../../language/clauses.ts';
import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { readDuration } from '../../language/durations.ts';
import { type Role, wordsOf } from '../../language/lexicon.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readNumber, readRange } from '../../language/numbers.ts';
import { type Token, tokenise, wordSet } from '../../language/tokens.ts';
import { hasRole, isSaidIn, type Span } from '../../language/words.ts';
import { type ClockTime, hoursBetween } from './policy.ts';

export interface ReadSleep {
  rest: string;
  hours: number;
  daysAgo: number;
}

const sleepWords = wordSet(`
  slept sleep sleeping asleep nap naps napped sleeped soya soyi soi soye soyee sona sone sotaa neend nind neendh
  zop zopet zoplo zople jhop ghum ghumiyechi ghumalam thookam thoongunen thoonginen nidra padukunna nidde malagide malagidde urakkam urangi ungh oongh suto suti suta sutta neendar
  ਨੀਂਦ ঘুম ঘুমিয়েছি ઊંઘ தூக்கம் தூங்கினேன் నిద్ర పడుకున్నాను ನಿದ್ದೆ ಮಲಗಿದೆ ഉറക്കം ഉറങ്ങി झोप झोपलो झोपले zhop zopla ghumiye unghyo unghi thoongi nidrapoya ঘুমালাম ਸੁੱਤਾ ਸੁੱਤੀ
  सोया सोयी सोई सोए सोये सो नींद निंद सोने
`);
/** "Went to bed 11:15": sleep where the time of waking follows. */
const bedWords = wordSet('bed lights');
const toBed = wordSet('retired went hit got gone off in to turned bed');
/** "So gaya": the stem of a verb, where "so" is English too. */
const stem = wordSet('so');
const afterStem = wordSet('gaya gayi gaye gya paya payi paye raha rahi rahe liya li saka saki');
/** A food as well: "soya milk". */
const soya = wordSet('soya');
const wakeWords = wordSet(
  'woke wake awake waking uth utha uthi uthe uthaa jaga jagi jaage got khuli khul उठा उठी उठे जागा जागी खुली खुल',
);
const between = wordSet(`
  for about around approx approximately only just total nearly almost of was is last night raat ko hi ki mili li aayi ayi aai good deep
  sound well today aaj i me maine main tak bhar the a an time duration approx kal peacefully straight from at se since bed baje bje
  aankh ankh aankhe pe par hrs around oclock in morning subah and then to went gaya gayi ka ke liye hai tha liya
  ka time waqt samay nahi nahin nhi not lagat lagli lagi thik theek fakta sirf
  आंख आँख पर रात को की में मैंने आज कल बजे तक से सुबह करीब सिर्फ ही भी है था ली आई hi bhi out by like barely hardly maybe aur phir और फिर
`);
const own = wordSet(
  'night raat last ko ki li mili aayi liya hai tha thi for about only just total i maine main got had took went bed to up रात को की ली आई है था मैंने',
);
const ownBesides = new Set([...own, ...wordsOf('negation')]);
const fromWords = wordSet('from at since se');
const untilWords = wordSet('to till til until se tak upto - – से तक');
const oclockWords = wordsOf('oclock');
const nightWords = wordsOf('night');
const morningWords = wordsOf('morning');
const afternoonWords = new Set([...wordsOf('noon'), ...wordsOf('evening')]);
const mostBetween = 8;
const leastBareHours = 2;
const mostBareHours = 14;

/** The sleep that a text tells of, and the text without it; undefined when it tells of none. */
export function readSleep(text: string): ReadSleep | undefined {
  const message = readMessage(text);
  const { tokens, clauses } = message;
  for (const [index, clause] of clauses.entries()) {
    if (!clause.happened && !isShortNight(message, clause)) continue;
    const next = clauses[index + 1];
    const reach = next?.happened ? next.to : clause.to;
    let duration: (Span & { minutes: number }) | undefined;
    for (let at = clause.from; at < clause.to; ) {
      const read = readDuration(tokens, at);
      if (read) {
        duration = { minutes: read.minutes, from: at, to: read.next };
        at = read.next;
        continue;
      }
      const found = isSleep(tokens, at) ? sleepAt(tokens, at, clause, reach, duration) : undefined;
      if (found) {
        return { rest: cutOut(message, [found], ownBesides), hours: inHundredths(found.hours), daysAgo: dayOf(clause) };
      }
      at += 1;
    }
    const apart = hoursApart(message, clause, next);
    if (apart)
      return { rest: cutOut(message, [apart], ownBesides), hours: inHundredths(apart.hours), daysAgo: dayOf(clause) };
  }
  return undefined;
}

const inHundredths = (hours: number): number => Math.round(hours * 100) / 100;
const dayOf = ({ lastNight, daysAgo }: Clause): number => (lastNight ? daysAgo - 1 : daysAgo);

/** Words that tell of something else than sleep. */
const others: Role[] = [
  'self',
  'exercise',
  'countedExercise',
  'eaten',
  'eat',
  'meal',
  'reading',
  'food',
  'plan',
  'clock',
];
const mostApart = 7;
const leastApartHours = 1;

/** "Slept like shit, maybe 5 hrs", "sleep was trash, 4h 40": the only duration of the sentence, whatever is said of the night. */
function hoursApart(message: Message, clause: Clause, next: Clause | undefined): Found | undefined {
  const { tokens } = message;
  const from = tokens.findIndex((_, at) => at >= clause.from && at < clause.to && isSleep(tokens, at));
  if (from === -1) return undefined;
  const isNext = next?.happened && next.sentence === clause.sentence && next.to - next.from <= mostApart;
  const end = isNext ? next.to : clause.to;
  const durations: (Span & { minutes: number })[] = [];
  for (let at = clause.from; at < end; ) {
    const read = readDuration(tokens, at);
    if (read) durations.push({ minutes: read.minutes, from: at, to: read.next });
    else if (tokens[at]?.kind === 'number') return undefined;
    at = read?.next ?? at + 1;
  }
  const [only, ...further] = durations;
  if (!only || further.length > 0 || only.from < from || only.from - from > mostApart) return undefined;
  // Behind the comma nothing but the hours is said.
  const isAlone = tokens
    .slice(next?.from, end)
    .every((token, index) => isWithin(next?.from ?? 0, index, only) || isSmallTalk(token) || between.has(token.word));
  const tellsOther = tokens.slice(from, end).some((_, index) => isOther(message, from + index));
  const hours = only.minutes / 60;
  const isLikely = hours >= leastApartHours && hours <= mostBareHours;
  return (only.to <= clause.to || isAlone) && !tellsOther && isLikely ? { hours, from, to: only.to } : undefined;
}

const isWithin = (start: number, index: number, { from, to }: Span): boolean =>
  start + index >= from && start + index < to;
const isOther = (message: Message, at: number): boolean => others.some((role) => hasRole(message, at, role));

/** The hours in "6 hours", "6 h 30 min" or "6.5"; undefined when it is something else. */
export function readHours(text: string): number | undefined {
  const tokens = tokenise(text);
  const duration = readDuration(tokens, 0);
  if (duration?.next === tokens.length) return Math.round((duration.minutes / 60) * 100) / 100;
  const number = readNumber(tokens, 0);
  return number?.counted && number.next === tokens.length ? number.value : undefined;
}

/** Whether one time of going to bed or of waking is told, and no hours: "woke 6.45 actually". */
export function saysBedOrWake(text: string): boolean {
  const tokens = tokenise(text);
  const isSaid = (words: Set<string>) => tokens.some(({ word }) => words.has(word));
  const isDotted = tokens.some(({ word }) => /^\d{1,2}\.[0-5]\d$/.test(word));
  const isOfClock = isSaid(wakeWords) || isSaid(bedWords) || (isDotted && isSaid(sleepWords));
  return isOfClock && !tokens.some((_, at) => readDuration(tokens, at));
}

/** Whether the words name sleep. */
export const saysSleep = (text: string): boolean => tokenise(text).some(({ word }) => sleepWords.has(word));

/** "Couldn't sleep, just 5 hours": what is denied is that it was enough. */
const isShortNight = (message: Message, clause: Clause): boolean =>
  (clause.veto === undefined || clause.veto === 'denial') &&
  isSaidIn(message, clause, 'negation') &&
  (isSaidIn(message, clause, 'just') || isSaidIn(message, clause, 'well'));

/** "soya" alone is a food: as sleep it stands at the end, or in front of a number or small talk. */
function isSleep(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const after = tokens[at + 1];
  if (stem.has(token?.word ?? '')) return afterStem.has(after?.word ?? '');
  if (bedWords.has(token?.word ?? ''))
    return at === 0 || [1, 2].some((back) => toBed.has(tokens[at - back]?.word ?? ''));
  if (!token || !sleepWords.has(token.word)) return false;
  return (
    !soya.has(token.word) ||
    !after ||
    after.kind === 'number' ||
    isSmallTalk(after) ||
    readNumber(tokens, at + 1) !== undefined
  );
}

interface Found extends Span {
  hours: number;
}

function sleepAt(
  tokens: Token[],
  at: number,
  clause: Clause,
  reach: number,
  before: (Span & { minutes: number }) | undefined,
): Found | undefined {
  if (bedWords.has(tokens[at]?.word ?? '')) return timesAfter(tokens, at, reach);
  return (
    durationAfter(tokens, at, clause) ??
    hoursAfter(tokens, at, clause, isHoursRange) ??
    timesAfter(tokens, at, reach) ??
    timesBefore(tokens, at, clause, reach) ??
    durationBefore(tokens, at, before) ??
    wokeBefore(tokens, at, clause) ??
    hoursAfter(tokens, at, clause, isHours)
  );
}

/** "slept for about 7 hours", "neend 6.5 ghante". */
function durationAfter(tokens: Token[], at: number, clause: Clause): Found | undefined {
  const next = skip(tokens, at + 1, clause.to);
  const read = next < clause.to ? readDuration(tokens, next) : undefined;
  const isAfterwards = read && /^(?:before|after|later|ago|pehle|baad)$/.test(tokens[read.next]?.word ?? '');
  return read && !isAfterwards ? { hours: read.minutes / 60, from: at, to: read.next } : undefined;
}

/** "7 hours of good sleep", "साढ़े सात घंटे सोया". */
function durationBefore(
  tokens: Token[],
  at: number,
  before: (Span & { minutes: number }) | undefined,
): Found | undefined {
  if (!before || at - before.to > mostBetween || skip(tokens, before.to, at) !== at) return undefined;
  return { hours: before.minutes / 60, from: before.from, to: at + 1 };
}

/** "Woke at 5, slept 10". */
function wokeBefore(tokens: Token[], at: number, clause: Clause): Found | undefined {
  const from = tokens.findLastIndex(({ word }, place) => place < at && wakeWords.has(word));
  const wake = from === -1 ? undefined : timeWithin(tokens, from + 1, at);
  const bed = wake && timeWithin(tokens, at + 1, clause.to);
  return bed && { hours: hoursBetween(bed, wake), from, to: bed.to };
}

/** "slept 11pm to 6:30am", "soya 11 se 6", "slept at 12, woke up at 7". */
function timesAfter(tokens: Token[], at: number, reach: number): Found | undefined {
  const bed = timeWithin(tokens, at + 1, reach);
  return bed && untilWake(tokens, at, bed, reach);
}

/** "raat 11 baje se subah 6 baje tak soya", "12 baje soya 7 baje utha". */
function timesBefore(tokens: Token[], at: number, clause: Clause, reach: number): Found | undefined {
  for (let from = Math.max(clause.from, at - mostBetween); from < at; from += 1) {
    const bed = timeAt(tokens, from);
    const isClock = bed && tokens[from - 1]?.kind !== 'number' && bed.to <= at;
    if (!isClock) continue;
    const wakeTime = untilWords.has(tokens[bed.to]?.word ?? '') ? timeWithin(tokens, bed.to + 1, at) : undefined;
    if (wakeTime && skip(tokens, wakeTime.to, at) === at)
      return { hours: hoursBetween(bed, wakeTime), from, to: at + 1 };
    if (skip(tokens, bed.to, at) === at) return untilWake(tokens, from, { ...bed, to: at + 1 }, reach);
  }
  return undefined;
}

function untilWake(tokens: Token[], from: number, bed: TimeOfDay, reach: number): Found | undefined {
  let isRange = untilWords.has(tokens[bed.to]?.word ?? '');
  for (let at = bed.to; at < reach && at <= bed.to + mostBetween; at += 1) {
    const word = tokens[at]?.word ?? '';
    isRange ||= wakeWords.has(word) || word === 'up';
    const wake = timeAt(tokens, at);
    if (wake && wake.to <= reach) {
      let to = wake.to;
      while (to < reach && (wakeWords.has(tokens[to]?.word ?? '') || between.has(tokens[to]?.word ?? ''))) {
        isRange ||= wakeWords.has(tokens[to]?.word ?? '');
        to += 1;
      }
      return isRange ? { hours: hoursBetween(bed, wake), from, to } : undefined;
    }
    const links = between.has(word) || untilWords.has(word) || wakeWords.has(word) || /^(?:,|up|gaya|gayi)$/.test(word);
    if (!links) return undefined;
  }
  return undefined;
}

/** "slept 7", "sleep 6-8": hours, where nothing else follows. */
function hoursAfter(
  tokens: Token[],
  at: number,
  clause: Clause,
  isLikely: (first: number, middle: number) => boolean,
): Found | undefined {
  if (soya.has(tokens[at]?.word ?? '')) return undefined;
  const next = /^[:=-]$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const number = next < clause.to ? readRange(tokens, next) : undefined;
  const first = readNumber(tokens, next)?.value ?? 0;
  if (!number?.counted || !isLikely(first, number.value)) return undefined;
  for (let after = number.next; after < clause.to; after += 1) {
    const token = tokens[after];
    if (token?.kind !== 'word' || !isSmallTalk(token) || oclockWords.has(token.word)) return undefined;
  }
  return { hours: number.value, from: at, to: number.next };
}

const isHours = (_first: number, hours: number) => hours >= leastBareHours && hours <= mostBareHours;
/** "6-8" after "slept" is a range of hours; "1-8" is a pair of times. */
const isHoursRange = (first: number, middle: number) =>
  first >= 4 && middle > first && middle <= first + 1 && middle <= 10;

interface TimeOfDay extends Span, ClockTime {}

function timeWithin(tokens: Token[], from: number, to: number): TimeOfDay | undefined {
  const at = skip(tokens, from, to);
  for (let start = from; start <= at; start += 1) {
    const time = timeAt(tokens, start);
    if (time && time.to <= to) return time;
  }
  return undefined;
}

/** "11", "11:30 pm", "raat 11 baje", "sadhe gyarah baje", "midnight". */
function timeAt(tokens: Token[], at: number): TimeOfDay | undefined {
  const first = tokens[at]?.word ?? '';
  if (first === 'midnight') return { hours: 0, isExact: true, from: at, to: at + 1 };
  const number = readNumber(tokens, at);
  if (!number?.counted || number.value > 24) return undefined;
  let hours = number.value;
  let to = number.next;
  const minutes = tokens[to + 1];
  const isWritten24 = /^0\d?$/.test(first);
  if (tokens[to]?.word === ':' && minutes?.kind === 'number' && minutes.value < 60) {
    hours += minutes.value / 60;
    to += 2;
  } else if (isMinutesAlone(tokens[to], hours) && !readDuration(tokens, to)) {
    hours += (tokens[to]?.value ?? 0) / 60;
    to += 1;
  } else if (/^\d{1,2}\.[0-5]\d$/.test(first)) {
    hours = Math.floor(hours) + Number(first.split('.')[1]) / 60;
  }
  if (oclockWords.has(tokens[to]?.word ?? '')) to += 1;
  const half = tokens[to]?.word ?? '';
  const named = partOfDay(tokens, at);
  if (half === 'am' || half === 'pm')
    return { hours: (hours % 12) + (half === 'pm' ? 12 : 0), isExact: true, from: at, to: to + 1 };
  if (named && hours <= 12) return { hours: named(hours), isExact: true, from: at, to };
  return { hours: hours % 24, isExact: hours > 12 || isWritten24, from: at, to };
}

/** "Woke 8 30". */
const isMinutesAlone = (token: Token | undefined, hours: number): boolean =>
  token !== undefined && /^[0-5]\d$/.test(token.word) && Number.isInteger(hours) && hours <= 12;

/** What "raat 11 baje" or "subah 6 baje" says about the half of the day. */
function partOfDay(tokens: Token[], at: number): ((hours: number) => number) | undefined {
  const before = [
    tokens[at - 1]?.word ?? '',
    fromWords.has(tokens[at - 1]?.word ?? '') || tokens[at - 1]?.word === 'ko' ? (tokens[at - 2]?.word ?? '') : '',
  ];
  if (before.some((word) => morningWords.has(word))) return (hours) => hours % 12;
  if (before.some((word) => afternoonWords.has(word))) return (hours) => (hours % 12) + 12;
  if (before.some((word) => nightWords.has(word)))
    return (hours) => (hours >= 6 && hours < 12 ? hours + 12 : hours % 12);
  return undefined;
}

function skip(tokens: Token[], from: number, to: number): number {
  let at = from;
  const isSkipped = () => between.has(tokens[at]?.word ?? '') || /^[-–:=~(]$/.test(tokens[at]?.word ?? '');
  while (at < to && at < from + mostBetween && isSkipped()) at += 1;
  return at;
}
