import { dailyWords, dayWords, hourWords, monthWords, weekWords, wholeSpans } from './figureWords.ts';
import { isHeardAs, placesWithin } from './lexicon.ts';
import type { Scan } from './scan.ts';
import type { Token } from './tokens.ts';

const longFastHours = 36;

/** Long spans, and fasts of that length. */
export function readSpan(scan: Scan, value: number, at: number): void {
  const { tokens, add, isNear } = scan;
  const days = daysOf(value, tokens[at + 1]) ?? daysOf(value, tokens[at - 1]);
  if (days === undefined || days * 24 < longFastHours) return;
  add('manyDays', at, at + 1);
  const isFast =
    isNear('noFood', at, 8) || isNear('dryFast', at, 8) || (isNear('fastWord', at, 6) && !isNear('usualFast', at, 12));
  if (isFast) add('fastDays', at, at + 2);
}

/** Spans that are named without a figure: "this week". */
export function readWholeSpans(scan: Scan): void {
  const { tokens, add, isNear } = scan;
  tokens.forEach((token, at) => {
    if (wholeSpans.some(([words]) => isHeardAs(token, words)) && tokens[at - 1]?.value === undefined) {
      add('manyDays', at);
      if (isNear('noFood', at, 5) || isNear('dryFast', at, 5)) add('fastDays', at);
    }
  });
}

/** "Only an apple": next to nothing. */
export function readOnlyTiny(scan: Scan): void {
  const { add, placesOf } = scan;
  for (const { start, end } of placesOf('tinyIntake')) {
    const only = placesWithin(placesOf('only'), start - 6, end).find(
      (place) => place.end <= end && place.end >= start - 4,
    );
    if (only) add('onlyTiny', only.start, end);
  }
}

/** Days of a span that is named near a place. */
export function spanAround(scan: Scan, at: number): number | undefined {
  const { tokens, hasWord, clauseHas } = scan;
  for (let index = Math.max(at - 9, 0); index < Math.min(at + 10, tokens.length); index++) {
    const value =
      tokens[index]?.value ?? (/^(?:a|one|ek|oru|ondu|oka)$/.test(tokens[index]?.word ?? '') ? 1 : undefined);
    const days = value === undefined ? undefined : daysOf(value, tokens[index + 1]);
    if (days !== undefined && index !== at) return days;
  }
  if (clauseHas(dailyWords, at, 4, 4)) return 1;
  const spoken = wholeSpans.find(([words]) => hasWord(words, at, 9, 9));
  return spoken?.[1];
}

function daysOf(value: number, unit: Token | undefined): number | undefined {
  if (isHeardAs(unit, dayWords)) return value;
  if (isHeardAs(unit, weekWords)) return value * 7;
  if (isHeardAs(unit, monthWords)) return value * 30;
  return isHeardAs(unit, hourWords) ? value / 24 : undefined;
}
