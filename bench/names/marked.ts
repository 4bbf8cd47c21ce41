import { plainWater } from '../../server/features/nutrition/policy.ts';
import type { EstimatedItem, MealUnderstanding } from '../../server/features/nutrition/types.ts';
import type { NamedRow } from './labels.ts';
import { knownTexts } from './read.ts';

/** What was read of the foods that somebody marked in one message. */
export interface JudgedMarks {
  row: NamedRow;
  named: number;
  /** Marked names of which nothing was read. */
  missed: string[];
  /** Foods read where nobody marked one. */
  strangers: EstimatedItem[];
  isRight: boolean;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Names are found where a food was read from a word of theirs; plain water is no food. */
export function judgeMarks(row: NamedRow, meals: MealUnderstanding[]): JudgedMarks {
  const items = meals.flatMap((meal) => meal.items).filter(({ foodId }) => foodId !== plainWater);
  const names = row.names
    .filter(([, english]) => english !== 'water')
    .map(([name]) => ({ name, words: new Set([name, ...knownTexts(name)].flatMap(wordsIn)) }));
  const isOf = ({ text }: EstimatedItem, { words }: (typeof names)[number]) =>
    wordsIn(text).some((word) => words.has(word));
  const missed = names.filter((name) => !items.some((item) => isOf(item, name))).map(({ name }) => name);
  const strangers = items.filter((item) => !names.some((name) => isOf(item, name)));
  return { row, named: names.length, missed, strangers, isRight: missed.length + strangers.length === 0 };
}

export function summariseMarks(judged: JudgedMarks[]) {
  const named = judged.reduce((sum, one) => sum + one.named, 0);
  const missed = judged.reduce((sum, one) => sum + one.missed.length, 0);
  const share = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
  return {
    messages: judged.length,
    foods: named,
    found: share(named - missed, named),
    'nobody named': share(judged.filter(({ strangers }) => strangers.length > 0).length, judged.length),
    'all right': share(judged.filter(({ isRight }) => isRight).length, judged.length),
  };
}
