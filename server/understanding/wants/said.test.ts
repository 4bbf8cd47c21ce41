import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Act, acts } from '../../../contract/acts/acts.ts';
import { masked } from '../../features/models/policy.ts';
import { partsAsSaid, type SaidPart } from './said.ts';

const text = 'had 2 rotis and dal, drank 3 glasses of water';
const read = (said: [string, Act][], message = text, names: string[] = []) =>
  partsAsSaid(
    { text: message, context: '' },
    masked(message, names),
    said.map(([words, act]): SaidPart => ({ words, act })),
  );
const shown = (parts: ReturnType<typeof read>) =>
  typeof parts === 'string' ? parts : parts.map((part) => [part.text.trim(), part.acts[0]?.act]);

describe('parts as a model tells them', () => {
  test('are stretches of the message itself, whatever marks, blanks and capitals they are told with', () => {
    expect(
      shown(
        read([
          ['Had 2 rotis & '.replace('&', 'and'), 'log.food'],
          ['DAL', 'log.food'],
          ['drank 3 glasses of water!', 'log.water'],
        ]),
      ),
    ).toEqual([
      ['had 2 rotis and dal,', 'log.food'],
      ['drank 3 glasses of water', 'log.water'],
    ]);
  });

  test.each([
    ['other words', [['had 2 rotis and dal, drank 3 glasses of milk', 'log.food']]],
    ['another figure', [['had 4 rotis and dal, drank 3 glasses of water', 'log.food']]],
    ['words less', [['had 2 rotis', 'log.food']]],
    ['words more', [[`${text} and more`, 'log.food']]],
    ['another order', [['drank 3 glasses of water', 'log.water'], ['had 2 rotis and dal,', 'log.food']]], // biome-ignore format: one line
    ['nothing', []],
    ['marks alone', [['…', 'log.food']]],
  ] as [string, [string, Act][]][])('are refused where they say %s', (_, said) => {
    expect(read(said)).toBe('words');
  });

  test('are refused where they part a word', () => {
    expect(
      read([
        ['had 2 ro', 'log.food'],
        ['tis and dal, drank 3 glasses of water', 'log.water'],
      ]),
    ).toBe('cut');
  });

  test('are found in the message though a name in it was not shown', () => {
    const message = 'had 2 rotis, Meenakshi drank water';
    const said: [string, Act][] = [
      ['had 2 rotis,', 'log.food'],
      ['… drank water', 'none.other'],
    ];
    expect(shown(read(said, message, ['Meenakshi']))).toEqual([
      ['had 2 rotis,', 'log.food'],
      ['Meenakshi drank water', 'none.other'],
    ]);
  });

  test('begin with the marks that they are told with', () => {
    const parts = read(
      [
        ['pav 4', 'fix.amount'],
        ['... pani 2', 'log.water'],
      ],
      'pav 4... pani 2',
    );
    expect(shown(parts)).toEqual([
      ['pav 4', 'fix.amount'],
      ['... pani 2', 'log.water'],
    ]);
  });

  test('weigh more than the fitted shares, which still count; how likely the fit took it for that is known', () => {
    const [part] = read([[text, 'log.symptom']]) as Exclude<ReturnType<typeof read>, string>;
    const shares = part?.acts ?? [];
    expect(shares[0]).toMatchObject({ act: 'log.symptom' });
    expect(shares[0]?.share).toBeGreaterThanOrEqual(0.85);
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
    expect(part?.heard).toBeLessThan(0.2);
    const [agreed] = read([[text, 'log.food']]) as Exclude<ReturnType<typeof read>, string>;
    expect(agreed?.heard).toBeGreaterThan(0.5);
  });

  test('join to the message itself, whatever the message and wherever it is cut', () => {
    const words = fc.array(
      fc.constantFrom('had', '2', 'रोटी', 'dal,', '१/२', 'a.m.', '😭', 'não', '5kg', '(tea)', '…'),
      {
        minLength: 1,
      },
    );
    const one = fc.record({ words, act: fc.constantFrom(...acts) });
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 6 }), (told) => {
        const pieces = told.map(({ words: of, act }): [string, Act] => [of.join(' '), act]);
        const message = pieces.map(([piece]) => piece).join(' ');
        const parts = read(pieces, message);
        if (typeof parts !== 'string') expect(parts.map((part) => part.text).join('')).toBe(message);
      }),
    );
  });
});
