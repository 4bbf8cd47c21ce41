import type { Clause } from '../../language/clauses.ts';
import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readRange } from '../../language/numbers.ts';
import { inOwnWords } from '../../language/ownWords.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import { spokenAsDigits } from '../../language/spokenNumbers.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { hasRole, isSaidIn, type Span } from '../../language/words.ts';
import { activityNamed, generalActivity } from './policy.ts';
import { type AmountItem, type Amounts, amountAt, namesSteps, stepsIn } from './words/amounts.ts';
import { chainsOf, groupByActivity, type Item, spanOf } from './words/chains.ts';
import { lastingBetween, minutesBeside } from './words/lasting.ts';
import { type Measured, measure } from './words/measure.ts';
import { type NameItem, nameAt } from './words/names.ts';
import { activityOf, readTimed } from './words/timed.ts';
import { isDone, isWatched, isWithin, meansOther } from './words/told.ts';

const listed = readWordLists(new URL('./words/activity.txt', import.meta.url));

export interface ReadActivity extends Measured {
  activityType: string;
  statedKcal: number | null;
  daysAgo: number;
  /** Where it was told in steps. */
  steps?: number;
  /** The steps are those of the whole day until now, not further ones. */
  isDayTotal?: true;
  /** Nothing is told but the count, as a phone or a watch shows it. */
  isCountAlone?: true;
}

const own = listed('own');
/** Fewer that are spoken count something else. */
const leastSpokenSteps = 100;
/** In a message this short a bare name such as "evening walk" says that it was done. */
const mostTokensOfShort = 12;
/** A bare answer below this may mean hours. */
const leastBareMinutes = 5;

/** The activities that a text tells of, and the text without them; undefined when there are none. */
export function readActivities(text: string): { rest: string; activities: ReadActivity[] } | undefined {
  const message = readMessage(text);
  const isShort = message.tokens.length <= mostTokensOfShort;
  const read: ReadActivity[] = [];
  const spans: Span[] = [];
  let lastRead: Clause | undefined;
  for (const { clause, chains } of chainsTold(message)) {
    const alone = lastRead?.to === clause.from - 1 ? amountOnly(message.tokens, clause) : undefined;
    const isFurther = alone !== undefined && (alone.kind === 'kcal' || lacks(read.at(-1), alone));
    for (const chain of isFurther ? [[alone]] : chains) {
      const found = readChain(chain, message, clause, isShort);
      read.push(...found);
      if (found.length > 0) lastRead = clause;
      if (found.length > 0 || addFurther(chain, read)) spans.push(spanOf(chain));
    }
  }
  if (read.length === 0) {
    const timed = readTimed(message);
    return timed && { rest: '', activities: [{ ...timed, statedKcal: null }] };
  }
  return { rest: cutOut(message, spans, own), activities: read };
}

/** The amount in the answer to "How long did you walk?": "30", "half an hour", "2 km"; undefined when it is something else. */
export function readAmount(text: string, activityType: string): Measured | undefined {
  const activity = activityNamed(activityType) ?? activityNamed(generalActivity);
  const tokens = tokenise(text);
  if (!activity || tokens.length > 20) return undefined;
  const spans: Span[] = [];
  const amounts: Amounts = {};
  for (let at = 0; at < tokens.length; ) {
    const number = readRange(tokens, at);
    const bare: AmountItem | undefined =
      number?.counted && number.value >= leastBareMinutes
        ? { kind: 'minutes', value: number.value, from: at, to: number.next }
        : undefined;
    const item = amountAt(tokens, at) ?? nameAt(tokens, at) ?? bare;
    if (item && 'kind' in item) amounts[item.kind] ??= item.value;
    if (item) spans.push(item);
    at = item?.to ?? at + 1;
  }
  // "10k steps" is a walk, not how long one was at the gym.
  if (amounts.steps !== undefined && amounts.minutes === undefined && activity.typicalKmh === undefined)
    return undefined;
  const isAnswer = tokens.every((token, at) => isSmallTalk(token) || spans.some((span) => isWithin(span, at)));
  if (!isAnswer) return undefined;
  const measured = measure(activity, amounts);
  return measured.durationMin === null ? undefined : measured;
}

/** What was done by somebody who surely tells of that: amounts wherever they stand, an activity that is known or in their own words. */
export function readOwnActivity(text: string): ReadActivity {
  const message = readMessage(text);
  const { tokens } = message;
  const amounts: Amounts = {};
  const spans: Span[] = [];
  let named: NameItem | undefined;
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(tokens, at, amounts.km !== undefined) ?? lastingBetween(tokens, at);
    const item = amount ?? nameAt(tokens, at);
    if (amount) amounts[amount.kind] ??= amount.value;
    else if (item && 'phrase' in item) named ??= item;
    if (amount) spans.push(amount);
    at = item?.to ?? at + 1;
  }
  const activity = named?.phrase.activity;
  const policy = activity ?? activityOf(amounts);
  const [first] = message.clauses.flatMap(({ daysAgo }) => (daysAgo > 0 ? daysAgo : []));
  return {
    activityType: activity?.name ?? (inOwnWords(message, spans) || policy.name),
    ...measure(policy, amounts),
    ...{ statedKcal: amounts.kcal ?? null, daysAgo: first ?? 0 },
    ...(amounts.steps !== undefined && { steps: Math.round(amounts.steps), activityType: activity?.name ?? 'walking' }),
  };
}

/** "6:45 se 7:30 tehli", "4.2 km, 48 min walk": how long and how far the only activity was that was told of, wherever that stands. */
export function withOwnAmounts(activities: ReadActivity[], text: string): ReadActivity[] {
  const [only, ...others] = activities;
  if (only === undefined || others.length > 0) return activities;
  const own = readOwnActivity(text);
  if (only.durationMin !== null) {
    const isOfIt = own.activityType === only.activityType && own.durationMin === only.durationMin;
    const isFurther = only.distanceKm === null && !only.durationIsEstimated && isOfIt && isRunSoFast(own);
    return isFurther ? [{ ...only, distanceKm: own.distanceKm }] : activities;
  }
  const { tokens } = readMessage(text);
  const minutes = own.durationIsEstimated ? null : (own.durationMin ?? minutesBeside(tokens) ?? null);
  return minutes === null ? activities : [{ ...only, durationMin: minutes, distanceKm: own.distanceKm }];
}

const fastest = 2.5;

/** Whether somebody covers that distance in that time, and not what they rode in beside it. */
function isRunSoFast({ activityType, distanceKm, durationMin }: ReadActivity): boolean {
  const { typicalKmh } = activityNamed(activityType) ?? {};
  return typicalKmh !== undefined && ((distanceKm ?? 0) / (durationMin ?? 1)) * 60 <= typicalKmh * fastest;
}

/** So many steps in whatever words, "8k", "10,432 aaj"; undefined where no figure may be that. */
export function readOwnSteps(text: string): ReadActivity | undefined {
  const message = readMessage(spokenAsDigits(text, leastSpokenSteps));
  const { tokens, clauses } = message;
  const walking = activityNamed('walking');
  const counts = tokens.flatMap(({ kind, value }) => (kind === 'number' ? (stepsIn(tokens, value) ?? []) : []));
  const [steps] = counts;
  if (steps === undefined || !walking) return undefined;
  const daysAgo = clauses.find((clause) => clause.daysAgo > 0)?.daysAgo ?? 0;
  const isAlone = tokens.every((token, at) => isSaidOfCount(token, at, message));
  const walk = { activityType: walking.name, ...measure(walking, { steps }), statedKcal: null, daysAgo, steps };
  return isAlone ? { ...walk, isCountAlone: true } : walk;
}

/** The chains of each clause that tells of something done; "leg day at the gym, 50 min" is one. */
function chainsTold(message: Message): { clause: Clause; chains: Item[][] }[] {
  const { tokens, clauses } = message;
  const told: { clause: Clause; chains: Item[][] }[] = [];
  for (const clause of clauses) {
    if (!clause.happened || isWatched(tokens, clause)) continue;
    const before = told.at(-1);
    const named = before?.clause.to === clause.from - 1 ? before?.chains.at(-1) : undefined;
    const isOpen = named?.every((item) => 'phrase' in item);
    const amount = isOpen ? (amountOnly(tokens, clause) ?? amountAtEnd(message, clause)) : undefined;
    if (named && (amount?.kind === 'minutes' || amount?.kind === 'km')) named.push(amount);
    else told.push({ clause, chains: joinedChains(chainsOf(tokens, clause), message) });
  }
  return told;
}

/** "Walked in terace 25 mins", "6k recovery jog": an activity and the only amount of its clause are one, whatever is said between them. */
function joinedChains(chains: Item[][], message: Message): Item[][] {
  const [first, second, ...others] = chains;
  if (!first || !second || others.length > 0) return chains;
  const [from, to] = [first.at(-1)?.to ?? 0, second[0]?.from ?? 0];
  const isNamed = (chain: Item[]) => chain.every((item) => 'phrase' in item && item.phrase.kind !== 'withAmount');
  const isAmount = (chain: Item[]) =>
    chain.every((item) => 'kind' in item && (item.kind === 'minutes' || item.kind === 'km'));
  const isMinutes = second.every((item) => 'kind' in item && item.kind === 'minutes');
  // "Walked 2.3 miles in the park, took me 48 min".
  const hasNoMinutes =
    first.some((item) => 'phrase' in item) && !first.some((item) => 'kind' in item && item.kind === 'minutes');
  const isPair =
    (isNamed(first) && isAmount(second)) || (isAmount(first) && isNamed(second)) || (hasNoMinutes && isMinutes);
  if (!isPair || to - from > mostBetweenJoined) return chains;
  const between = message.tokens.slice(from, to);
  const isApart = between.some(({ kind, word }, at) => kind === 'number' || turns.has(word) || tellsOfMeal(from + at));
  return isApart ? chains : [[...first, ...second]];

  function tellsOfMeal(at: number) {
    return (['eaten', 'eat', 'meal', 'reading', 'sugar', 'negation'] as const).some((role) =>
      hasRole(message, at, role),
    );
  }
}
const mostBetweenJoined = 5;
/** What follows them is something else. */
const turns = listed('turns');

function readChain(chain: Item[], message: Message, clause: Clause, isShort: boolean): ReadActivity[] {
  const groups = groupByActivity(chain);
  const hasNamed = groups.some(({ name }) => name && name.phrase.activity.name !== 'exercise');
  return groups.flatMap(({ name, amounts }): ReadActivity[] => {
    const activity = name?.phrase.activity ?? activityNamed('walking');
    if (!activity) return [];
    const measured = measure(activity, amounts);
    const isMerged = hasNamed && activity.name === 'exercise' && measured.durationMin === null;
    const isTold =
      measured.durationMin !== null ||
      amounts.kcal !== undefined ||
      (name && !isMerged && isDone(name, message, clause, isShort));
    if (!isTold || (name && meansOther(message.tokens, name))) return [];
    const told = { statedKcal: amounts.kcal ?? null, daysAgo: clause.daysAgo };
    const counted = amounts.steps === undefined ? {} : countedSteps(amounts.steps, name, message, clause);
    return [{ activityType: activity.name, ...measured, ...told, ...counted }];
  });
}

const dayTotal =
  /\b(?:total|in all|so far|till now|until now|ab tak|abhi tak|kul|overall|pedometer)\b|अब तक|अभी तक|कुल/u;

function countedSteps(steps: number, name: NameItem | undefined, message: Message, { from, to }: Clause) {
  const tokens = message.tokens.slice(from, to);
  const isTotal = dayTotal.test(tokens.map(({ word }) => word).join(' '));
  const isAlone = !name && tokens.every((token, index) => isSaidOfCount(token, from + index, message));
  return {
    steps: Math.round(steps),
    ...(isTotal && { isDayTotal: true as const }),
    ...(isAlone && { isCountAlone: true as const }),
  };
}

const isSaidOfCount = (token: Token, at: number, message: Message): boolean =>
  token.kind === 'number' ||
  isSmallTalk(token) ||
  namesSteps(token.word) ||
  hasRole(message, at, 'device') ||
  hasRole(message, at, 'shows');

/** "…, 200 kcal", "…, 50 min" with nothing else in the clause. */
function amountOnly(tokens: Token[], { from, to }: Clause): AmountItem | undefined {
  let at = from;
  while (at < to && tokens[at]?.kind !== 'number') at += 1;
  const item = at < to ? amountAt(tokens, at) : undefined;
  const isAll =
    item !== undefined &&
    tokens.slice(from, to).every((token, index) => isWithin(item, from + index) || isSmallTalk(token));
  return isAll ? item : undefined;
}

/** "Badminton with Sam n gang 1.5 hr": who else was there stands in front of how long it took. */
function amountAtEnd(message: Message, { from, to, joined }: Clause): AmountItem | undefined {
  const { tokens } = message;
  const at = tokens.findIndex((token, place) => place >= from && place < to && token.kind === 'number');
  const item = joined && at > from && at - from <= mostCompany ? amountAt(tokens, at) : undefined;
  const isCompany = tokens.slice(from, at).every(({ kind }, index) => kind === 'word' && !nameAt(tokens, from + index));
  const tells = (['eaten', 'eat', 'took', 'meal', 'reading'] as const).some((role) =>
    isSaidIn(message, { from, to }, role),
  );
  return item?.kind === 'minutes' && item.to === to && isCompany && !tells ? item : undefined;
}
const mostCompany = 4;

/** "45 min on the treadmill, 4.2 km", "walked 4 km, 50 minutes": the distance or the time that was not told yet. */
const lacks = (last: ReadActivity | undefined, { kind }: AmountItem): boolean =>
  last !== undefined &&
  ((kind === 'km' && last.distanceKm === null && activityNamed(last.activityType)?.typicalKmh !== undefined) ||
    (kind === 'minutes' && last.distanceKm !== null && last.durationIsEstimated));

/** "gym 45 min, burned 300 kcal": the figure belongs to what was named before. */
function addFurther(chain: Item[], read: ReadActivity[]): boolean {
  const [item, ...others] = chain;
  const last = read.at(-1);
  if (!item || !('kind' in item) || others.length > 0 || !last) return false;
  if (item.kind === 'kcal' && last.statedKcal === null) last.statedKcal = item.value;
  else if (!lacks(last, item)) return false;
  else if (item.kind === 'km') last.distanceKm = Math.round(item.value * 100) / 100;
  else Object.assign(last, { durationMin: Math.round(item.value * 10) / 10, durationIsEstimated: false });
  return true;
}
