import { nothingToChange } from '../../../texts/food/food.ts';
import type { Role } from '../../language/lexicon.ts';
import { readMessage } from '../../language/message.ts';
import { findMeantEffects } from '../data.ts';
import type { Outcome, Skill, Turn } from '../skill.ts';
import { carryOut } from './carryOut.ts';
import { readFixes } from './claims.ts';
import { type Beside, judgeFixes } from './judge.ts';

/** What the message puts right of what the diary holds, done; undefined where it rather tells something else, 'news' where its words surely do. */
export async function fix(
  skills: Skill[],
  text: string,
  turn: Turn,
  beside: Beside,
): Promise<Outcome[] | 'news' | undefined> {
  const read = await readFixes(skills, text, turn);
  for (const claim of judgeFixes(read, turn, beside)) {
    const outcomes = await carryOut(claim, read, skills, turn);
    if (outcomes) return outcomes;
  }
  return read.isNews ? 'news' : undefined;
}

/** Asks what of the last message was wrong, and how it was. Where there is nothing of it, says so to who plainly denies something. */
export async function askWhatWasWrong(skills: Skill[], text: string, turn: Turn): Promise<Outcome | undefined> {
  const effects = await findMeantEffects(turn);
  for (const skill of skills) {
    const entries = ((await skill.told?.(turn, effects)) ?? []).filter(({ isLatest }) => isLatest);
    if (entries.length === 0) continue;
    const asked = await skill.correct?.({ kind: 'unsaid' }, turn, { entries: entries.map(({ id }) => id) });
    if (asked) return asked;
  }
  return deniesFirst(text) ? { text: nothingToChange(turn.person.locale) } : undefined;
}

const denying: Role[] = ['no', 'corrected', 'mistaken'];

/** "No, 6 hours", "sorry 8". */
export function deniesFirst(text: string): boolean {
  const [first] = readMessage(text).roles;
  return denying.some((role) => first?.has(role));
}
