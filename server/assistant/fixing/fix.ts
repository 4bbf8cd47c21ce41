import { findMeantEffects } from '../data.ts';
import type { Outcome, Skill, Turn } from '../skill.ts';
import { carryOut } from './carryOut.ts';
import { readFixes } from './claims.ts';
import { type Beside, judgeFixes } from './judge.ts';

/** What the message puts right of what the diary holds, done; undefined where it rather tells something else. */
export async function fix(skills: Skill[], text: string, turn: Turn, beside: Beside): Promise<Outcome[] | undefined> {
  const read = await readFixes(skills, text, turn);
  for (const claim of judgeFixes(read, turn, beside)) {
    const outcomes = await carryOut(claim, read, skills, turn);
    if (outcomes) return outcomes;
  }
  return undefined;
}

/** Asks what of the last message was wrong, and how it was; undefined where there is nothing of it. */
export async function askWhatWasWrong(skills: Skill[], turn: Turn): Promise<Outcome | undefined> {
  const effects = await findMeantEffects(turn);
  for (const skill of skills) {
    const entries = ((await skill.told?.(turn, effects)) ?? []).filter(({ isLatest }) => isLatest);
    if (entries.length === 0) continue;
    const asked = await skill.correct?.({ kind: 'unsaid' }, turn, { entries: entries.map(({ id }) => id) });
    if (asked) return asked;
  }
  return undefined;
}
