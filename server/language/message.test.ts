import { describe, expect, test } from 'vitest';
import { readMessage } from './message.ts';
import { readNumber } from './numbers.ts';
import { isSaidIn } from './words.ts';

const vetoes = (text: string) => readMessage(text).clauses.map(({ veto }) => veto ?? '');

describe('why nothing was eaten', () => {
  test.each([
    ['is idli good for weight loss', 'advice'],
    ['main aam kha sakta hu kya', 'advice'],
    ['क्या मैं आम खा सकता हूँ', 'advice'],
    ['naan dosai saapidalaama', 'advice'],
    ['idli tinocha', 'advice'],
    ['doctor said no more pickle', 'quote'],
    ['meetha mat khao', 'prohibition'],
    ['will eat pizza', 'plan'],
    ['kal pizza khaunga', 'plan'],
    ['dosa khabo', 'plan'],
    ['craving momos', 'wish'],
    ['pav bhaji khane ka mann', 'wish'],
    ['my brother finished all the gulab jamun', 'other'],
    ['bhai ne samosa khaya', 'other'],
    ['दोस्त ने पिज़्ज़ा खाया', 'other'],
    ['veg pulao ki recipe do', 'recipe'],
    ['maine kheer nahi khayi', 'denial'],
    ['naan idli saapidala', 'denial'],
    ['mi poha khalla nahi', 'denial'],
    ['connect my apple watch', 'topic'],
    ['climbed 12 floors', 'topic'],
    ['fasting sugar 110', 'topic'],
    ['2 eggs every morning', 'habit'],
    ['papa ko 2 roti aur sabzi di', 'other'],
    ['beti ke tiffin me 2 paratha rakha', 'other'],
    ['log mat karna, 2 samosa khaye', 'quote'],
    ["don't record this one: i ate 12 gulab jamuns", 'quote'],
    ['mummy bol rahi thi 2 roti aur kha le', 'quote'],
    ['biryani 50% off', 'topic'],
  ])('%s', (text, veto) => {
    expect(vetoes(text)).toContain(veto);
  });

  test.each([
    'had 2 rotis with dal',
    'maine 2 roti khayi',
    'নাশ্তায় ৩টে রুটি খেলাম',
    'ఈరోజు 2 ఇడ్లీ తిన్నాను',
    'dont log the tea, had 2 idlis',
    'मैंने दो रोटी खाई',
    'naanu eradu chapati tinde',
    'mi don bhakri khalli',
    'couldnt resist a samosa',
    'gym ke baad 2 kele khaye',
    'lunch: rajma chawal',
    'ate at my friends place',
    'this pav bhaji was to die for, ate one plate',
  ])('nothing speaks against %s', (text) => {
    expect(vetoes(text).every((veto) => veto === '')).toBe(true);
  });
});

describe('what a verb holds for', () => {
  test.each([
    ['doctor said no more pickle and papad', ['quote', 'quote']],
    ['fasting sugar 110 and 2 idli', ['topic', '']],
    ['mummy ne kheer banayi hai par maine nahi khayi', ['other', 'denial']],
    ['dal aur roti nahi khayi', ['denial', 'denial']],
    ['mom had tea and i had coffee', ['other', '']],
    ['had 2 rotis. is that too much', ['', 'question']],
    ['didnt eat rice, only 2 rotis', ['denial', '']],
    ['shaadi me paneer tha, chhua nahi', ['denial', 'denial']],
    ['2 roti, chawal nahi khaye', ['', 'denial']],
  ])('%s', (text, expected) => {
    expect(vetoes(text)).toEqual(expected);
  });

  test.each([
    ['i had tea and 2 biscuits', [true, true]],
    ['aloo paratha aur dahi khaya', [true, true]],
    ['2 idli, sambar', [false, false]],
  ])('says that it was eaten: %s', (text, expected) => {
    expect(readMessage(text).clauses.map(({ eaten }) => eaten)).toEqual(expected);
  });
});

test('tokens keep their place in the text as it was written', () => {
  const text = 'Had 2½ Rotis, Café latte!';
  for (const { text: written, start, end } of readMessage(text).tokens) expect(text.slice(start, end)).toBe(written);
});

test('a doubtful word counts only beside one of its language alone', () => {
  const says = (text: string) => isSaidIn(readMessage(text), { from: 0, to: 9 }, 'self');
  expect(says('naan idli saapten')).toBe(true);
  expect(says('naan and dal')).toBe(false);
  const number = (text: string) => readNumber(readMessage(text).tokens, 0)?.value;
  expect(number('be rotli khadhi')).toBe(2);
  expect(number('be careful')).toBeUndefined();
});

test('a word in a name of one’s own does nothing else', () => {
  expect(vetoes('amma style kanji 1 cup drank')).toContain('other');
  expect(readMessage('amma style kanji 1 cup drank', ['Amma style kanji']).clauses[0]?.veto).toBeUndefined();
});

test('a word of an Indian language is found in its other spellings', () => {
  expect(vetoes('idli sappidalaama')).toContain('advice');
});

test.each([
  ['passenger ne do vada pav khaya', 'other'],
  ['Tonight 1 katori rajma', undefined],
  ['pizza tonight', 'plan'],
  ['2 dates n like 10 cashews', undefined],
  ['i like idli', 'topic'],
  ['2 rotti shenga chutney', undefined],
] as const)('what “%s” tells of', (text, veto) => {
  expect(readMessage(text).clauses[0]?.veto).toBe(veto);
});

test.each([
  ['elbow hurts since yesterday', 0],
  ['weight 70.2 nethu vida kammi', 0],
  ['kal paisa dega, mood kharab', 0],
  ['kal shaam se khansi hai', 0],
  ['cough since last night', 0],
  ['2 rotis yesterday', 1],
])('the day that is told: %s', (text, daysAgo) => {
  expect(readMessage(text).clauses.at(-1)?.daysAgo).toBe(daysAgo);
});
