import { expect, test } from 'vitest';
import { isSameTimeZone, timeZones } from './timeZoneChoice.ts';

test('a zone has one entry in the list, under the name that is used', () => {
  const zones = timeZones(['Asia/Kolkata', 'Asia/Kolkata']);
  expect(zones.filter((zone) => isSameTimeZone(zone, 'Asia/Calcutta'))).toEqual(['Asia/Kolkata']);
  expect(zones).toContain('Europe/Berlin');
});

test('a name that nobody knows is like no other', () => {
  expect(isSameTimeZone('Mars/Olympus', 'Asia/Kolkata')).toBe(false);
});
