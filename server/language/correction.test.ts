import { describe, expect, test } from 'vitest';
import { readCorrection } from './correction.ts';
import { readMessage } from './message.ts';

const read = (text: string) => readCorrection(readMessage(text));

describe('a correction', () => {
  test.each([
    ['make that 3 idlis', { kind: 'amount', of: 'idlis', quantity: 3 }],
    ['maine do nahi teen roti khayi', { kind: 'amount', of: 'roti', was: 2, quantity: 3 }],
    ['do nahi teen khaye', { kind: 'amount', was: 2, quantity: 3 }],
    ['treadmill 25 tha galat likha 15', { kind: 'amount', of: 'treadmill', was: 15, quantity: 25 }],
    ['it was 3 rotis, typed 2 by mistake', { kind: 'amount', of: 'rotis', was: 2, quantity: 3 }],
    ['3 roti galat, 2 thi', { kind: 'amount', was: 3, quantity: 2 }],
    ['i had 3, not 2', { kind: 'amount', was: 2, quantity: 3 }],
    ['2 hi roti thi', { kind: 'amount', of: 'roti', quantity: 2 }],
    ['it was 150 ml', { kind: 'amount', amount: '150 ml', hasUnit: true }],
    ['2 pack', { kind: 'amount', quantity: 2, hasUnit: true }],
    ['biryani was half plate', { kind: 'amount', of: 'biryani', quantity: 0.5 }],
    ['not curd, raita', { kind: 'replace', was: 'curd', by: 'raita' }],
    ['no not banana, i meant an apple', { kind: 'replace', was: 'banana', by: 'apple' }],
    ['it was brown rice not dal', { kind: 'replace', was: 'dal', by: 'brown rice' }],
    ['dahi nahi raita tha', { kind: 'replace', was: 'dahi', by: 'raita' }],
    ['not the coffee', { kind: 'without', what: 'coffee' }],
    ['there was no ghee on it', { kind: 'without', what: 'ghee' }],
    ['the lassi had no sugar', { kind: 'without', of: 'lassi', what: 'sugar' }],
    ['chai mein sugar nahi thi', { kind: 'without', what: 'sugar', of: 'chai' }],
    ['just half of it', { kind: 'scale', factor: 0.5 }],
    ['twice the dal', { kind: 'scale', of: 'dal', factor: 2 }],
    ['आधा कर दो', { kind: 'scale', factor: 0.5 }],
    ['thoda kam karo', { kind: 'scale', factor: 0.75 }],
    ['the second one was small', { kind: 'size', nth: 2, size: 'small' }],
    ['dosa was small', { kind: 'size', of: 'dosa', size: 'small' }],
    ['ek aur', { kind: 'more', quantity: 1 }],
    ['wrong', { kind: 'unsaid' }],
    ['wrong, remove it', { kind: 'remove' }],
    ['galti se 2 likha, 3 thi', { kind: 'amount', was: 2, quantity: 3 }],
    ['teen roti thi', { kind: 'amount', of: 'roti', quantity: 3 }],
    ['250 ml actually', { kind: 'amount', amount: '250 ml' }],
    ['no, 6 hrs 30 min', { kind: 'amount', amount: '6 hrs 30 min', hasUnit: true }],
    ['eradu alla mooru', { kind: 'amount', was: 2, quantity: 3 }],
    ['chutney instead of sambar', { kind: 'replace', was: 'sambar', by: 'chutney' }],
    ['dahi ki jagah raita', { kind: 'replace', was: 'dahi', by: 'raita' }],
    ['i meant tea', { kind: 'replace', by: 'tea' }],
    ['bina cheeni ke', { kind: 'without', what: 'cheeni', isPart: true }],
    ['coffee nahi pi', { kind: 'without', what: 'coffee', isOfLast: true }],
    ['a bit less than that', { kind: 'scale', factor: 0.75 }],
    ['quarter of it', { kind: 'scale', factor: 0.25 }],
    ['one slice less', { kind: 'more', quantity: -1 }],
    ['innum onnu', { kind: 'more', quantity: 1 }],
    ['only one bobbatlu. other one my wife took', { kind: 'amount', of: 'bobbatlu', quantity: 1 }],
    ['rice one and half cup. i made a mistake', { kind: 'amount', of: 'rice', quantity: 1.5 }],
    ['coke hata do, wo dost ki thi', { kind: 'without', what: 'coke', isPart: false }],
    ['coke remove pannu adhu frd odadhu', { kind: 'without', what: 'coke' }],
    ['wo rajma wali entry hata, plate dost ki thi', { kind: 'without', what: 'rajma' }],
    ['makki ki roti thi, bajre ki nahi', { kind: 'replace', was: 'bajre', by: 'makki ki roti' }],
    ['fried not steamed im lying', { kind: 'replace', was: 'steamed', by: 'fried' }],
    ['35 minute tha, 25 nahi', { kind: 'amount', was: 25, quantity: 35 }],
    ['ok i actually left half of one paratha', { kind: 'more', of: 'paratha', quantity: -0.5 }],
    ['71.2 ***', { kind: 'amount', quantity: 71.2 }],
    ['coke was diet coke', { kind: 'replace', was: 'coke', by: 'diet coke', isSoft: true }],
    ['that was dinner yesterday', { kind: 'moved', daysAgo: 1, meal: 'dinner' }],
  ])('is read from “%s”', (text, correction) => {
    expect(read(text)).toMatchObject(correction);
  });

  test.each([
    'had 3 idlis',
    'slept 7 hours',
    'soya 7 ghante',
    'and a tea too',
    'also curd 100g',
    'had dal, no rice',
    '2 rotis, no rice',
    '2',
    'half plate chicken tikka',
    'lunch was 2 rotis',
    'is it 3 rotis?',
    'no',
    'day before yesterday walked 4 km',
    'dal khayi chawal nahi khaya',
    'lunch was dal and rice',
    'only 2 rotis, then i had a banana',
    'dukane grahak mate samosa mangavya, pan me nathi khadha',
  ])('is none in “%s”', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
