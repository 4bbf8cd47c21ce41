import { namesInMistake, readBesideAsides } from '../language/corrections/asides.ts';
import type { Correction } from '../language/corrections/correction.ts';
import { readRestated } from '../language/corrections/restated.ts';
import { readCorrections } from '../language/corrections/several.ts';
import { isClockAlone, isDayAlone } from '../language/corrections/when.ts';
import { type Message, readMessage } from '../language/message.ts';
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
  const corrected = await correctAll(skills, readCorrections(message, turn.daysAgo), turn);
  if (corrected) return corrected;
  const meant = (await readKnown(skills, message, turn)) ?? readRestated(message);
  return meant && correctAll(skills, [meant], turn);
}

/** What is corrected beside words that name nothing here, which tell how the mistake came about. */
async function readKnown(skills: Skill[], message: Message, turn: Turn): Promise<Correction | undefined> {
  const known = new Set<string>();
  for (const name of namesInMistake(message))
    for (const skill of skills) if (await skill.names?.(name, turn)) known.add(name);
  return readBesideAsides(message, known, turn.daysAgo);
}

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
