import type { Outcome, Reach, Skill, Turn } from '../skill.ts';
import type { Directed, FixClaim, FixesRead } from './claims.ts';

const reaches: Reach[] = ['latest', 'earlier'];

/** Does what a claim puts right; undefined where the diary has nothing like that. */
export async function carryOut(
  { directed }: Pick<FixClaim, 'directed'>,
  { kept }: Pick<FixesRead, 'kept'>,
  skills: Skill[],
  turn: Turn,
): Promise<Outcome[] | undefined> {
  const outcomes: Outcome[] = [];
  for (const one of directed) {
    // The day that is named is where it goes, not where it is.
    const about = one.correction.kind === 'moved' ? { ...turn, daysAgo: 0 } : turn;
    outcomes.push(
      ...(one.entries ? await ofEntries(one, one.entries, kept, about) : await inWords(one, skills, about)),
    );
  }
  return outcomes.length > 0 ? outcomes : undefined;
}

async function ofEntries(
  { correction }: Directed,
  entries: NonNullable<Directed['entries']>,
  kept: FixesRead['kept'],
  turn: Turn,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [skill, ofSkill] of Map.groupBy(entries, (entry) => kept.get(entry))) {
    const reach = { entries: ofSkill.map(({ id }) => id) };
    const done =
      (await skill?.correct?.(correction, turn, reach)) ??
      (correction.kind === 'remove' ? await skill?.correct?.({ kind: 'notHad' }, turn, reach) : undefined);
    if (done) outcomes.push(done);
    if (done && correction.kind === 'unsaid') break;
  }
  return outcomes;
}

/** Of what the words name, the latest first. */
async function inWords({ correction }: Directed, skills: Skill[], turn: Turn): Promise<Outcome[]> {
  // "Slept only 5 hours" on Sunday is news of Sunday.
  if (turn.daysAgo > 0 && correction.kind === 'amount' && correction.of === undefined) return [];
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
