import type { ToldEntry } from '../../language/corrections/meant/diary.ts';
import { findMeantEffects } from '../data.ts';
import type { Skill, Turn } from '../skill.ts';

/** Each entry that a message may speak of, with the skill that keeps it. */
export async function keptEntries(skills: Skill[], turn: Turn): Promise<Map<ToldEntry, Skill>> {
  const kept = new Map<ToldEntry, Skill>();
  const effects = await findMeantEffects(turn);
  for (const skill of skills) for (const entry of (await skill.told?.(turn, effects)) ?? []) kept.set(entry, skill);
  return kept;
}
