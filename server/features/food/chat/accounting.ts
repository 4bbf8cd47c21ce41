import type { Clause } from '../../../language/clauses.ts';
import type { Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';
import { readNumber } from '../../../language/numbers.ts';
import { hasRole, isSaidIn } from '../../../language/words.ts';
import type { Part } from './parts.ts';

/** How far foods and their amounts explain what a message says, but for clauses with a verb of eating or a veto. */
export interface Account {
  /** Foods by their own names. */
  named: number;
  /** Those of them with an amount beside them. */
  counted: number;
  /** Words and figures that are neither food nor amount nor said beside them. */
  strangers: number;
}

/** Between a food and its amount. */
const reach = 3;
const longestPlace = 4;
const mealHeadings: Role[] = ['meal', 'time', 'clock', 'occasion', 'log', 'eaten'];
const measures: Role[] = ['clock', 'unit', 'occasion', 'price'];

/** The account of a sentence, or of the whole message. */
export function accountOf(message: Message, parts: Part[], sentence?: number): Account {
  const clauses = message.clauses.filter((clause) => sentence === undefined || clause.sentence === sentence);
  const told = clauses.filter(({ veto, isSure }) => veto === undefined && !isSure);
  const places = told.flatMap((clause) =>
    parts.slice(clause.from, clause.to).map((part, index) => ({ part, at: clause.from + index, clause })),
  );
  const foods = places.filter(({ part, at }) => part === 'food' && parts[at - 1] !== 'food');
  const counted = foods.filter(({ at }) => hasAmount(message, parts, at)).length;
  const strange = places.filter(({ part, at, clause }) => {
    if (part === 'stranger') return !isPlace(message, parts, at, clause) && !isUnknownUnit(parts, at, clause);
    if (part === 'number') return !isExplained(message, parts, at, clause);
    // "Chocolate boy hero" counts nothing.
    if (part === 'known') return !followsFood(foods, clause);
    return part === 'guess' && !hasAmount(message, parts, at);
  });
  const isAsked =
    counted === 0 &&
    told.some(
      (clause) =>
        hasOtherHeading(message, clause) ||
        isSaidIn(message, clause, 'either') ||
        hasRole(message, clause.from - 1, 'either'),
    );
  return { named: foods.length, counted, strangers: strange.length + (isAsked ? 1 : 0) };
}

/** A verb of eating stands alone and speaks of what is told around it: "ordered fried rice. Ate around 7". */
export const isToldElsewhere = ({ clauses }: Message, parts: Part[]): boolean =>
  clauses.some(
    ({ isSure, from, to }) => isSure && !parts.slice(from, to).some((part) => isOfFood(part) || part === 'stranger'),
  );

/** "2 idli, no chutney": a food was told in this clause or before it in its sentence. */
const followsFood = (foods: { clause: Clause }[], { from, sentence }: Clause): boolean =>
  foods.some(({ clause }) => clause.sentence === sentence && clause.from <= from);

function hasAmount(message: Message, parts: Part[], at: number): boolean {
  const isAmount = (place: number) => parts[place] === 'number' || hasRole(message, place, 'unit');
  let end = at;
  while (parts[end] === parts[at]) end += 1;
  for (let back = 1; back <= reach && parts[at - back] !== 'food'; back += 1) if (isAmount(at - back)) return true;
  for (let on = 0; on < reach && parts[end + on] !== 'food'; on += 1) if (isAmount(end + on)) return true;
  return false;
}

/** A time, an energy, a price, or how much of a food, which may stand in a clause of its own. */
function isExplained(message: Message, parts: Part[], at: number, { from, to }: Clause): boolean {
  const next = readNumber(message.tokens, at)?.next ?? at + 1;
  // "Burger with fries, 820 kcal total"; not "fish pose 30 sec".
  if (hasRole(message, next, 'measure') && !/^k?cal/.test(message.tokens[next]?.word ?? '')) return false;
  if (measures.some((role) => hasRole(message, next, role))) return true;
  if ([at - 1, at + 1].some((place) => message.tokens[place]?.word === ':')) return true;
  const beside = parts.slice(Math.max(0, at - reach), next + reach);
  return beside.some(isOfFood) || parts.slice(from, to).every((part) => part === 'number' || part === 'beside');
}

const isOfFood = (part: Part | undefined): boolean => part === 'food' || part === 'guess' || part === 'known';

/** "At third wave", "from my friend's place in Kohima": up to the end of the clause. */
function isPlace(message: Message, parts: Part[], at: number, { from, to }: Clause): boolean {
  const isTold = (part: Part | undefined) => part === 'food' || part === 'number';
  if (to - at > longestPlace || parts.slice(at, to).some(isTold)) return false;
  for (let back = at - 1; back >= Math.max(from, at - longestPlace); back -= 1) {
    if (hasRole(message, back, 'place')) return true;
    if (isTold(parts[back])) return false;
  }
  return false;
}

/** "Patra 4 nang": a measure that nobody told of. */
const isUnknownUnit = (parts: Part[], at: number, { to }: Clause): boolean =>
  at + 1 === to && parts[at - 1] === 'number' && isOfFood(parts[at - 2]);

/** "Canteen today: idli, vada" may be no meal; "lunch: idli, vada" is one. */
function hasOtherHeading(message: Message, { from, to }: Clause): boolean {
  const { tokens } = message;
  const mark = tokens.slice(0, to).findIndex(({ word }, at) => at > from && word === ':');
  if (mark === -1 || tokens[mark - 1]?.kind === 'number') return false;
  const isSaid = (role: Role) => isSaidIn(message, { from, to: mark }, role);
  return isSaid('today') || !mealHeadings.some(isSaid);
}
