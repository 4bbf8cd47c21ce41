import { globSync, readFileSync } from 'node:fs';

/** Words that readers look for, and what glues them together; the search builds texts of them. */
const fragments =
  `2|1.5|12|1/2|½|100|٣|0|a|half|two|do|dedh|sava|ek|दो|आधा|hundred|g|ml|kg|l|kcal|km|min|hours|h|glass|glasses|cup
katori|bowl|pm|%|mg/dl|roti|dal|potato|aloo|chicken|rice|milk|pani|water|chai|x|and a half|bhaji|slept|woke|walked|ran|yoga|weight
weigh|sugar|bp|pulse|steps|drank|ate|had|not|no|didn't|instead of|was|of|ka|ke|with|and|aur|or|then|from|to|till|se|yesterday|today
kal|on monday|last week|at 7|7:30|12.05|every|remind me|daily|days|remove|the|change|make it|more|less|my|I|am|kill|die|pain|chest
mother|can|how much|vegan|vegetarian|allergic|target|goal|protein|live in|lose|per week|per 100g|is|called|-|–|/|.|,|;|:|(|)|"| |  |…
!|?|+|=|'|\u200b|é|a1b2|xx`.split(/[|\n]/);

/** All that some list of words holds, of languages, skills and foods. */
const listed = [
  ...new Set(
    globSync(['server/language/**/*.txt', 'server/features/**/*.txt']).flatMap((path) =>
      readFileSync(path, 'utf8').split(/[\s,;|[\]()]+/),
    ),
  ),
].filter((word) => word !== '');

/** A generator of numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Units of a few such words each, the same for the same seed. */
export function randomUnits(seed: number, count: number): string[] {
  const random = seeded(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const word = () => pick(random() < 0.6 ? fragments : listed);
  const unit = () => Array.from({ length: 1 + Math.floor(random() * 4) }, word).join(random() < 0.15 ? '' : ' ');
  return Array.from({ length: count }, () => `${unit()} `);
}

const plainSentence = 'This morning I sat by the window with my sister and we spoke about her new job in Pune. ';
export const filled = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const blanks = 16;
let asked = 0;
/** The same text with an end of blanks of its own, so that a reader that keeps what it read reads it anew. */
function asNew(text: string): string {
  asked += 1;
  const end = asked.toString(2).padStart(blanks, '0').slice(-blanks).replaceAll('0', ' ').replaceAll('1', '\t');
  return text.slice(0, -blanks) + end;
}

/** Milliseconds that this process computed: what else the machine does meanwhile doesn't count. */
const cost = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
/** The least time of each of some works, taken in turns: clearing memory makes some of them long, and hardly all. */
async function leastOfEach<const Works extends readonly (() => unknown)[]>(
  works: Works,
  rounds: number,
): Promise<{ [At in keyof Works]: number }> {
  const least = works.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, work] of works.entries()) least[at] = Math.min(least[at] as number, await cost(work));
  return least as { [At in keyof Works]: number };
}
export async function leastOf(times: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) least = Math.min(least, await cost(work));
  return least;
}

const mostRounds = 600;
/** The search goes on short texts, of which it tries more; what is found is measured on the longest that is read. */
const [short, long] = [400, 2_000];

interface Search {
  milliseconds: number;
  seed: number;
  other: (text: string) => unknown;
  /** How many times the text that was found is measured. */
  rounds?: number;
  /** Wordings to begin with: each is tried by itself, and some units are grown from one. */
  openings?: string[];
}

export interface Slow {
  text: string;
  ratio: number;
  growth: number;
  besideOther: number;
}

/**
 * Climbs to the text that a reader is slowest at: a unit of some fragments, repeated, of which one is changed at a time and kept
 * where that is slower. Answers with the text, how many times a plain text's time it takes, how many times that of a
 * fifth of it (5 where work grows with the length, 25 with its square), and how many times what another reader takes of a
 * plain text.
 */
export async function findSlowText(
  reader: (text: string) => unknown,
  { milliseconds, seed, other, rounds = 25, openings = [] }: Search,
): Promise<Slow> {
  const read = (text: string) => reader(asNew(text));
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const newWord = () => pick(random() < 0.6 ? fragments : listed);
  const newWords = () => Array.from({ length: 1 + Math.floor(random() * 4) }, newWord);
  const newUnit = () =>
    openings.length > 0 && random() < 0.4 ? [...pick(openings).split(' '), ...newWords()] : newWords();
  const changed = (unit: string[]) => {
    const at = Math.floor(random() * (unit.length + 1));
    const drawn = random();
    if (drawn < 0.2 && unit.length > 1) return unit.toSpliced(at, 1);
    if (drawn < 0.5 && unit.length < 12) return unit.toSpliced(at, 0, newWord());
    return unit.toSpliced(Math.min(at, unit.length - 1), 1, newWord());
  };
  await leastOf(9, () => read(filled(plainSentence, long)));
  let best = { unit: newUnit(), written: '', time: 0 };
  const firstUnits = openings.map((opening) => opening.split(' '));
  for (let spent = 0; spent < milliseconds || firstUnits.length > 0; ) {
    const unit = firstUnits.pop() ?? (spent < milliseconds / 2 ? newUnit() : changed(best.unit));
    const written = `${unit.join(random() < 0.15 ? '' : ' ')} `;
    const text = filled(written, short);
    const time = await cost(() => read(text));
    spent += time + milliseconds / mostRounds;
    if (time <= best.time) continue;
    const least = await leastOf(3, () => read(text));
    if (least > best.time) best = { unit, written, time: least };
  }
  const text = filled(best.written, long);
  const [found, fifth, plain, ofOther] = await leastOfEach(
    [
      () => read(text),
      () => read(filled(best.written, long / 5)),
      () => read(filled(plainSentence, long)),
      () => other(asNew(filled(plainSentence, long))),
    ],
    rounds,
  );
  return { text, ratio: found / plain, growth: found / fifth, besideOther: found / ofOther };
}
