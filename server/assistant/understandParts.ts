import * as texts from '../../texts/conversation.ts';
import { readMessage } from '../language/message.ts';
import { readNamedDay } from '../language/namedDay.ts';
import { daysIn, readSeveralDays, type ToldOfDay } from '../language/severalDays.ts';
import { readTimeTold } from '../language/timeTold.ts';
import { diaryDateOf } from '../lib/diaryDates.ts';
import type { Part } from '../understanding/wants/wants.ts';
import { doFilled } from './filled.ts';
import { takeQuestion } from './mutations.ts';
import { askWhether, needsTap } from './readings.ts';
import type { Outcome, Skill, Turn } from './skill.ts';
import { ask, understand } from './understand.ts';
import { mayTell, skillsFor, sureAct, sureShare, wantsOf } from './wanted.ts';

/** By what messages are understood. */
export interface Reading {
  skills: Skill[];
  /** A message with its misspelt words as they are meant. */
  mend(text: string): string;
}

/** "Missed my dose, sugar 210, shall I take two now?": what is surely told beside a question for a doctor is kept. */
export async function withToldBeside(cared: Outcome, reading: Reading, parts: Part[], turn: Turn): Promise<Outcome[]> {
  if (!/^(?:medicine|diagnosis)\./.test(cared.care ?? '')) return [cared];
  const told = parts.filter(({ acts }) => acts[0]?.act.startsWith('log.') && acts[0].share >= sureShare);
  if (told.length === 0 || told.length === parts.length) return [cared];
  const beside = await understandEach(reading, told, turn);
  const kept = beside.filter(({ effects = [] }) => effects.length > 0);
  return kept.length > 0 ? [{ ...cared, buttons: undefined }, ...kept] : [cared];
}

/** What a message wants part by part, but for what has to be confirmed first. */
export async function understandParts(reading: Reading, parts: Part[], text: string, turn: Turn): Promise<Outcome[]> {
  const waiting = new Set<Part>();
  for (const part of parts) if (await needsTap(reading.skills, part, turn)) waiting.add(part);
  if (waiting.size === 0) return understandAll(reading, parts, text, turn);
  const others = parts.filter((part) => !waiting.has(part));
  const outcomes = others.length > 0 ? await understandEach(reading, others, turn) : [];
  return [...outcomes.filter(({ isLost }) => !isLost), askWhether([...waiting], turn)];
}

/** One of several parts that tells nothing to be done is passed over. */
async function understandAll(reading: Reading, parts: Part[], text: string, turn: Turn): Promise<Outcome[]> {
  const { skills } = reading;
  const [first, second] = parts;
  if (!first || !second)
    return marked(first, await understandPart(skills, first, text, { ...turn, wants: first && wantsOf(first) }));
  const outcomes = await understandEach(reading, parts, turn);
  const found = outcomes.filter(({ isLost }) => !isLost);
  if (found.length > 0) return found;
  const [lost] = outcomes;
  return lost ? [lost] : understandWhole(skills, text, turn);
}

async function understandEach({ skills, mend }: Reading, parts: Part[], turn: Turn): Promise<Outcome[]> {
  const wanted = parts
    .map((part) => ({ part, wants: wantsOf(part) }))
    .filter(({ part, wants }) => /[\p{L}\p{N}]/u.test(part.text) && !sureAct(wants)?.startsWith('none.'));
  // The exam on Friday that is told beside a mood, the Monday that a weight is compared with say nothing of its day.
  const told = wanted
    .filter(({ wants }) => mayTell(wants))
    .map(({ part }) => part.text)
    .join(' ');
  const today = diaryDateOf(turn.now, turn.person);
  const named = readNamedDay(told, today);
  const [toldDay = 0, ...otherDays] = new Set(readMessage(told).clauses.map(({ daysAgo }) => daysAgo));
  const day = typeof named === 'object' ? named.daysAgo : otherDays.length === 0 ? toldDay : turn.daysAgo;
  const areSeveral = daysIn(told, today).length > 1;
  const time = readTimeTold(told)?.time;
  let dayBefore = turn.daysAgo;
  const outcomes: Outcome[] = [];
  for (const { part, wants } of wanted) {
    const said = mend(part.text.trim().replace(/^[,;.\s]+|[,;\s]+$/gu, ''));
    const daysAgo = areSeveral ? dayOf(part.text, today, dayBefore) : day;
    const ofPart = { ...turn, said, wants, time, daysAgo, isPart: wanted.length > 1 };
    outcomes.push(...marked(part, await understandPart(skills, part, said, ofPart)));
    dayBefore = /[.!;\n।]\s*$/u.test(part.text) ? turn.daysAgo : daysAgo;
    turn.own.forget();
  }
  return outcomes;
}

/** A part that comes filled is done as it is; else its words are read. */
const understandPart = async (skills: Skill[], part: Part | undefined, text: string, turn: Turn): Promise<Outcome[]> =>
  (part?.filled && (await doFilled(skills, part.filled, turn))) ?? understandWhole(skills, text, turn);

/** Of parts of several days, the one that a part names; else it goes on with the day before it in its sentence. */
function dayOf(text: string, today: string, dayBefore: number): number {
  const [day, ...others] = daysIn(text, today);
  return day === undefined || others.length > 0 || Number.isNaN(day) ? dayBefore : day;
}

/** Where the fitted share of its act is below, only a model saw it. */
const leastHeard = 0.2;

const marked = (part: Part | undefined, outcomes: Outcome[]): Outcome[] =>
  part?.heard !== undefined && part.heard < leastHeard
    ? outcomes.map((outcome) => ({ ...outcome, isByModel: true }))
    : outcomes;

export async function understandWhole(skills: Skill[], text: string, turn: Turn): Promise<Outcome[]> {
  const { locale } = turn.person;
  const today = diaryDateOf(turn.now, turn.person);
  const days = readSeveralDays(text, today);
  if (days) return [(await askAlone(skills, text, turn)) ?? (await understandDays(skills, days, turn))].flat();
  const named = readNamedDay(text, today);
  if (named === 'several' || named === 'none') {
    const asked = await askAlone(skills, text, turn);
    const refusal = named === 'none' ? texts.noSuchDay : texts.oneDayAtATime;
    return [asked ?? { text: refusal(locale) }];
  }
  const said = { ...turn, daysAgo: named?.daysAgo ?? turn.daysAgo };
  return [await understand(skills, named?.rest ?? text, said)].flat();
}

const askAlone = async (skills: Skill[], text: string, turn: Turn): Promise<Outcome | undefined> =>
  ask(skillsFor(skills, turn.wants), skills, text, turn, await takeQuestion(turn.db, turn.person.owner, turn));

/** What is told of several days, each by itself. */
async function understandDays(skills: Skill[], days: ToldOfDay[], turn: Turn): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const mayLeaveOut = sureAct(turn.wants) === 'log.medicine';
  for (const { daysAgo, text, said, isDenied } of days) {
    if (isDenied && !mayLeaveOut) continue;
    const ofDay = { ...turn, said, daysAgo, time: undefined };
    outcomes.push(...[await understand(skills, text.padStart(said.length), ofDay)].flat());
  }
  const isLogged = outcomes.some(({ effects = [] }) => effects.length > 0);
  return isLogged ? outcomes.filter(({ isLost }) => !isLost) : [{ text: texts.oneDayAtATime(turn.person.locale) }];
}
