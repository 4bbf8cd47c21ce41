import { kgPerPound, type Units } from '../../../../texts/units.ts';
import { inKilograms } from '../policy.ts';

/** Sets as they are told; repetitions, load in kg and minutes of each. */
export interface ToldSet {
  reps: number | null;
  loadKg: number | null;
  durationMin: number | null;
  rpe: number | null;
}

/** Nobody does more sets of an exercise: above it the first figure of "60x10" is a load. */
const mostSets = 20;
const leastLoadOfPair = 21;
/** Smaller figures before "3x8" are seldom a load. */
const leastLoadBefore = 10;
const load = String.raw`(\d+(?:\.\d+)?)\s*(kgs?|kilos?|kilograms?|किलो|केजी|lbs?|pounds?)(?![\p{L}\p{M}])`;
const loadIn = new RegExp(load, 'u');
const rpeIn = /\brpe\s*:?\s*(\d+(?:\.5)?)/u;
const timed = String.raw`\s*(s|secs?|seconds?|सेकंड|mins?|minutes?|m|मिनट)(?![\p{L}\p{M}])`;
const times = String.raw`(?:\s*(?:x|×|\*)\s*|\s+by\s+)`;
const setWord = '(?:sets?|सेट|round|rounds)';
const repWord = '(?:reps?|repetitions?|times|baar|बार|रेप्स?)';

interface Rule {
  pattern: RegExp;
  toSets(figures: string[], text: string): ToldSet[];
}

const toMinutes = (value: string, unit: string) => (/^(?:m|मि)/u.test(unit) ? Number(value) : Number(value) / 60);
const repeated = (count: string | number, set: Partial<ToldSet>): ToldSet[] =>
  Number(count) >= 1 && Number(count) <= mostSets
    ? Array.from({ length: Number(count) }, () => ({ reps: null, loadKg: null, durationMin: null, rpe: null, ...set }))
    : [];
const listed = (figures: string, set: Partial<ToldSet>): ToldSet[] =>
  figures.split(/\s*[,/-]\s*/).flatMap((reps) => repeated(1, { ...set, reps: Number(reps) }));

/** No set is held so long. */
const leastMinutesOfAll = 8;

/** "20x4" is four sets of twenty: nobody does more sets than that of so few. */
const leastRepsFirst = 10;
const mostSetsOfMany = 6;

/** In the order in which they are tried. */
const rules: Rule[] = [
  // "60x5 3 set": load and repetitions, then how often
  {
    pattern: new RegExp(String.raw`(\d+(?:\.\d+)?)${times}(\d+)\s*,?\s+(\d+)\s*${setWord}`, 'u'),
    toSets: ([weight = '', reps = '', count = '']) =>
      Number(weight) >= leastLoadOfPair ? repeated(count, { reps: Number(reps), loadKg: Number(weight) }) : [],
  },
  // "3x60 sec", "plank 3 x 1 min", "3 times 1 minute"
  {
    pattern: new RegExp(String.raw`(\d+)(?:${times}|\s*(?:times|baar|बार)\s*)(\d+(?:\.\d+)?)${timed}`, 'u'),
    toSets: ([count = '', value = '', unit = '']) => repeated(count, { durationMin: toMinutes(value, unit) }),
  },
  // "3 sets of 45 seconds"
  {
    pattern: new RegExp(String.raw`(\d+)\s*${setWord}\s*(of|x|×)?\s*(\d+(?:\.\d+)?)${timed}`, 'u'),
    toSets: ([count = '', of, value = '', unit = '']) => {
      const minutes = toMinutes(value, unit);
      // "12 rounds 20 minutes": all of them took so long.
      const isOfAll = of === undefined && minutes >= leastMinutesOfAll;
      return repeated(count, isOfAll ? { reps: 1 } : { durationMin: minutes });
    },
  },
  // "80 3x8", "26ke dumbbell 3x10": the load before its sets
  {
    pattern: new RegExp(
      String.raw`(?<![\d.:])(?<!(?:x|×|\*)\s*)(\d+(?:\.\d+)?)(?:\s*(?:ke|ka|ki|के|का|की)(?![\p{L}\p{M}])(?:\s+[\p{L}\p{M}]+)?)?\s+(\d+)${times}(\d+)(?!\d|\s*(?:x|×|\*|@))`,
      'u',
    ),
    toSets: ([weight = '', count = '', reps = '']) =>
      Number(weight) >= leastLoadBefore ? repeated(count, { reps: Number(reps), loadKg: Number(weight) }) : [],
  },
  // "5x5 100", "5x5x100 kg", "3x10 @ 40", and of "60x5x5" the load first
  {
    pattern: new RegExp(
      String.raw`(\d+)${times}(\d+)(?:${repWord})?(?:\s*(?:x|×|\*|@|at|with|par|पर|of)?\s*(\d+(?:\.\d+)?)(?!\s*(?:min|sec|rpe|\d|:|(?:x|×|\*)\s*\d|${setWord}|${repWord}|kcal|cal)))?`,
      'u',
    ),
    toSets: ([count = '', reps = '', weight]) =>
      Number(count) >= leastLoadOfPair
        ? repeated(weight ?? 1, { reps: Number(reps), loadKg: Number(count) })
        : setsOfPair(Number(count), Number(reps), weight === undefined ? null : Number(weight)),
  },
  // "102.5 kg x 5": one set
  {
    pattern: new RegExp(String.raw`${load}${times}(\d+)(?!\d|\s*(?:x|×|\*))`, 'u'),
    toSets: ([, , reps = '']) => repeated(1, { reps: Number(reps) }),
  },
  // "6 6 5 sec": the time of each set
  {
    pattern: new RegExp(String.raw`(?<![\d.:x×*])(\d{1,3}(?:(?:\s*[,/-]\s*|\s+)\d{1,3})+)${timed}`, 'u'),
    toSets: ([figures = '', unit = '']) =>
      figures.split(/\s*[,/-]\s*|\s+/).flatMap((value) => repeated(1, { durationMin: toMinutes(value, unit) })),
  },
  // "10 reps 3 sets", "12 reps x 4 sets"
  {
    pattern: new RegExp(String.raw`(\d+)\s*${repWord}\s*(?:of|x|×|,|-|ke|के)?\s*(\d+)\s*${setWord}`, 'u'),
    toSets: ([reps = '', count = '']) => repeated(count, { reps: Number(reps) }),
  },
  // "3 sets of 10", "3 sets 10 reps"
  {
    pattern: new RegExp(
      String.raw`(\d+)\s*${setWord}\s*(?:of|x|×|-|a|à|mein|me|में|के|ke)?\s*(\d+)(?:\s*${repWord})?`,
      'u',
    ),
    toSets: ([count = '', reps = '']) => repeated(count, { reps: Number(reps) }),
  },
  // "10/8/6 reps", "12-10-8 reps"
  {
    pattern: new RegExp(String.raw`(\d{1,2}(?:\s*[/-]\s*\d{1,2})+)\s*${repWord}`, 'u'),
    toSets: ([figures = '']) => listed(figures, {}),
  },
  // "80kg 12 12 10", "5, 5, 5, 4": the repetitions of each set; of "80 8 8 6" the load first
  {
    pattern:
      /(?<![\d.:x×*])(?<![\d.]\s)(\d{1,2}(?:(?:\s*[,/-]\s*|\s+)\d{1,2}){2,})(?![\d.:]|\s*(?:x|×|\*|min|sec|kg|lb|km))/u,
    toSets: ([figures = '']) => {
      const [first = '', ...others] = figures.split(/\s*[,/-]\s*|\s+/);
      return Number(first) >= leastLoadOfPair && Number(first) > Number(others[0])
        ? listed(others.join(), { loadKg: Number(first) })
        : listed([first, ...others].join(), {});
    },
  },
];

const setsOfPair = (first: number, second: number, loadKg: number | null): ToldSet[] =>
  first >= leastRepsFirst && second <= mostSetsOfMany && second < first
    ? repeated(second, { reps: first, loadKg })
    : repeated(first, { reps: second, loadKg });
/** "10 reps", with a load, or where sets stand before it. */
const repsAlone = new RegExp(String.raw`(\d+)\s*${repWord}`, 'u');
const setsAlone = new RegExp(String.raw`(\d+)\s*${setWord}`, 'u');
/** "Back lever 8 sec"; a rest is none. */
const heldAlone = /(?<![\d.])(\d{1,3})\s*(s|secs?|seconds?|सेकंड)(?![\p{L}\p{M}])(?!\s*(?:rest|break|recovery))/u;
const countAlone = /(?<![\d.])(\d{1,4})(?![\d.])/u;

/** A machine or a band that helps: what it takes off is no load. */
const helped = /assist/u;
const takenOff = new RegExp(String.raw`(?<=^|\s)[-–−]${load}`, 'u');

const decimals: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Whether a load that is told helps with one's own weight: "assisted", "-20 kg" of a pull-up. */
export const isHelp = (told: string, isOwnWeight: boolean): boolean =>
  loadIn.test(told.toLowerCase()) &&
  (helped.test(told.toLowerCase()) || (isOwnWeight && takenOff.test(told.toLowerCase())));

/**
 * The sets that the text of one exercise tells; none where it tells no scheme of sets. `counts`: a bare figure is one set; a
 * load without a unit is in the person's; of what surely is a workout repetitions or seconds alone are one set too.
 */
export function readSets(told: string, counts: boolean, unit: Units['weightUnit'], isSure = false): ToldSet[] {
  const text = told.toLowerCase().replace(/(\d) ?([¼½¾])/g, (_, whole, part) => `${whole}${decimals[part]}`);
  const withoutRpe = text.replace(rpeIn, ' ');
  const rpe = text.match(rpeIn)?.[1];
  const weight = weightIn(withoutRpe);
  const sets =
    schemeIn(withoutRpe) ??
    plainIn(weight === null ? withoutRpe : withoutRpe.replace(loadIn, ' '), weight, counts, isSure);
  const bare = (load: number | null) => (load === null ? null : inKilograms(load, unit === 'lb' ? kgPerPound : 1));
  return sets.map((set) => ({
    ...set,
    loadKg: weight ?? bare(set.loadKg),
    rpe: rpe === undefined ? null : Number(rpe),
  }));
}

function weightIn(text: string): number | null {
  const [, value, unit = ''] = text.match(loadIn) ?? [];
  if (value === undefined) return null;
  return /^(?:lb|pound)/.test(unit) ? inKilograms(Number(value), kgPerPound) : Number(value);
}

function schemeIn(text: string): ToldSet[] | undefined {
  const isOfOneLoad = [...text.matchAll(new RegExp(loadIn, 'gu'))].length <= 1;
  for (const { pattern, toSets } of rules) {
    // A load told with its unit is read apart, so that "100 kg 5x5" and "5x5 100 kg" are the same.
    const told = pattern.test(text) ? text : text.replace(loadIn, ' ');
    const matches = [...told.matchAll(new RegExp(pattern, 'gu'))].slice(0, isOfOneLoad ? mostSets : 1);
    const sets = matches.flatMap((match) => toSets(match.slice(1), text));
    if (sets.length > 0) return sets;
  }
  return undefined;
}

/** "squat 100 kg 5 reps", "50 dand". */
function plainIn(text: string, weight: number | null, counts: boolean, isSure: boolean): ToldSet[] {
  const [reps, count] = [text.match(repsAlone)?.[1], text.match(setsAlone)?.[1]];
  // "12 rounds" says neither repetitions nor a time: it is no scheme of sets.
  if (count !== undefined) return reps === undefined ? [] : repeated(count, { reps: Number(reps) });
  if (reps !== undefined && (weight !== null || isSure)) return repeated(1, { reps: Number(reps) });
  const [held, heldUnit = ''] = isSure ? (text.match(heldAlone)?.slice(1) ?? []) : [];
  if (held !== undefined) return repeated(1, { durationMin: toMinutes(held, heldUnit) });
  const bare = counts ? text.match(countAlone)?.[1] : undefined;
  return bare === undefined || /\d\s*(?:min|minute|hour|hr|ghant|मिनट|घंट|km|sec|kcal)/u.test(text)
    ? []
    : repeated(1, { reps: Number(bare) });
}
