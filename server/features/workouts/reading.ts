import type { Exercise, ExerciseSet } from '../../../contract/exercises.ts';
import type { Clause } from '../../language/clauses.ts';
import { cutOut } from '../../language/cutOut.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { wordSet } from '../../language/tokens.ts';
import { isSaidIn, type Span } from '../../language/words.ts';
import { exerciseTable } from './exercises/table.ts';
import { readSets, type ToldSet } from './words/schemes.ts';

export interface ReadWorkout {
  sets: ExerciseSet[];
  daysAgo: number;
  rest: string;
}

interface Named extends Span {
  exercise: Exercise;
}

/** A run of tokens about one exercise; without a name of its own it goes on with the one before. */
interface Part extends Span {
  exercise: Exercise | undefined;
}

/** Counted one by one: "50 dand" is a set, where "20 push-ups" alone is an activity. */
const counted = new Set(['Dand', 'Mugdar_Swing', 'Gada_Swing']);
const supersetWords = wordSet('superset supersets supersetted supersetting ss सुपरसेट');
const own = wordSet(`
  did do done today workout session gym chest back leg legs arms day push pull upper lower body i my had the then superset supersets with at of in
  kiya kiye kari kare ki ke ka maare maara lagaye lagaya aaj maine kal किया किए की आज मैंने लगाए मारे exercise log logged finished completed
`);
const vetoes = new Set(['question', 'advice', 'prohibition', 'plan', 'wish', 'other', 'recipe', 'quote', 'denial']);

/** The sets of exercises that a text tells of, and the text without them; undefined when it tells of none. */
export function readWorkout(text: string): ReadWorkout | undefined {
  if (!/\d|[०-९]/.test(text)) return undefined;
  const message = readMessage(text);
  const sets: ExerciseSet[] = [];
  const spans: Span[] = [];
  const supersets: number[] = [];
  let daysAgo = 0;
  let current: Exercise | undefined;
  for (const clause of message.clauses.filter((each) => isTold(message, each))) {
    for (const part of partsOf(message, clause)) {
      current = part.exercise ?? current;
      const told = current ? setsOf(message, part, current) : [];
      if (told.length === 0) continue;
      const superset = isSuperset(message, clause) ? numberOf(supersets, clause.sentence) : null;
      sets.push(...told.map((set) => ({ ...set, superset })));
      spans.push({ from: part.from, to: part.to });
      daysAgo = clause.daysAgo;
    }
  }
  return sets.length === 0 ? undefined : { sets, daysAgo, rest: cutOut(message, spans, own) };
}

function setsOf(message: Message, part: Part, { id }: Exercise): ExerciseSet[] {
  const told = readSets(written(message, part), part.exercise !== undefined && counted.has(id));
  return told.every(isSane) ? told.map((set) => ({ exerciseId: id, ...set })) : [];
}

/** 1 for the first sentence with a superset, 2 for the next. */
function numberOf(sentences: number[], sentence: number): number {
  if (!sentences.includes(sentence)) sentences.push(sentence);
  return sentences.indexOf(sentence) + 1;
}

const isTold = (message: Message, clause: Clause) =>
  clause.happened && (clause.veto === undefined || !vetoes.has(clause.veto)) && !isSaidIn(message, clause, 'other');

const isSane = ({ reps, loadKg, durationMin }: ToldSet) =>
  (reps ?? 1) >= 1 &&
  (reps ?? 1) <= 1_000 &&
  (loadKg ?? 0) <= 600 &&
  (durationMin ?? 1) >= 0.05 &&
  (durationMin ?? 1) <= 600;

function isSuperset({ tokens, clauses }: Message, { sentence }: Clause): boolean {
  return clauses.some(
    (clause) =>
      clause.sentence === sentence && tokens.slice(clause.from, clause.to).some(({ word }) => supersetWords.has(word)),
  );
}

/** A clause cut where another exercise begins; figures before the first name belong to it. */
function partsOf({ tokens }: Message, { from, to }: Clause): Part[] {
  const names: Named[] = [];
  for (let at = from; at < to; ) {
    const named = exerciseAt(
      tokens.slice(at, to).map(({ word }) => word),
      at,
    );
    if (named) names.push(named);
    at = named?.to ?? at + 1;
  }
  if (names.length === 0) return [{ from, to, exercise: undefined }];
  // "3x10 squats 3x8 rows" begins with figures: then each part ends with its name.
  const isLed = names.length > 1 && tokens.slice(from, names[0]?.from).some(({ kind }) => kind === 'number');
  return names.map(({ exercise, from: start, to: end }, index) => ({
    exercise,
    from: index === 0 ? from : isLed ? (names[index - 1]?.to ?? from) : start,
    to: index === names.length - 1 ? to : isLed ? end : (names[index + 1]?.from ?? to),
  }));
}

function exerciseAt(words: string[], at: number): Named | undefined {
  const { byPhrase, longestPhrase } = exerciseTable();
  for (let length = Math.min(longestPhrase, words.length); length > 0; length -= 1) {
    const exercise = byPhrase.get(words.slice(0, length).join(' '));
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
  const words = readMessage(text).tokens.map(({ word }) => word);
  if (words.length > mostWordsOfQuestion) return undefined;
  for (let at = 0; at < words.length; at += 1) {
    const named = exerciseAt(words.slice(at), at);
    if (named) return named.exercise;
  }
  return undefined;
}

const units: ['sets' | 'reps' | 'kg', RegExp][] = [
  ['sets', /\b(?:sets?|rounds?)\b|सेट/iu],
  ['reps', /\b(?:reps?|repetitions?|baar)\b|रेप्स?|बार/iu],
  ['kg', /\b(?:kgs?|kilos?|kilograms?)\b|किलो|केजी/iu],
];

/** What a figure of a correction counts: "3 sets", "8 reps", "45 kg". */
export const unitToldIn = (text: string): 'sets' | 'reps' | 'kg' | undefined =>
  units.find(([, pattern]) => pattern.test(text))?.[0];
