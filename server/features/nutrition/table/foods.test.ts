import { describe, expect, it } from 'vitest';
import { checkTable } from './check.ts';
import { readFnddsReference } from './fnddsReference.ts';
import { readFoodTable } from './foodTable.ts';

describe('the food table', () => {
  it('passes its check', () => {
    const published = readFnddsReference(process.env.FNDDS_DIR);
    const reference = published && new Map(published.map((food) => [food.code, food.per100g]));
    const problems = checkTable(readFoodTable(), reference);
    if (problems.length > 0) {
      const lines = problems.map(
        ({ file, line, message }) => `server/features/nutrition/foods/${file}:${line} ${message}`,
      );
      expect.fail(`${problems.length} problems in the food table\n${lines.join('\n')}`);
    }
  });
});
