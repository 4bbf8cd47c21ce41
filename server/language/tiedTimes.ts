import type { ReadClock } from './clockFigures.ts';
import { inPart, type PartOfDay } from './clockTimes.ts';
import { readWordLists } from './phraseLists.ts';
import type { Draft, TimePlace } from './schedules.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));
const between = new Set([',', ...listed('clock links'), ...listed('beside tied')]);
/** A meal this far from a time of the clock is another time. */
const mostApartMin = 150;

/** What parts of the day and meals say of the times of the clock that they stand beside. */
export function tieTimes(tokens: Token[], read: Draft): void {
  const isTied = (one: TimePlace, other: TimePlace) => isJoined(tokens, read, one, other);
  const clocks = read.places.filter(({ kind }) => kind === 'clock');
  read.isScattered = clocks.some((place, index) => index > 0 && !isTied(clocks[index - 1] as TimePlace, place));
  const [place] = clocks;
  const [clock, other] = read.clocks;
  if (!place || !clock || other) return;
  tieParts(read, clock, place, isTied);
  tieMeals(tokens, read, place, isTied);
}

/** Whether nothing but what is of times stands between two of them. */
function isJoined(tokens: Token[], { taken }: Draft, one: TimePlace, other: TimePlace): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  return tokens
    .slice(first.next, second.at)
    .every(({ word }, offset) => taken[first.next + offset] === 1 || between.has(word));
}

type Tied = (one: TimePlace, other: TimePlace) => boolean;

/** "Subah shaam 8 baje", "at 9, morning and night", "8 in the morning and evening" are two times. */
function tieParts(read: Draft, clock: ReadClock, place: TimePlace, isTied: Tied): void {
  const told = read.places.filter((one) => one.kind === 'part');
  if (told.length !== read.parts.length || told.length === 0 || !told.every((one) => isTied(one, place))) return;
  const minutes = read.parts.map((part) => inPart(clock.minutes, part));
  if (!clock.isSure && minutes.length < 2) return;
  if (read.parts.some((part, index) => !isHourOf(minutes[index] ?? 0, part))) {
    read.isScattered = true;
    return;
  }
  const all = [...new Set([...(clock.isSure ? [clock.minutes] : []), ...minutes])];
  read.clocks = all.map((at) => ({ ...clock, minutes: at, isSure: true }));
  read.parts = [];
}

const hours: Record<PartOfDay, [from: number, to: number]> = {
  morning: [3, 12],
  noon: [11, 17],
  evening: [15, 22],
  night: [18, 29],
};
const isHourOf = (minutes: number, part: PartOfDay): boolean => {
  const [from, to] = hours[part];
  const hour = minutes / 60;
  return (hour >= from && hour <= to) || hour + 24 <= to;
};

/** "After dinner at 9" is in the evening; "after breakfast and at 9 pm" are two times. */
function tieMeals(tokens: Token[], read: Draft, place: TimePlace, isTied: Tied): void {
  const [clock, other] = read.clocks;
  const [meal, another] = read.atMeals;
  if (meal === undefined || another !== undefined || !clock || other) return;
  if (!clock.isSure && read.parts.length === 0) {
    const [near = clock.minutes] = [clock.minutes % 720, (clock.minutes % 720) + 720].toSorted(
      (one, two) => Math.abs(one - meal) - Math.abs(two - meal),
    );
    if (Math.abs(near - meal) < mostApartMin) read.clocks = [{ ...clock, minutes: near, isSure: true }];
    return;
  }
  const told = read.places.find(({ kind }) => kind === 'meal');
  if (!told || !clock.isSure || Math.abs(clock.minutes - meal) < mostApartMin || !isTied(told, place)) return;
  const [first, second] = told.at < place.at ? [told, place] : [place, told];
  const isListed = tokens.slice(first.next, second.at).some(({ word }) => links.has(word));
  if (isListed) read.clocks = [{ ...clock, minutes: meal, isSure: true }, clock];
}
const links = new Set([',', ...listed('clock links')]);
