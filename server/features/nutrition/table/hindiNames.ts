import type { FoodTable } from './foodTable.ts';

const namesOfTables = new WeakMap<FoodTable, Map<string, string>>();
const inDevanagari = /^[\p{Script=Devanagari}\s]+$/u;

/** The food's own name in Devanagari; undefined where it has none, or shares it with another food. */
export function hindiNameOf(table: FoodTable, foodId: string): string | undefined {
  const names = namesOfTables.get(table) ?? collectNames(table);
  namesOfTables.set(table, names);
  return names.get(foodId);
}

function collectNames({ foods }: FoodTable): Map<string, string> {
  const written = foods.flatMap(({ id, names }) =>
    names.filter((name) => inDevanagari.test(name)).map((name) => [name, id] as const),
  );
  const foodOfName = new Map<string, string>();
  const shared = new Set<string>();
  for (const [name, id] of written) {
    if ((foodOfName.get(name) ?? id) !== id) shared.add(name);
    foodOfName.set(name, id);
  }
  const names = new Map<string, string>();
  for (const [name, id] of written) if (!shared.has(name) && !names.has(id)) names.set(id, name);
  return names;
}
