import { oncePer } from '../lib/oncePer.ts';
import type { Draft } from './clauses.ts';
import { isNumberWord, languagesIn, type Role } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { asksNotToLog, isGivenAway } from './wholeSentences.ts';
import { hasRole, isSaidIn, type Words } from './words.ts';

/** Why a clause tells of nothing that the writer ate. */
export type Veto =
  | 'question'
  | 'advice'
  | 'prohibition'
  | 'plan'
  | 'wish'
  | 'habit'
  | 'other'
  | 'recipe'
  | 'quote'
  | 'denial'
  | 'topic';

export interface Stance {
  veto: Veto | undefined;
  /** It says that something was eaten, or names the meal. */
  eaten: boolean;
  /** It says so with a verb of nothing but eating and drinking. */
  isSure: boolean;
}

/** Of these, what follows in the sentence is told too, unless it has a verb of its own. */
const leading = new Set<Veto>([
  'question',
  'advice',
  'prohibition',
  'plan',
  'wish',
  'habit',
  'other',
  'quote',
  'denial',
  'topic',
]);
/** Said at the end, they hold for a whole list: "paruppu, puli, murungakkai venum". */
const endsLists = new Set<Veto>(['wish', 'plan', 'quote', 'advice', 'question', 'prohibition']);
const topics: Role[] = ['device', 'reading', 'commerce', 'liking', 'name', 'use', 'spoilt'];
const beforeMeals: Role[] = ['filler', 'time', 'today', 'yesterday', 'dayBefore', 'night', 'clock', 'greeting'];
const companions = /^(?:with|for|at|from|to|by|of|in|and|my|the|a|an|our|meri|mere|mera)$/;
const possessives = /^(?:ke|ka|ki|ko|se|k|s|sathe|saath|sang|kade|oda|kooda|ku|kku|la|nu|ne?e)$/;
const exerciseAsTime = /^(?:pre|post|after|before|during|at|while)$/;
const leastReading = 40;

/** What every clause tells of, by itself and by what stands around it in its sentence. */
export function settleStances(drafts: Draft[], words: Words): Stance[] {
  const withMeal = new Set(drafts.filter((draft) => isSaidIn(words, draft, 'meal')).map(({ sentence }) => sentence));
  const own = drafts.map((draft) => ownStance(draft, words, withMeal.has(draft.sentence)));
  const settled = own.map((stance) => stance);
  const headings = headingsOf(drafts, words);
  for (const [at, draft] of drafts.entries()) {
    const isBelowHeading = at > 0 && (headings.get(draft.sentence) ?? words.tokens.length) < (drafts[at - 1]?.to ?? 0);
    settled[at] = followed(own[at] as Stance, { draft, at, drafts, settled, words, isBelowHeading });
  }
  for (let at = drafts.length - 2; at >= 0; at -= 1) settled[at] = preceded(at, drafts, own, settled, words);
  const sentences = Map.groupBy(drafts, ({ sentence }) => sentence);
  const givenAway = new Set([...sentences.values()].filter((ofSentence) => isGivenAway(ofSentence, words)).flat());
  for (const [at, draft] of drafts.entries())
    if (givenAway.has(draft)) settled[at] = { veto: 'other', eaten: false, isSure: false };
  if (drafts.some((draft) => asksNotToLog(draft, words)))
    return settled.map((stance) => ({ ...stance, veto: 'quote' }));
  const spreads = own.find(({ veto }) => veto === 'recipe' || veto === 'quote')?.veto;
  const isForwarded = spreads === 'recipe' || words.tokens.some(({ word }) => /^(?:forwarded|fwd)$/.test(word));
  return spreads && isForwarded
    ? settled.map((stance) => (stance.eaten ? stance : { ...stance, veto: spreads }))
    : settled;
}

interface Place {
  draft: Draft;
  at: number;
  drafts: Draft[];
  settled: Stance[];
  words: Words;
  /** "Menu: idli, vada". */
  isBelowHeading: boolean;
}

/** A clause without a verb goes on with what was told before it. */
function followed(stance: Stance, { draft, at, drafts, settled, words, isBelowHeading }: Place): Stance {
  const before = settled[at - 1];
  if (!before || drafts[at - 1]?.sentence !== draft.sentence) return stance;
  // "My brother ate pizza and drank coke".
  const goesOn = draft.joined && before.veto === 'other' && stance.eaten && !isSaidIn(words, draft, 'self');
  if (goesOn) return before;
  if (before.veto === 'topic' && isPriceList(draft, drafts[at - 1], words)) return before;
  if (before.veto && isBelowHeading && !isSaidIn(words, draft, 'eaten')) return before;
  if (stance.eaten && before.isSure) return { ...stance, isSure: true };
  if (stance.veto !== undefined || stance.eaten) return stance;
  if (hasRole(words, draft.from - 1, 'contrast') && before.veto) return stance;
  if ((before.veto === 'denial' || before.veto === 'topic') && !(draft.joined && !saysNumber(draft, words)))
    return stance;
  return before.veto === undefined || leading.has(before.veto) ? { ...before } : stance;
}

/** "Chicken 220 rs a kilo, mutton 800". */
const isPriceList = (draft: Draft, before: Draft | undefined, words: Words): boolean =>
  before !== undefined &&
  isSaidIn(words, before, 'price') &&
  saysNumber(draft, words) &&
  !isSaidIn(words, draft, 'unit') &&
  !isSaidIn(words, draft, 'eaten');

/** "Menu: idli, vada": what a heading says holds for its list. The first mark of one, by sentence. */
function headingsOf(drafts: Draft[], { tokens }: Words): Map<number, number> {
  const headings = new Map<number, number>();
  const starts = new Map<number, number>();
  for (const { sentence, from, to } of drafts) {
    if (!starts.has(sentence)) starts.set(sentence, from);
    for (let at = from; at < to; at += 1)
      if (at > (starts.get(sentence) ?? 0) && !headings.has(sentence) && /^[:-]$/.test(tokens[at]?.word ?? ''))
        headings.set(sentence, at);
  }
  return headings;
}

const saysNumber = ({ from, to }: Draft, { tokens }: Words): boolean =>
  tokens.slice(from, to).some(({ kind, word }) => kind === 'number' || isNumberWord(word));

/** "Dal aur roti nahi khayi": what is joined to a verb at the end of its clause is told of too. */
function preceded(at: number, drafts: Draft[], own: Stance[], settled: Stance[], words: Words): Stance {
  const stance = settled[at] as Stance;
  const after = drafts[at + 1];
  const next = settled[at + 1] as Stance;
  const isAlone = own[at]?.veto === undefined && !own[at]?.eaten && stance.veto === undefined && !stance.eaten;
  // "There was paneer, chhua nahi".
  const isThere = isSaidIn(words, drafts[at] as Draft, 'was') && after?.sentence === drafts[at]?.sentence;
  if (isAlone && isThere && after && next.veto === 'denial' && isOnlyDenial(after, words)) return { ...next };
  const isOfList = after !== undefined && (endsInEating(after, words) || (next.eaten && !own[at + 1]?.eaten));
  const isListed = after?.joined || isOfList || endsLists.has(next?.veto as Veto);
  if (!isAlone || !after || !isListed || after.sentence !== drafts[at]?.sentence) return stance;
  if (!next.veto) return next.eaten ? { ...stance, eaten: true, isSure: next.isSure } : stance;
  const endsWithVerb = leading.has(next.veto) && markedAt(after, words) > after.from;
  return endsWithVerb ? { ...next } : stance;
}

/** It names nothing that was left out. */
const isOnlyDenial = ({ from, to }: Draft, { roles }: Words): boolean =>
  roles.slice(from, to).every(({ size }) => size > 0);

/** "Anna, saaru, ondu motte tinde": the verb at the end is that of the whole list. */
const endsInEating = ({ from, to }: Draft, words: Words): boolean =>
  hasRole(words, to - 1, 'eaten') && to - from > 1 && !isSaidIn(words, { from, to }, 'self');

const marks: Role[] = [
  'notEaten',
  'negation',
  'planBefore',
  'advice',
  'prohibition',
  'question',
  'wish',
  'eaten',
  'eat',
  'quote',
];

/** Where the first word stands that says what a clause tells of. */
function markedAt({ from, to }: Draft, words: Words): number {
  for (let at = from; at < to; at += 1) if (marks.some((role) => hasRole(words, at, role))) return at;
  return to;
}

function ownStance(draft: Draft, words: Words, isWithMeal: boolean): Stance {
  const is = (role: Role) => isSaidIn(words, draft, role);
  const isEaten = is('eaten');
  const veto = vetoOf(draft, words, isEaten, is);
  const isSure =
    veto === undefined &&
    (isEaten || (isWithMeal && (isOfMeal(draft, words) || endsWithMeal(draft, words))) || isToBeLogged(draft, words));
  return { veto, isSure, eaten: isSure || (veto === undefined && (is('took') || is('meal'))) };
}

/** "Lunch today: …", "for breakfast I made …", "nashte me poha liya": the meal stands first, or who had it or took it beside it. */
function isOfMeal(draft: Draft, words: Words): boolean {
  const is = (role: Role) => isSaidIn(words, draft, role);
  if (isSelf(draft, words) ? is('eat') || is('took') || is('meal') : is('meal') && (is('eat') || is('took')))
    return true;
  let at = draft.from;
  while (!hasRole(words, at, 'meal') && beforeMeals.some((role) => hasRole(words, at, role))) at += 1;
  return hasRole(words, at, 'meal');
}

/** A phrase of "forgot to tell", not "as well". */
const isForgotten = ({ tokens }: Words, at: number): boolean => (tokens[at]?.word.length ?? 0) > leastOfForgotten;
const leastOfForgotten = 4;

/** "Hostel maggi for lunch: the meal stands last, and nothing tells of cooking or buying. */
function endsWithMeal(draft: Draft, words: Words): boolean {
  const { from, to } = draft;
  const isLast = hasRole(words, to - 1, 'meal') && /^(?:for|as)$/.test(words.tokens[to - 2]?.word ?? '');
  const others: Role[] = ['cooking', 'commerce', 'change', 'question', 'liking'];
  return isLast && to - from > 2 && !others.some((role) => isSaidIn(words, draft, role));
}

const saysForgotten = oncePer((words: Words): boolean =>
  words.roles.some((_, at) => hasRole(words, at, 'also') && hasRole(words, at + 1, 'also') && isForgotten(words, at)),
);

/** "Please log 2 idlis", "do roti likh do", and what somebody forgot to tell. */
function isToBeLogged({ from, to }: Draft, words: Words): boolean {
  if (saysForgotten(words)) return true;
  let at = from;
  while (at < to && !hasRole(words, at, 'log') && beforeMeals.some((role) => hasRole(words, at, role))) at += 1;
  return hasRole(words, at, 'log') || hasRole(words, to - 1, 'log');
}

function vetoOf(draft: Draft, words: Words, isEaten: boolean, is: (role: Role) => boolean): Veto | undefined {
  const isGiven = is('gave') && is('speaker') && !isEaten;
  if (isGiven || (is('quote') && (is('speaker') || is('other') || is('relative')))) return 'quote';
  if (is('listing') && !isEaten && !is('took')) return 'quote';
  if (is('supposed')) return 'wish';
  if (is('notEaten') || is('skipped') || isDenied(draft, words)) return 'denial';
  if (!isEaten && isOfRest(draft, words)) return 'topic';
  if (isOfOther(draft, words, isEaten)) return 'other';
  if (draft.asked && !(isEaten && isSelf(draft, words) && !startsWithQuestion(draft, words)))
    return is('advice') ? 'advice' : 'question';
  if (is('wish')) return isEaten && !isBefore(draft, words, 'wish', 'eaten') ? undefined : 'wish';
  if (draft.plansBackward || draft.plans)
    return isEaten && !isBefore(draft, words, 'plan', 'eaten') ? undefined : 'plan';
  if (isEaten) return undefined;
  if (is('recipe')) return 'recipe';
  if (is('advice')) return 'advice';
  if (is('prohibition')) return 'prohibition';
  if (is('habit')) return 'habit';
  return isAboutSomethingElse(draft, words, is) ? 'topic' : undefined;
}

const isSelf = (draft: Draft, words: Words) => isSaidIn(words, draft, 'self');
const startsWithQuestion = ({ from }: Draft, words: Words) =>
  hasRole(words, from, 'questionStart') || hasRole(words, from, 'question');

function isBefore(draft: Draft, words: Words, first: Role, second: Role): boolean {
  for (let at = draft.from; at < draft.to; at += 1) {
    if (hasRole(words, at, first)) return true;
    if (hasRole(words, at, second)) return false;
  }
  return false;
}

/** "Nahi khayi", "didn't even touch": a negation beside the verb, and not the "nahi" of "roti nahi, dal khayi". */
function isDenied({ from, to }: Draft, words: Words): boolean {
  const isVerb = (at: number) => ['eaten', 'eat', 'took'].some((role) => hasRole(words, at, role as Role));
  for (let at = from; at < to; at += 1) {
    if (!hasRole(words, at, 'negation')) continue;
    let next = at + 1;
    while (next < to && hasRole(words, next, 'filler') && !isVerb(next)) next += 1;
    if ((next < to && isVerb(next)) || (at > from && isVerb(at - 1))) return true;
  }
  return false;
}

/** "Threw away 2 rotis", "2 rotis left in the box": nobody says that any of it was eaten. */
function isOfRest({ from, to }: Draft, words: Words): boolean {
  let at = from;
  while (at < to && hasRole(words, at, 'self')) at += 1;
  if (hasRole(words, at, 'left')) return true;
  for (; at < to; at += 1)
    if (hasRole(words, at, 'left') && /^(?:in|on|at|for|over)$/.test(words.tokens[at + 1]?.word ?? '')) return true;
  return false;
}

/** Somebody else ate, cooked or got it. */
function isOfOther(draft: Draft, words: Words, isEaten: boolean): boolean {
  if (isSelf(draft, words)) return false;
  if (isSaidIn(words, draft, 'theyAte')) return true;
  const is = (role: Role) => isSaidIn(words, draft, role);
  if (is('fed') && !is('recipient') && !isEaten) return true;
  const isToldOf =
    isEaten || is('eat') || is('took') || is('cooking') || is('by') || is('gave') || is('liking') || is('left');
  if (!isToldOf) return false;
  if (is('gave') && !is('recipient') && (is('other') || is('relative')) && !isEaten) return true;
  for (let at = draft.from; at < draft.to; at += 1) {
    if (isEaten && hasRole(words, at, 'eaten') && !isHindiVerbEnd(at, draft, words)) return false;
    if (
      isMarkedSubject(at, words) ||
      isStranger(at, draft, words) ||
      (hasRole(words, at, 'other') && isSubject(at, words))
    )
      return !is('recipient') || isEaten;
  }
  return false;
}

/** A verb after which nothing of its clause comes has its subject before it. */
const isHindiVerbEnd = (at: number, { to }: Draft, words: Words): boolean =>
  at + 1 >= to || hasRole(words, at + 1, 'filler');

/** "Bhai ne": whoever is followed by "ne" did it. */
const isMarkedSubject = (at: number, words: Words): boolean =>
  (hasRole(words, at, 'relative') || hasRole(words, at, 'other')) && hasRole(words, at + 1, 'by');

/** "Passenger ne do vada pav khaya": whoever it is, they come first; in Gujarati "ne" joins. */
const isStranger = (at: number, { from }: Draft, { tokens, roles }: Words): boolean =>
  (roles[at]?.size ?? 0) === 0 &&
  tokens[at]?.kind === 'word' &&
  (roles[at + 1]?.has('by') ?? false) &&
  // "Maidan e" is in the field.
  !roles[at + 1]?.has('relative') &&
  roles
    .slice(from, at)
    .every((known) => ['filler', 'time', 'today', 'yesterday'].some((role) => known.has(role as Role))) &&
  !languagesIn(tokens.map(({ word }) => word)).has('gujarati');

function isSubject(at: number, { tokens }: Words): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const owner = /^(?:my|our|the|a|meri|mere|mera)$/.test(before) ? (tokens[at - 2]?.word ?? '') : before;
  return !companions.test(owner) && !possessives.test(tokens[at + 1]?.word ?? '');
}

/** Apps and devices, exercise, readings, shopping, likings: words of food in it name no meal. */
function isAboutSomethingElse(draft: Draft, words: Words, is: (role: Role) => boolean): boolean {
  if (isReading(draft, words)) return true;
  if (is('took') || is('meal') || is('eat')) return is('reading') && !is('eat') && !is('meal');
  if (topics.some((role) => (role === 'liking' ? isLiked(draft, words) : is(role))) || is('price')) return true;
  // "Baked 24 cupcakes for the school fair".
  if (is('cooking') && saysWhatFor(draft, words)) return true;
  for (let at = draft.from; at < draft.to; at += 1) if (hasRole(words, at, 'exercise')) return !tellsTheTime(at, words);
  return false;
}

/** "Like 10 cashews" tells how many, and nobody's liking. */
function isLiked({ from, to }: Draft, words: Words): boolean {
  for (let at = from; at < to; at += 1)
    if (
      hasRole(words, at, 'liking') &&
      !(words.tokens[at]?.word === 'like' && readNumber(words.tokens, at + 1)?.counted)
    )
      return true;
  return false;
}

/** "Gym ke baad 2 kele", "post workout shake". */
const tellsTheTime = (at: number, { tokens }: Words): boolean =>
  exerciseAsTime.test(tokens[at - 1]?.word ?? '') || /^(?:ke|k|se)$/.test(tokens[at + 1]?.word ?? '');

const saysWhatFor = ({ from, to }: Draft, { tokens }: Words): boolean =>
  tokens.slice(from, to).some(({ word }) => word === 'for');

/** "Sugar 148", "sugar was 110". */
function isReading({ from, to }: Draft, words: Words): boolean {
  for (let at = from; at < to; at += 1) {
    if (!hasRole(words, at, 'sugar')) continue;
    let next = at + 1;
    while (next < to && hasRole(words, next, 'filler')) next += 1;
    const number = next < to ? readNumber(words.tokens, next) : undefined;
    if (number?.counted && number.value >= leastReading && !hasRole(words, number.next, 'unit')) return true;
  }
  return false;
}
