import type {
  Injury,
  TrainingEquipment,
  TrainingGoal,
  TrainingLevel,
  TrainingPlace,
} from '../../../../contract/training.ts';
import { weekdayOf } from '../../../language/lexicon.ts';
import { readNumber } from '../../../language/numbers.ts';
import { type Token, tokenise, wordSet } from '../../../language/tokens.ts';
import * as words from './words.ts';

export interface ToldSettings {
  goal?: TrainingGoal;
  level?: TrainingLevel;
  place?: TrainingPlace;
  daysPerWeek?: number;
  minutes?: number;
  equipment: TrainingEquipment[];
  injuries: Injury[];
}

/** `day`: days from today, or a weekday from Monday, 0 to 6. */
export type TrainingWish =
  | ({ wish: 'make' } & ToldSettings)
  /** `isAdvice`: what to do is asked, so that nothing else can be meant. */
  | { wish: 'today' | 'tomorrow'; isAdvice: boolean }
  | { wish: 'show' | 'end' | 'done' }
  | { wish: 'ease' }
  | { wish: 'move'; to: { inDays: number } | { weekday: number } }
  | { wish: 'shorten'; minutes: number }
  | { wish: 'injury'; injury: Injury };

export interface ReadTraining {
  wish: TrainingWish;
  /** Whether it says by itself that it is about training. */
  isNamed: boolean;
}

const mostWords = 40;
/** "20 minutes" right after a workout was shown. */
const mostBareWords = 3;

/** What a message wants of the trainer; undefined where it is about something else, which a word left over tells. */
export function readTraining(text: string): ReadTraining | undefined {
  const tokens = words.joinPhrases(tokenise(text).filter(({ kind }) => kind !== 'mark'));
  if (tokens.length === 0 || tokens.length > mostWords) return undefined;
  const told = readSettings(tokens);
  const isNamed = tokens.some(({ word }) => words.training.has(word));
  const planned = isAllKnown(tokens, words.inPlans) ? readPlanned(tokens, told) : undefined;
  if (planned) return { wish: planned, isNamed: true };
  const wish = readChange(tokens, told) ?? readAsked(tokens);
  return wish && { wish, isNamed };
}

/** A plan that is wanted, shown or ended, or a workout of a kind that is wanted. */
function readPlanned(tokens: Token[], told: ToldSettings): TrainingWish | undefined {
  const has = (list: Set<string>) => tokens.some(({ word }) => list.has(word));
  const isWished = told.place ?? told.goal ?? told.level ?? told.equipment[0];
  const isNamed = has(words.training);
  if (!has(words.plans)) {
    const isMade = isNamed && isWished && has(words.makes) && !has(words.todays);
    return isMade ? { wish: 'make', ...told } : undefined;
  }
  const isOfTraining = isNamed || isWished !== undefined;
  if (isOfTraining && has(words.ends)) return { wish: 'end' };
  if (has(words.todays)) return undefined;
  if (isOfTraining && has(words.makes)) return { wish: 'make', ...told };
  if (!isNamed) return undefined;
  return saysWhich(tokens, told) ? { wish: 'make', ...told } : { wish: 'show' };
}

/** A training plan of which two things are said is one that is wanted, unless it is the person's or asked about. */
function saysWhich(tokens: Token[], { goal, level, place, daysPerWeek, equipment }: ToldSettings): boolean {
  const isElse = [words.shows, words.asks, words.mine].some((list) => tokens.some(({ word }) => list.has(word)));
  const said = [goal, level, place, daysPerWeek, equipment[0]].filter((setting) => setting !== undefined);
  return said.length >= 2 && !isElse;
}

function readChange(tokens: Token[], { injuries, minutes }: ToldSettings): TrainingWish | undefined {
  if (!isAllKnown(tokens, words.inChanges)) return undefined;
  const has = (list: Set<string>) => tokens.some(({ word }) => list.has(word));
  const [injury] = injuries;
  if (injury && has(words.pains)) return { wish: 'injury', injury };
  if (has(words.dones)) return minutes ? undefined : { wish: 'done' };
  const isBare = tokens.length <= mostBareWords && !has(words.training);
  if (minutes && (has(words.onlies) || isBare)) return { wish: 'shorten', minutes };
  if (has(words.skips)) return { wish: 'move', to: { inDays: 1 } };
  const to = readDay(tokens);
  if (to && (has(words.moves) || has(words.later))) return { wish: 'move', to };
  return has(words.hards) ? { wish: 'ease' } : undefined;
}

function readAsked(tokens: Token[]): TrainingWish | undefined {
  const has = (list: Set<string>) => tokens.some(({ word }) => list.has(word));
  if (!has(words.training) || !isAllKnown(tokens, words.inQuestions)) return undefined;
  const isAdvice = has(words.asks);
  if (has(words.tomorrow)) return { wish: 'tomorrow', isAdvice };
  return has(words.todays) || isAdvice ? { wish: 'today', isAdvice } : undefined;
}

const isAllKnown = (tokens: Token[], known: Set<string>[]): boolean =>
  tokens.every(({ kind, word }) => kind === 'number' || known.some((list) => list.has(word)));

function readDay(tokens: Token[]): { inDays: number } | { weekday: number } | undefined {
  for (const { word } of tokens) {
    if (words.tomorrow.has(word)) return { inDays: 1 };
    if (words.dayAfter.has(word)) return { inDays: 2 };
    const weekday = weekdayOf(word);
    if (weekday >= 0) return { weekday };
  }
  return tokens.some(({ word }) => words.todays.has(word)) ? { inDays: 0 } : undefined;
}

function readSettings(tokens: Token[]): ToldSettings {
  const named = <T extends string>(lists: Record<T, Set<string>>): T[] =>
    (Object.keys(lists) as T[]).filter((name) => tokens.some(({ word }) => lists[name].has(word)));
  const [goal] = named(words.goals);
  const [level] = named(words.levels);
  const [place] = named(words.places);
  const daysPerWeek = countOf(tokens, words.days) ?? named(words.timesAWeek).map(Number)[0];
  const minutes = minutesOf(tokens);
  return {
    ...(goal && { goal }),
    ...(level && { level }),
    ...(place && { place }),
    ...(daysPerWeek && daysPerWeek <= 7 && { daysPerWeek: Math.min(6, daysPerWeek) }),
    ...(minutes && { minutes }),
    equipment: named(words.equipment),
    injuries: named(words.joints),
  };
}

/** The whole number before one of these words. */
function countOf(tokens: Token[], units: Set<string>): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumber(tokens, at);
    const unit = number && tokens[number.next]?.word;
    const isArticle = tokens[at]?.word === 'a';
    if (number && unit && !isArticle && units.has(unit) && Number.isInteger(number.value)) return number.value;
  }
  return undefined;
}

function minutesOf(tokens: Token[]): number | undefined {
  const minutes = countOf(tokens, words.minutes) ?? (countOf(tokens, words.hours) ?? 0) * 60;
  if (minutes >= 5 && minutes <= 120) return minutes;
  return tokens.some(({ word }) => words.halfHour.has(word)) ? 30 : undefined;
}

const yes = wordSet('yes yeah yep haan han ha one some हां हा जी');
const no = wordSet('no none nope nahi nahin nai nothing kuch nahi नहीं ना कुछ all clear of these');

/** The answer to the questions before training; undefined where it is about something else. */
export function readScreening(text: string): 'clear' | 'caution' | undefined {
  const said = tokenise(text).flatMap(({ kind, word }) => (kind === 'word' ? [word] : []));
  if (said.length === 0 || said.length > 6) return undefined;
  if (said.every((word) => no.has(word))) return 'clear';
  return yes.has(said[0] ?? '') ? 'caution' : undefined;
}
