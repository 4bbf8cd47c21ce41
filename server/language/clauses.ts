import { readDuration } from './durations.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import { type Stance, settleStances, type Veto } from './stance.ts';
import type { Token } from './tokens.ts';
import { hasRole, isSaidIn, type Span, type Words } from './words.ts';

const listed = readWordLists(new URL('./clauses.txt', import.meta.url));

/** A run of tokens without a comma, an "and" or an end of sentence in it. */
export interface Clause extends Span, Stance {
  /** Clauses of one sentence have the same number. */
  sentence: number;
  /** Follows "and" or the like. */
  joined: boolean;
  /** It tells of something that has happened to the writer: no plan, wish, question, denial or quotation. */
  happened: boolean;
  /** It is still to come. */
  plans: boolean;
  daysAgo: number;
  /** "last night", "kal raat": the day before for a walk, this morning for sleep. */
  lastNight: boolean;
}

/** A clause while it is being described. */
export interface Draft extends Span {
  sentence: number;
  joined: boolean;
  past: boolean;
  /** What follows in the sentence is not done yet. */
  plans: boolean;
  /** What precedes in the sentence is not done yet. */
  plansBackward: boolean;
  denied: boolean;
  asked: boolean;
  day: number | undefined;
  lastNight: boolean;
}

const sentenceEnds = /^[.!?;\n।]$/;
const breaks = /^[,+&|•]$/;
/** Hindi verbs of the future. */
const futureVerb =
  /^(?!(?:challenge|revenge|omega|mega|tenga|thenga|shenga|shengai)$)(?:\p{L}+(?:o?ung[ai]|oong[ai]|enge|eng[ai]|eg[ai])|[\p{L}\p{M}]+(?:ऊंगा|ऊंगी|ूंगा|ूंगी|ेंगे|ेंगी|एगा|एगी|ेगा|ेगी|ोगे|एंगे))$/u;
const infinitive = /^(?:[\p{L}]{2,}na|[\p{L}\p{M}]+ना)$/u;
const beingWords = listed('being');
const askedPeople = listed('asked people');
const beforeAnother = listed('before another day');
const afterAnother = listed('after another day');
const since = listed('since another day');

/** The clauses of a message, each with when it was and what it tells of. */
export function describeClauses(words: Words): Clause[] {
  const { drafts, asks } = cutClauses(words);
  for (const draft of drafts) describeClause(draft, words, asks);
  for (const draft of drafts) draft.asked ||= asks.has(draft.sentence);
  const stances = settleStances(drafts, words);
  return settleTimes(drafts).map(
    ({ from, to, sentence, joined, plans, plansBackward, denied, asked, day, lastNight }, at) => ({
      ...{ from, to, sentence, joined, lastNight, daysAgo: plans || plansBackward ? 0 : (day ?? 0) },
      plans: plans || plansBackward,
      happened:
        !plans &&
        !plansBackward &&
        !denied &&
        !asked &&
        !isOfNobody(stances[at] as Stance) &&
        !startsWithOther({ from, to }, words),
      ...(stances[at] as Stance),
    }),
  );
}

/** Told of somebody else, or of nothing that took place. */
const isOfNobody = ({ veto }: Stance): boolean => veto !== undefined && notOfWriter.has(veto);
const notOfWriter = new Set<Veto>(['question', 'advice', 'prohibition', 'wish', 'other', 'recipe', 'quote']);

/** "Baby slept 10 hours": somebody else comes first, and the writer not at all. */
function startsWithOther({ from, to }: Span, words: Words): boolean {
  if (isSaidIn(words, { from, to }, 'self')) return false;
  let at = from;
  while (at < to && hasRole(words, at, 'filler') && !isSomebody(words, at)) at += 1;
  return (
    isSomebody(words, at) && !hasRole(words, at + 1, 'connective') && !possessed.has(words.tokens[at + 1]?.word ?? '')
  );
}

const isSomebody = (words: Words, at: number): boolean =>
  (hasRole(words, at, 'other') || hasRole(words, at, 'relative')) && !hasRole(words, at, 'vocative');
const possessed = listed('possessed');

function cutClauses(words: Words): { drafts: Draft[]; asks: Set<number> } {
  const { text, tokens } = words;
  const drafts: Draft[] = [];
  const asks = new Set<number>();
  let draft = newDraft(0, 0, false);
  let sentence = 0;
  const finish = (to: number, next: number, joined: boolean) => {
    draft.to = to;
    if (draft.from < to) drafts.push(draft);
    draft = newDraft(next, sentence, joined);
  };
  for (let at = 0; at < tokens.length; ) {
    const { word } = tokens[at] as Token;
    const lineBreak = at > 0 && text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes('\n');
    if (lineBreak && draft.from < at) {
      sentence += 1;
      finish(at, at, false);
    }
    const skip = readDuration(tokens, at)?.next ?? readNumber(tokens, at)?.next ?? at;
    if (skip > at) {
      at = skip;
    } else if (sentenceEnds.test(word)) {
      if (word === '?') asks.add(sentence);
      sentence += 1;
      finish(at, at + 1, false);
      at += 1;
    } else if (breaks.test(word) || joins(words, at)) {
      finish(at, at + 1, !breaks.test(word) || /^[+&]$/.test(word));
      at += 1;
    } else {
      if (startsAnew(words, draft.from, at)) finish(at, at, false);
      at += 1;
    }
  }
  finish(tokens.length, tokens.length, false);
  return { drafts, asks };
}

const joins = (words: Words, at: number): boolean =>
  isConsequence(words, at) ||
  (hasRole(words, at, 'but') && hasRole(words, at + 1, 'self')) ||
  ((hasRole(words, at, 'joiner') || hasRole(words, at, 'contrast')) && !hasRole(words, at + 1, 'yesterday'));

/** "Skipped rice so 2 rotis". */
const isConsequence = (words: Words, at: number): boolean =>
  words.tokens[at]?.word === 'so' &&
  (words.tokens[at + 1]?.kind === 'number' || hasRole(words, at + 1, 'just') || hasRole(words, at + 1, 'eaten'));

/** "Dosto ne pizza khaya maine sirf 1 slice li", "maggi nahi khayi bas chai li". */
const startsAnew = (words: Words, from: number, at: number): boolean =>
  at > from &&
  (hasRole(words, at, 'self') || /^(?:bas|बस)$/.test(words.tokens[at]?.word ?? '')) &&
  (isSaidIn(words, { from, to: at }, 'eaten') || isSaidIn(words, { from, to: at }, 'notEaten')) &&
  at + 1 < words.tokens.length &&
  !isSaidIn(words, { from, to: at }, 'self');

const newDraft = (from: number, sentence: number, joined: boolean): Draft => ({
  ...{ from, to: from, sentence, joined, day: undefined },
  ...{ past: false, plans: false, plansBackward: false, denied: false, asked: false, lastNight: false },
});

function describeClause(clause: Draft, words: Words, asks: Set<number>): void {
  const { tokens } = words;
  const is = (role: Parameters<typeof isSaidIn>[2]) => isSaidIn(words, clause, role);
  clause.past = is('done') || is('eaten') || is('took') || endsWithKi(clause, words);
  clause.plans = is('plan') || (is('weakPlan') && !clause.past && !startsWithNight(clause, words));
  clause.denied = is('negation') || is('none') || is('notEaten') || is('skipped');
  clause.plansBackward = is('planBefore');
  if (is('question')) asks.add(clause.sentence);
  clause.asked = is('advice') || startsAsking(clause, words);
  for (let at = clause.from; at < clause.to; at += 1) {
    const word = tokens[at]?.word ?? '';
    const isDuty = infinitive.test(word) && beingWords.has(tokens[at + 1]?.word ?? '');
    clause.plansBackward ||= futureVerb.test(word) || isDuty;
    readDay(clause, words, at);
  }
}

/** "Tonight 1 katori rajma, 1 katori rice" tells when it was; "pizza tonight" plans it. */
const startsWithNight = ({ from }: Draft, words: Words): boolean =>
  hasRole(words, from, 'night') && readNumber(words.tokens, from + 1)?.counted === true;

/** "Walk ki hai": did. */
function endsWithKi({ from, to }: Draft, words: Words): boolean {
  for (let at = from; at < to; at += 1) {
    if (!hasRole(words, at, 'ki')) continue;
    const following = words.tokens[at + 1]?.word ?? '';
    if (at + 1 === to || beingWords.has(following) || hasRole(words, at + 1, 'done')) return true;
  }
  return false;
}

function startsAsking({ from }: Draft, words: Words): boolean {
  const isQuestion = /^(?:did|do|have)$/.test(words.tokens[from]?.word ?? '');
  const isDenied = hasRole(words, from + 1, 'negation');
  return (
    (hasRole(words, from, 'questionStart') && !isDenied && !hasRole(words, from, 'corrected')) ||
    (isQuestion && askedPeople.has(words.tokens[from + 1]?.word ?? ''))
  );
}

function readDay(clause: Draft, words: Words, at: number): void {
  const before = words.tokens[at - 1]?.word;
  const isYesterday = (place: number) =>
    hasRole(words, place, 'yesterday') &&
    !beforeAnother.has(words.tokens[place - 1]?.word ?? '') &&
    !afterAnother.has(words.tokens[place + 1]?.word ?? '') &&
    !isBeginning(words, place);
  if (hasRole(words, at, 'today')) clause.day = 0;
  if (hasRole(words, at, 'dayBefore') || (isYesterday(at) && before === 'before')) clause.day = 2;
  else if (isYesterday(at)) clause.day = 1;
  if (hasRole(words, at, 'night') && (isLast(words, at - 1) || isYesterday(at - 1))) {
    clause.day = 1;
    clause.lastNight = true;
  }
}

/** "Kal raat se bukhar hai": it goes on. */
function isBeginning({ tokens, ...words }: Words, at: number): boolean {
  const isPart = partsOfDay.some((role) => hasRole({ tokens, ...words }, at + 1, role));
  return since.has(tokens[isPart ? at + 2 : at + 1]?.word ?? '') && tokens[at - 1]?.kind !== 'number';
}
const partsOfDay = ['morning', 'noon', 'evening', 'night'] as const;

/** Of "last night", not of "since last night". */
const isLast = ({ tokens }: Words, at: number): boolean =>
  tokens[at]?.word === 'last' && !beforeAnother.has(tokens[at - 1]?.word ?? '');

/** Plans and days hold for what follows in a sentence, those that a verb ends for what it is joined to. */
function settleTimes(drafts: Draft[]): Draft[] {
  for (const [index, clause] of drafts.entries()) {
    const before = drafts[index - 1];
    if (before?.sentence !== clause.sentence) continue;
    clause.plans ||= before.plans && !clause.past;
    clause.asked ||= before.asked;
    if (before.plansBackward || clause.day !== undefined) continue;
    clause.day = before.day;
    clause.lastNight = before.lastNight;
  }
  for (const [index, clause] of [...drafts.entries()].reverse()) {
    const after = drafts[index + 1];
    if (!after?.joined || after.sentence !== clause.sentence) continue;
    clause.plansBackward ||= after.plansBackward && !clause.past;
    clause.day ??= after.day;
  }
  return drafts;
}
