import { amountUnits, nowWords } from './figureWords.ts';
import { isHeardAs, type Place } from './lexicon.ts';
import type { Scan } from './scan.ts';

/** What a body has when all is well: mg/dl at any hour, mmHg at the upper figure. */
const usual: Record<string, [least: number, most: number]> = {
  glucoseHigh: [70, 180],
  glucoseLow: [70, 180],
  pressureHigh: [95, 139],
  pressureHighish: [95, 139],
};
/** As many words lie between "now" and its figure. */
const reach = 3;

/** "Pehle sugar 280 thi, ab 112 hai": a figure that a usual one has followed since tells of no danger any more. */
export function withoutOvercome({ tokens, found, hasWord }: Scan): Place[] {
  const isNow = (at: number) => hasWord(nowWords, at, reach, 0) && !isHeardAs(tokens[at + 1], amountUnits);
  const isOvercome = ({ sign, end }: Place): boolean => {
    const [least, most] = usual[sign] ?? [];
    if (least === undefined || most === undefined) return false;
    return tokens.some(
      ({ value }, at) => at > end && value !== undefined && value >= least && value <= most && isNow(at),
    );
  };
  const overcome = found.filter(isOvercome);
  const isOfOvercome = ({ sign, start }: Place) =>
    sign === 'measured' && overcome.some((place) => place.start === start);
  return found.filter((place) => !overcome.includes(place) && !isOfOvercome(place));
}
