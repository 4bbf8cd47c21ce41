import { expect, test } from 'vitest';
import { readDueDate } from './dueDate.ts';

test.each([
  ['lose 5 kg in 2 months', '2026-05-06'],
  ['want 70 by March', '2027-03-01'],
  ['want 70 by june', '2026-06-01'],
  ['reach 65 kg by 15 april', '2026-04-15'],
  ['10 kilo kam karna hai 12 hafte mein', '2026-05-29'],
  ['70 kg hona hai diwali tak', undefined],
  ['june tak 70 kg chahiye', '2026-06-01'],
  ['6 महीने में 5 किलो कम करना है', '2026-09-06'],
  ['lose 8 kg by the end of the year', '2026-12-31'],
  ['lose 5 kg', undefined],
  ['had 2 rotis in march', undefined],
])('“%s”', (text, due) => {
  expect(readDueDate(text, '2026-03-06')).toBe(due);
});
