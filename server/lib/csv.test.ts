import { expect, test } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

test('cells are quoted where they need it, numbers stay numbers, and no text starts a formula', () => {
  const rows = [
    { name: 'Dal, "yellow"', kcal: -1.5 },
    { name: '=1+1', kcal: null },
    { name: '+91', kcal: 0 },
    { name: '-x', kcal: 1 },
    { name: '@sum', kcal: 2 },
    { name: '\tx', kcal: 3 },
    { name: '\r=1', kcal: 4 },
    { name: 'दाल', kcal: 5 },
  ];
  expect(csvHead(['name', 'kcal']) + csvLines(['name', 'kcal'], rows)).toBe(
    '\ufeffname,kcal\r\n"Dal, ""yellow""",-1.5\r\n\'=1+1,\r\n\'+91,0\r\n\'-x,1\r\n\'@sum,2\r\n\'\tx,3\r\n"\'\r=1",4\r\nदाल,5\r\n',
  );
});

test.each([
  '＝1+1',
  '＋91',
  '－x',
  '＠sum',
  '﹦1',
  '⁼1',
  '−1',
  ' =1',
  '\u200b=1',
  '\ufeff＝1',
  `${'\u200b'.repeat(99)}=1`,
])('a text that some spreadsheet takes for a formula is none: %j', (name) => {
  expect(csvLines(['name'], [{ name }])).toBe(`'${name}\r\n`);
});
