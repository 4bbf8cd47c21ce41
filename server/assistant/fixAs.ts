import type { Act } from '../../contract/acts/acts.ts';
import { isPlainlyTold, readAs } from '../language/corrections/meant/asAct.ts';
import type { ToldEntry } from '../language/corrections/meant/diary.ts';
import { type Heard, hear } from '../language/corrections/meant/heard.ts';
import { readMessage } from '../language/message.ts';
import { readTimeTold } from '../language/timeTold.ts';
import { findMeantEffects } from './data.ts';
import type { Outcome, Skill, Turn } from './skill.ts';

/** From here on what a part wants changed is taken for sure, however it is worded. */
const leastSure = 0.6;
/** What these want changed is all of what was told last where they name nothing. */
const aboutAll: Act[] = ['fix.remove', 'fix.share', 'fix.when'];
/** What was on it is read as an entry of its own. */
const told: Act[] = ['fix.with', 'fix.undo', 'fix.redo'];

/** What was told last, changed as it is surely wanted, where no wording of a correction was recognised; else which one it is and how it was is asked. */
export async function fixAs(skills: Skill[], text: string, turn: Turn): Promise<Outcome[] | undefined> {
  const [likeliest] = turn.wants?.acts ?? [];
  const { act, share } = likeliest ?? {};
  if (!act?.startsWith('fix.') || (share ?? 0) < leastSure || turn.wants?.isMixed || told.includes(act))
    return undefined;
  if (soundsNew(text, act)) return undefined;
  const effects = await findMeantEffects(turn);
  const kept = new Map<ToldEntry, Skill>();
  for (const skill of skills)
    for (const entry of (await skill.told?.(turn, effects)) ?? []) if (entry.isLatest) kept.set(entry, skill);
  const heard = hear(readMessage(text), [...kept.keys()], turn.daysAgo);
  if (kept.size === 0 || isPlainlyTold(heard)) return undefined;
  const meant = entriesMeant(act, heard, [...kept.keys()]);
  const outcomes: Outcome[] = [];
  for (const [skill, entries] of bySkill(meant, kept)) {
    const outcome = await change(skill, act, heard, entries, turn);
    if (outcome) outcomes.push(outcome);
  }
  if (outcomes.length > 0) return outcomes;
  // More of something else is an entry of its own.
  return act === 'fix.more' ? undefined : askWhich([...kept.keys()], kept, turn);
}

/** Those that the words name, else the only one, else all where that may be meant. */
function entriesMeant(act: Act, { mentions }: Heard, entries: ToldEntry[]): ToldEntry[] {
  const named = entries.filter((entry) => mentions.some((mention) => mention.entries.includes(entry)));
  if (named.length > 0) return named;
  return entries.length === 1 || aboutAll.includes(act) ? entries : [];
}

function bySkill(entries: ToldEntry[], kept: Map<ToldEntry, Skill>): Map<Skill, ToldEntry[]> {
  const found = new Map<Skill, ToldEntry[]>();
  for (const entry of entries) {
    const skill = kept.get(entry);
    if (skill) found.set(skill, [...(found.get(skill) ?? []), entry]);
  }
  return found;
}

async function change(
  skill: Skill,
  act: Act,
  heard: Heard,
  entries: ToldEntry[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const [first] = entries;
  const isOfOne = !aboutAll.includes(act);
  const correction = first && (!isOfOne || entries.length === 1) ? await readAs(act, heard, first) : undefined;
  if (!correction) return undefined;
  // The day that is named is where it goes, not where it is.
  const about = correction.kind === 'moved' ? { ...turn, daysAgo: 0 } : turn;
  const reach = { entries: entries.map(({ id }) => id) };
  const changed = await skill.correct?.(correction, about, reach);
  return changed ?? (correction.kind === 'remove' ? skill.correct?.({ kind: 'notHad' }, about, reach) : undefined);
}

async function askWhich(entries: ToldEntry[], kept: Map<ToldEntry, Skill>, turn: Turn): Promise<Outcome[] | undefined> {
  for (const [skill, ofSkill] of bySkill(entries, kept)) {
    const asked = await skill.correct?.({ kind: 'unsaid' }, turn, { entries: ofSkill.map(({ id }) => id) });
    if (asked) return [asked];
  }
  return undefined;
}

/** "Had half my smoothie", "log 150 kcal", "300 ml", "1 roti for lunch", "the day before it was 55": likelier news. */
function soundsNew(text: string, act: Act): boolean {
  const { tokens, roles } = readMessage(text);
  const isTold = roles[0]?.has('eaten') || roles.some((known) => known.has('log'));
  const isAmountAlone = tokens.length <= 2 && tokens[0]?.kind === 'number';
  const isFigureOfDay = act === 'fix.when' && tokens.some(({ kind }) => kind === 'number') && !readTimeTold(text);
  const isOfMeal = act === 'fix.amount' && roles.some((known) => known.has('meal'));
  return isTold || isAmountAlone || isFigureOfDay || isOfMeal;
}
