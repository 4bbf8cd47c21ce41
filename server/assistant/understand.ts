import type { Act } from '../../contract/acts/acts.ts';
import * as texts from '../../texts/conversation.ts';
import { saysFigureAlone } from '../language/corrections/said.ts';
import { readMessage } from '../language/message.ts';
import { readTimeTold } from '../language/timeTold.ts';
import { givingWay } from '../lib/givingWay.ts';
import { findQuestion } from './data.ts';
import { isCommand } from './fixing/command.ts';
import { askWhatWasWrong, deniesFirst, fix } from './fixing/fix.ts';
import type { Beside } from './fixing/judge.ts';
import { takeQuestion } from './mutations.ts';
import type { Outcome, Question, Skill, Turn } from './skill.ts';
import {
  askedShare,
  mayPutRight,
  mayTake,
  mayTakeLeft,
  mayTell,
  shareOf,
  skillsFor,
  surely,
  sureShare,
  wantsIn,
  withoutFix,
} from './wanted.ts';

/** Skills may each read a long message for some time. */
const giveWay = givingWay();

/**
 * A correction of what the diary holds where that is likelier than news; else a command or the answer to a question, then
 * whatever each skill can take out of the message: of the skills that serve what is wanted, where that is known.
 */
export async function understand(all: Skill[], text: string, given: Turn): Promise<Outcome | Outcome[]> {
  const turn = { ...given, time: readTimeTold(text)?.time ?? given.time };
  const { db, person, now } = turn;
  const mended = await mend(all, text, turn);
  if (mended) return mended;
  const isAsked = isCommand(readMessage(text)) || (await findQuestion(db, person.owner, now)) !== undefined;
  const fixed = isAsked ? undefined : await putRight(all, text, turn, 'nothing yet');
  if (fixed && fixed !== 'news') return fixed;
  const news = isAsked || !turn.wants ? turn : { ...turn, wants: withoutFix(turn.wants, fixed === 'news') };
  return understandNews(all, text, news, isAsked);
}

async function mend(all: Skill[], text: string, turn: Turn): Promise<Outcome | undefined> {
  for (const skill of all) {
    const mended = await skill.mend?.(text, turn);
    if (mended) return mended;
  }
  return undefined;
}

/** What is told, asked or ordered; what answers no question and is no command may still put something right then. */
export async function understandNews(
  all: Skill[],
  text: string,
  turn: Turn,
  mayFixAfter: boolean,
): Promise<Outcome | Outcome[]> {
  const { wants } = turn;
  const skills = skillsFor(all, wants);
  // One that is open already would be found again; one that is over waits for the next.
  const mayBeOpen = mayFixAfter || turn.now < turn.handledAt;
  const question = mayBeOpen ? await takeQuestion(turn.db, turn.person.owner, turn) : undefined;
  const asked = await ask(skills, all, text, turn, question);
  if (asked?.says !== undefined) turn.own.forget();
  if (asked) return asked.says === undefined ? asked : understandSaid(all, asked.says, asked.means, turn);
  const beside = isCommand(readMessage(text)) ? 'a command' : 'nothing yet';
  const corrected = mayFixAfter ? await putRight(all, text, turn, beside) : undefined;
  if (corrected && corrected !== 'news') return corrected;
  const outcomes = await takeAll(all, skills, text, turn);
  const left = all.filter((skill) => mayTakeLeft(skill, wants));
  const tells =
    isSome(outcomes) || !mayTell(wants) ? outcomes : await takeAll(left, left, text, { ...turn, wants: undefined });
  if (isSome(tells)) return helpWithRest(tells, turn);
  const kept = await keep(skills, text, turn);
  if (kept?.effects) return kept;
  const answered = await answerAny(all, skills, text, turn);
  if (answered) return answered;
  return kept ? seekHelp(kept, turn) : leaveUnread(tells[0], all, text, turn);
}

/** What is put right; where how it was is only asked, a model may know more. */
async function putRight(
  all: Skill[],
  text: string,
  turn: Turn,
  beside: Beside,
): Promise<Outcome[] | 'news' | undefined> {
  const mayFix = !text.startsWith('/') && (!turn.wants || mayPutRight(turn.wants) || deniesFirst(text));
  const fixed = mayFix || beside === 'a command' ? await fix(all, text, turn, beside) : undefined;
  if (!fixed || fixed === 'news') return fixed;
  const [first] = fixed;
  return first && fixed.every(({ effects }) => !effects) ? [await seekHelp(first, turn)] : fixed;
}

const seekHelp = async (last: Outcome, turn: Turn): Promise<Outcome> =>
  turn.said && turn.help ? turn.help(last, turn) : last;

/** A command or a question of skills that nobody thought to be meant, where nothing else was made of the message. */
async function answerAny(all: Skill[], asked: Skill[], text: string, turn: Turn): Promise<Outcome | undefined> {
  for (const skill of turn.wants ? all : []) {
    await giveWay();
    const answered = asked.includes(skill) ? undefined : await skill.answer?.(text, turn);
    if (answered) return answered;
  }
  return undefined;
}

/** What an answer or a button says for the person. */
const understandSaid = (all: Skill[], said: string, means: Act | undefined, turn: Turn): Promise<Outcome | Outcome[]> =>
  understand(all, said, { ...turn, wants: surely(means), ...(means && { said }) });

const isSome = ([found, ...others]: Outcome[]): boolean =>
  others.length > 0 || (found !== undefined && !found.isAside && !found.isLost);

/** From here on something was likely wrong, whatever it was. */
const leastWrong = 0.5;

/** What was wrong is asked where something surely was; else the likeliest guess, else what is said where nobody knew more. */
async function leaveUnread(found: Outcome | undefined, all: Skill[], text: string, turn: Turn): Promise<Outcome> {
  if (found?.isAside) return (await guess(all, turn, saysMore)) ?? found;
  const likely = turn.wants ? shareOf(turn.wants, 'fix') : 0;
  const isLikely = likely >= askedShare || deniesFirst(text);
  const fixed = isLikely ? await fix(all, text, turn, 'nothing at all') : undefined;
  if (fixed?.[0] && fixed !== 'news') return fixed[0];
  const wrong = likely >= leastWrong ? await askWhatWasWrong(all, text, turn) : undefined;
  if (wrong) return seekHelp(wrong, turn);
  const last = found ?? (await guess(all, turn)) ?? { ...(await lost(all, text, turn)), isLost: true as const };
  return seekHelp(last, turn);
}

/** What is to be logged and no skill could take: kept where that is sure, asked about where it is likely. */
async function keep(skills: Skill[], text: string, turn: Turn): Promise<Outcome | undefined> {
  const [likeliest] = turn.wants?.acts ?? [];
  if (!likeliest?.act.startsWith('log.') || likeliest.share < askedShare || isOfOthers(text)) return undefined;
  const { act, share } = likeliest;
  if (share < beyondDoubt && isPlanned(text)) return undefined;
  return share >= sureShare ? keepAs(act, skills, text, turn) : askWhetherToLog(act, text, turn);
}

/** What reads as a plan is news only where hardly anything else is likely. */
const beyondDoubt = 0.9;
const isPlanned = (text: string): boolean => readMessage(text).clauses.every(({ plans }) => plans);
/** Somebody else did it, whatever it was. */
const isOfOthers = (text: string): boolean => readMessage(text).clauses.every(({ veto }) => veto === 'other');

/** What surely tells of this, or what is missing of it. */
async function keepAs(act: Act, skills: Skill[], text: string, turn: Turn): Promise<Outcome | undefined> {
  for (const skill of skills) {
    const kept = skill.acts?.includes(act) ? await skill.keep?.(act, withoutTime(skill, text, turn), turn) : undefined;
    if (kept) return kept;
  }
  const question = texts.whatIsMissing[act as keyof typeof texts.whatIsMissing];
  return question && { text: question(turn.person.locale) };
}

function askWhetherToLog(act: Act, text: string, { person: { locale } }: Turn): Outcome | undefined {
  const asked = texts.whetherToLog[act as keyof typeof texts.whetherToLog];
  return (
    asked && {
      text: asked(locale),
      question: { skill: 'doubts', data: { act, text } },
      buttons: () => [
        [
          { label: texts.logIt(locale), action: 'doubts.log:' },
          { label: texts.leaveIt(locale), action: 'doubts.leave:' },
        ],
      ],
    }
  );
}

/** What each skill takes out of the message, and what the ones before it left, which may want something else than the whole. */
async function takeAll(all: Skill[], asked: Skill[], text: string, given: Turn): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let [rest, turn] = [text, given];
  for (const skill of all) {
    await giveWay();
    const isAsked = skill.logs ? mayTake(skill, turn.wants) : asked.includes(skill);
    const told = withoutTime(skill, rest, turn);
    const taken = isAsked && /[\p{L}\p{N}]/u.test(told) ? await skill.take?.(told, turn) : undefined;
    if (!taken) continue;
    outcomes.push(await taken.log(turn));
    turn.own.forget();
    rest = taken.rest;
    if (turn.wants && rest !== '') turn = { ...turn, wants: wantsIn(rest) };
  }
  return outcomes;
}

/** The words that a skill reads, where the turn keeps the time of what it logs. */
const withoutTime = (skill: Skill, text: string, turn: Turn): string =>
  (skill.isTimedByTurn && turn.time && readTimeTold(text)?.rest) || text;

/** Seeks help with the words that were left, unless something else is asked already. */
async function helpWithRest(outcomes: Outcome[], turn: Turn): Promise<Outcome[]> {
  const at = outcomes.findIndex(({ unread }) => unread);
  const found = outcomes[at];
  if (!found || !turn.help || !turn.said || outcomes.some(({ question }) => question)) return outcomes;
  return outcomes.with(at, await turn.help(found, turn));
}

/** What is a command or a question as a whole, or answers the question that is open. */
export async function ask(
  skills: Skill[],
  all: Skill[],
  text: string,
  turn: Turn,
  question: Question | undefined,
): Promise<Outcome | undefined> {
  const asking = all.find((skill) => skill.name === question?.skill);
  if (asking?.takesNext && !text.startsWith('/')) return asking.resume?.(question?.data, text, turn);
  const isAnswer =
    saysFigureAlone(readMessage(text)) ||
    asking?.isAnswer?.(text, turn, question?.data) ||
    (turn.wants && shareOf(turn.wants, 'answer') >= sureShare);
  const answered = isAnswer ? await asking?.resume?.(question?.data, text, turn) : undefined;
  if (answered) return answered;
  for (const skill of skills) {
    await giveWay();
    const command = await skill.answer?.(text, turn);
    if (command) return command;
  }
  return asking?.resume?.(question?.data, text, turn);
}

/** Whether it says more than that nothing was logged. */
const saysMore = (act: Act): boolean => !/^(?:log|none|fix)\./.test(act);

const mostGuesses = 3;
/** Below it an act is no guess but chance. */
const leastShare = 0.35;

/** What a message that no skill understood is likely meant as, answered as that; `isGood` says which acts are worth it. */
async function guess(
  skills: Skill[],
  turn: Turn,
  isGood: (act: Act) => boolean = () => true,
): Promise<Outcome | undefined> {
  const likely = turn.wants?.acts.slice(0, mostGuesses) ?? [];
  for (const { act, share } of likely) {
    if (share < (act.startsWith('fix.') ? sureShare : leastShare) || !isGood(act)) return undefined;
    for (const skill of skills) {
      const guessed = await skill.guess?.(act, turn);
      if (guessed) return guessed;
    }
  }
  return undefined;
}

async function lost(skills: Skill[], text: string, turn: Turn): Promise<Outcome> {
  for (const skill of skills) {
    const answered = await skill.lost?.(text, turn);
    if (answered) return answered;
  }
  return { text: texts.wordsOnly(turn.person.locale) };
}
