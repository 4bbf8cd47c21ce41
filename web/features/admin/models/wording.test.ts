import { expect, test } from 'vitest';
import { acts } from '../../../../contract/acts/acts.ts';
import { actInWords, gathered, slotInWords, timeTaken } from './wording.ts';

test('times are told in the unit in which they are read at a glance', () => {
  expect([0.42, 12.4, 999, 2_440].map(timeTaken)).toEqual(['0.4 ms', '12 ms', '999 ms', '2.4 s']);
});

test('every act is told in words that are short enough for a line', () => {
  expect(actInWords('log.food')).toBe('Ate or drank something other than plain water');
  expect(actInWords('log.repeat')).toBe('Ate again what was logged before');
  expect(actInWords('ask.own')).toBe('Asks about their own figures');
  for (const act of acts) expect(actInWords(act).length, act).toBeLessThan(130);
});

test('slots are told as words', () => {
  expect(slotInWords('daysAgo')).toBe('days ago');
});

test('without a model the page says what is needed to learn, unless something was gathered before', () => {
  expect(gathered({ kept: 0, waiting: 0 }, false)).toContain('set up a model');
  expect(gathered({ kept: 0, waiting: 0 }, true)).toContain('0 kept, 0 waiting');
  expect(gathered({ kept: 3, waiting: 1 }, false)).toContain('3 kept, 1 waiting');
});
