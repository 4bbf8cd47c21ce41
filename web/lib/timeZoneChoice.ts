import { canonical } from './timeZone.ts';

export const isSameTimeZone = (one: string, other: string): boolean =>
  one === other || (canonical(one) !== undefined && canonical(one) === canonical(other));

/** The zones to choose from, those named first under the names given. */
export function timeZones(first: string[]): string[] {
  const known = new Set(first.map(canonical));
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !known.has(canonical(zone)));
  return [...new Set(first), ...others].sort();
}
