import type { Clause } from '../../language/clauses.ts';
import { cutOut, isSmallTalk } from '../../language/cutOut.ts';
import { wordsOf } from '../../language/lexicon.ts';
import { type Message, readMessage } from '../../language/message.ts';
import { readRange } from '../../language/numbers.ts';
import { type Token, tokenise, wordSet } from '../../language/tokens.ts';
import { hasRole, type Span } from '../../language/words.ts';
import { type Container, containerMl, smallBottleMl } from './policy.ts';

export interface Drink {
  volumeMl: number;
  containerType: Container;
  /** The word for the container that it was counted in; undefined where a measure was told. */
  vessel: string | undefined;
  daysAgo: number;
}

const waterWords = wordsOf('water');
const containers: [Container, Set<string>][] = [
  ['glass', wordSet('glass glasses glas gilas gilaas glaas pela pele pyala pyale tumbler tumblers गिलास ग्लास')],
  ['bottle', wordSet('bottle bottles botal botle btl बोतल')],
  ['cup', wordSet('cup cups कप')],
  ['mug', wordSet('mug mugs मग')],
];
const measures: [ml: number, Set<string>][] = [
  [1, wordSet('ml mls millilitre millilitres milliliter milliliters मिली एमएल')],
  [1_000, wordSet('l ltr ltrs lt litre litres liter liters litter litters litr lit लीटर लिटर')],
  [29.57, wordSet('oz ounce ounces')],
  // A vessel of the house, about half a litre in most.
  [500, wordSet('lota lote lotas chembu chembulu chombu tambya tamba लोटा लोटे तांब्या')],
];
const fluid = wordSet('fl fluid');
const moreOf = wordSet('aur और hor');
const small = wordSet('small chhoti choti chota chhota छोटी');
/** Say how the water is; a word that is none of these makes it another drink ("coconut water"). */
const qualities = wordSet(`
  cold hot warm lukewarm luke plain drinking normal chilled fresh garam thanda thande gunguna gungune filtered filter mineral sparkling
  boiled full big large small chhoti choti bada badi bade room temperature temp ro iced ice saada sada sade simple
  ठंडा गरम गर्म गुनगुना सादा बड़ा भर
`);
const ofWords = wordSet('of ka ki ke का की के');
/** What "water" begins that is no water. */
const otherThings = wordSet(`
  melon melons chestnut chestnuts puri puris poori pooris phuki kefir spinach apple apples based lily ice gulla color colour
  proof park polo plants पूरी बताशे
`);
/** The water goes into something: "300 ml pani mein oats". */
const into = wordSet('me mein main में');
const within = wordSet('in using mixed soaked from');
const cooking = wordSet(
  'soaked soak boiled cooked cook mixed mix diluted dissolved made blended bhigoye bhigoya bhigo ubla uble pakaya',
);
const drinking = wordSet(
  'drank drunk drink drinking drinks gulped sipped intake consumed finished had piya piyi piye pi pee peeya peeyi liya li पिया पी पीया पियी लिया',
);
const eating = wordSet('ate eaten khaya khayi khaye kha खाया खाई');
/** Between the word and its amount: "water intake today: 2 litres". */
const between = wordSet(
  'intake today aaj is was so far total abhi tak about around approx like maybe roughly probably nearly almost only sirf just subah se आज',
);
const own = wordSet(
  'drank drunk drink drinking gulped sipped piya piyi piye pi pee peeya peeyi liya intake पिया पी पीया पियी',
);
const each = wordSet('each wali wale apiece');
const mostBetween = 4;
const furtherWords = wordsOf('more');
/** A bare number below this counts containers. */
const leastBareMl = 50;

/** The plain water that a text tells of, and the text without it; undefined when there is none. */
export function readWater(text: string): { rest: string; drinks: Drink[] } | undefined {
  const message = readMessage(text);
  const { tokens } = message;
  const drinks: Drink[] = [];
  const spans: Span[] = [];
  for (const clause of message.clauses) {
    if (!clause.happened) continue;
    let cooks = false;
    for (let at = clause.from; at < clause.to; ) {
      const found = waterAt(tokens, at, clause, cooks);
      const told = found ? [found, ...besideWater(message, found)] : [];
      for (const { volumeMl, containerType, vessel, from, to } of told) {
        drinks.push({ volumeMl: Math.round(volumeMl), containerType, vessel, daysAgo: clause.daysAgo });
        spans.push({ from, to });
      }
      cooks ||= cooking.has(tokens[at]?.word ?? '');
      at = Math.max(at + 1, ...told.map(({ to }) => to));
    }
  }
  if (drinks.length === 0) return undefined;
  return { rest: cutOut(message, spans, own), drinks };
}

/** "2 glasses + a 750 ml bottle of water", "500 ml water + another 300": what stands right before and behind it. */
function besideWater(message: Message, { from, to }: Span): Volume[] {
  const { tokens } = message;
  const joins = (at: number) => tokens[at]?.word === '+' || hasRole(message, at, 'joiner');
  const volumes: Volume[] = [];
  const before = joins(from - 1) ? [2, 3, 4].map((back) => volumeAt(tokens, from - back)) : [];
  const first = before.find((volume) => volume?.to === from - 1);
  // "Coconut water 200 ml and 500 ml water".
  const isOwn = first && (first.from === 0 || isSmallTalk(tokens[first.from - 1] as Token));
  if (isOwn) volumes.push(first);
  if (!joins(to)) return volumes;
  const isFurther = furtherWords.has(word(tokens, to + 1));
  const next = isFurther ? to + 2 : to + 1;
  const volume = volumeAt(tokens, next);
  const bare = isFurther && !volume ? readRange(tokens, next) : undefined;
  const isMore = volume && (!tokens[volume.to] || isSmallTalk(tokens[volume.to] as Token));
  if (isMore) volumes.push({ ...volume, from: to });
  if (bare?.counted && bare.value >= leastBareMl)
    volumes.push({ volumeMl: bare.value, containerType: 'glass', vessel: undefined, from: to, to: bare.next });
  return volumes;
}
const eatenWords = new Set([...wordsOf('eaten'), ...wordsOf('also')]);
const downed = wordSet('down done');

/** A drink whose name was not said. */
export interface UnnamedDrink extends Drink {
  /** A verb of drinking says what it was for: "drank 500 ml". Else it may go on with what was told before. */
  isDrunk: boolean;
}

/** The drink in "drank 400 ml", "750 ml down", "another glass", "300 ml"; undefined when the message tells of more than that. */
export function readUnnamedDrink(text: string): UnnamedDrink | undefined {
  const { tokens, clauses } = readMessage(text);
  const [clause, ...others] = clauses;
  if (!clause?.happened || others.length > 0) return undefined;
  const at = tokens.findIndex((_, index) => volumeAt(tokens, index) !== undefined);
  const volume = volumeAt(tokens, at);
  if (!volume) return undefined;
  const beside = tokens.filter((_, index) => index < at || index >= volume.to);
  const isDrinking = ({ word }: Token) => own.has(word) || downed.has(word);
  const isKnown = (token: Token) =>
    isSmallTalk(token) || isDrinking(token) || furtherWords.has(token.word) || eatenWords.has(token.word);
  if (!beside.every(isKnown) || beside.some(({ word }) => eating.has(word))) return undefined;
  const { volumeMl, containerType, vessel } = volume;
  const isDrunk = beside.some(isDrinking) && containerType !== 'cup' && containerType !== 'mug';
  return { volumeMl: Math.round(volumeMl), containerType, vessel, daysAgo: clause.daysAgo, isDrunk };
}

/** The volume in "750 ml", "3 glasses" or, as ml or in this container, "3"; undefined when it is something else. */
export function readVolume(text: string, container: Container): number | undefined {
  const tokens = tokenise(text);
  const volume = volumeAt(tokens, 0);
  if (volume?.to === tokens.length) return Math.round(volume.volumeMl);
  const number = readRange(tokens, 0);
  if (!number?.counted || number.next !== tokens.length) return undefined;
  return number.value >= leastBareMl ? number.value : Math.round(number.value * containerMl[container]);
}

interface Volume extends Span {
  volumeMl: number;
  containerType: Container;
  vessel: string | undefined;
}

function waterAt(tokens: Token[], at: number, clause: Clause, cooks: boolean): Volume | undefined {
  const found = waterWords.has(tokens[at]?.word ?? '')
    ? amountAfter(tokens, at, clause)
    : amountBefore(tokens, at, cooks);
  const isApart = found && found.to > clause.to && !moreOf.has(word(tokens, clause.to));
  return isApart ? undefined : found;
}

/** "2 glasses of cold water", "500 ml pani", "2 water bottles". */
function amountBefore(tokens: Token[], at: number, cooks: boolean): Volume | undefined {
  const before = tokens[at - 1]?.word ?? '';
  if (within.has(before) || (before === 'with' && cooks)) return undefined;
  const bottles = bottlesAt(tokens, at);
  if (bottles) return withEach(tokens, bottles);
  const volume = volumeAt(tokens, at);
  if (!volume) return undefined;
  // "Do glass aur paani" is two more.
  const isMoreOf = volume.counted && moreOf.has(word(tokens, volume.to)) && waterWords.has(word(tokens, volume.to + 1));
  let next = isMoreOf ? volume.to + 1 : volume.to;
  while (next < volume.to + mostBetween && (ofWords.has(word(tokens, next)) || qualities.has(word(tokens, next))))
    next += 1;
  if (!waterWords.has(word(tokens, next)) || !endsAsWater(tokens, next + 1)) return undefined;
  return statedBehind(tokens, next + 1, volume) ?? withEach(tokens, { ...volume, to: next + 1 });
}

/** "Ek bottle paani piya 500 ml": what one vessel held is stated behind it. */
function statedBehind(tokens: Token[], behind: number, { vessel, volumeMl, containerType, from }: Volume) {
  const at = drinking.has(word(tokens, behind)) ? behind + 1 : behind;
  const stated = volumeAt(tokens, at);
  const isOne = vessel !== undefined && volumeMl === containerMl[containerType];
  if (!isOne || !stated?.counted || stated.vessel !== undefined || each.has(word(tokens, stated.to))) return undefined;
  return { ...stated, containerType, from };
}

/** "2 bottles of water (500 ml each)". */
function withEach(tokens: Token[], volume: CountedVolume): Volume {
  const [isOpen, isDone] = [word(tokens, volume.to) === '(', word(tokens, volume.to + 1) === '('];
  const number = readRange(tokens, isOpen ? volume.to + 1 : isDone ? volume.to + 2 : volume.to);
  const measure = number && measureAt(tokens, number.next);
  if (!number || !measure || !each.has(word(tokens, measure.to))) return volume;
  const count = volume.volumeMl / containerMl[volume.containerType];
  return {
    ...volume,
    vessel: undefined,
    volumeMl: count * number.value * measure.ml,
    to: isOpen || isDone ? measure.to + 2 : measure.to + 1,
  };
}

/** "pani 3 glass", "water intake: 1.5 litres". */
function amountAfter(tokens: Token[], at: number, clause: Clause): Volume | undefined {
  const from = startOfWater(tokens, at, clause);
  if (from === undefined) return undefined;
  let next = at + 1;
  const isFiller = () =>
    between.has(word(tokens, next)) || drinking.has(word(tokens, next)) || /^[-–:=(]$/.test(word(tokens, next));
  while (next <= at + mostBetween && isFiller()) next += 1;
  const volume = volumeAt(tokens, next);
  if (!volume) return measuredFurther(tokens, next, clause, from);
  if (!volume.counted) return undefined;
  const after = tokens[volume.to];
  const isWhole =
    volume.to >= clause.to || (after && !ofWords.has(after.word) && (isSmallTalk(after) || drinking.has(after.word)));
  return isWhole ? { ...volume, from } : undefined;
}

/** "Pani ka lota piya 500 ml ka": the only figure behind the word, in a measure, whatever vessel is named between. */
function measuredFurther(tokens: Token[], next: number, clause: Clause, from: number): Volume | undefined {
  const at = tokens.findIndex(({ kind }, place) => place >= next && place < clause.to && kind === 'number');
  const volume = at === -1 || at > next + mostBetween ? undefined : volumeAt(tokens, at);
  const isApart = tokens
    .slice(next, clause.to)
    .some(({ word }) => into.has(word) || cooking.has(word) || otherThings.has(word));
  return volume && volume.vessel === undefined && !isApart ? { ...volume, from } : undefined;
}

/** Where the drink's name begins; undefined when another word names it: "nimbu pani 2 glass" is no water. */
function startOfWater(tokens: Token[], at: number, clause: Clause): number | undefined {
  let from = at;
  while (from > clause.from && from > at - mostBetween && qualities.has(word(tokens, from - 1))) from -= 1;
  const before = from > clause.from ? tokens[from - 1] : undefined;
  const isAnother = before && !isSmallTalk(before) && !drinking.has(before.word) && !eating.has(before.word);
  return isAnother ? undefined : from;
}

const endsAsWater = (tokens: Token[], next: number): boolean =>
  !otherThings.has(word(tokens, next)) && !into.has(word(tokens, next));

interface CountedVolume extends Volume {
  counted: boolean;
}

/** "2 glasses", "500 ml", "2 x 250 ml", "a 500 ml bottle", "glass of". */
function volumeAt(tokens: Token[], at: number): CountedVolume | undefined {
  const number = readRange(tokens, at);
  let next = number?.next ?? at;
  const hasTimes = number && /^[x×*]$/.test(word(tokens, next));
  const second = number && readRange(tokens, hasTimes ? next + 1 : next);
  const secondMeasure = second?.counted && measureAt(tokens, second.next);
  if (number && second && secondMeasure) {
    const container = containerAt(tokens, secondMeasure.to);
    const volumeMl = number.value * second.value * secondMeasure.ml;
    return {
      volumeMl,
      containerType: container?.type ?? 'glass',
      vessel: undefined,
      counted: true,
      from: at,
      to: container?.to ?? secondMeasure.to,
    };
  }
  const measure = number && measureAt(tokens, next);
  if (number && measure) {
    const container = containerAt(tokens, measure.to);
    return {
      volumeMl: number.value * measure.ml,
      containerType: container?.type ?? 'glass',
      vessel: undefined,
      counted: true,
      from: at,
      to: container?.to ?? measure.to,
    };
  }
  const isSmall = small.has(word(tokens, next));
  const last = next + (number ? mostBetween : isSmall ? 1 : 0);
  while (next < last && (qualities.has(word(tokens, next)) || (number && furtherWords.has(word(tokens, next)))))
    next += 1;
  const container = containerAt(tokens, next);
  if (!container || (!number && !ofWords.has(word(tokens, container.to)))) return undefined;
  const holds = container.type === 'bottle' && isSmall ? smallBottleMl : containerMl[container.type];
  return {
    volumeMl: (number?.value ?? 1) * holds,
    containerType: container.type,
    vessel: isSmall ? undefined : word(tokens, container.to - 1),
    counted: number !== undefined,
    from: at,
    to: container.to,
  };
}

/** "2 water bottles". */
function bottlesAt(tokens: Token[], at: number): CountedVolume | undefined {
  const number = readRange(tokens, at);
  const container =
    number && waterWords.has(word(tokens, number.next)) ? containerAt(tokens, number.next + 1) : undefined;
  if (!number || !container) return undefined;
  const volumeMl = number.value * containerMl[container.type];
  const vessel = word(tokens, container.to - 1);
  return { volumeMl, containerType: container.type, vessel, counted: true, from: at, to: container.to };
}

function measureAt(tokens: Token[], at: number): { ml: number; to: number } | undefined {
  const unitAt = fluid.has(word(tokens, at)) || word(tokens, at) === '-' ? at + 1 : at;
  const found = measures.find(([, words]) => words.has(word(tokens, unitAt)));
  return found && { ml: found[0], to: unitAt + 1 };
}

function containerAt(tokens: Token[], at: number): { type: Container; to: number } | undefined {
  const found = containers.find(([, words]) => words.has(word(tokens, at)));
  return found && { type: found[0], to: at + 1 };
}

const word = (tokens: Token[], at: number): string => tokens[at]?.word ?? '';

/** Whether the words name plain water. */
export const saysWater = (text: string): boolean => tokenise(text).some(({ word }) => waterWords.has(word));
