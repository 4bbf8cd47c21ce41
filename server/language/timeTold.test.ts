import { expect, test } from 'vitest';
import { readTimeTold } from './timeTold.ts';

const at = (hour: number, minute = 0, isSure = true) => ({ minutes: hour * 60 + minute, isSure });

test.each([
  ['bp 130/85 at 6:30 am', at(6, 30), 'bp 130/85'],
  ['drank 300 ml at 8 am', at(8), 'drank 300 ml'],
  ['0530 hrs walked 3 km', at(5, 30), 'walked 3 km'],
  ['05:30 walked 3 km', at(5, 30), 'walked 3 km'],
  ['sugar 104 at 7:15', at(7, 15, false), 'sugar 104'],
  ['subah 6 baje weight 70', at(6), 'weight 70'],
  ['had dal at noon', at(12), 'had dal'],
  ['crocin ghetli 7 la sakali', at(7), 'crocin ghetli'],
  ['had a banana an hour ago', { minutesAgo: 60 }, 'had a banana'],
  ['30 min pehle 1 glass paani', { minutesAgo: 30 }, '1 glass paani'],
])('%s', (text, time, rest) => {
  const told = readTimeTold(text);
  expect(told?.time).toEqual(time);
  expect(told?.rest.replace(/\s+/g, ' ').trim()).toBe(rest);
});

test.each([
  'rowed 2k in 8:05',
  'ran 5k 22:40',
  'slept 11 pm to 6:30 am',
  'breakfast at 8 am poha, lunch at 1 pm dal',
  'khane se 2 ghante pehle sugar 110',
  'sugar 110 two hours after food',
  'ran at 9 kmph',
  'squats 3x10 at 20',
  'weight 70.4',
  'rowed 2 hrs',
  'raat ko 3 roti, bp 130/85',
  'raat 11 te 5 zop zali',
  'bukhar since noon',
])('no one time of day is told: %s', (text) => {
  expect(readTimeTold(text)).toBeUndefined();
});
