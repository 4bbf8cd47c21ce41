import type { ToldEntry } from '../language/corrections/meant/diary.ts';
import { type Meant, mayCorrect, meantOf } from '../language/corrections/meant/meant.ts';
import { type Message, readMessage } from '../language/message.ts';
import { readPastStretch } from '../language/pastStretch.ts';
import { hasRole } from '../language/words.ts';
import { localDateOf } from '../lib/dates.ts';
import { findMeantEffects, findQuestion } from './data.ts';
import type { Outcome, Skill, Turn } from './skill.ts';

/** Higher than what a question or a command may reach, which come first else. */
const sureScore = { named: 5.5, unnamed: 6.5 };
const isSure = ({ isNamed, score }: Meant): boolean => score >= (isNamed ? sureScore.named : sureScore.unnamed);

/** The same before commands and questions are looked for, where there is hardly a doubt and nothing is asked. */
export async function correctSurely(skills: Skill[], text: string, turn: Turn): Promise<Outcome[] | undefined> {
  const message = readMessage(text);
  // What was so last week is not what is in the diary of today.
  const isPast = readPastStretch(text, localDateOf(turn.now, turn.person.timeZone)) !== undefined;
  const isCommand = hasRole(message, 0, 'change') || hasRole(message, 0, 'remove');
  if (isPast || isCommand || !mayCorrect(message) || (await findQuestion(turn.db, turn.person.owner, turn.now)))
    return undefined;
  return correctTold(skills, message, turn, isSure);
}

/** What a message likeliest asks of what the diary holds, done; undefined where it rather tells news. */
export async function correctTold(
  skills: Skill[],
  message: Message,
  turn: Turn,
  isEnough: (meant: Meant) => boolean = () => true,
): Promise<Outcome[] | undefined> {
  if (!mayCorrect(message)) return undefined;
  const latest = await findMeantEffects(turn);
  const kept = new Map<ToldEntry, Skill>();
  for (const skill of skills) for (const entry of (await skill.told?.(turn, latest)) ?? []) kept.set(entry, skill);
  const meant = await meantOf(message, [...kept.keys()], turn.daysAgo);
  if (!meant.every(isEnough)) return undefined;
  const outcomes: Outcome[] = [];
  for (const { correction, entries } of meant) {
    const [first] = entries;
    const skill = first && kept.get(first);
    const outcome = await skill?.correct?.(correction, turn, { entries: entries.map(({ id }) => id) });
    if (outcome) outcomes.push(outcome);
  }
  return outcomes.length > 0 ? outcomes : undefined;
}
