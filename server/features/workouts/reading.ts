import type { Exercise, ExerciseSet } from '../../../contract/entries/exercises.ts';
import type { Units } from '../../../texts/units.ts';
import type { Clause } from '../../language/clauses.ts';
import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { readDuration } from '../../language/durations.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import type { Token } from '../../language/tokens.ts';
import { isSaidIn, type Span } from '../../language/words.ts';
import { oncePer } from '../../lib/oncePer.ts';
import { exerciseTable } from './exercises/table.ts';
import { ownExerciseBehind, ownExercises } from './words/ownExercise.ts';
import { isHelp, readSets, type ToldSet } from './words/schemes.ts';
import { plainSets } from './words/spoken.ts';

const listed = readWordLists(new URL('./words/workouts.txt', import.meta.url));

export interface ReadWorkout {
  sets: ExerciseSet[];
  daysAgo: number;
  /** Of the whole workout, where that was told. */
  minutes?: number;
  /** A load that helped was told: it is kept nowhere. */
  isHelped?: true;
  rest: string;
}

/** An exercise of the table, or one that only has the words of whoever did it. */
type Done = Pick<Exercise, 'id' | 'equipment'>;
interface Named extends Span {
  exercise: Done;
}

/** A run of tokens about one exercise; without a name of its own it goes on with the one before. */
interface Part extends Span {
  exercise: Done | undefined;
}

interface ToldPart extends Part {
  clause: Clause;
  told: ExerciseSet[];
  isHelped: boolean;
  /** Its sets are told with the next one of its superset. */
  isHeld: boolean;
}

/** Counted one by one: "50 dand" is a set, where "20 push-ups" alone is an activity. */
const counted = new Set(['Dand', 'Mugdar_Swing', 'Gada_Swing']);
const supersetWords = listed('superset');
const own = listed('own');
const overall = listed('overall');
const sessions = listed('sessions');
/** Shorter are the minutes of an exercise or of a rest. */
const leastWholeMin = 10;
const bodyOnly = 'body only';
/** The sign of "3x8 +10 kg", beside one's own weight. */
const addedLoad = /(?<=\d\s*(?:reps?)?\s*)\+(?=\s*\d+(?:\.\d+)?\s*(?:kg|kilo|lb|pound|किलो))/giu;
const vetoes = new Set(['question', 'advice', 'prohibition', 'plan', 'wish', 'other', 'recipe', 'quote', 'denial']);

/**
 * The sets of exercises that a text tells of, loads without a unit in the person's, and the text without them; undefined
 * when it tells of none. Where it surely tells of a workout, others may be spoken of: "with the boys".
 */
export function readWorkout(text: string, unit: Units['weightUnit'] = 'kg', isSure = false): ReadWorkout | undefined {
  const plain = plainSets(text);
  if (!/\d/.test(plain)) return undefined;
  const message = readMessage(plain.replace(addedLoad, ' '));
  const tells = (clause: Clause) => isTold(message, clause, isSure);
  const done = withHeld(toldParts(message, unit, tells, isSure));
  const last = done.at(-1);
  if (!last) return undefined;
  const supersets: number[] = [];
  const sets = done.flatMap(({ told, clause }) => {
    const superset = isSuperset(message, clause) ? numberOf(supersets, clause.sentence) : null;
    return told.map((set) => ({ ...set, superset }));
  });
  const [whole] = message.clauses.flatMap((clause) => (tells(clause) ? (wholeMinutes(message, clause) ?? []) : []));
  const rest = cutOut(message, whole ? [...done, whole] : done, own);
  return {
    ...{ sets, daysAgo: last.clause.daysAgo, rest },
    ...(whole && { minutes: whole.minutes }),
    ...(done.some(({ isHelped }) => isHelped) && { isHelped: true }),
  };
}

/** "…, full 45 min", "all total 40 min", "gym ~50m: …": how long all of it took, alone in its clause or said as that. */
function wholeMinutes(message: Message, clause: Clause): (Span & { minutes: number }) | undefined {
  return minutesAlone(message, clause) ?? minutesOfAll(message, clause) ?? minutesOfSession(message, clause);
}

/** "Squats 3x12 all total 40 min". */
function minutesOfAll({ tokens }: Message, { from, to }: Clause): (Span & { minutes: number }) | undefined {
  for (let at = from; at < to; at += 1) {
    const read = overall.has(tokens[at]?.word ?? '') ? readDuration(tokens, at + 1) : undefined;
    if (read && read.minutes >= leastWholeMin) return { from: at, to: read.next, minutes: read.minutes };
  }
  return undefined;
}

/** "Gym ~50m: squat 5x5": in front of a list, where metres are none. */
function minutesOfSession({ tokens }: Message, { from, to }: Clause): (Span & { minutes: number }) | undefined {
  let at = from;
  while (at < to && (sessions.has(tokens[at]?.word ?? '') || /^[~≈-]$/.test(tokens[at]?.word ?? ''))) at += 1;
  const figure = tokens[at];
  if (at === from || figure?.kind !== 'number' || figure.value < leastWholeMin) return undefined;
  const read =
    readDuration(tokens, at) ?? (tokens[at + 1]?.word === 'm' ? { minutes: figure.value, next: at + 2 } : undefined);
  return read && /^[:,-]$/.test(tokens[read.next]?.word ?? '')
    ? { from, to: read.next, minutes: read.minutes }
    : undefined;
}

function minutesAlone({ tokens }: Message, { from, to }: Clause): (Span & { minutes: number }) | undefined {
  let duration: { minutes: number; from: number; next: number } | undefined;
  for (let at = from; at < to && !duration; at += 1) {
    const read = readDuration(tokens, at);
    duration = read && { ...read, from: at };
  }
  if (!duration || duration.next > to || duration.minutes < leastWholeMin) return undefined;
  const { next, minutes } = duration;
  const isSaid = (token: Token, at: number) =>
    (at >= (duration?.from ?? 0) && at < next) || own.has(token.word) || overall.has(token.word) || isSmallTalk(token);
  return tokens.slice(from, to).every((token, index) => isSaid(token, from + index))
    ? { from, to, minutes }
    : undefined;
}

/** Each exercise that is named with the sets that are told of it, none where only its name is. */
function toldParts(
  message: Message,
  unit: Units['weightUnit'],
  tells: (clause: Clause) => boolean,
  isSure: boolean,
): ToldPart[] {
  let current: Done | undefined;
  return message.clauses
    .filter(tells)
    .flatMap((clause) =>
      partsOf(message, clause, isSure, current === undefined).map((part) => {
        current = part.exercise ?? current;
        const isHelped = current !== undefined && isHelp(written(message, part), current.equipment === bodyOnly);
        const told = current ? setsOf(message, part, current, { unit, isSure }) : [];
        return { ...part, clause, isHelped, told: isHelped ? told.map((set) => ({ ...set, loadKg: null })) : told };
      }),
    )
    .map((part) => ({ ...part, isHeld: part.told.length === 0 && isSuperset(message, part.clause) }));
}

/** "Superset bench and rows 3x10": both are done so. */
function withHeld(parts: ToldPart[]): ToldPart[] {
  return parts
    .map((part, at) => {
      const next = parts[at + 1];
      const shares = part.isHeld && part.exercise && next?.clause.sentence === part.clause.sentence;
      if (!shares || !part.exercise) return part;
      const { id: exerciseId } = part.exercise;
      return { ...part, told: next.told.map((set) => ({ ...set, exerciseId })) };
    })
    .filter(({ told }) => told.length > 0);
}

function setsOf(
  message: Message,
  part: Part,
  { id, equipment }: Done,
  { unit, isSure }: { unit: Units['weightUnit']; isSure: boolean },
): ExerciseSet[] {
  const isCounted = counted.has(id) || (isSure && equipment === bodyOnly);
  const told = readSets(written(message, part), part.exercise !== undefined && isCounted, unit, isSure);
  return told.every(isSane) ? told.map((set) => ({ exerciseId: id, ...set })) : [];
}

/** 1 for the first sentence with a superset, 2 for the next. */
function numberOf(sentences: number[], sentence: number): number {
  if (!sentences.includes(sentence)) sentences.push(sentence);
  return sentences.indexOf(sentence) + 1;
}

const isTold = (message: Message, clause: Clause, isSure: boolean) =>
  isSure && clause.veto === 'other'
    ? true
    : clause.happened &&
      (clause.veto === undefined || !vetoes.has(clause.veto)) &&
      (isSure || !isSaidIn(message, clause, 'other'));

const isSane = ({ reps, loadKg, durationMin }: ToldSet) =>
  (reps ?? 1) >= 1 &&
  (reps ?? 1) <= 1_000 &&
  (loadKg ?? 0) <= 600 &&
  (durationMin ?? 1) >= 0.05 &&
  (durationMin ?? 1) <= 600;

const isSuperset = (message: Message, { sentence }: Clause): boolean => supersetsIn(message).has(sentence);
const supersetsIn = oncePer(
  ({ tokens, clauses }: Message): Set<number> =>
    new Set(
      clauses
        .filter(({ from, to }) => tokens.slice(from, to).some(({ word }) => supersetWords.has(word)))
        .map(({ sentence }) => sentence),
    ),
);

/** A clause cut where another exercise begins; figures before the first name belong to it. */
function partsOf(message: Message, clause: Clause, isSure: boolean, isFirst: boolean): Part[] {
  const { tokens } = message;
  const { from, to } = clause;
  const names = namesIn(message, clause, isSure, isFirst);
  if (names.length === 0) return [{ from, to, exercise: undefined }];
  // "3x10 squats 3x8 rows" begins with figures: then each part ends with its name.
  const isLed = names.length > 1 && tokens.slice(from, names[0]?.from).some(({ kind }) => kind === 'number');
  return names.map(({ exercise, from: start, to: end }, index) => ({
    exercise,
    from: index === 0 ? from : isLed ? (names[index - 1]?.to ?? from) : start,
    to: index === names.length - 1 ? to : isLed ? end : (names[index + 1]?.from ?? to),
  }));
}

function namesIn(message: Message, clause: Clause, isSure: boolean, isFirst: boolean): Named[] {
  const names: Named[] = [];
  const words = message.tokens.slice(0, clause.to).map(({ word }) => word);
  for (let at = clause.from; at < clause.to; ) {
    const named = exerciseAt(words, at);
    if (named) names.push(named);
    at = named?.to ?? at + 1;
  }
  if (!isSure) return names;
  const own = ownExercises(message, clause, names);
  const behind = isFirst && names.length + own.length === 0 ? ownExerciseBehind(message, clause) : undefined;
  const others = [...own, ...(behind ? [behind] : [])];
  return [...names, ...others.map(({ id, ...span }) => ({ ...span, exercise: { id, equipment: '' } }))].sort(
    (one, other) => one.from - other.from,
  );
}

interface Known extends Span {
  exercise: Exercise;
}

function exerciseAt(words: string[], at: number): Known | undefined {
  const { byPhrase, longestPhrase } = exerciseTable();
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const exercise = byPhrase.get(words.slice(at, at + length).join(' '));
    if (exercise) return { exercise, from: at, to: at + length };
  }
  return undefined;
}

const written = ({ text, tokens }: Message, { from, to }: Span): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);

const asksBest =
  /\b(?:best|pr|prs|personal record|personal best|record|1rm|one rep max|max|heaviest|how much (?:can|do) i|sabse zyada|kitna uthaya)\b|सबसे ज़्यादा|सबसे ज्यादा|रिकॉर्ड/iu;
const mostWordsOfQuestion = 10;

/** The exercise whose best is asked for: "my deadlift pr", "bench 1rm"; undefined for other messages. */
export function readBestQuestion(text: string): Exercise | undefined {
  if (!asksBest.test(text) || /\d\s*(?:x|×|kg|reps?|sets?)/iu.test(text)) return undefined;
  // "Squat 120 ka pr" tells of one.
  if (!text.includes('?') && /\d/.test(text.replace(/\b1 ?rm\b/giu, ''))) return undefined;
  const words = readMessage(text).tokens.map(({ word }) => word);
  if (words.length > mostWordsOfQuestion) return undefined;
  for (let at = 0; at < words.length; at += 1) {
    const named = exerciseAt(words, at);
    if (named) return named.exercise;
  }
  return undefined;
}

const units: ['sets' | 'reps' | 'kg' | 'lb', RegExp][] = [
  ['sets', /\b(?:sets?|rounds?)\b|सेट/iu],
  ['reps', /\b(?:reps?|repetitions?|baar)\b|रेप्स?|बार/iu],
  ['kg', /\b(?:kgs?|kilos?|kilograms?)\b|किलो|केजी/iu],
  ['lb', /\b(?:lbs?|pounds?)\b|पाउंड/iu],
];

/** What a figure of a correction counts: "3 sets", "8 reps", "45 kg". */
export const unitToldIn = (text: string): 'sets' | 'reps' | 'kg' | 'lb' | undefined =>
  units.find(([, pattern]) => pattern.test(text))?.[0];
