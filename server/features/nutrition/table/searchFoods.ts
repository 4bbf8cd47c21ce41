import type { Food } from '../types.ts';
import type { FoodTable } from './foodTable.ts';
import { countNamesWith, type IndexedName, type NameIndex, namesWith } from './nameIndex.ts';
import { nameWords } from './nameKey.ts';
import { correctTypo, soundAlikes } from './spelling.ts';

const PREFIX_QUALITY = 0.9;
const SOUND_QUALITY = 0.85;
const TYPO_QUALITY = 0.7;
const COST_OF_OTHER_WORD = 0.15;
const SAME_START_BONUS = 0.2;
/** Of foods that share a name the one that it means comes first. */
const MEANT_BONUS = 0.01;

/** Foods for what a person is typing: every word must begin or spell a word of one of the food's names. */
export function searchFoods(table: FoodTable, query: string, limit: number): Food[] {
  const { index } = table;
  const words = nameWords(query).map((word) => readingsOf(index, word));
  const [rarest] = words.toSorted((a, b) => namesHolding(index, a) - namesHolding(index, b));
  if (!rarest) return [];

  const best = new Map<Food, number>();
  for (const number of rarest.keys()) {
    for (const name of namesWith(index, number)) {
      const points = pointsOf(name, words);
      if (points !== undefined && points > (best.get(name.food) ?? 0)) best.set(name.food, points);
    }
  }
  const ranked = [...best].sort(([, a], [, b]) => b - a);
  return ranked.slice(0, limit).map(([food]) => food);
}

/** Words of the table that a typed word may stand for, and how surely. */
function readingsOf(index: NameIndex, word: string): Map<number, number> {
  const readings = new Map<number, number>();
  for (const [number, known] of index.words.entries()) {
    if (known.startsWith(word)) readings.set(number, known === word ? 1 : PREFIX_QUALITY);
  }
  for (const number of soundAlikes(index, word)) if (!readings.has(number)) readings.set(number, SOUND_QUALITY);
  const typo = readings.size === 0 ? correctTypo(index, word) : undefined;
  if (typo !== undefined) readings.set(typo, TYPO_QUALITY);
  return readings;
}

function namesHolding(index: NameIndex, readings: Map<number, number>): number {
  let count = 0;
  for (const number of readings.keys()) count += countNamesWith(index, number);
  return count;
}

function pointsOf(name: IndexedName, words: Map<number, number>[]): number | undefined {
  let points = 1;
  for (const readings of words) {
    const quality = Math.max(0, ...name.words.map((number) => readings.get(number) ?? 0));
    if (quality === 0) return undefined;
    points += quality / words.length;
  }
  const startsAlike = words[0]?.has(name.words[0] ?? -1) ? SAME_START_BONUS : 0;
  const isMeant = name.wins ? MEANT_BONUS : 0;
  return points + startsAlike + isMeant - COST_OF_OTHER_WORD * Math.max(0, name.words.length - words.length);
}
