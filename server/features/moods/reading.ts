import type { Clause } from '../../language/clauses.ts';
import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readNumber } from '../../language/numbers.ts';
import { inOwnWords } from '../../language/ownWords.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import { isSaidIn, type Span } from '../../language/words.ts';
import { feelingAt, type Phrase } from './words/feelings.ts';

const listed = readWordLists(new URL('./words/moods.txt', import.meta.url));

export interface ReadMood {
  /** 1 to 5; null where only symptoms or a note are told. */
  mood: number | null;
  tags: string[];
  notes: string;
  daysAgo: number;
  rest: string;
}

const moodWords = listed('mood');
const feelWords = listed('feel');
const beingWords = listed('being');
const denials = listed('denials');
const own = listed('own');
/** What follows is a thing that is taken for it: "cough syrup". */
const remedies = listed('remedies');
const outOf = listed('out of');
const mostBetween = 3;
/** Beyond this, a feeling word that needs company is none. */
const mostWordsApart = 6;
const noteLead =
  /^\s*(?:note|notes|journal|journal entry|diary note|नोट|note kar(?:o|lo| lo)?|note down)\s*[:：\-–—]\s*(\S[\s\S]*)$/iu;
const hashTag = /#([\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,39})/gu;

/** How the writer feels, with symptoms and tags, and the text without it; undefined when it tells nothing of that. */
export function readMood(text: string): ReadMood | undefined {
  const tags = tagsIn(text);
  const felt = readFelt(text.replace(hashTag, (found) => ' '.repeat(found.length)));
  return felt && { ...felt, tags: unique([...felt.tags, ...tags]), notes: '' };
}

const tagsIn = (text: string) => [...text.matchAll(hashTag)].map(([, tag = '']) => tag.toLowerCase());

/** "Note: skipped lunch #office": kept as it is written, whatever it tells of. */
export function readNote(text: string): Omit<ReadMood, 'rest'> | undefined {
  const note = text.match(noteLead)?.[1];
  if (note === undefined) return undefined;
  const felt = readFelt(note);
  const tags = unique([...(felt?.tags ?? []), ...tagsIn(text)]);
  return { mood: felt?.mood ?? null, tags, notes: note.trim(), daysAgo: felt?.daysAgo ?? 0 };
}

const unique = (tags: string[]) => [...new Set(tags)];

interface Felt extends Span {
  mood?: number;
  tag?: string;
}

function readFelt(text: string): Omit<ReadMood, 'notes'> | undefined {
  const message = readMessage(text);
  const words = message.tokens.map(({ word }) => word);
  const found: Felt[] = [];
  let daysAgo = 0;
  for (const clause of message.clauses) {
    for (let at = clause.from; at < clause.to; ) {
      const felt = figureAt(message, clause, at) ?? feltAt(message, clause, words, at);
      const isMeasured = felt?.tag === 'fever' && message.tokens[felt.to]?.kind === 'number';
      if (felt && !isMeasured && !remedies.has(words[felt.to] ?? '')) {
        found.push(felt);
        daysAgo = clause.daysAgo;
      }
      at = felt?.to ?? at + 1;
    }
  }
  if (found.length === 0) return undefined;
  const moods = found.flatMap(({ mood }) => mood ?? []);
  return {
    // Of several the worst: "happy but anxious" is no good day.
    mood: moods.length > 0 ? Math.min(...moods) : null,
    tags: unique(found.flatMap(({ tag }) => tag ?? [])),
    daysAgo,
    rest: cutOut(message, found, own),
  };
}

/** "mood 4", "mood: 7/10". */
function figureAt(message: Message, clause: Clause, at: number): Felt | undefined {
  const { text, tokens } = message;
  if (!moodWords.has(tokens[at]?.word ?? '') || isVetoed(message, clause)) return undefined;
  let next = at + 1;
  while (
    next <= at + mostBetween &&
    tokens[next] &&
    !readNumber(tokens, next) &&
    isSmallOrOwn(tokens[next]?.word ?? '')
  )
    next += 1;
  const scale = text.slice(tokens[next]?.start).match(/^(\d+(?:\.\d)?)\s*\/\s*(5|10)\b/);
  const number = readNumber(tokens, next);
  if (!number || next >= clause.to) return undefined;
  if (scale) return ofScale(Number(scale[1]), Number(scale[2]), at, number.next);
  let after = number.next;
  while (outOf.has(tokens[after]?.word ?? '')) after += 1;
  const of = after > number.next ? readNumber(tokens, after) : undefined;
  return ofScale(number.value, of?.value ?? 5, at, of?.next ?? number.next);
}

/** Of 5, or of 10 halved. */
function ofScale(value: number, most: number, from: number, to: number): Felt | undefined {
  if ((most !== 5 && most !== 10) || value < 1 || value > most) return undefined;
  return { mood: Math.max(1, Math.round((value * 5) / most)), from, to };
}

const isSmallOrOwn = (word: string) => own.has(word) || /^[-–:=~(]$/.test(word);

const vetoes = new Set(['question', 'advice', 'prohibition', 'plan', 'wish', 'habit', 'other', 'recipe', 'quote']);
/** Not told of the writer as they are. */
const isVetoed = (message: Message, clause: Clause) =>
  (clause.veto !== undefined && vetoes.has(clause.veto)) || isSaidIn(message, clause, 'other');

function feltAt(message: Message, clause: Clause, words: string[], at: number): Felt | undefined {
  const phrase = isVetoed(message, clause) ? undefined : feelingAt(words, at);
  if (!phrase || at + phrase.length > clause.to) return undefined;
  const { mood, tag, isDenial, endsThere } = phrase.feeling;
  const span = { from: at, to: at + phrase.length };
  const after = span.to < clause.to ? message.tokens[span.to] : undefined;
  if (endsThere && after && !isSmallTalk(after) && !own.has(after.word)) return undefined;
  if (isDenial) return { ...span, ...(tag && { tag }) };
  const isDenied = words.slice(clause.from, clause.to).some((word) => denials.has(word));
  if (mood === undefined) return isDenied || tag === undefined ? undefined : { ...span, tag };
  if (!isSaidOfOneself(message, clause, phrase, at)) return undefined;
  // "Mood accha nahi": a good one that is denied is a low one; a low one that is denied says little.
  if (isDenied) return mood >= 3 ? { ...span, mood: 2 } : undefined;
  return { ...span, mood, ...(tag && { tag }) };
}

/** Beside "feel" or "mood"; a plain word such as "happy" also beside "I am", or alone in its message. */
function isSaidOfOneself(message: Message, clause: Clause, { feeling, length }: Phrase, at: number): boolean {
  const { tokens, clauses } = message;
  const near = tokens.slice(
    Math.max(clause.from, at - mostWordsApart),
    Math.min(clause.to, at + length + mostWordsApart),
  );
  if (near.some(({ word }) => feelWords.has(word))) return true;
  if (feeling.needsFeel) {
    const before = clauses[clauses.indexOf(clause) - 1];
    const goesOn =
      clause.joined && before && tokens.slice(before.from, before.to).some(({ word }) => feelWords.has(word));
    return goesOn === true && clause.to - clause.from <= length + 1;
  }
  if (near.some(({ word }) => beingWords.has(word))) return true;
  const isIn = (index: number) => index >= at && index < at + length;
  return tokens.every(
    (token, index) =>
      isIn(index) || isSmallTalk(token) || own.has(token.word) || index >= clause.to || index < clause.from,
  );
}

/** How somebody feels who surely tells of that: phrases that are known wherever they stand, else in their own words. */
export function readOwnFeeling(text: string, isOfBody: boolean): Omit<ReadMood, 'rest'> | undefined {
  const message = readMessage(text);
  const words = message.tokens.map(({ word }) => word);
  const felt = words.flatMap((_, at) => feelingAt(words, at)?.feeling ?? []);
  const isDenied = words.some((word) => denials.has(word));
  const moods = felt.flatMap(({ mood }) => mood ?? []).map((mood) => (isDenied && mood >= 3 ? 2 : mood));
  const tags = unique(felt.flatMap(({ tag }) => tag ?? []));
  // "Knee ok" ails nobody.
  if (isOfBody && tags.length === 0 && moods.length > 0 && Math.min(...moods) >= leastWell) return undefined;
  const named = tags.length > 0 || !isOfBody ? tags : [inOwnWords(message) || text.trim().slice(0, mostLettersOfTag)];
  return {
    mood: isOfBody || moods.length === 0 ? null : Math.min(...moods),
    tags: named,
    notes: text.trim(),
    daysAgo: message.clauses.find(({ daysAgo }) => daysAgo > 0)?.daysAgo ?? 0,
  };
}
const mostLettersOfTag = 40;
const leastWell = 3;

export interface MoodQuestion {
  /** How it was, or what goes along with it. */
  about: 'span' | 'along';
  tag: string | undefined;
  isOfWeek: boolean;
}

const asksAlong =
  /\b(?:why do i|why am i|what (?:goes|comes|happens) (?:along )?with|what(?:'s| is) behind|pattern|patterns|trigger|triggers|go(?:es)? along|linked|related|kis wajah|kyu|kyun|kyon|saath kya|ke saath)\b|क्यों|किस वजह|साथ क्या/iu;
const asksSpan =
  /\b(?:how (?:was|is|has|have|many|often)|show|my mood|mood (?:this|last|chart|trend|history|summary|log)|symptoms? (?:this|last|log|history|summary)|kaisa (?:raha|tha)|kitni baar|kitne din|dikhao|batao)\b|कैसा रहा|कितनी बार|कितने दिन|दिखाओ|बताओ/iu;
const ofMoods = /\b(?:moods?|symptoms?|feelings?|feeling (?:low|sad)|low moods?)\b|मूड|लक्षण/iu;
const ofWeek = /\b(?:week|hafte|hafta|7 days)\b|हफ़्ते|हफ्ते|सप्ताह/iu;
const mostWordsOfQuestion = 14;

/** "How was my mood this week?", "what goes along with my headaches?"; undefined for other messages. */
export function readMoodQuestion(text: string): MoodQuestion | undefined {
  const words = readMessage(text).tokens.map(({ word }) => word);
  if (words.length > mostWordsOfQuestion) return undefined;
  const about = asksAlong.test(text) ? 'along' : asksSpan.test(text) ? 'span' : undefined;
  if (!about) return undefined;
  const felt = words.flatMap((_, at) => feelingAt(words, at)?.feeling ?? []);
  const tag = felt.find((feeling) => feeling.tag !== undefined)?.tag;
  const isLow = felt.some(({ mood = 5 }) => mood <= 2);
  if (tag === undefined && !isLow && !ofMoods.test(text)) return undefined;
  return { about, tag: tag ?? (isLow || about === 'along' ? 'low mood' : undefined), isOfWeek: ofWeek.test(text) };
}
