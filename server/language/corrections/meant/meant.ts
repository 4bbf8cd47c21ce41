import type { Role } from '../../lexicon.ts';
import { type Message, readMessage } from '../../message.ts';
import { hasRole, isSaid, type Span } from '../../words.ts';
import type { Correction } from '../correction.ts';
import { forbidsRemoval } from '../forbidden.ts';
import { wordsOfList } from '../words.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { isSame, type ToldEntry } from './diary.ts';
import { type Heard, hear } from './heard.ts';
import type { Mention } from './mentions.ts';

/** What a message asks of entries of the diary. */
export interface Meant {
  correction: Correction;
  entries: ToldEntry[];
  score: number;
  isNamed: boolean;
  /** Foods and figures of the message are left of which it makes nothing. */
  leaves: number;
}

/** Longer messages tell of more than a correction. */
const mostTokens = 40;
const mostParts = 4;
const vetoes = new Set(['advice', 'recipe']);
const doubts = new Set(['plan', 'wish', 'habit', 'question']);
const mistakes: Role[] = ['corrected', 'mistaken'];

/** How much a word speaks for that something told before is put right. */
const cues: [number, Role[]][] = [
  [2, ['corrected', 'mistaken', 'change', 'remove', 'notMine']],
  [1.5, ['no', 'just', 'instead', 'inPlace', 'notEaten', 'entry']],
  [1, ['was', 'negation', 'none', 'without', 'gave', 'left', 'spoilt', 'smaller', 'larger', 'share', 'inside']],
  [0.5, ['that', 'should', 'relative', 'other', 'theyAte']],
];
const mostOfCues = 4;
const least = 4;
const leastUnnamed = 4.5;
const isEnough = ({ score, isNamed }: Meant): boolean => score >= (isNamed ? least : leastUnnamed);

/** Whether anything in a message may put right what was told before. */
export const mayCorrect = (message: Message): boolean =>
  message.tokens.length <= mostTokens &&
  !message.text.includes('?') &&
  !forbidsRemoval(message) &&
  !tellsOfOwn(message) &&
  !message.clauses.some(({ veto }) => veto !== undefined && vetoes.has(veto)) &&
  // "It reads 67.3, not what I said" asks nothing.
  (!message.clauses.some(({ veto }) => veto === 'question') || saysAny(message, mistakes)) &&
  cues.slice(0, -1).some(([, roles]) => saysAny(message, roles));

const ownWords = wordsOfList('of ones own');
/** "My chai has no sugar" is kept for every chai; "my chai had no sugar" is about the one that was told. */
export const tellsOfOwn = (message: Message): boolean =>
  ownWords.has(message.tokens[0]?.word ?? '') && !saysAny(message, ['was', ...mistakes]);

const saysAny = (message: Message, some: Role[]): boolean => some.some((role) => isSaid(message, role));

/** The likeliest of all that a message may ask of what the diary holds; nothing where it rather tells news. */
export async function meantOf(message: Message, entries: ToldEntry[], daysAgo: number): Promise<Meant[]> {
  const heard = hear(message, entries, daysAgo);
  const whole = await bestOf(heard, entries, cuesOf(heard));
  if (whole && isEnough(whole) && whole.leaves === 0) return [whole];
  const inParts = await bestOfParts(message, entries, daysAgo, cuesOf(heard));
  if (inParts.length > 0) return inParts;
  return whole && isEnough(whole) ? [whole] : [];
}

/** "Dal 2 katori thi aur roti 3": each part by itself, with what speaks for a correction anywhere in the message. */
async function bestOfParts(
  message: Message,
  entries: ToldEntry[],
  daysAgo: number,
  ofMessage: number,
): Promise<Meant[]> {
  const parts = partsOf(message);
  if (parts.length < 2 || parts.length > mostParts) return [];
  const found: Meant[] = [];
  for (const part of parts) {
    const heard = hear(readMessage(part), entries, daysAgo);
    const best = await bestOf(heard, entries, Math.min(mostOfCues, Math.max(cuesOf(heard), ofMessage - 1)));
    // What is told besides is news.
    if (!best || !isEnough(best)) {
      if (heard.mentions.some((one) => one.entries.length === 0 && !heard.isDenied(one))) return [];
      continue;
    }
    if (best.isNamed && !found.some(({ entries: [entry] }) => entry === best.entries[0])) found.push(best);
  }
  return found;
}

function partsOf(message: Message): string[] {
  const { text, tokens } = message;
  const parts: string[] = [];
  let start = 0;
  for (const [at, token] of tokens.entries()) {
    const isMark = /^[,.;]$/.test(token.word);
    if (!isMark && !hasRole(message, at, 'joiner')) continue;
    parts.push(text.slice(start, token.start));
    start = token.end;
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** All that may be asked of the entries, the likeliest first, each kind of each entry once. */
export async function likeliestOf(message: Message, heard: Heard, entries: ToldEntry[]): Promise<Meant[]> {
  if (message.tokens.length > mostTokens) return [];
  const found = (await meantOfEach(heard, entries, cuesOf(heard))).toSorted((one, other) => other.score - one.score);
  const keys = found.map(({ correction, entries: [entry] }) => `${correction.kind} ${entry?.id}`);
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** The same of a message that may put several entries right, part by part. */
export const meantInParts = async (message: Message, entries: ToldEntry[], daysAgo: number): Promise<Meant[]> =>
  message.tokens.length > mostTokens
    ? []
    : bestOfParts(message, entries, daysAgo, cuesOf(hear(message, entries, daysAgo)));

async function meantOfEach(heard: Heard, entries: ToldEntry[], ofCues: number): Promise<Meant[]> {
  const found: Meant[] = [];
  for (const entry of entries) {
    const mention = heard.mentions.find((one) => one.entries.includes(entry));
    const isByFigure = !mention && namesFigure(heard, entry);
    if (!mention && !isByFigure && !isUnnamed(heard, entry)) continue;
    const ofEntry =
      ofCues - strangersOf(heard) + aboutEntry(heard, entry, mention !== undefined) + (isByFigure ? 2 : 0);
    for (const candidate of await candidatesOf(heard, entry, mention)) {
      const isMoved = candidate.correction.kind === 'moved';
      if (!isMoved && heard.daysAgo !== undefined && entry.daysAgo !== heard.daysAgo) continue;
      const leaves = unexplained(heard, candidate, mention);
      const score = ofEntry - newsOf(heard, entry, candidate) + candidate.weight - leaves;
      found.push({
        correction: candidate.correction,
        entries: [entry],
        score,
        leaves,
        isNamed: Boolean(mention) || isByFigure,
      });
    }
  }
  return found;
}

async function bestOf(heard: Heard, entries: ToldEntry[], ofCues: number): Promise<Meant | undefined> {
  const found = await meantOfEach(heard, entries, ofCues);
  const [best, second] = found.toSorted((one, other) => other.score - one.score);
  if (!best || !second || best.isNamed || second.entries[0] === best.entries[0] || best.score - second.score >= nearTie)
    return best;
  // "Actually 3" of two foods: which one is asked.
  const tied = found.filter(({ score }) => best.score - score < nearTie).flatMap((one) => one.entries);
  return best.correction.kind === 'amount'
    ? { ...best, correction: { kind: 'unsaid' }, entries: [...new Set(tied)] }
    : best;
}
const nearTie = 0.5;

function cuesOf({ has, said }: Heard): number {
  const sum = cues.reduce((total, [weight, roles]) => total + (has(...roles) ? weight : 0), said.isMarked ? 1 : 0);
  return Math.min(sum, mostOfCues);
}

/** What names nothing is about what was told last. */
const isUnnamed = ({ mentions }: Heard, { isLatest }: ToldEntry): boolean =>
  isLatest && mentions.every(({ entries }) => entries.length === 0);

/** "64.8 kaadu 64.4": the figure that it has in the diary is its name. */
const namesFigure = ({ numbers, mentions }: Heard, { quantity }: ToldEntry): boolean =>
  numbers.length === 2 &&
  mentions.every(({ entries }) => entries.length === 0) &&
  numbers.some(({ value, text }) => isSame(value, quantity) && /\d\.\d|\d\d/.test(text));

const dayMinutes = 1_440;

function aboutEntry({ daysAgo, meals }: Heard, entry: ToldEntry, isNamed: boolean): number {
  const isLately = entry.daysAgo === 0 || entry.minutesAgo < dayMinutes;
  const ofDay = entry.isLatest ? 1.5 : daysAgo === entry.daysAgo || isLately ? 0.5 : -1;
  const isOfMeal = entry.isOfMeal;
  const ofMeal = meals.length === 0 || !isOfMeal ? 0 : meals.some((meal) => isOfMeal(meal)) ? 1 : -3;
  return (isNamed ? 3 : 0) + ofDay + ofMeal;
}

const freshMinutes = 60;

/** What is told with a verb of eating is likelier had again, the longer ago the other was. */
function newsOf(
  { has, message, isAgain }: Heard,
  { minutesAgo }: ToldEntry,
  { correction: { kind } }: Candidate,
): number {
  const isDoubtful =
    message.clauses.some(({ veto }) => veto !== undefined && doubts.has(veto)) || (has('plan') && !has('was'));
  const isEaten = has('eaten') && !has('corrected', 'mistaken', 'no', 'negation', 'notEaten', 'change');
  const isBesides = has('also') && (kind === 'amount' || kind === 'scale') && !message.roles[0]?.has('also');
  const ofEaten = isEaten ? (minutesAgo > freshMinutes ? 3.5 : 1.5) : 0;
  const ofWords = [
    isDoubtful && (has('corrected', 'mistaken') ? 1.5 : 5),
    has('more') && 2,
    isAgain && 2.5,
    isBesides && 1.5,
    has('self') && !has('was') && 0.5,
  ];
  return ofWords.reduce((total: number, weight) => total + (weight || 0), ofEaten);
}

const ofStranger = 0.5;
const mostOfStrangers = 2.5;

/** Words that say nothing known. */
const strangersOf = ({ strangers }: Heard): number => Math.min(mostOfStrangers, strangers.length * ofStranger);

/** Foods and figures that the candidate makes nothing of tell of more. */
function unexplained({ mentions, numbers }: Heard, { uses }: Candidate, mention: Mention | undefined): number {
  const isUsed = (span: Span) => uses.some(({ from, to }) => span.from >= from && span.to <= to);
  const left = mentions.filter((one) => one.text !== mention?.text && !isUsed(one));
  return left.length * 2.5 + numbers.filter(({ span }) => !isUsed(span)).length * 2;
}
