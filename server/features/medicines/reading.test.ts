import { expect, test } from 'vitest';
import { asksForMore, ordersPlainly, readMedicines, readOwnIntake, readOwnIntakes } from './reading.ts';

const told = (text: string) => readMedicines(text, [], '2026-11-19');

test.each([
  ['udiliv 300 li', 'Udiliv'],
  ['zincold 500 le li', 'Zincold'],
  ['थायरोनॉर्म पचास वाली ले ली', 'Thyroxine'],
  ['मेटफॉर्मिन ले ली', 'Metformin'],
  ['periods me dard, meftal spas li abhi', 'Meftal spas'],
])('“%s” notes a medicine', (text, name) => {
  expect(told(text)).toMatchObject({ kind: 'intake', status: 'taken', named: [{ name }] });
});

test.each([
  ['gathiya ki goli kha li', [['Gathiya ki goli', 'taken']]],
  ['bp ki goli telma le li', [['Telma', 'taken']]],
  [
    'took b12 and zinc',
    [
      ['B12', 'taken'],
      ['Zinc', 'taken'],
    ],
  ],
  [
    'shelcal le li, folvite nahi hai',
    [
      ['Shelcal', 'taken'],
      ['Folvite', 'skipped'],
    ],
  ],
  ['atorva li, nahi bhooli', [['Atorva', 'taken']]],
])('“%s” tells what befell each', (text, expected) => {
  const read = told(text);
  const groups = read?.kind === 'intake' ? [read, ...read.also] : [];
  expect(groups.flatMap(({ named, status }) => named.map(({ name }) => [name, status]))).toEqual(expected);
});

test.each([
  ['दवाई चूक गई', [], 'skipped'],
  ['zolpara 500 x1, giddy', [{ name: 'Zolpara', dose: '500' }], 'taken'],
])('of what surely is told “%s” names %j', (text, named, status) => {
  expect(readOwnIntake(text, [], '2026-11-19')).toMatchObject({ named, status });
});

test.each(['haleem 250 khaya', 'chicken 200 khaya', 'walked 30 after dinner'])('“%s” names no medicine', (text) => {
  expect(told(text)).toBeUndefined();
});

test.each([
  ['can i take another one in 3 hours', true],
  ['ek aur goli le lu kya', true],
  ['take another photo', false],
])('whether “%s” asks for more of a medicine is %s', (text, isAsked) => {
  expect(asksForMore(text)).toBe(isAsked);
});

test.each([
  ['did you remind me about thyronorm this morning?'],
  ['thinking of starting magnesium from next month'],
  ['kal reminder aya tha phir bhi bhool gaya'],
  ['i used to take metformin at 9 pm'],
])('“%s” orders nothing', (text) => {
  expect(told(text)?.kind).not.toBe('set');
});

test.each([
  'telma 40 night 9 gurthu cheyandi roju',
  'shelcal 2 pm daily nyabagapaduthu',
  'glycomet gp1 subah 8 baje roz yaad dila dena',
])('every word of “%s” is read', (text) => {
  expect(told(text)).toMatchObject({ kind: 'set', unread: undefined });
});

test.each(['amma ku bp tablet 8 pm daily', "mother's eye drops every 4 hours", 'nanna ki insulin 10 units at 8'])(
  '“%s” is of a medicine of somebody else',
  (text) => {
    expect(told(text)).toBeUndefined();
  },
);

test.each([
  ['prednisolone 20 mg for 5 days then 10 mg for 5 days', 'then'],
  ['insulin 10 units morning 8 units night', '8'],
  ["don't remind me of metformin at 9", "don't"],
  ['metformin 500 weekdays only 9 am no wait make it all 7 days', 'no'],
])('“%s” is asked about for its word “%s”', (text, unread) => {
  expect(told(text)).toMatchObject({ kind: 'set', unread });
});

test('times of several medicines are not mixed, a length is no intake, an exception no end', () => {
  expect(told('metformin 8 am and thyronorm 6 am')).toMatchObject({ kind: 'set', areApart: true });
  expect(told('augmentin 625 BD 5 din ke liye')).toMatchObject({ kind: 'set', unread: undefined });
  expect(told('metformin daily 9 am, sunday off')).toMatchObject({
    kind: 'set',
    schedule: { days: [1, 2, 3, 4, 5, 6] },
  });
  expect(told('postpone metformin by 1 hour')).toMatchObject({ kind: 'move', byMin: 60 });
});

test.each([
  ['i need to take cefixime twice a day for 6 days', true],
  ['pantocid 40 khali pet subah 6 baje, 10 din tak', true],
  ['दिन में दो बार पैरासिटामोल पाँच दिन के लिए', true],
  ['ramipril 5 before breakfast and before dinner please', true],
  ['cefixime every hour', false],
  ['take 12 tablets of dolo at 8 pm', false],
  ['insulin 150 units at night', false],
  ['should i take cefixime at 8 pm', false],
  ['start alprax 1 mg daily at 8 pm', false],
  ['alprax at night with whisky', false],
  ['took cefixime at 8', false],
])('whether “%s” is an order with no word unread is %s', (text, isPlain) => {
  expect(ordersPlainly(text)).toBe(isPlain);
});

test.each([
  ['rosuvastatin 20 at night', 'Rosuvastatin'],
  ['olopatadine at 9 pm daily', 'Olopatadine'],
  ['insulin aspart 8 units at 1 pm daily', 'Insulin aspart'],
  ['could you remind me of losartan at 8 pm?', 'Losartan'],
  ['nifedipine xl 30 at 9 pm', 'Nifedipine xl'],
  ['my antibiotic cefixime at 9 am and 9 pm', 'Cefixime'],
  ['add ramipril 5 mg to my medicines, 7 am daily', 'Ramipril'],
])('“%s” orders one medicine', (text, name) => {
  expect(told(text)).toMatchObject({ kind: 'set', named: [{ name }], unread: undefined });
});

test.each(['she takes telma at 9 pm', 'uski telma raat 9 baje'])('“%s” orders nothing for oneself', (text) => {
  expect(told(text)).toBeUndefined();
});

test('april is no medicine, once a month leaves open which day', () => {
  expect(told('april at 9 pm')).toBeUndefined();
  expect(told('mahine me ek baar vitamin d')).toMatchObject({ kind: 'set', schedule: { doubt: 'monthDays' } });
});

test.each([
  ['took 2 x 500 mg metformin', ['Metformin', '1000 mg']],
  ['adhi goli amlodipine 5 mg ki li', ['Amlodipine', '2.5 mg']],
  ['amlodipine 5 mg ki adhi goli li', ['Amlodipine', '2.5 mg']],
  ['took half a tablet of amlodipine 5 mg', ['Amlodipine', '2.5 mg']],
  ['took 1 tablet of metformin 500 mg', ['Metformin', '500 mg']],
  ['telma 40 aur 2 x 500 mg metformin li', ['Telma', '40', 'Metformin', '1000 mg']],
  ['took ibuprofen 0.4 g and crocin 650', ['Ibuprofen', '0.4 g', 'Crocin', '650']],
])('a dose of several tablets is what they hold: %s', (text, doses) => {
  const told = readMedicines(text, [], '2026-11-19');
  expect(told?.kind === 'intake' && told.named.flatMap(({ name, dose }) => [name, dose])).toEqual(doses);
});

test('parts in one’s own words each say what befell them', () => {
  const told = readOwnIntakes('took my zorvexin, skipped the palomin today', [], '2026-11-19');
  expect(told.map(({ named, status }) => [named[0]?.name, status])).toEqual([
    ['zorvexin', 'taken'],
    ['palomin', 'skipped'],
  ]);
});
