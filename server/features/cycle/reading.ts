import { type CycleSymptom, cycleSymptoms } from '../../../contract/entries/cycle.ts';
import { cutOut } from '../../language/cutOut.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readNumber } from '../../language/numbers.ts';
import { phraseJoiner, readPhraseLists } from '../../language/phraseLists.ts';
import type { Token } from '../../language/tokens.ts';
import type { Span } from '../../language/words.ts';

const meanings = [
  ...(['period', 'cycle', 'start', 'end', 'ask', 'late', 'track', 'stop', 'show', 'hide', 'remind', 'beside'] as const),
  ...cycleSymptoms,
] as const;
type Meaning = (typeof meanings)[number];

const listOf = readPhraseLists(new URL('words/cycle.txt', import.meta.url));
const yes = new Set(listOf('yes'));
const phrases = new Map<string, Set<Meaning>>();
for (const meaning of meanings)
  for (const phrase of listOf(meaning)) phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(meaning));
/** "Second", "dusra": which day of a period. */
const ordinals = new Map(
  [1, 2, 3, 4, 5].flatMap((day) => listOf(`day ${day}`).map((phrase) => [phrase, day] as const)),
);
for (const phrase of ordinals.keys()) phrases.set(phrase, new Set(['beside']));
const joinPhrases = phraseJoiner(phrases.keys());
const dayWords = new Set(['day', 'din', 'दिन']);
const mostDay = 10;

interface Understood {
  meant: Set<Meaning>;
  /** "day 2 of my period" */
  day: number | undefined;
}

/** What every word of a stretch means together; undefined where one of them is of something else. */
function understand(tokens: Token[]): Understood | undefined {
  const words = joinPhrases(tokens.filter(({ kind }) => kind !== 'mark'));
  const meant = new Set<Meaning>();
  let day: number | undefined;
  for (let at = 0; at < words.length; ) {
    const { word = '' } = words[at] ?? {};
    const meanings = phrases.get(word);
    const number = meanings ? undefined : readDay(words, at);
    if (!meanings && !number) return undefined;
    for (const meaning of meanings ?? []) meant.add(meaning);
    day ??= number?.day ?? ordinals.get(word);
    at = number?.next ?? at + 1;
  }
  return { meant, day };
}

/** A number beside "day". */
function readDay(words: Token[], at: number): { day: number; next: number } | undefined {
  const number = readNumber(words, at);
  if (!number || number.value < 1 || number.value > mostDay) return undefined;
  const near = words.slice(Math.max(0, at - 1), number.next + 2);
  return near.some(({ word }) => dayWords.has(word)) ? { day: number.value, next: number.next } : undefined;
}

/** What somebody tells of a period who surely tells of one: that it began, or ended, or which day of it is. */
export function readOwnPeriod(text: string): ReadPeriod {
  const { tokens, clauses } = readMessage(text);
  const words = joinPhrases(tokens.filter(({ kind }) => kind !== 'mark'));
  const meant = words.flatMap(({ word }) => [...(phrases.get(word) ?? [])]);
  const days = words.flatMap((_, at) => readDay(words, at)?.day ?? []);
  const short = /(?:^|\s)d ?(\d)(?:\s|$)/i.exec(text)?.[1];
  const day = days[0] ?? (short === undefined ? undefined : Number(short));
  return {
    wish: meant.includes('end') ? 'end' : 'log',
    symptoms: cycleSymptoms.filter((symptom) => meant.includes(symptom)),
    begunBefore: Math.max(0, (day ?? 1) - 1),
    daysAgo: clauses.find((clause) => clause.daysAgo > 0)?.daysAgo ?? 0,
    rest: '',
  };
}

export type CycleQuestion =
  | { wish: 'ask' }
  | { wish: 'track'; tracking: 'off' | 'private' | 'shown' }
  | { wish: 'remind'; isWanted: boolean };

/** "When is my next period?", "stop tracking my period", "remind me before my period"; undefined for other messages. */
export function readCycleQuestion(text: string): CycleQuestion | undefined {
  const understood = understand(readMessage(text).tokens);
  if (!understood) return undefined;
  const { meant } = understood;
  const isOfPeriod = meant.has('period') || (meant.has('cycle') && [...meant].some((meaning) => asked.has(meaning)));
  if (!isOfPeriod) return undefined;
  if (meant.has('remind')) return { wish: 'remind', isWanted: !meant.has('stop') };
  if (meant.has('hide')) return { wish: 'track', tracking: 'private' };
  if (meant.has('track')) return { wish: 'track', tracking: meant.has('stop') ? 'off' : 'private' };
  if (meant.has('show')) return { wish: 'track', tracking: 'shown' };
  const tellsNothing = understood.day === undefined && ![...meant].some((meaning) => told.has(meaning));
  return meant.has('ask') || meant.has('late') || tellsNothing ? { wish: 'ask' } : undefined;
}

/** Beside these a cycle is no bicycle. */
const asked = new Set<Meaning>(['ask', 'track', 'show', 'hide', 'remind']);
const told = new Set<Meaning>(['start', 'end', ...cycleSymptoms]);

export interface ReadPeriod {
  wish: 'log' | 'end';
  /** How many days before the told day it began; undefined where only something of it is told. */
  begunBefore: number | undefined;
  symptoms: CycleSymptom[];
  daysAgo: number;
  rest: string;
}

/** A period that began, ended or was felt, and the text without it; undefined when it tells nothing of that. */
export function readPeriod(text: string): ReadPeriod | undefined {
  const message = readMessage(text);
  const spans: Span[] = [];
  const meant = new Set<Meaning>();
  let day: number | undefined;
  let daysAgo = 0;
  for (const { from, to, daysAgo: ago, veto } of message.clauses) {
    const understood = veto === 'question' ? undefined : understand(withoutDay(message, from, to, ago));
    if (!understood || !(understood.meant.has('period') || (spans.length > 0 && isAddition(understood)))) continue;
    spans.push({ from, to });
    for (const meaning of understood.meant) meant.add(meaning);
    day ??= understood.day;
    daysAgo ||= ago;
  }
  if (spans.length === 0) return undefined;
  const symptoms = cycleSymptoms.filter((symptom) => meant.has(symptom));
  const wish = meant.has('end') ? 'end' : 'log';
  if (wish === 'end')
    return { wish, begunBefore: undefined, symptoms, daysAgo, rest: cutOut(message, spans, new Set()) };
  const begunBefore = day === undefined ? (meant.has('start') ? 0 : undefined) : day - 1;
  if (begunBefore === undefined && symptoms.length === 0) return undefined;
  return { wish, begunBefore, symptoms, daysAgo, rest: cutOut(message, spans, new Set()) };
}

/** "…, cramps and heavy flow" behind what was told of a period. */
const isAddition = ({ meant, day }: Understood) =>
  day !== undefined || [...meant].some((meaning) => meaning !== 'beside' && told.has(meaning));

const pastDay = /^(?:yesterday|kal|parso|कल|परसों|ago|back|pehle|पहले|last|night|day|days|din|दिन|before|raat|रात)$/u;

/** The words of a clause but for those that tell which day it was. */
const withoutDay = ({ tokens }: Message, from: number, to: number, daysAgo: number): Token[] =>
  tokens.slice(from, to).filter(({ word, kind }, at, all) => {
    if (daysAgo === 0) return true;
    const isCount = kind === 'number' && pastDay.test(all[at + 1]?.word ?? '');
    return !isCount && !pastDay.test(word);
  });

export const isYes = (text: string): boolean =>
  yes.has(
    readMessage(text)
      .tokens.filter(({ kind }) => kind !== 'mark')
      .map(({ word }) => word)
      .join(' '),
  );
