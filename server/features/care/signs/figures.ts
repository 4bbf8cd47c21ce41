import { readAge, readLoss } from './bodies.ts';
import { amountUnits } from './figureWords.ts';
import { readEnergyTarget, readLitres, readPills } from './intake.ts';
import { isHeardAs, type Place } from './lexicon.ts';
import { withoutOvercome } from './overcome.ts';
import { scanOf } from './scan.ts';
import { readOnlyTiny, readSpan, readWholeSpans } from './spans.ts';
import type { Token } from './tokens.ts';
import { readGlucose, readKetones, readOxygen, readPressure } from './vitals.ts';

/** "6:30" is no value. */
const isOfClock = (tokens: Token[], at: number): boolean =>
  [at, at - 1].some((hourAt) => {
    const [hour, minutes] = [tokens[hourAt]?.value ?? 24, tokens[hourAt + 1]];
    return hour < 24 && minutes?.gap === ':' && /^[0-5]\d$/.test(minutes.word);
  });

/** What the figures of a message say, each as a sign at its place. */
export function findFigures(tokens: Token[], places: Place[]): Place[] {
  const scan = scanOf(tokens, places);
  const paired = new Set<number>();
  tokens.forEach((token, at) => {
    const { value } = token;
    // "b12" and "o2" are names.
    const isName = /^\d/.test(token.word) && token.gap === '' && tokens[at - 1]?.value === undefined && at > 0;
    if (value === undefined || isName) return;
    scan.add('number', at);
    if (isOfClock(tokens, at) || readPressure(scan, value, at, paired)) return;
    if (!isHeardAs(tokens[at + 1], amountUnits)) {
      if (!readKetones(scan, value, at)) readGlucose(scan, value, at);
      readOxygen(scan, value, at);
    }
    readEnergyTarget(scan, value, at);
    readAge(scan, value, at);
    readLitres(scan, value, at);
    readLoss(scan, value, at);
    readPills(scan, value, at);
    readSpan(scan, value, at);
  });
  readWholeSpans(scan);
  readOnlyTiny(scan);
  return withoutOvercome(scan);
}
