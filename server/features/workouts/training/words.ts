import type {
  Injury,
  TrainingEquipment,
  TrainingGoal,
  TrainingLevel,
  TrainingPlace,
} from '../../../../contract/training.ts';
import { phraseJoiner, readPhraseLists } from '../../../language/phraseLists.ts';

const listOf = readPhraseLists(new URL('words.txt', import.meta.url));
const read: Set<string>[] = [];
function list(name: string): Set<string> {
  const phrases = new Set(listOf(name));
  read.push(phrases);
  return phrases;
}
const lists = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, list(name)])) as Record<Name, Set<string>>;

export const { training, plans, makes, ends, moves, skips, later, tomorrow, dayAfter, todays } = lists(
  ...(['training', 'plans', 'makes', 'ends', 'moves', 'skips', 'later', 'tomorrow', 'dayAfter', 'todays'] as const),
);
/** `asks` is for what to do; "show my workouts" is for what was done. */
export const { asks, shows, hards, onlies, dones, pains, days, minutes, hours, halfHour } = lists(
  ...(['asks', 'shows', 'hards', 'onlies', 'dones', 'pains', 'days', 'minutes', 'hours', 'halfHour'] as const),
);
// "That was too easy" is no wish for an easier one: as a phrase it is in no message that changes a workout.
list('tooEasy');
export const timesAWeek = { 1: list('1 a week'), 2: list('2 a week'), 3: list('3 a week') };
export const goals: Record<TrainingGoal, Set<string>> = lists('fatLoss', 'muscle', 'strength', 'endurance', 'health');
export const levels: Record<TrainingLevel, Set<string>> = lists('beginner', 'intermediate', 'advanced');
export const places: Record<TrainingPlace, Set<string>> = lists('home', 'gym', 'outdoors');
export const equipment: Record<TrainingEquipment, Set<string>> = lists(
  ...(['dumbbells', 'barbell', 'kettlebell', 'bands', 'bench', 'pullUpBar', 'machines', 'clubs'] as const),
);
export const joints: Record<Injury, Set<string>> = lists(
  ...(['knee', 'lowerBack', 'shoulder', 'wrist', 'elbow', 'neck', 'ankle', 'hip'] as const),
);
export const { mine } = lists('mine');
const { beside, figures, weekdays } = lists('beside', 'figures', 'weekdays');

const settings = [
  ...[goals, levels, places, equipment, joints, timesAWeek].flatMap((named) => Object.values(named)),
  ...[days, minutes, hours, halfHour, pains, figures],
];
/** All that may be said in a message about a plan, in one that changes a workout, in one that asks for one. */
export const inPlans = [training, plans, makes, ends, beside, mine, asks, shows, todays, ...settings];
export const inChanges = [
  ...[training, plans, moves, skips, later, tomorrow, dayAfter, todays, hards, onlies, dones, pains],
  ...[minutes, hours, halfHour, weekdays, beside, mine, figures, ...Object.values(joints)],
];
export const inQuestions = [training, plans, todays, tomorrow, asks, shows, beside, mine];

/** Phrases of several words become one token each, so that the lists have them. */
export const joinPhrases = phraseJoiner(read.flatMap((phrases) => [...phrases]));
