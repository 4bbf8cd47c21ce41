import type { MealType } from '../../../contract/entries/food.ts';
import type { BuiltInReading } from '../../../contract/entries/readings.ts';
import type { FurtherNutrient } from '../../../contract/nutrients.ts';
import { type Role, rolesOfTokens } from '../../language/lexicon.ts';
import { readMessage } from '../../language/message.ts';
import { type Range, rangeBefore, readRange } from '../../language/ranges.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import type { MetricId } from './policy.ts';
import { metrics } from './policy.ts';
import { type Form, type Tag, type Tagged, tagAt } from './words/vocabulary.ts';

export type Subject =
  | {
      kind: 'metric';
      metric: MetricId;
      /** Only what came from this food. */
      food?: string;
      /** Who measures it may mean this reading by it. */
      orReading?: BuiltInReading;
    }
  | { kind: 'reading'; reading: BuiltInReading }
  | { kind: 'food'; food: string }
  /** One of those beside energy and macronutrients that daily sums don't hold. */
  | { kind: 'nutrient'; nutrient: FurtherNutrient }
  | { kind: 'macros' }
  | { kind: 'summary' }
  | { kind: 'foods' };

/** A question about one's own data. */
export interface Ask {
  subject: Subject;
  form: Form;
  range: Range;
  /** What the range is compared with. */
  other?: Range;
  meal?: MealType;
}

export interface Parts {
  tags: Tag[];
  ranges: Range[];
  /** Stretches of words that are in no list, as they were written. */
  unknown: string[];
  hasNumber: boolean;
  isAsked: boolean;
  /** A verb of eating is said. */
  isOfEating: boolean;
  /** "Kal raat": a sleep counts for the day on which it ended. */
  isOfLastNight: boolean;
}

/** What the parts of a message are: ranges first, then the longest known phrases; the rest is unknown. */
export function partsOf(text: string, today: string): Parts {
  const tokens = tokenise(text).filter(({ kind, word }) => kind !== 'mark' || word === '?');
  const words = tokens.map(({ word }) => word);
  const roles = rolesOfTokens(tokens);
  const isAsked = words.includes('?');
  const isOfEating = roles.some((known) => known.has('eaten') || known.has('eat'));
  const isOfLastNight = roles.some((known, at) => known.has('yesterday') && roles[at + 1]?.has('night'));
  const parts: Parts = { tags: [], ranges: [], unknown: [], hasNumber: false, isAsked, isOfEating, isOfLastNight };
  let joins = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const range = readRange(tokens, at, today);
    const known = range ? undefined : (tagAt(words, at) ?? tagOfRoles(roles[at]));
    if (range) parts.ranges.push(range.range);
    else if (known) parts.tags.push(...known.tags);
    else if (token.kind === 'number') parts.hasNumber = true;
    else if (token.kind === 'word') {
      const said = text.slice(token.start, token.end);
      if (joins) parts.unknown.push(`${parts.unknown.pop()} ${said}`);
      else parts.unknown.push(said);
    }
    joins = !range && !known && token.kind === 'word';
    at = range?.next ?? at + (known?.length ?? 1);
  }
  return parts;
}

const tagsOfRoles: [Role[], Tag][] = [
  [['eaten', 'took'], { kind: 'verb' }],
  [['self', 'recipient'], { kind: 'own' }],
  [['time', 'night'], { kind: 'filler' }],
];
/** What the lexicon of all languages knows of a word that is in no list. */
function tagOfRoles(roles: ReadonlySet<Role> | undefined): Tagged | undefined {
  const tags = tagsOfRoles.flatMap(([names, tag]) => (names.some((name) => roles?.has(name)) ? [tag] : []));
  return tags.length > 0 ? { tags, length: 1 } : undefined;
}

export const has = (parts: Parts, kind: Tag['kind']) => parts.tags.some((tag) => tag.kind === kind);
export const find = <K extends Tag['kind']>(parts: Parts, kind: K) =>
  parts.tags.filter((tag): tag is Extract<Tag, { kind: K }> => tag.kind === kind);

/** The question of one's own data that a message is; undefined for any other message. */
export function readAsk(text: string, today: string): Ask | undefined {
  const parts = partsOf(text, today);
  const wishes = has(parts, 'wish') && !formsOf(parts).includes('left');
  if (parts.hasNumber || wishes || parts.unknown.length > 1 || !isAsking(parts) || asksNeed(parts)) return undefined;
  return askOf(parts, today);
}

/** "How much protein a day?" asks what is right, "how much protein did I have a day" what was. */
function asksNeed(parts: Parts): boolean {
  const isOwn = has(parts, 'own') || has(parts, 'verb') || parts.ranges.length > 0;
  const asksHowMuch = find(parts, 'ask').some(({ ask }) => ask === 'howMuch');
  return asksHowMuch && !isOwn && formsOf(parts).every((form) => form === 'average') && formsOf(parts).length > 0;
}

/** What a message that surely asks for a figure of one's own asks, whatever words stand beside; of the day where it names none. */
export function readLooseAsk(text: string, today: string): Ask {
  const parts = { ...partsOf(text, today), unknown: [] };
  const summary: Tag = { kind: 'subject', subject: 'summary' };
  return askOf(parts, today) ?? (askOf({ ...parts, tags: [summary] }, today) as Ask);
}

/** Whether a message asks for a figure of what it names, and of nothing of the person's own: "eka bhakrit kiti calorie astat". */
export function asksFigures(text: string): boolean {
  const parts = partsOf(text, '2000-01-01');
  const asks = find(parts, 'ask').some(({ ask }) => ask === 'howMuch') || parts.isAsked;
  const isOwn = has(parts, 'own') || has(parts, 'verb') || has(parts, 'wish') || parts.ranges.length > 0;
  // "Soya" is a bean as well as slept.
  const isOfFood = find(parts, 'metric').some(({ metric }) => metrics[metric].ofFood === true);
  return asks && !isOwn && parts.unknown.length > 0 && isOfFood;
}

/** Whether a message that nobody understood asks something at all. */
export function soundsAsked(text: string): boolean {
  const parts = partsOf(text, '2000-01-01');
  const { clauses, roles } = readMessage(text);
  // "Can I skip breakfast" denies a meal and asks.
  const begins = roles[0]?.has('questionStart') || roles[0]?.has('advice') || false;
  return (
    begins || parts.isAsked || asksOf(parts) || clauses.some(({ veto }) => veto === 'question' || veto === 'advice')
  );
}

/** "Bp was 134/86" tells, "was bp 134/86" asks. */
function asksOf(parts: Parts): boolean {
  const isTold = parts.hasNumber && parts.tags[0]?.kind !== 'ask';
  return find(parts, 'ask').some(({ ask }) => ask !== 'is' || !isTold);
}

/** The same of one that asks what was eaten. */
export function readLooseFoodsAsk(text: string, today: string): Ask {
  const { range, meal } = readLooseAsk(text, today);
  return { subject: { kind: 'foods' }, form: 'list', range, ...(meal && { meal }) };
}

/** Only words of questions, and one that asks; who did something without asking tells of it. */
function isAsking(parts: Parts): boolean {
  const asks = parts.isAsked || has(parts, 'ask') || formsOf(parts).length > 0;
  const tells = has(parts, 'verb') || find(parts, 'metric').some(({ verb }) => verb);
  if (asks) return true;
  const hasSubject =
    has(parts, 'subject') || has(parts, 'reading') || has(parts, 'nutrient') || find(parts, 'metric').length > 0;
  const leads = parts.tags[0]?.kind === 'metric' && !parts.tags[0].verb && parts.ranges.length > 0;
  const isKnown = parts.unknown.length === 0 || (leads && has(parts, 'from'));
  return (leads || !tells) && isKnown && (hasSubject || parts.ranges.length > 0);
}

export const formsOf = (parts: Parts): Form[] => find(parts, 'form').map(({ form }) => form);

function askOf(parts: Parts, today: string): Ask | undefined {
  const form = formOf(parts);
  const subject = subjectOf(parts, form);
  if (!subject) return undefined;
  const [said, second] = parts.ranges;
  const isNight = parts.isOfLastNight && subject.kind === 'metric' && subject.metric === 'sleepHr';
  const named = isNight && said?.called.name === 'yesterday' ? dayOf(today) : said;
  const range = named ?? usualRange(subject, form, today);
  // What is left for dinner is what is left of the day.
  const [meal] = form === 'left' ? [] : find(parts, 'meal');
  const compares = form === 'compare' || second !== undefined;
  if (compares && named && !second && named.to < today) {
    const now = named.from === named.to ? dayOf(today) : (readRange(tokenise('this week'), 0, today)?.range as Range);
    return { subject, form: 'compare', range: now, other: named };
  }
  return {
    subject,
    form: compares ? 'compare' : form,
    range: compares && second && second.to > range.to ? second : range,
    ...(compares && { other: second === undefined ? rangeBefore(range) : second.to > range.to ? range : second }),
    ...(meal && { meal: meal.meal }),
  };
}

const dayOf = (today: string): Range => ({ from: today, to: today, called: { name: 'today' } });

const order: Form[] = [
  ...([
    'streak',
    'habits',
    'compare',
    'onTrack',
    'byMeal',
    'sources',
    'days',
    'count',
    'left',
    'average',
    'trend',
  ] as const),
  ...(['least', 'most', 'change', 'last'] as const),
];

function formOf(parts: Parts): Form {
  const said = formsOf(parts);
  const asks = find(parts, 'ask').map(({ ask }) => ask);
  const first = order.find((form) => said.includes(form));
  if (first === 'last' && !asks.includes('when') && !asks.includes('howLong') && said.length === 1) return 'last';
  if (first) return first;
  return asks.includes('when') ? 'last' : 'total';
}

function subjectOf(parts: Parts, form: Form): Subject | undefined {
  if (form === 'streak' || form === 'habits') return { kind: 'summary' };
  const [unknown] = parts.unknown;
  const measured = find(parts, 'metric');
  const metric = measured.find(({ verb }) => !verb)?.metric ?? measured[0]?.metric;
  const isOfExercise = measured.some(({ metric: of, verb }) => of === 'activeMin' || (of === 'distanceKm' && verb));
  const burned =
    measured.some((tag) => tag.metric === 'burnedKcal') ||
    (isOfExercise && measured.some((tag) => tag.metric === 'energyKcal'));
  const subjects = find(parts, 'subject').map(({ subject }) => subject);
  if (subjects.includes('goal') && form !== 'onTrack' && form !== 'left') return undefined;
  const isOfFood =
    parts.isOfEating || has(parts, 'from') || has(parts, 'meal') || form === 'left' || form === 'sources';
  const [measuredAs] = find(parts, 'reading');
  if (measuredAs && unknown === undefined) return { kind: 'reading', reading: measuredAs.reading };
  const [ofNutrient] = find(parts, 'nutrient');
  if (ofNutrient) return unknown === undefined ? nutrientEaten(parts, ofNutrient.nutrient) : undefined;
  if (unknown !== undefined) return subjectWithFood(parts, metric, unknown);
  if (burned) return { kind: 'metric', metric: 'burnedKcal' };
  if (metric === 'sugarG' && measured.length === 1 && !isOfFood)
    return { kind: 'metric', metric, orReading: 'glucose' };
  if (namesMacros(parts)) return { kind: 'macros' };
  if (metric) return { kind: 'metric', metric };
  if (subjects.includes('macros')) return { kind: 'macros' };
  return subjectWithoutMetric(parts, form, subjects);
}

const macros = new Set<MetricId>(['proteinG', 'carbohydrateG', 'fatG']);
/** "Carbs and fat": both are asked for, and nothing else. */
export function namesMacros(parts: Parts): boolean {
  const named = new Set(find(parts, 'metric').map(({ metric }) => metric));
  return named.size > 1 && [...named].every((metric) => macros.has(metric));
}

/** "Iron today", "how much calcium did I get": without a day or the person it may ask for a need, or for a tablet. */
function nutrientEaten(parts: Parts, nutrient: FurtherNutrient): Subject | undefined {
  const isOwn = parts.ranges.length > 0 || (has(parts, 'own') && has(parts, 'verb'));
  return isOwn ? { kind: 'nutrient', nutrient } : undefined;
}

const mostWordsOfFood = 4;

/** A word that is in no list may be a food: "how many rotis did I eat", "protein from paneer". */
function subjectWithFood(parts: Parts, metric: MetricId | undefined, food: string): Subject | undefined {
  if (food.split(' ').length > mostWordsOfFood) return undefined;
  const isOwn = has(parts, 'own') || has(parts, 'verb') || parts.ranges.length > 0;
  const isFrom = has(parts, 'from') || formsOf(parts).includes('sources');
  if (metric) return isOwn && isFrom && metrics[metric].ofFood ? { kind: 'metric', metric, food } : undefined;
  // "I am vegetarian" asks nothing.
  const asks = find(parts, 'ask').some(({ ask }) => ask !== 'is') || parts.isAsked;
  return isOwn && (asks || formsOf(parts).length > 0) ? { kind: 'food', food } : undefined;
}

const energyForms = new Set<Form>(['left', 'onTrack', 'most', 'least', 'compare', 'average', 'sources', 'byMeal']);

function subjectWithoutMetric(parts: Parts, form: Form, subjects: string[]): Subject | undefined {
  if (form === 'days') return { kind: 'summary' };
  if (form === 'onTrack' || (form === 'compare' && !has(parts, 'verb'))) return { kind: 'summary' };
  if (energyForms.has(form)) return { kind: 'metric', metric: 'energyKcal' };
  if (form === 'change') return { kind: 'metric', metric: 'weightKg' };
  const said = find(parts, 'ask').map(({ ask }) => ask);
  const asks = said.filter((ask) => ask !== 'is' || has(parts, 'own'));
  // "That was breakfast" corrects; it asks nothing.
  if (said.length > 0 && asks.length === 0 && !subjects.includes('summary')) return undefined;
  const isOfEating = has(parts, 'verb') || subjects.includes('food') || has(parts, 'meal');
  if (isOfEating && asks.includes('howMuch') && !subjects.includes('food') && !has(parts, 'meal'))
    return { kind: 'metric', metric: 'energyKcal' };
  if (isOfEating && (asks.length > 0 || subjects.includes('food') || parts.ranges.length > 0)) return { kind: 'foods' };
  if (subjects.includes('summary') || parts.ranges.length > 0) return { kind: 'summary' };
  return asks.length > 0 && form === 'trend' ? { kind: 'summary' } : undefined;
}

/** What is meant where no range is said. */
export function usualRange(subject: Subject, form: Form, today: string): Range {
  const read = (words: string) => readRange(tokenise(words), 0, today)?.range as Range;
  if (form === 'days') return read('this month');
  if (form === 'last' || form === 'streak') return read('ever');
  if (form === 'trend' || form === 'change' || form === 'habits') return read('last 30 days');
  if (form === 'most' || form === 'least' || form === 'average' || form === 'compare') return read('this week');
  if (form === 'count') return read('this month');
  if (subject.kind === 'reading' || (subject.kind === 'metric' && subject.metric === 'weightKg'))
    return read('last 30 days');
  return read('today');
}
