import { readAmongKnown } from '../language/corrections/amongKnown.ts';
import { namesInMistake, readBesideAsides } from '../language/corrections/asides.ts';
import type { Correction } from '../language/corrections/correction.ts';
import { readRestated } from '../language/corrections/restated.ts';
import { readCorrections } from '../language/corrections/several.ts';
import { isClockAlone, isDayAlone } from '../language/corrections/when.ts';
import { type Message, readMessage } from '../language/message.ts';
import { correctTold } from './correctTold.ts';
import { findQuestion } from './data.ts';
import type { Outcome, Reach, Skill, Turn } from './skill.ts';

/** "8 am" or "actually yesterday" alone, where nothing is asked, is when it was that was told last. */
export async function retime(skills: Skill[], text: string, turn: Turn): Promise<Outcome[] | undefined> {
  const message = readMessage(text);
  if (!(isClockAlone(message) || isDayAlone(message)) || (await findQuestion(turn.db, turn.person.owner, turn.now)))
    return undefined;
  return correct(skills, text, turn);
}

const reaches: Reach[] = ['latest', 'earlier'];

/** What the message corrects of what was logged, by its words alone, else by what of them the diary knows. */
export async function correct(skills: Skill[], text: string, turn: Turn): Promise<Outcome[] | undefined> {
  const message = readMessage(text);
  const corrections = readCorrections(message, turn.daysAgo);
  const denied = corrections.flatMap((correction) => (correction.kind === 'replace' && correction.was) || []);
  const corrected = denied.length === 0 ? await correctAll(skills, corrections, turn) : undefined;
  if (corrected) return corrected;
  const known = await knownNames(skills, message, turn);
  const among = readAmongKnown(message, known, turn.daysAgo);
  const isOfUnknown = denied.some((name) => !known.has(name));
  const whole = new Set([...known].flatMap(([name, part]) => (name === part ? name : [])));
  const others = [readBesideAsides(message, whole, turn.daysAgo), among, readRestated(message)];
  const meant = [isOfUnknown ? among : undefined, ...(denied.length > 0 ? [corrections] : []), ...others];
  for (const one of meant) {
    const outcomes = one && (await correctAll(skills, [one].flat(), turn));
    if (outcomes) return outcomes;
  }
  return correctTold(skills, message, turn);
}

const longestRun = 5;

/** The names in the message that are known here, whole or in part: "suno paratha" is a paratha. */
async function knownNames(skills: Skill[], message: Message, turn: Turn): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const name of namesInMistake(message)) {
    const words = name.split(' ');
    const parts = words.length > 1 && words.length <= longestRun ? [name, ...words] : [name];
    for (const part of parts) {
      if (known.has(name) || (part !== name && part.length < leastPart)) continue;
      for (const skill of skills) if (await skill.names?.(part, turn)) known.set(name, part);
    }
  }
  return known;
}
const leastPart = 3;

/** Of the latest first. */
async function correctAll(skills: Skill[], corrections: Correction[], turn: Turn): Promise<Outcome[] | undefined> {
  const outcomes: Outcome[] = [];
  for (const correction of corrections) {
    // "Slept only 5 hours" on Sunday is news of Sunday.
    const isNews = turn.daysAgo > 0 && correction.kind === 'amount' && correction.of === undefined;
    const about = correction.kind === 'moved' ? { ...turn, daysAgo: 0 } : turn;
    if (!isNews) outcomes.push(...(await correctOne(skills, correction, about)));
  }
  return outcomes.length > 0 ? outcomes : undefined;
}

async function correctOne(skills: Skill[], correction: Correction, turn: Turn): Promise<Outcome[]> {
  for (const reach of reaches) {
    const outcomes: Outcome[] = [];
    for (const skill of skills) {
      const corrected = await skill.correct?.(correction, turn, reach);
      if (corrected) outcomes.push(corrected);
      // "That was yesterday" is about all that one message told.
      if (corrected && correction.kind !== 'moved') return outcomes;
    }
    if (outcomes.length > 0) return outcomes;
  }
  return [];
}
