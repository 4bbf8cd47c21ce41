import { readNumber } from '../../../language/numbers.ts';
import { type Token, wordSet } from '../../../language/tokens.ts';
import { kjPerKcal } from '../policy.ts';
import { wordKey } from '../table/nameKey.ts';
import type { Nutrients } from '../types.ts';
import { COUNTED_UNITS, MEASURED_UNITS } from './words/units.ts';

/** Energy in kcal, sodium and cholesterol in mg, the rest in g; what was not said is left out. */
export type StatedFigures = Partial<Nutrients> & Pick<Nutrients, 'energyKcal'>;

/** How much the figures are of: so many portions of a unit, or so many g; a ml counts as a g. */
export type Helping = { unit: string; quantity: number } | { grams: number };

const nutrientWords = Object.entries({
  energyKcal:
    'kcal kcals cal cals calorie calories calori calory energy kj kjs kilojoule kilojoules mj megajoule megajoules कैलोरी किलोकैलोरी किलोजूल',
  proteinG: 'protein proteins prot p प्रोटीन',
  carbohydrateG: 'carb carbs carbohydrate carbohydrates c कार्ब कार्ब्स कार्बोहाइड्रेट',
  fatG: 'fat fats f vasa फैट वसा',
  fiberG: 'fiber fibre fibers fibres फाइबर',
  sugarG: 'sugar sugars शुगर चीनी',
  sodiumMg: 'sodium सोडियम',
  cholesterolMg: 'cholesterol कोलेस्ट्रॉल',
} satisfies Record<keyof Nutrients, string>);
const nutrientOf = new Map(
  nutrientWords.flatMap(([nutrient, words]) => [...wordSet(words)].map((word) => [word, nutrient as keyof Nutrients])),
);
const grams = wordSet('g gm gms gr gram grams ग्राम');
const kilojoules = wordSet('kj kjs kilojoule kilojoules किलोजूल');
const megajoules = wordSet('mj megajoule megajoules');
const milligrams = wordSet('mg mgs मिलीग्राम');
const approximately = wordSet('~ about around approx approximately roughly nearly lagbhag kareeb karib करीब लगभग');
const perWords = wordSet('per for in each every har prati हर प्रति');
const pieces = wordSet('each apiece');
/** "60 kcal ki hai": it is so, whenever it is eaten. */
const states = wordSet(
  '= : is has as means equals contains mein me ma madhe te में मध्ये માં che chhe ahe aahe છે आहे hai hain h hota hoti hote है हैं होता होती होते',
);
const keeps = wordSet('save yaad rakho rakhna rakh maan note lakshat thev mone rakhun रखो रखना याद सेव');
const between = wordSet(
  ', ; . ! & + / | ( ) - – — and n aur with of which plus total it please karo kar lo do ki ka ke और की का के करो',
);

export interface ReadFigures {
  figures: StatedFigures;
  helping: Helping | undefined;
  /** It says what something is, not what was had. */
  isStated: boolean;
  isKept: boolean;
}

/** The figures of a food from a token to the end of the message; undefined where something else is said or no energy. */
export function readFigures(tokens: Token[], from: number): ReadFigures | undefined {
  const figures: Partial<Nutrients> = {};
  let helping: Helping | undefined;
  let at = from;
  while (at < tokens.length) {
    const figure = readFigure(tokens, at);
    const amount = figure ? undefined : readHelping(tokens, at);
    const isTwice = figure ? figures[figure.nutrient] !== undefined : amount !== undefined && helping !== undefined;
    if (isTwice || !(figure || amount || isBetween(tokens[at]))) return undefined;
    if (figure) figures[figure.nutrient] = figure.value;
    helping ??= amount?.helping;
    at = figure?.next ?? amount?.next ?? at + 1;
  }
  const { energyKcal } = figures;
  if (energyKcal === undefined) return undefined;
  const says = (words: Set<string>) => tokens.slice(from).some(({ word }) => words.has(word));
  return { figures: { ...figures, energyKcal }, helping, isStated: says(states), isKept: says(keeps) };
}

interface Gathered<Figures> {
  figures: Figures;
  helping: Helping | undefined;
  /** The tokens that tell them. */
  taken: ReadonlySet<number>;
  last: number;
}

/** The same with its energy; undefined where none is told. */
export function gatherFigures(tokens: Token[]): Gathered<StatedFigures> | undefined {
  const gathered = gatherAny(tokens);
  const energyKcal = gathered?.figures.energyKcal;
  return gathered && energyKcal !== undefined
    ? { ...gathered, figures: { ...gathered.figures, energyKcal } }
    : undefined;
}

/** The figures of a message wherever they stand; undefined where a number tells something else. */
export function gatherAny(tokens: Token[]): Gathered<Partial<Nutrients>> | undefined {
  const figures: Partial<Nutrients> = {};
  const taken = new Set<number>();
  let helping: Helping | undefined;
  for (let at = 0; at < tokens.length; ) {
    const figure = readFigure(tokens, at);
    const amount = figure ? undefined : readHelping(tokens, at);
    const isTwice = figure ? figures[figure.nutrient] !== undefined : amount !== undefined && helping !== undefined;
    if (isTwice || (!figure && !amount && tokens[at]?.kind === 'number')) return undefined;
    if (figure) figures[figure.nutrient] = figure.value;
    helping ??= amount?.helping;
    const next = figure?.next ?? amount?.next ?? at + 1;
    if (figure ?? amount) for (let place = at; place < next; place += 1) taken.add(place);
    at = next;
  }
  return taken.size === 0 ? undefined : { figures, helping, taken, last: Math.max(...taken) };
}

const isBetween = (token: Token | undefined): boolean =>
  [keeps, states, between, approximately].some((words) => words.has(token?.word ?? ''));

interface ReadFigure {
  nutrient: keyof Nutrients;
  value: number;
  next: number;
}

const readFigure = (tokens: Token[], at: number): ReadFigure | undefined =>
  nutrientOf.has(tokens[at]?.word ?? '') ? readAfterName(tokens, at) : readBeforeName(tokens, at);

/** "Protein: 12 g". */
function readAfterName(tokens: Token[], at: number): ReadFigure | undefined {
  const word = (place: number) => tokens[place]?.word ?? '';
  const nutrient = nutrientOf.get(word(at));
  let numberAt = at + 1;
  while (approximately.has(word(numberAt)) || /^(?:[=:–-]|is)$/.test(word(numberAt))) numberAt += 1;
  const number = readNumber(tokens, numberAt);
  if (!nutrient || !number?.counted) return undefined;
  const { next } = number;
  const isUnit =
    unitOf(word(next)) !== undefined || (nutrient === 'energyKcal' && nutrientOf.get(word(next)) === nutrient);
  return { nutrient, value: inUnitOf(nutrient, number.value, word(next)), next: isUnit ? next + 1 : next };
}

/** "320 kcal", "12 g of protein". */
function readBeforeName(tokens: Token[], at: number): ReadFigure | undefined {
  const word = (place: number) => tokens[place]?.word ?? '';
  const number = readNumber(tokens, at);
  if (!number?.counted) return undefined;
  const unit = word(number.next);
  const isUnit = unitOf(unit) !== undefined;
  const nameAt = number.next + (isUnit ? 1 : 0) + (isUnit && word(number.next + 1) === 'of' ? 1 : 0);
  const nutrient = nutrientOf.get(word(nameAt));
  if (!nutrient || (nutrient === 'energyKcal' && isUnit)) return undefined;
  return { nutrient, value: inUnitOf(nutrient, number.value, isUnit ? unit : word(nameAt)), next: nameAt + 1 };
}

const unitOf = (word: string): 'g' | 'mg' | undefined =>
  grams.has(word) ? 'g' : milligrams.has(word) ? 'mg' : undefined;

function inUnitOf(nutrient: keyof Nutrients, value: number, unit: string): number {
  if (kilojoules.has(unit)) return Math.round(value / kjPerKcal);
  if (megajoules.has(unit)) return Math.round((value * 1_000) / kjPerKcal);
  const said = unitOf(unit);
  if (said === 'g' && nutrient.endsWith('Mg')) return value * 1000;
  return said === 'mg' && nutrient.endsWith('G') ? value / 1000 : value;
}

/** "Per handful", "for 250 ml", "2 pieces", "each". */
export function readHelping(tokens: Token[], at: number): { helping: Helping; next: number } | undefined {
  const isPer = perWords.has(tokens[at]?.word ?? '');
  const number = readNumber(tokens, isPer ? at + 1 : at);
  const unitAt = number?.next ?? (isPer ? at + 1 : at);
  const key = wordKey(tokens[unitAt]?.word ?? '');
  const quantity = number?.value ?? 1;
  const isAmount = (isPer || number !== undefined) && quantity > 0;
  const measure = MEASURED_UNITS.get(key);
  if (isAmount && measure) return { helping: { grams: quantity * measure.amount }, next: unitAt + 1 };
  const unit = COUNTED_UNITS.get(key);
  if (isAmount && unit) return { helping: { unit, quantity }, next: unitAt + 1 };
  return pieces.has(tokens[at]?.word ?? '') ? { helping: { unit: 'piece', quantity: 1 }, next: at + 1 } : undefined;
}
