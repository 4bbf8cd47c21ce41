import { describe, expect, test } from 'vitest';
import type { WaterEntry } from '../../../contract/entries/water.ts';
import type { WaitingEntry } from './waiting.ts';
import { waitingFigures, waitsOf, withWaiting } from './waitingEntries.ts';

const date = '2026-03-06';
const known: WaterEntry = {
  ...{ entryId: 'one', userId: 'me', createdAt: '2026-03-06T06:30:00.000Z', localDate: date, notes: '' },
  ...{ waterIntake: { value: 250, unit: 'ml' }, drinkType: 'water', containerType: 'glass' },
};
const made = { userId: 'me', madeAt: `${date}T13:00:00.000` };
const correction: WaitingEntry = {
  ...{ ...made, id: 'c', method: 'patch', path: '/water-intake/{id}', entry: { ...known } },
  body: { waterIntake: { value: 400, unit: 'ml' } },
};
const deletion: WaitingEntry = { ...correction, id: 'd', method: 'delete', body: {} };
const drink: WaitingEntry = {
  ...{ ...made, id: 'new', method: 'post', path: '/water-intake' },
  body: { waterIntake: { value: 500 }, logDatetime: `${date}T11:00:00` },
};
const shown = (...waiting: WaitingEntry[]) => withWaiting('water', date, [known], waiting);
const waterOf = (...waiting: WaitingEntry[]) => waitingFigures(waiting, date, date).waterMl;

describe('what waits on this device', () => {
  test('stands among the entries of its day, in the order of time', () => {
    expect(shown(drink).map((entry) => [entry.entryId, entry.waterIntake.value, waitsOf(entry)])).toEqual([
      ['new', 500, 'new'],
      ['one', 250, undefined],
    ]);
    expect(withWaiting('water', '2026-03-05', [], [drink])).toEqual([]);
  });

  test('corrects what is shown, and counts by what it changes', () => {
    expect(shown(correction)).toMatchObject([{ entryId: 'one', waterIntake: { value: 400 }, waits: 'corrected' }]);
    expect(waterOf(correction)).toBe(150);
    expect(waterOf(correction, drink)).toBe(650);
  });

  test('marks what is to be deleted, and counts it no more', () => {
    expect(shown(deletion)).toMatchObject([{ entryId: 'one', waits: 'deleted' }]);
    expect(waterOf(deletion)).toBe(-250);
  });

  test('leaves the day that a correction takes an entry from', () => {
    const moved = { ...correction, body: { logDatetime: '2026-03-05T20:00:00' } };
    expect(shown(moved)).toEqual([]);
    expect(waterOf(moved)).toBe(-250);
    expect(waitingFigures([moved], '2026-03-05', '2026-03-05').waterMl).toBe(250);
  });

  test('is neither shown nor counted once it was refused', () => {
    const refused = { ...correction, refusal: 'Why.' };
    expect(shown(refused)).toEqual([known]);
    expect(waterOf(refused)).toBe(0);
  });
});
