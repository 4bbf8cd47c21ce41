import type { FilledAct } from '../../contract/acts/slots.ts';
import { minutesOf } from '../lib/recurrence.ts';
import { doFix } from './fixing/filled.ts';
import { takeQuestion } from './mutations.ts';
import type { Outcome, Skill, Turn } from './skill.ts';

/** The turn at the day and time that an act was filled with; the day and time of the message where it has none of its own. */
export const whenFilled = ({ daysAgo, time }: { daysAgo: number | null; time: string | null }, turn: Turn): Turn => ({
  ...turn,
  daysAgo: daysAgo ?? turn.daysAgo,
  time: time === null ? turn.time : { minutes: minutesOf(time), isSure: true },
});

/** What became of a filled act; undefined where nobody can do it as it is filled. */
export async function doFilled(skills: Skill[], filled: FilledAct, turn: Turn): Promise<Outcome[] | undefined> {
  const done = filled.act.startsWith('fix.')
    ? await doFix(skills, filled, turn)
    : await doBySkill(skills, filled, turn);
  if (done) await takeQuestion(turn.db, turn.person.owner, turn);
  return done;
}

async function doBySkill(skills: Skill[], filled: FilledAct, turn: Turn): Promise<Outcome[] | undefined> {
  for (const skill of skills) {
    const done = await skill.do?.(filled, turn);
    if (done) return [done];
  }
  return undefined;
}
