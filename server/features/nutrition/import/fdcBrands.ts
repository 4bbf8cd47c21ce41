import type { Row } from './csvRows.ts';

/** Texts that repeat, each kept once. */
class Texts {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#texts.length);
    return this.#texts.push(text) - 1;
  }

  read(number: number | undefined): string {
    return this.#texts[number ?? -1] ?? '';
  }
}

const COLUMNS = 4;

/** What branded_food.csv says of each food, in little memory. */
export class Brands {
  readonly #texts = new Texts();
  readonly #numbers: Uint32Array;
  readonly #servingSizes: Float32Array;

  constructor(foods: number) {
    this.#texts.numberOf('');
    this.#numbers = new Uint32Array(foods * COLUMNS);
    this.#servingSizes = new Float32Array(foods);
  }

  add(food: number, row: Row): void {
    if (food < 0) return;
    const texts = [
      row.text('brand_name') || row.text('brand_owner'),
      row.text('branded_food_category'),
      row.text('serving_size_unit'),
      row.text('household_serving_fulltext'),
    ];
    this.#numbers.set(
      texts.map((text) => this.#texts.numberOf(text)),
      food * COLUMNS,
    );
    this.#servingSizes[food] = row.number('serving_size') ?? 0;
  }

  read(food: number) {
    const [brand = '', group = '', servingUnit = '', household = ''] = Array.from(
      this.#numbers.subarray(food * COLUMNS, (food + 1) * COLUMNS),
      (number) => this.#texts.read(number),
    );
    return { brand, group, servingUnit, household, servingSize: this.#servingSizes[food] };
  }
}
