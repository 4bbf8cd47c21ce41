import { expect, test } from 'vitest';
import { readEndOfFast, readFastWish, readOwnFast, readPastFast } from './reading.ts';

test.each([
  ['fasted 16 hours', 16],
  ['16:8 done, fasted from 8 pm to noon', 16],
  ['fasted 9 pm to 1 pm', 16],
  ['choddo hours fasting korlam', 14],
])('a fast that is over: %s', (text, hours) => {
  expect(readPastFast(text)).toBe(hours);
});

test.each(['fasting from 8 pm', 'when does my fast end', 'had lunch from 1 pm to 2 pm'])('%s is none', (text) => {
  expect(readPastFast(text)).toBeUndefined();
});

test('what goes on from one hour to another begins at the first', () => {
  expect(readFastWish('fasting from 8 pm to noon')).toMatchObject({ wish: 'start', clock: { minutes: 1_200 } });
  expect(readFastWish('fasted from 8 pm to noon')).toMatchObject({ wish: 'end', clock: { minutes: 720 } });
});

test.each(['upos bhanglam', 'viradham mudichen', 'upvas sodla'])('a fast that is broken: %s', (text) => {
  expect(readOwnFast(text).event).toBe('end');
});

test.each([
  ['started my fast at 8 pm yesterday, ended 12 noon', 16, 720],
  ['upvas kal raat 9 baje shuru kiya, aaj 1 pm ko khola', 16, 780],
])('a fast told by its two ends: %s', (text, hours, ended) => {
  expect(readOwnFast(text)).toMatchObject({ event: 'done', hours, ended: { minutes: ended } });
});

test.each([
  ['ended at 11 am', 'end', 660],
  ['11 baje khola tha', 'end', 660],
  ['no it ended at 1 pm, not noon', 'end', 780],
  ['8 pm nahi, 7 baje shuru kiya tha', 'start', 420],
])('“%s” tells which end of a fast was otherwise', (text, end, minutes) => {
  expect(readEndOfFast(text)).toMatchObject({ end, clock: { minutes } });
});

test.each(['meeting ended at 11 am', 'will the fast end at 11 am?', 'done', 'had lunch at 11 am'])(
  '“%s” puts no end of a fast right',
  (text) => {
    expect(readEndOfFast(text)).toBeUndefined();
  },
);
