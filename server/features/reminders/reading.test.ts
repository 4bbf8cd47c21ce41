import { expect, test } from 'vitest';
import { readAnother, readRequest } from './reading.ts';
import { readNewTime } from './words/newTime.ts';

const read = (text: string) => readRequest(text, '2026-11-19');

test.each([
  ['every sunday 9 am tell me to check weight', 'check weight'],
  ['roz subah 9 baje bol dena pani peene ko', 'pani peene'],
  ['ask me to log lunch at 2 pm', 'log lunch'],
  ['gurtu cheyi tablet 6 pm', 'tablet'],
])('“%s” sets a reminder of “%s”', (text, of) => {
  expect(read(text)).toMatchObject({ kind: 'set', text: of });
});

test.each([
  'my walk reminder did not come today',
  'kal kitna khaya batana',
  'tell me my calories at lunch',
  'tell me about 9 am yoga',
  'your 7 am reminder woke my baby again',
  'that tune reminds me of our 6 pm swims every day',
  'nethu 8 manikku remind pannala',
  'ninne 9 gantege nenapu madlilla',
])('“%s” sets none', (text) => {
  expect(read(text)).toBeUndefined();
});

test.each([
  ['ping us at 7 pm to stop the pump', { kind: 'set', text: 'stop the pump' }],
  ['stretch reminder every hour from 9 to 5', { kind: 'set', text: 'stretch' }],
  ['कल सुबह पाँच बजे जगा देना', { kind: 'set', text: '', isWaking: true }],
  ['subah aath se raat nau tak har do ghante paani', { kind: 'set', text: 'paani' }],
  ['do you remind people of meals?', { kind: 'explain' }],
  ['kya aap subah bhi yaad dila sakte ho?', { kind: 'explain' }],
  ['why didnt you ping me at 8 last night', { kind: 'list' }],
  ['bedtime reminder 11 pm Sunday to Thursday', { kind: 'set' }],
  ['roj somvar sakali 6 vajta yoga athvan', { kind: 'set', text: 'yoga' }],
  ['every hour 9 rinda 6 water heli', { kind: 'set', text: 'water' }],
])('“%s” is read as %o', (text, expected) => {
  expect(read(text)).toMatchObject(expected);
});

test('a walk keeps its own name, an exercise has a plain one', () => {
  expect(read('remind me to walk at 6 pm')).toMatchObject({ subject: 'activity', isBare: false });
  expect(read('remind me to exercise at 6 pm')).toMatchObject({ subject: 'activity', isBare: true });
});

test.each(['water the plants', 'clean the water filter', 'tanki me paani bharna', 'paudhon ko paani dena'])(
  '“%s” is nothing to drink',
  (thing) => {
    expect(read(`remind me every Friday at 7 pm: ${thing}`)).toMatchObject({ subject: '' });
  },
);

test.each(['drink water', 'paani peena', 'water all day', 'drink tulsi water'])('“%s” is', (thing) => {
  expect(read(`remind me to ${thing} at 7 pm`)).toMatchObject({ subject: 'water' });
});

test('one of several is stopped by its day or time, never all', () => {
  expect(read('drop the wednesday one')).toMatchObject({
    kind: 'stop',
    which: { all: false },
    schedule: { weekday: 3 },
  });
  expect(read('cancel the 9 pm one')).toMatchObject({ kind: 'stop', schedule: { clocks: [{ minutes: 1_260 }] } });
  expect(read('hatao wala')).toBeUndefined();
});

test('another may follow with a time of its own', () => {
  expect(readAnother('and at 9 pm for dinner', '2026-11-19')).toMatchObject({ text: 'dinner' });
  expect(readAnother('and 2 rotis at 9 pm', '2026-11-19')).toBeUndefined();
});

test.each([
  ['9 nahi 9:30', 570],
  ['nau nahi saade nau', 570],
])('“%s” is the second time', (text, minutes) => {
  expect(readNewTime(text)?.minutes).toBe(minutes);
});
