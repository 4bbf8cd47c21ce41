import { hasRole, type Span } from '../../words.ts';
import type { Correction } from '../correction.ts';
import { less, more } from '../ofOne.ts';
import { amounts } from './amounts.ts';
import type { ToldEntry } from './diary.ts';
import type { Heard } from './heard.ts';
import type { Mention } from './mentions.ts';
import { moves } from './moves.ts';
import { kindMeant, ofItsKind } from './otherFood.ts';
import { halfOfLast, peopleSharing } from './shares.ts';

/** One thing that the message may ask of one entry; `weight` is how much speaks for this rather than another. */
export interface Candidate {
  correction: Correction;
  weight: number;
  /** The words that it explains besides those that name the entry. */
  uses: Span[];
}

/** All that a message may ask of an entry, which it names by `mention` or leaves unnamed. */
export async function candidatesOf(heard: Heard, entry: ToldEntry, mention: Mention | undefined): Promise<Candidate[]> {
  const others = heard.mentions.filter((one) => one !== mention && one.isOther && !one.entries.includes(entry));
  const ways = [
    ...(await amounts(heard, entry, mention)),
    ...removals(heard, entry, mention, others),
    ...otherFoods(heard, entry, mention, others),
    ...otherKinds(heard, entry, mention, others),
    ...parts(heard, mention, others),
    ...moves(heard, entry, mention),
  ];
  return [...ways, ...(ways.length === 0 ? sizes(heard, entry, mention) : [])];
}

const isStrange = ({ entries }: Mention): boolean => entries.length === 0;

function removals(
  { has, isDenied, numbers, message, strangers }: Heard,
  { isLatest }: ToldEntry,
  mention: Mention | undefined,
  others: Mention[],
): Candidate[] {
  const correction = { kind: 'remove' } as const;
  if (numbers.length > 0 || others.some(isStrange)) return [];
  const isTold = has('notEaten', 'notMine', 'remove') && !has('habit');
  if (mention && isDenied(mention)) {
    // "Jowar nahi bajre ki thi": what is unknown may be what it was.
    const weight = isTold ? 2 : isLatest && strangers.length === 0 ? 1 : -4;
    return [{ correction, weight, uses: [] }];
  }
  const isGivenAway = has('gave', 'notMine') && !has('share', 'halve', 'just');
  if (mention && (has('remove') || isGivenAway)) return [{ correction, weight: 1, uses: [] }];
  const isThat = has('that', 'latest') || message.tokens.length <= 3;
  return !mention && isThat && isTold ? [{ correction, weight: 1, uses: [] }] : [];
}

/** "Not naan, tandoori roti": of two names the one that is not denied is right. */
function otherFoods(heard: Heard, entry: ToldEntry, mention: Mention | undefined, others: Mention[]): Candidate[] {
  const { isDenied, said, has, numbers, message } = heard;
  const isWrong = mention !== undefined && isDenied(mention);
  const [other, further] = others.filter(
    (one) => !isDenied(one) && entry.mayBe(one.text) && (isWrong || isStrange(one)),
  );
  // "It was hot, so had 2 bananas".
  const isNews = has('also') || (!mention && has('eaten') && !has('corrected', 'mistaken', 'no'));
  if (!other || further || isNews) return [];
  // "No sugar tea" is one that was had.
  const isNone = hasRole(message, 0, 'none') && message.tokens[1]?.kind === 'word';
  const isTold = mention
    ? isWrong || has('instead', 'inPlace') || (has('was') && has('corrected', 'change'))
    : (said.isMarked && !isNone) || said.isOfThat;
  if (!isTold || (has('inside') && !isWrong)) return [];
  const [number] = numbers;
  const name = (mention && !isWrong && ofItsKind(heard, entry, other.text)) || other.text;
  const by = number ? `${number.text} ${name}` : name;
  const uses = [...(isStrange(other) ? [other] : []), ...(number ? [number.span] : [])];
  return [{ correction: { kind: 'replace', was: isWrong ? mention.text : undefined, by }, weight: 2, uses }];
}

/** "Jowar nahi bajre ki thi", "the papad was roasted not fried": the same of another kind, which alone is no food. */
function otherKinds(heard: Heard, entry: ToldEntry, mention: Mention | undefined, others: Mention[]): Candidate[] {
  const { isDenied, has, numbers } = heard;
  if (!mention || !entry.isOfMeal || numbers.length > 0 || others.some((one) => !isDenied(one))) return [];
  const isWrong = isDenied(mention);
  const isTold = has('negation', 'no', 'corrected') && has('was') && !has('eaten', 'notEaten', 'without', 'inside');
  const by = isTold ? ofItsKind(heard, entry, kindMeant(heard, entry)) : undefined;
  if (!by) return [];
  const correction = { kind: 'replace', was: isWrong ? mention.text : undefined, by } as const;
  return [{ correction, weight: 2, uses: others }];
}

/** Longer messages without its name speak of something else. */
const longestUnnamed = 6;

/** "Dal me ghee nahi tha", "coffee bina cheeni", "usme moongfali bhi thi". */
function parts(
  { isDenied, has, numbers, message }: Heard,
  mention: Mention | undefined,
  others: Mention[],
): Candidate[] {
  const [part, further] = others.filter(isStrange);
  if (!part) return [];
  const uses = others;
  const isOfThat = message.tokens.length <= longestUnnamed && has('was', 'that', 'corrected');
  if (isDenied(part) && !(mention && isDenied(mention)) && (mention || isOfThat)) {
    const correction = { kind: 'without', of: undefined, what: part.text, isPart: true, isOfLast: true } as const;
    return [{ correction, weight: mention ? 2 : 0.5, uses }];
  }
  const isIn = !further && has('inside', 'within') && (mention !== undefined || has('that'));
  if (!isIn || isDenied(part) || !has('was', 'log', 'also') || has('smaller', 'larger') || numbers.length > 1)
    return [];
  const what = [numbers[0]?.text, part.text].filter(Boolean).join(' ');
  const correction = { kind: 'added', of: undefined, what, isBeside: true } as const;
  return [{ correction, weight: 2, uses: [part, ...numbers.map(({ span }) => span)] }];
}

function sizes(heard: Heard, entry: ToldEntry, mention: Mention | undefined): Candidate[] {
  const { has, numbers, message, isDenied } = heard;
  const scaled = (factor: number, uses: Span[] = []): Candidate[] => [
    { correction: { kind: 'scale', of: undefined, factor }, weight: 1, uses },
  ];
  const ofNth = halfOfLast(heard, entry);
  if (ofNth) return [{ correction: ofNth, weight: 1, uses: numbers.map(({ span }) => span) }];
  // "Half plate" is an amount.
  const isHalved = message.tokens.some(
    (_, at) =>
      hasRole(message, at, 'halve') && !hasRole(message, at + 1, 'unit') && !isDenied({ from: at, to: at + 1 }),
  );
  const halves = numbers.filter(({ value }) => value === 0.5 || value === 50).map(({ span }) => span);
  const people = isHalved ? undefined : peopleSharing(heard);
  if (people)
    return scaled(
      1 / people,
      numbers.map(({ span }) => span),
    );
  if (isHalved || has('share')) return scaled(0.5, halves);
  if (has('double')) return scaled(2);
  if (numbers.length > 0 || !mention) return [];
  const size = has('smaller') ? less : has('larger') ? more : undefined;
  return size ? scaled(size) : [];
}
