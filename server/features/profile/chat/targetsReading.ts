import { type Goals, goalBounds } from '../../../../contract/accounts/profile.ts';
import { readMessage } from '../../../language/message.ts';
import { readNumber } from '../../../language/numbers.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';

export type TargetName = Exclude<keyof Goals, 'weightTarget' | 'lossKgPerWeek'>;

/** Targets that a message sets; shares of the energy in % for the macronutrients. */
export interface TargetsSaid {
  goals: Partial<Record<TargetName, number>>;
  shares: Partial<Record<'proteinG' | 'carbsG' | 'fatG', number>>;
}

const listed = readPhraseLists(new URL('../words/targets.txt', import.meta.url));
const wordsOf = (name: string) => new Set(listed(name));
/** The energy that is burned is named by the same words as the energy that is eaten, and more. */
const targetNames: TargetName[] = [
  ...(['calorieBurnPerDay', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sodiumMg', 'stepsPerDay'] as const),
  ...(['sleepHrsTarget', 'waterLitersPerDay', 'caloriesConsumePerDay'] as const),
];
const names = targetNames.map((name): [TargetName, Set<string>] => [name, wordsOf(name)]);
/** What a figure means whose unit alone is said: "goal 2500 ml". */
const ofUnit = (['waterLitersPerDay', 'sleepHrsTarget', 'caloriesConsumePerDay'] as const).map(
  (name): [TargetName, Set<string>] => [name, wordsOf(`unit of ${name}`)],
);
const unitsOfTargets = ofUnit.map(([, words]) => words);
const perUnit: Record<string, number> = { ml: 0.001, glass: 0.25, glasses: 0.25, k: 1_000 };
const [units, percents, target, sets] = [wordsOf('unit'), wordsOf('percent'), wordsOf('target'), wordsOf('sets')];
const [daily, net, ofDay, each] = [wordsOf('daily'), wordsOf('net'), wordsOf('day'), wordsOf('each')];
/** What one does of it tells of a habit: "I drink 3 litres daily". */
const doing = wordsOf('doing');
/** Around the figures of targets stands nothing else, so that no meal is taken for one. */
const around = wordsOf('around');
/** Figures with these are of the body. */
const ofBody = wordsOf('of the body');
/** Without a word for a target these are as likely of a meal that is told or mended. */
const ambiguous: TargetName[] = ['caloriesConsumePerDay', 'waterLitersPerDay', 'calorieBurnPerDay', 'sleepHrsTarget'];
const leastEnergyOfDay = 1_000;
/** How many tokens a name stands from its figure where other things are told beside it. */
const near = 4;

/** The daily targets that a message sets; undefined where it sets none. `isToldOfSelf`: its other words are of the person. */
export function readTargets(text: string, isToldOfSelf: boolean): TargetsSaid | undefined {
  const tokens = tokenise(text);
  const has = (words: Set<string>) => tokens.some(({ word }) => words.has(word));
  const namesTarget = has(target);
  const isSure = namesTarget || isToldOfSelf || has(daily) || (has(ofDay) && has(each));
  const isMeant = isSure || has(sets);
  const isOfTargets = (token: Token) =>
    isOfTarget(token) || (namesTarget && doing.has(token.word)) || (isSure && token.word === 'it');
  if (!isMeant) return undefined;
  if (!isToldOfSelf && !tokens.every(isOfTargets))
    return namesTarget && has(sets) && !tellsOrAsks(text) ? collected(figuresByTarget(tokens)) : undefined;
  const said = figuresIn(tokens).filter((figure) => isSure || isClear(figure));
  const [first] = said;
  // "Goal 1800" names nothing but the figure.
  if (first && first.name === undefined && said.length === 1 && namesTarget && !isToldOfSelf)
    first.name = nameOfUnit(first.unit);
  return collected(said);
}

/** "Calorie target 3200 and water 5 litre": nothing but several targets, which are not to be taken for what was drunk. */
export function saysOnlyTargets(text: string): boolean {
  const tokens = tokenise(text);
  const isOfTargets = tokens.some(({ word }) => target.has(word)) && tokens.every(isOfTarget);
  return isOfTargets && new Set(figuresIn(tokens).flatMap(({ name }) => name ?? [])).size > 1;
}

/** What a message that surely sets targets sets, whatever words stand beside: "doctor bolechen 1500 calorie". */
export const readLooseTargets = (text: string): TargetsSaid | undefined =>
  collected(figuresIn(tokenise(text)).filter(isLikely));

/** The targets whose words stand in a message, whatever it says of them. */
export function targetsNamed(text: string): TargetName[] {
  const words = tokenise(text).map(({ word }) => word);
  return names.flatMap(([name, called]) => (words.some((word) => called.has(word)) ? [name] : []));
}

/** "Acha, protein target 150 kar de": figures of which the word for a target stands near. */
const figuresByTarget = (tokens: Token[]): Figure[] =>
  figuresIn(tokens).filter(
    (figure) =>
      isLikely(figure) &&
      tokens.slice(Math.max(figure.at - near, 0), figure.at + near).some(({ word }) => target.has(word)),
  );

function isLikely({ name, value, unit }: Figure): boolean {
  if (!name || percents.has(unit)) return name !== undefined;
  const [least, most] = goalBounds[name];
  const amount = value * scaleOf(name, unit);
  return amount >= least && amount <= most;
}

function tellsOrAsks(text: string): boolean {
  const { roles } = readMessage(text);
  return /\?\s*$/.test(text) || roles.some((known) => known.has('eaten') || known.has('question'));
}

/** "Set my calories to 1800" can't be of a meal. */
const isClear = ({ name, value }: Figure): boolean =>
  name === undefined || !ambiguous.includes(name) || (name === 'caloriesConsumePerDay' && value >= leastEnergyOfDay);

const nameOfUnit = (unit: string): TargetName | undefined =>
  unit === '' ? 'caloriesConsumePerDay' : ofUnit.find(([, words]) => words.has(unit))?.[0];

function collected(said: Figure[]): TargetsSaid | undefined {
  const found: TargetsSaid = { goals: {}, shares: {} };
  for (const { name, value, unit } of said) {
    if (!name) continue;
    if (!percents.has(unit)) found.goals[name] = value * scaleOf(name, unit);
    else if (name === 'proteinG' || name === 'carbsG' || name === 'fatG') found.shares[name] = value;
  }
  return Object.keys({ ...found.goals, ...found.shares }).length > 0 ? found : undefined;
}

/** A figure in the unit that the target has; undefined of a unit that is none of targets, such as "%". */
export const inTargetUnit = (name: TargetName, value: number, unit: string): number | undefined => {
  const said = unit.toLowerCase();
  const isKnown = said === '' || units.has(said) || unitsOfTargets.some((words) => words.has(said));
  return isKnown && !percents.has(said) ? value * scaleOf(name, said) : undefined;
};

/** Sodium is set in mg and said in g too. */
function scaleOf(name: TargetName, unit: string): number {
  if (name === 'sodiumMg') return /^(?:g|gm|gms|grams?)$/.test(unit) ? 1_000 : 1;
  return perUnit[unit] ?? 1;
}

const isOfTarget = ({ word, kind }: Token): boolean =>
  kind !== 'word' ||
  [around, target, sets, daily, ofDay, units, ...unitsOfTargets].some((words) => words.has(word)) ||
  nameOf(word) !== undefined;

const nameOf = (word: string) => names.find(([, words]) => words.has(word))?.[0];

/** "Net carbs" are a target of their own. */
function nameAt(tokens: Token[], at: number): TargetName | undefined {
  const name = nameOf(tokens[at]?.word ?? '');
  return name === 'carbsG' && net.has(tokens[at - 1]?.word ?? '') ? 'netCarbsG' : name;
}

interface Figure {
  name: TargetName | undefined;
  value: number;
  unit: string;
  /** The place of the number. */
  at: number;
}

/** Each number with what it is of: a name said before it and not yet taken, or else the first one after it. */
function figuresIn(tokens: Token[]): Figure[] {
  const found: Figure[] = [];
  const taken = new Set<number>();
  let gapFrom = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const number = tokens[at]?.kind === 'number' ? readNumber(tokens, at) : undefined;
    if (!number) continue;
    const next = tokens[number.next]?.word ?? '';
    const unit = units.has(next) || ofUnit.some(([, words]) => words.has(next)) ? next : '';
    const before = namesBetween(tokens, Math.max(gapFrom, at - near), at, taken);
    const end = Math.min(nextNumber(tokens, number.next), number.next + near);
    const after = namesBetween(tokens, number.next, end, taken);
    const burn = before.find((place) => nameAt(tokens, place) === 'calorieBurnPerDay');
    const place = ofBody.has(next) ? undefined : (burn ?? before.at(-1) ?? after[0]);
    if (place !== undefined) taken.add(place);
    found.push({
      name: place === undefined ? undefined : nameAt(tokens, place),
      value: number.value,
      unit,
      at,
    });
    at = number.next - 1;
    gapFrom = number.next;
  }
  return found;
}

function namesBetween(tokens: Token[], from: number, to: number, taken: Set<number>): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1)
    if (!taken.has(at) && nameOf(tokens[at]?.word ?? '') !== undefined) places.push(at);
  return places;
}

function nextNumber(tokens: Token[], from: number): number {
  const at = tokens.findIndex((token, place) => place >= from && token.kind === 'number');
  return at === -1 ? tokens.length : at;
}

/** kcal in a gram. */
const energyOf = { proteinG: 4, carbsG: 4, fatG: 9 };

/** Shares of an energy target in whole grams, with the figures that were said in grams. */
export function inGrams({ goals, shares }: TargetsSaid, energyTarget: number): Partial<Record<TargetName, number>> {
  const energy = goals.caloriesConsumePerDay ?? energyTarget;
  const grams = Object.entries(shares).map(([name, share]) => [
    name,
    Math.round((energy * share) / 100 / energyOf[name as keyof typeof energyOf]),
  ]);
  return { ...goals, ...Object.fromEntries(grams) };
}

/** The targets that can be this much, 0 being none, and those that can't. */
export function bounded(goals: Partial<Goals>): { within: Partial<Goals>; outside: Partial<Goals> } {
  const isWithin = ([name, value]: [string, number]) => {
    const [least, most] = goalBounds[name as keyof Goals];
    return value === 0 || (value >= least && value <= most);
  };
  const { true: within = [], false: outside = [] } = Object.groupBy(
    Object.entries(goals),
    (goal) => `${isWithin(goal)}`,
  );
  return { within: Object.fromEntries(within), outside: Object.fromEntries(outside) };
}
