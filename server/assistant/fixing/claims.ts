import type { Act } from '../../../contract/acts/acts.ts';
import { readAmongKnown } from '../../language/corrections/amongKnown.ts';
import { namesInMistake, readBesideAsides } from '../../language/corrections/asides.ts';
import type { Correction } from '../../language/corrections/correction.ts';
import { isPlainlyTold, readAs, tellsNutrientsOfOther } from '../../language/corrections/meant/asAct.ts';
import type { ToldEntry } from '../../language/corrections/meant/diary.ts';
import { type Heard, hear } from '../../language/corrections/meant/heard.ts';
import { likeliestOf, type Meant, meantInParts, tellsOfOwn } from '../../language/corrections/meant/meant.ts';
import { readRestated } from '../../language/corrections/restated.ts';
import { readCorrections } from '../../language/corrections/several.ts';
import type { Role } from '../../language/lexicon.ts';
import { readMessage } from '../../language/message.ts';
import { deniedDays } from '../../language/namedDay.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import type { Skill, Turn } from '../skill.ts';
import { keptEntries } from './kept.ts';
import { ofDish, ofKnown } from './together.ts';

/** A correction of these entries; of what its words name, the latest first, where none are given. */
export interface Directed {
  correction: Correction;
  entries?: ToldEntry[];
}

/**
 * One thing that a message may put right. What claimed it: `wording` a known turn of speech, `known names` one beside names
 * that the diary knows, `aside` one beside what only explains it, `restated` an amount alone, `diary` what is heard of each
 * entry, `act` what each kind of correction would make of it.
 */
export interface FixClaim {
  source: 'wording' | 'known names' | 'aside' | 'restated' | 'diary' | 'act';
  directed: Directed[];
  /** The act under which the words were read. */
  act?: Act;
  /** What speaks for what was heard of the diary. */
  meant?: Meant;
}

/** What a message is held against, and what it may put right. */
export interface FixesRead {
  heard: Heard;
  /** Each entry with the skill that keeps it. */
  kept: Map<ToldEntry, Skill>;
  claims: FixClaim[];
  /** Its words tell of something else, whatever they likely want. */
  isNews: boolean;
}

const leastAct = 0.03;
const mostOfDiary = 4;

/** All that a message may put right of what the diary holds. */
export async function readFixes(skills: Skill[], text: string, turn: Turn): Promise<FixesRead> {
  const message = readMessage(text);
  const kept = await keptEntries(skills, turn);
  const entries = [...kept.keys()];
  const heard = hear(message, entries, turn.daysAgo);
  // "My chai has no sugar" is kept for every chai.
  if (tellsOfOwn(message) && !heard.has('relative', 'other', 'theyAte', 'gave', 'left'))
    return { heard, kept, claims: [], isNews: false };
  if (tellsNutrientsOfOther(heard)) return { heard, kept, claims: [], isNews: true };
  const worded = readCorrections(message, turn.daysAgo);
  const latest = entries.filter(({ isLatest }) => isLatest);
  const known = await knownNames(skills, namesInMistake(message), turn);
  const whole = new Set([...known].flatMap(([name, part]) => (name === part ? name : [])));
  const isNews = soundsNew(heard, latest);
  const likeliest = isNews ? [] : await likeliestOf(message, heard, entries);
  const parts = isNews ? [] : await meantInParts(message, entries, turn.daysAgo);
  return {
    ...{ heard, kept, isNews },
    claims: [
      ...inWords('wording', worded, latest).map((claim) => ofKnown(claim, heard)),
      ...inWords('known names', readAmongKnown(message, known, turn.daysAgo)),
      ...inWords('aside', readBesideAsides(message, whole, turn.daysAgo)),
      ...inWords('restated', readRestated(message)),
      ...ofDiary(likeliest.slice(0, mostOfDiary), latest, heard),
      ...(parts[1] ? [{ source: 'diary' as const, directed: parts, meant: parts[0] as Meant }] : []),
      ...(isNews ? [] : await asActs(heard, entries, turn)),
    ],
  };
}

/** With these a message speaks of what was told before. */
const cues: Role[] = [
  ...([
    'corrected',
    'mistaken',
    'no',
    'negation',
    'none',
    'change',
    'was',
    'just',
    'that',
    'instead',
    'remove',
  ] as const),
  ...(['notEaten', 'notMine', 'without', 'gave', 'left', 'share', 'more', 'also'] as const),
];

/**
 * "Had half my smoothie", "log 150 kcal", "dal" after two rotis: whatever was told before, these tell of something else. So does
 * what names none of several foods in words that nobody knows.
 */
function soundsNew(heard: Heard, latest: ToldEntry[]): boolean {
  const { message, mentions } = heard;
  const { roles } = message;
  // "Dal" is a food, and in "dal do" a verb.
  const isName = (at: number) => mentions.some(({ from, to }) => at >= from && at < to);
  if (heard.has('was') || roles.some((known, at) => !isName(at) && cues.some((role) => known.has(role)))) return false;
  const isTold = roles[0]?.has('eaten') || roles.some((known) => known.has('log'));
  const isNamed = mentions.some(({ entries }) => entries.length > 0);
  const isOther = mentions.some((one) => one.entries.length === 0);
  const isStrange = !isNamed && latest.length > 1 && (heard.strangers.length > 0 || isOther);
  return isTold || isStrange || isPlainlyTold(heard);
}

function inWords(
  source: FixClaim['source'],
  read: Correction | Correction[] | undefined,
  latest: ToldEntry[] = [],
): FixClaim[] {
  const directed = [read ?? []].flat().map((correction) => {
    if ('of' in correction && correction.of !== undefined) return { correction };
    if (ofAll.includes(correction.kind) && latest.length > 0) return { correction, entries: latest };
    const measured = correction.kind === 'amount' && correction.hasUnit ? correction.amount : undefined;
    // "No, 1.5 scoops" of whey and an apple.
    const counted = latest.filter((entry) => measured !== undefined && entry.isCountedIn(measured));
    return latest.length > 1 && counted.length === 1 ? { correction, entries: counted } : { correction };
  });
  return directed.length > 0 ? [{ source, directed }] : [];
}

/** Where nothing is named, these are of all that was told last. */
const ofAll: Correction['kind'][] = ['moved', 'scale', 'notHad'];

function ofDiary(likeliest: Meant[], latest: ToldEntry[], heard: Heard): FixClaim[] {
  const isOfAll = ({ isNamed, correction: { kind } }: Meant) => !isNamed && latest.length > 1 && ofAll.includes(kind);
  const kindsOfAll = likeliest.map((meant) => (isOfAll(meant) ? meant.correction.kind : undefined));
  const claims = likeliest
    .filter((meant, at) => !isOfAll(meant) || kindsOfAll.indexOf(meant.correction.kind) === at)
    .map((meant) => ({
      source: 'diary' as const,
      directed: [isOfAll(meant) ? { correction: meant.correction, entries: latest } : meant],
      meant,
    }));
  return [...claims, ...ofDish(claims, heard)];
}

/** What these want changed is all of what was told last where they name nothing. */
const aboutAll: Act[] = ['fix.remove', 'fix.share', 'fix.when'];

/** What each likely kind of correction would make of the entries that are named, else of what was told last. */
async function asActs(heard: Heard, entries: ToldEntry[], { wants, said, now, person }: Turn): Promise<FixClaim[]> {
  const named = entries.filter((entry) => heard.mentions.some((mention) => mention.entries.includes(entry)));
  const latest = entries.filter(({ isLatest }) => isLatest);
  const meant = named.length > 0 ? named : latest;
  // "Remove the black coffee" after a fish curry is about no fish curry.
  const isOfOther = named.length === 0 && heard.mentions.some(({ isOther }) => isOther);
  const denied = deniedDays(said, diaryDateOf(now, person));
  const likely = wants?.acts.filter(({ act, share }) => act.startsWith('fix.') && share >= leastAct) ?? [];
  const claims: FixClaim[] = [];
  for (const { act } of likely.filter((one) => !(isOfOther && one.act === 'fix.remove')))
    claims.push(...(await asAct(act, heard, ofDeniedDay(act, meant, entries, denied))));
  return [...claims, ...ofDish(claims, heard)];
}

/** "Not Tuesday, it was Wednesday" is about what was told of Tuesday, of which the last telling is meant. */
function ofDeniedDay(act: Act, meant: ToldEntry[], entries: ToldEntry[], denied: number[]): ToldEntry[] {
  const isOfDenied = ({ daysAgo }: ToldEntry) => denied.includes(daysAgo);
  if (act !== 'fix.when' || denied.length === 0 || meant.some(isOfDenied)) return meant;
  const ofDay = entries.filter(isOfDenied);
  const latest = Math.min(...ofDay.map(({ minutesAgo }) => minutesAgo));
  const told = ofDay.filter(({ minutesAgo }) => minutesAgo - latest < sameTelling);
  return told.length > 0 ? told : meant;
}
const sameTelling = 0.1;

async function asAct(act: Act, heard: Heard, meant: ToldEntry[]): Promise<FixClaim[]> {
  if (act === 'fix.undo' && speaksOfOther(heard)) return [];
  if (act === 'fix.undo') return [{ source: 'act', act, directed: [{ correction: { kind: 'undo' } }] }];
  if (act === 'fix.redo' && heard.mentions.length > 0 && !heard.has('redo')) return [];
  if (act === 'fix.redo') return [{ source: 'act', act, directed: [{ correction: { kind: 'redo' } }] }];
  const each = meant.map((entry) => [entry]);
  const claims: FixClaim[] = [];
  for (const group of aboutAll.includes(act) && meant.length > 1 ? [meant] : each) {
    const [first] = group;
    const correction = first && (await readAs(act, heard, first));
    if (correction) claims.push({ source: 'act', act, directed: [{ correction, entries: group }] });
  }
  return claims;
}

/** "The biscuits of this morning should go" takes back no change that was of something else. */
const speaksOfOther = ({ mentions, has }: Heard): boolean =>
  mentions.length > 0 && !has('redo') && !mentions.every(({ entries }) => entries.some(({ isLatest }) => isLatest));

const longestRun = 5;
const leastPart = 3;

/** Those of the names that are known here, whole or in part: "suno paratha" is a paratha. */
async function knownNames(skills: Skill[], names: string[], turn: Turn): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for (const name of names) {
    const words = name.split(' ');
    const parts = words.length > 1 && words.length <= longestRun ? [name, ...words] : [name];
    for (const part of parts) {
      if (known.has(name) || (part !== name && part.length < leastPart)) continue;
      for (const skill of skills) if (await skill.names?.(part, turn)) known.set(name, part);
    }
  }
  return known;
}
