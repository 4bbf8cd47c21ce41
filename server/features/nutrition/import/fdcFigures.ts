import type { Nutrients } from '../types.ts';

/** Nutrients that FoodData Central gives by id or, in older files, by number; earlier ones of a line are preferred. */
const COLUMNS: [keyof Nutrients | 'alcoholG', [ids: string, scale?: number][]][] = [
  ['energyKcal', [['1008 208'], ['2048 958'], ['2047 957'], ['1062 268', 1 / 4.184]]],
  ['proteinG', [['1003 203']]],
  ['carbohydrateG', [['1005 205'], ['1050 205.2']]],
  ['fatG', [['1004 204'], ['1085 298']]],
  ['fiberG', [['1079 291'], ['2033 293']]],
  ['sugarG', [['2000 269'], ['1063 269.3']]],
  ['sodiumMg', [['1093 307']]],
  ['cholesterolMg', [['1253 601']]],
  ['alcoholG', [['1018 221']]],
];

interface Place {
  column: number;
  preference: number;
  scale: number;
}

const places = new Map(
  COLUMNS.flatMap(([, alternatives], column) =>
    alternatives.flatMap(([ids, scale = 1], preference) =>
      ids.split(' ').map((id): [string, Place] => [id, { column, preference, scale }]),
    ),
  ),
);

const NOTHING_YET = 255;

/** The figures of many foods in little memory: a full download has two million foods and 27 million figures. */
export class FiguresTable {
  readonly #figures: Float32Array;
  readonly #preferences: Uint8Array;

  constructor(foods: number) {
    this.#figures = new Float32Array(foods * COLUMNS.length);
    this.#preferences = new Uint8Array(foods * COLUMNS.length).fill(NOTHING_YET);
  }

  add(food: number, nutrient: string, amount: number | undefined): void {
    const place = places.get(nutrient);
    if (!place || amount === undefined) return;
    const at = food * COLUMNS.length + place.column;
    if (place.preference >= (this.#preferences[at] ?? 0)) return;
    this.#figures[at] = amount * place.scale;
    this.#preferences[at] = place.preference;
  }

  read(food: number): { figures: Partial<Nutrients>; alcoholG: number | undefined } {
    const known = COLUMNS.flatMap(([name], column) => {
      const at = food * COLUMNS.length + column;
      const isKnown = this.#preferences[at] !== NOTHING_YET;
      return isKnown ? [[name, Number((this.#figures[at] ?? 0).toPrecision(6))]] : [];
    });
    const { alcoholG, ...figures } = Object.fromEntries(known);
    return { figures, alcoholG };
  }
}
