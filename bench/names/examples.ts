import { plainWater } from '../../server/features/nutrition/policy.ts';
import { featuresIn } from '../../server/features/nutrition/reading/evidence/features.ts';
import { type FoodMatch, matchFood } from '../../server/features/nutrition/reading/names/matchFood.ts';
import { standingOf } from '../../server/features/nutrition/reading/names/standing.ts';
import { wordsOf } from '../../server/features/nutrition/reading/understandMeal.ts';
import { rolesOfWord } from '../../server/features/nutrition/reading/words/lexiconRoles.ts';
import { isTelling } from '../../server/features/nutrition/reading/words/structureWords.ts';
import type { Token } from '../../server/features/nutrition/reading/words/tokens.ts';
import { asMeant, spellFood } from '../../server/features/nutrition/reading.ts';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { findWholeName } from '../../server/features/nutrition/table/nameIndex.ts';
import { nameKey } from '../../server/features/nutrition/table/nameKey.ts';
import { inKnownWords } from '../../server/language/regional.ts';
import type { OwnRow } from '../food/rows.ts';
import type { ToldRow } from '../told/rows.ts';
import type { LabelledMessage } from '../wants/hands.ts';
import type { NamedRow } from './labels.ts';
import { foodRowOf } from './score.ts';

/** A word where it stands: what is told of it, and whether it is a food's name there; undefined where nobody says. */
export interface Example {
  places: Int32Array;
  isName: boolean | undefined;
}

const { index } = loadFoodTable();

interface Read {
  text: string;
  tokens: Token[];
}

function read(said: string): Read {
  const text = inKnownWords(asMeant(said), spellFood);
  return { text, tokens: wordsOf(text, loadFoodTable()) };
}

function examplesOf({ text, tokens }: Read, labelOf: (token: Token, at: number) => boolean | undefined): Example[] {
  const features = featuresIn(text, tokens, index);
  return tokens.flatMap((token, at) => {
    const told = features[at];
    return told ? [{ places: Int32Array.from(told), isName: labelOf(token, at) }] : [];
  });
}

/** Words of what must be on record are names; others are not, but for those beside a name that tell which kind it is. */
export function toldExamples(row: ToldRow): Example[] {
  return foodRowOf(row).flatMap(({ text: said, expected }) => {
    const one = read(said);
    const { text, tokens } = one;
    const patterns = expected.map(({ name = '' }) => new RegExp(name, 'giu'));
    const named = patterns.map((pattern) => [...text.matchAll(pattern)].filter(([found]) => found.length > 1));
    const isNamed = ({ start, end }: Token) =>
      named.flat().some(({ index: from, 0: found }) => from < end && from + found.length > start);
    const isWhole = named.every((found) => found.length > 0);
    return examplesOf(one, (token, at) => {
      if (isNamed(token)) return true;
      if (findWholeName(index, [token.key])?.food.id === plainWater) return undefined;
      const standing = standingOf(index, token.key);
      const isBeside = [at - 1, at + 1].some((beside) => tokens[beside] && isNamed(tokens[beside]));
      const isOfTable = standing !== 'none' && standing !== 'spelling' && standing !== 'sound';
      if (isBeside && isOfTable && isTelling(token)) return undefined;
      return isWhole || !isTelling(token) ? false : undefined;
    });
  });
}

/** Words inside a marked name are names, all others are not; of what is named and was not eaten nobody says. */
export function markedExamples({ text: said, names, notEaten }: NamedRow): Example[] {
  const one = read(said);
  const stretchesOf = (marked: string[]) => {
    const known = marked.map((name) => read(name).tokens.map(({ key }) => key)).filter((keys) => keys.length > 0);
    return known.flatMap((keys) =>
      one.tokens.flatMap((_, at) =>
        keys.every((key, step) => one.tokens[at + step]?.key === key) ? [{ from: at, to: at + keys.length }] : [],
      ),
    );
  };
  const [named, left] = [stretchesOf(names.map(([name]) => name)), stretchesOf(notEaten)];
  const holds = (stretches: { from: number; to: number }[], at: number) =>
    stretches.some(({ from, to }) => at >= from && at < to);
  return examplesOf(one, (token, at) => {
    if (holds(left, at) || !isTelling(token)) return undefined;
    if (findWholeName(index, [token.key])?.food.id === plainWater) return undefined;
    return holds(named, at);
  });
}

/** Words of a meal are names where a food of the meal is called so, however they are spelt. */
export function mealExamples({ text, items }: Pick<OwnRow, 'text' | 'items'>): Example[] {
  const wanted = new Set(items.flatMap(({ food }) => food.split('|')).map(nameKey));
  const isWanted = ({ food: { name, names } }: FoodMatch) => [name, ...names].some((one) => wanted.has(nameKey(one)));
  return examplesOf(read(text), (token) => {
    if (!isTelling(token)) return undefined;
    const standing = standingOf(index, token.key);
    const isSpelt = (standing === 'name' || standing === 'often' || standing === 'word') && !rolesOfWord.has(token.key);
    return isSpelt || matchFood(index, [token.key], [], 2).some(isWanted) ? true : undefined;
  });
}

const ofFood = new Set(['log.food', 'fix.food', 'ask.food', 'none.food', 'fix.more', 'fix.with', 'log.repeat']);
const mayBeFood =
  /food|meal|idea|fix\.|answer|recipe|ask\.(?:ate|saved)|save|want|log\.water|care|plan|pot|share|forget/;

/** Words of parts that are about no food are no names; of the other parts nobody says. */
export function weakExamples({ segs }: LabelledMessage): { ofFood: Example[]; ofOthers: Example[] } {
  const found = { ofFood: [] as Example[], ofOthers: [] as Example[] };
  for (const [said, act] of segs) {
    if (ofFood.has(act)) found.ofFood.push(...examplesOf(read(said), () => undefined));
    else if (!mayBeFood.test(act)) found.ofOthers.push(...examplesOf(read(said), () => false));
  }
  return found;
}
