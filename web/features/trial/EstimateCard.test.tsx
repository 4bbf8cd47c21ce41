import { expect, test } from 'vitest';
import { htmlOf } from '../../../tests/render.tsx';
import { EstimateCard } from './EstimateCard.tsx';

const totals = { calories: 1206, caloriesLow: 900, caloriesHigh: 1500, proteinG: 12, carbsG: 64.4, fatG: 6 };
const items = [
  { portion: 'रोटी, 2 पीस (80 ग्राम)', calories: 206 },
  { portion: 'रोटी, 2 पीस (80 ग्राम)', calories: 206 },
];

test('the card tells energy with its range, macronutrients and every food, in the language of the sentence', () => {
  const text = htmlOf(<EstimateCard locale="hi" said="2 रोटी" items={items} totals={totals} />).replace(
    /<[^>]+>/g,
    ' ',
  );
  for (const words of [/1,206\s+कैलोरी/, /900–1,500/, /कार्ब्स\s+64 ग्राम/, /206\s+कैलोरी.*206\s+कैलोरी/])
    expect(text).toMatch(words);
});

test('a figure and its unit stay on one line', () => {
  const html = htmlOf(<EstimateCard locale="hi" said="2 रोटी" items={items} totals={totals} />);
  expect(html).toContain('(80\u00A0ग्राम)');
});

test('a meal without energy has no scale to divide by', () => {
  const none = { calories: 0, caloriesLow: 0, caloriesHigh: 0, proteinG: 0, carbsG: 0, fatG: 0 };
  const html = htmlOf(<EstimateCard locale="en" said="water" items={[]} totals={none} />);
  expect(html).not.toMatch(/NaN|Infinity/);
});
