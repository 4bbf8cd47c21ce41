import { expect, test } from 'vitest';
import { outdated } from './names.ts';

const dayMs = 86_400_000;
/** A backup a day for so many days, the last on a Friday. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, index) => {
    const day = new Date(Date.parse('2026-03-06') - (days - 1 - index) * dayMs);
    return `fitpulse-${day.toISOString().slice(0, 10)}T20-50-00Z.tar.gz.age`;
  });
const datesOf = (names: string[]) => names.map((name) => name.slice('fitpulse-'.length, 'fitpulse-2026-03-06'.length));

test('a week of days and the ends of four weeks before are kept', () => {
  const names = daily(100);
  const gone = new Set(outdated(names));
  expect(datesOf(names.filter((name) => !gone.has(name)))).toEqual([
    ...['2026-02-08', '2026-02-15', '2026-02-22'],
    ...['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'],
  ]);
});

test('of several on a day the last is kept', () => {
  const of = (time: string) => `fitpulse-2026-03-06T${time}Z.dump`;
  expect(outdated([of('10-00-00'), of('12-00-00'), of('11-00-00')])).toEqual([of('10-00-00'), of('11-00-00')]);
});

test('where backups come seldom, the last seven stay however old they are', () => {
  const names = daily(100)
    .filter((_, index) => index % 14 === 0)
    .slice(0, 7);
  expect(outdated(names)).toEqual([]);
});
