import type { Act } from '../../contract/acts/acts.ts';
import { type Role, wordsOf } from '../language/lexicon.ts';
import { readMessage } from '../language/message.ts';
import { readPastStretch } from '../language/pastStretch.ts';
import { saysOnlyWhen } from '../language/rhythms/unread.ts';
import { readSchedule, wishLinks } from '../language/schedules.ts';
import { diaryDateOf } from '../lib/diaryDates.ts';
import { contextOf } from '../understanding/context.ts';
import { type Part, readParts, type WantedAct } from '../understanding/wants/wants.ts';
import { findLastAnswer } from './data.ts';
import type { CutMessage } from './readAlong.ts';
import type { Skill, Turn } from './skill.ts';

/** Acts that together hold so much of the share of a part may be what it wants, */
const likelyShare = 0.97;
/** but no more of them than these. */
const mostLikely = 5;
/** Below it a part changes nothing that was told before. */
const leastFix = 0.04;
export const sureShare = 0.55;
/** From here on the readers of all kinds are asked where those of the likely one found nothing. */
export const leastTold = 0.3;
/** From here on it is worth asking whether something is to be logged. */
export const askedShare = 0.3;
const mixedShare = 0.25;
/** Less of what a skill logs, alone in its part, is chance; of names, where no skill found anything, less than the second. */
const leastOfSkill = 0.3;
const leastOfNames = 0.03;

/** What a part of a message wants, as far as it is known. */
export interface Wants {
  acts: readonly WantedAct[];
  likely: ReadonlySet<Act>;
  /** It may hold several acts that no cut parts. */
  isMixed: boolean;
}

/** The parts of a message; one where a skill reads the `whole` of it as an act. */
export async function cutMessage(text: string, turn: Turn, whole: Act | undefined): Promise<CutMessage> {
  // What is told anew stands before its own answer.
  const isAnew = turn.isRetold || turn.replaced !== undefined;
  const context = isAnew ? '' : contextOf(await findLastAnswer(turn.db, turn.person.owner, turn.now));
  if (whole)
    return {
      text,
      context,
      parts: [{ start: 0, end: text.length, text, acts: [{ act: whole, share: 1 }], several: 0 }],
    };
  const today = diaryDateOf(turn.now, turn.person);
  return { text, context, parts: joinParts(text, readParts(text, context), today) };
}

/** "Metformin at 8, and at 9 pm", "yesterday: 2 rotis": a part that says nothing but when belongs to the one before it, the first to the next. */
function joinParts(text: string, parts: Part[], today: string): Part[] {
  if (parts.length < 2) return parts;
  const joined: Part[] = [];
  let open: Part | undefined;
  for (const part of parts) {
    const before = joined.at(-1);
    const isWhen = tellsOnlyWhen(part.text, today);
    if (isWhen && !before) open = { ...part, start: open?.start ?? part.start };
    else if (before && (isWhen || goesOn(before, part)))
      joined.splice(-1, 1, { ...before, end: part.end, text: text.slice(before.start, part.end) });
    else {
      const start = open?.start ?? part.start;
      joined.push({ ...part, start, text: text.slice(start, part.end) });
      open = undefined;
    }
  }
  return joined.length > 0 ? joined : parts;
}

const ofPeople = new Set<string>(['talk.human', 'talk.complain', 'plan.mine', 'account.do']);

/** "My glass is 250 ml, two of them drunk", "my usual breakfast = 2 eggs", "M 31, 82 kg, want 75": the second is read with the first. */
function goesOn({ text, acts: [first] }: Part, { acts: [next] }: Part): boolean {
  const explains = first?.act === 'save.meaning' && first.share >= sureShare;
  const setsBoth = (first?.act.startsWith('set.') && next?.act.startsWith('set.')) ?? false;
  const isOpenWish = first?.act === 'remind.set' && wishLinks.has(readMessage(text).tokens.at(-1)?.word ?? '');
  // "Support: my sync is broken. It shows …" tells a person all of it.
  const isForSomebody = /^\s*\/?\p{L}+\s*:/u.test(text) && ofPeople.has(first?.act ?? '');
  // "Diet plan: 2 eggs, lunch 2 rotis" is a list to its end.
  const isListed = next?.act.startsWith('log.') && /^[^:]{1,40}:/.test(text) && listsAt(text);
  return explains || setsBoth || isOpenWish || isForSomebody || isListed || /[=:]\s*$/.test(text);
}

const listsAt = (text: string): boolean => readMessage(text).roles[0]?.has('listing') ?? false;

const besideDays = wordsOf('filler');
const ofDays: Role[] = ['yesterday', 'dayBefore', 'today', 'time'];

function tellsOnlyWhen(text: string, today: string): boolean {
  const { tokens, roles } = readMessage(text);
  const isOfDay = (at: number) => ofDays.some((role) => roles[at]?.has(role));
  const isDay =
    tokens.some((_, at) => isOfDay(at)) &&
    tokens.every(({ kind, word }, at) => kind === 'mark' || isOfDay(at) || besideDays.has(word));
  const stretch = readPastStretch(text, today)?.rest;
  const isStretch = stretch !== undefined && !/[\p{L}\p{N}]/u.test(stretch);
  return isDay || isStretch || saysOnlyWhen(tokens, readSchedule(tokens, today));
}

export function wantsOf({ acts, several }: Part): Wants {
  const left = acts.filter(({ act }) => !answeredByGate.has(act));
  const whole = left.reduce((sum, { share }) => sum + share, 0) || 1;
  const shares = left.map(({ act, share }) => ({ act, share: share / whole }));
  const likely = new Set<Act>();
  let held = 0;
  for (const { act, share } of shares.slice(0, mostLikely)) {
    if (held < likelyShare) likely.add(act);
    held += share;
  }
  return { acts: shares, likely, isMixed: several >= mixedShare };
}

/** The care gate has read before: what it let pass wants none of these. */
const answeredByGate = new Set<Act>(['care.emergency', 'care.self', 'care.eating']);

/** What is left of a message when something was taken out of it: its parts together. */
export function wantsIn(rest: string): Wants | undefined {
  const parts = readParts(rest, '');
  const [first] = parts;
  return first && { ...wantsOf(first), isMixed: parts.length > 1 };
}

/**
 * What it wants where it puts nothing right: what is told is no less likely for it. Undefined, so that its words alone decide, where they
 * are news for sure and nothing of that was heard.
 */
export function withoutFix(wants: Wants, isNews = false): Wants | undefined {
  const left = wants.acts.filter(({ act }) => !act.startsWith('fix.'));
  const sum = left.reduce((total, { share }) => total + share, 0);
  if (shareOf(wants, 'log') < leastOfNews) return isNews && sureAct(wants)?.startsWith('fix.') ? undefined : wants;
  return { ...wants, acts: left.map(({ act, share }) => ({ act, share: share / sum })) };
}
const leastOfNews = 0.2;

/** Of words that surely want this. */
export const surely = (act: Act | undefined): Wants | undefined =>
  act && { acts: [{ act, share: 1 }], likely: new Set([act]), isMixed: false };

/** The share of a family of acts: 'log' is all that begins with "log.". */
export const shareOf = ({ acts }: Wants, family: string): number =>
  acts.reduce((sum, { act, share }) => sum + (act.startsWith(`${family}.`) ? share : 0), 0);

/** The act that a part surely wants. */
export const sureAct = (wants: Wants | undefined): Act | undefined => {
  const first = wants?.acts[0];
  return first && first.share >= sureShare ? first.act : undefined;
};

/** Skills that serve what is likely wanted; one that names no acts serves whatever its own words say. */
export const skillsFor = (skills: Skill[], wants: Wants | undefined): Skill[] =>
  wants ? skills.filter(({ acts }) => !acts || acts.some((act) => wants.likely.has(act))) : skills;

/** What these surely want changes nothing that was told before. */
const otherThanFix = /^(?:ask|set|save|forget|remind|want|plan|account|care)\./;

/** Whether a part may put right what was told before. */
export const mayPutRight = (wants: Wants): boolean =>
  shareOf(wants, 'fix') >= leastFix && !otherThanFix.test(sureAct(wants) ?? '');

/** Whether a part may tell of something to be written down, whatever it is likeliest. */
export const mayTell = (wants: Wants | undefined): boolean =>
  wants !== undefined && shareOf(wants, 'log') + shareOf(wants, 'fix') + shareOf(wants, 'answer') >= leastTold;

/** Whether a skill may write down what it reads in a part. */
export function mayTake(skill: Skill, wants: Wants | undefined): boolean {
  if (!wants || !skill.logs) return true;
  const told = shareOf(wants, 'log') + shareOf(wants, 'fix');
  return (wants.isMixed && told >= sureShare) || ownShare(skill, wants) >= leastOfSkill;
}

/** Whether a skill may write down what it reads in a part of which the likely ones made nothing. */
export const mayTakeLeft = (skill: Skill, wants: Wants | undefined): boolean =>
  !wants ||
  !skill.readsNames ||
  ownShare(skill, wants) + shareOf(wants, 'fix') + shareOf(wants, 'answer') >= leastOfNames;

/** How likely something is to be written down by the skill; one that names no acts serves all. */
const ownShare = ({ acts }: Skill, wants: Wants): number =>
  acts ? wants.acts.reduce((sum, { act, share }) => sum + (acts.includes(act) && isTold.test(act) ? share : 0), 0) : 1;
const isTold = /^(?:log\.|fix\.|answer\.|save\.food)/;
