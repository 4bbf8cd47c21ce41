import type { Favourite, Memory, SavedMeal } from '../../../contract/savedFoods.ts';
import type { Effect } from '../../assistant/skill.ts';
import { COUNTED_UNITS, MEASURED_UNITS, VOLUME_OF_UNIT } from '../nutrition/reading/words/units.ts';
import { nameWords } from '../nutrition/table/nameKey.ts';
import type { EstimatedItem, Food, MealUnderstanding } from '../nutrition/types.ts';

interface Kept {
  id: string;
  phrase: string;
  meaning: string;
}

/** What keeping a phrase changed, to be taken back; `before` is the meaning that it had. */
export const changeOf = ({ row, before }: { row: Kept; before: string | undefined }): Effect =>
  before === undefined
    ? { table: 'savedPhrases', id: row.id, change: 'created' }
    : { table: 'savedPhrases', id: row.id, change: 'updated', before: { meaning: before } };

export const toMeal = ({ id, phrase, meaning }: Kept): SavedMeal => ({ id, name: phrase, items: meaning.split('\n') });
export const toFavourite = ({ id, phrase }: Kept): Favourite => ({ id, food: phrase });
export const toMemory = ({ id, phrase, meaning }: Kept): Memory => ({ id, phrase, meaning });

/** What a memory makes of a text or of what was read from it. */
export type MemoryRule =
  /** "My katori is 200 ml": the vessel holds more or less than usual. */
  | { kind: 'vessel'; unit: string; volumeMl: number; usualMl: number }
  /** "My roti is 30 g": one of it as it is usually counted. */
  | { kind: 'helping'; words: string[]; amount: number; isVolume: boolean }
  /** "Chai" is "chai without sugar". */
  | { kind: 'other'; phrase: string; meaning: string };

const amountForm = /^(?:about |around )?(\d{1,5}(?:\.\d+)?)\s*([\p{L}]+)$/iu;
const leastGrams = 0.1;
const mostGrams = 5_000;

/** How a memory is applied; undefined for one that says nothing that could be. */
export function ruleOf({ phrase, meaning }: { phrase: string; meaning: string }): MemoryRule | undefined {
  const [, figure, unitWord = ''] = meaning.trim().match(amountForm) ?? [];
  const measure = MEASURED_UNITS.get(unitWord.toLowerCase());
  if (figure === undefined || !measure) return otherRule(phrase, meaning);
  const amount = Number(figure) * measure.amount;
  if (amount < leastGrams || amount > mostGrams) return undefined;
  const words = nameWords(phrase);
  const vessel = words.length === 1 ? COUNTED_UNITS.get(words[0] ?? '') : undefined;
  const usual = vessel && VOLUME_OF_UNIT.get(vessel);
  if (vessel && usual) return { kind: 'vessel', unit: vessel, volumeMl: amount, usualMl: usual };
  return words.length === 0 ? undefined : { kind: 'helping', words, amount, isVolume: measure.of === 'ml' };
}

/** What a vessel holds by what a person told of theirs, in ml; undefined where they told nothing. */
export function ownVesselMl(memories: Pick<Kept, 'phrase' | 'meaning'>[], word: string): number | undefined {
  const unit = COUNTED_UNITS.get(nameWords(word)[0] ?? '');
  for (const memory of memories) {
    const rule = ruleOf(memory);
    if (rule?.kind === 'vessel' && rule.unit === unit) return rule.volumeMl;
  }
  return undefined;
}

function otherRule(phrase: string, meaning: string): MemoryRule | undefined {
  const said = phrase.trim();
  return said === '' || said.toLowerCase() === meaning.trim().toLowerCase()
    ? undefined
    : { kind: 'other', phrase: said, meaning };
}

/** What is said more exactly isn't meant: "chai with sugar", "black coffee". */
function formOf(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(?<!(?:black|cold|iced|green|masala|sugar|sugarfree|plain|filter)\\s)${escaped}s?(?![\\p{L}\\p{M}])(?!\\s+(?:with|without|no|bina)(?![\\p{L}]))`,
    'giu',
  );
}

/** Memories may stand for memories, and a text grow by each: beyond so many letters the rest stays as it was said. */
const mostLetters = 1_000;

/** The text with the foods that a person's words mean. */
export function inOthersWords(text: string, rules: MemoryRule[]): string {
  const most = Math.max(text.length, mostLetters);
  return rules.reduce((said, rule) => {
    if (rule.kind !== 'other') return said;
    const { phrase, meaning } = rule;
    const [firstWord = ''] = phrase.toLowerCase().split(/\s/, 1);
    if (!said.toLowerCase().includes(firstWord)) return said;
    let length = said.length;
    return said.replace(formOf(phrase), (found) => {
      const grown = length + meaning.length - found.length;
      if (grown > most) return found;
      length = grown;
      return meaning;
    });
  }, text);
}

/** What was read, in the vessels and helpings of this person. */
export function inOwnSizes(
  meal: MealUnderstanding,
  rules: MemoryRule[],
  foodOf: (id: string) => Food | undefined,
): MealUnderstanding {
  if (!rules.some(({ kind }) => kind !== 'other')) return meal;
  return { ...meal, items: meal.items.map((item) => resized(item, rules, foodOf(item.foodId))) };
}

function resized(item: EstimatedItem, rules: MemoryRule[], food: Food | undefined): EstimatedItem {
  const said = new Set([...nameWords(item.text), ...nameWords(item.foodName)]);
  const [portion] = food?.portions ?? [];
  const isCounted = portion?.unit === item.unit && item.quantity > 0;
  for (const rule of rules) {
    if (rule.kind === 'helping' && isCounted && rule.words.every((word) => said.has(word))) {
      const grams = item.quantity * rule.amount * (rule.isVolume ? (food?.densityGPerMl ?? 1) : 1);
      return scaled(item, grams / item.grams);
    }
    if (rule.kind === 'vessel' && item.unit === rule.unit)
      return scaled(item, rule.volumeMl / (pouredMl(item, food) ?? rule.usualMl));
  }
  return item;
}

/** A cup of chai isn't a cup of rice: what is poured has a density, and its portion tells the volume. */
function pouredMl({ unit }: EstimatedItem, food: Food | undefined): number | undefined {
  const portion = food?.densityGPerMl === 1 ? undefined : food?.portions.find((known) => known.unit === unit);
  return portion && portion.grams / (food?.densityGPerMl ?? 1);
}

const scaled = (item: EstimatedItem, factor: number): EstimatedItem => ({
  ...item,
  grams: item.grams * factor,
  nutrients: Object.fromEntries(
    Object.entries(item.nutrients).map(([name, amount]) => [name, amount * factor]),
  ) as EstimatedItem['nutrients'],
  energyLowKcal: item.energyLowKcal * factor,
  energyHighKcal: item.energyHighKcal * factor,
});
