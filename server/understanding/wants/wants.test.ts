import { expect, test } from 'vitest';
import { handNamed, handNames, keptApart, textOf } from '../../../bench/wants/hands.ts';
import { fittedTo } from '../../../bench/wants/plain.ts';
import { readParts } from './wants.ts';
import { readWants, weightsFile } from './weights.ts';

const toldActs = (text: string, context = '') => readParts(text, context).map(({ acts: [first] }) => first?.act);

test('the weights are those of the messages', () => {
  expect(readWants(weightsFile).fittedTo).toBe(fittedTo(handNames().filter((name) => !keptApart.includes(name))));
});

test.each([
  ['2 roti and dal for lunch', ['log.food']],
  ['had poha, then walked 30 min', ['log.food', 'log.activity']],
  ['paani 2 glass', ['log.water']],
  ['remind me to take metformin at 9 pm', ['remind.set']],
  ['how much protein did I have today', ['ask.own']],
  ['kitna protein hua aaj', ['ask.own']],
  ['सिर में दर्द है', ['log.symptom']],
])('“%s” wants %j', (text, wanted) => {
  expect(toldActs(text)).toEqual(wanted);
});

test('a figure alone is read by what was said before it', () => {
  expect(toldActs('8 glasses', 'logged: water 500 ml')).not.toContain('log.food');
  expect(toldActs('make it 3', 'logged: roti 2 piece')).toEqual(['fix.amount']);
});

test('parts together are the message, and shares are no more than 1 together', () => {
  for (const message of handNamed('hand-01').slice(0, 100)) {
    const parts = readParts(textOf(message), message.ctx);
    expect(parts.map(({ text }) => text).join('')).toBe(textOf(message));
    for (const { acts } of parts) expect(acts.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.0001);
  }
});

test('nothing, signs alone and endless texts have an answer', () => {
  for (const text of ['', ' ', '???', '😀', 'a'.repeat(20_000), 'egg, '.repeat(4_000)])
    expect(Array.isArray(readParts(text, ''))).toBe(true);
});

test('hands that no fit has seen are told about as well as when the weights were made', () => {
  const parts = keptApart.flatMap((name) =>
    handNamed(name)
      .filter(({ segs }, at) => segs.length === 1 && at % 5 === 0)
      .map((message) => toldActs(textOf(message), message.ctx)[0] === message.segs[0]?.[1]),
  );
  expect(parts.filter(Boolean).length / parts.length).toBeGreaterThan(0.78);
});
