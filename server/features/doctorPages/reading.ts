import type { DoctorPageKind } from '../../../contract/doctorPages.ts';
import { readWordLists } from '../../language/phraseLists.ts';
import { type Range, readRange } from '../../language/ranges.ts';
import { type Token, tokenise } from '../../language/tokens.ts';

const listed = readWordLists(new URL('./words/doctorPages.txt', import.meta.url));

export type DoctorWish =
  | { wish: 'make'; from?: string; to?: string; kinds: DoctorPageKind[] }
  | { wish: 'openings' }
  | { wish: 'revoke' };

const doctors = listed('doctors');
const pages = listed('pages');
const making = listed('making');
const closing = listed('closing');
const opening = listed('opening');
const askers = listed('askers');
const fillers = listed('fillers');
const kindWords: Record<DoctorPageKind, Set<string>> = {
  weight: listed('weight'),
  intake: listed('intake'),
  bloodPressure: listed('bloodPressure'),
  glucose: listed('glucose'),
  medicines: listed('medicines'),
  symptoms: listed('symptoms'),
  cycle: listed('cycle'),
};
const bloodWords = listed('blood');

const kindOf = (word: string) => (Object.keys(kindWords) as DoctorPageKind[]).find((kind) => kindWords[kind].has(word));

/**
 * What a message wants of a page for the doctor; undefined where it is about something else. A message of which a word
 * is left over is: "my doctor said the report is fine".
 */
export function readDoctorWish(text: string, today: string): DoctorWish | undefined {
  const tokens = tokenise(text).filter(({ kind }) => kind !== 'mark');
  const words = tokens.map(({ word }) => word);
  if (!words.some((word) => doctors.has(word))) return undefined;
  const { range, left } = withoutRange(tokens, today);
  const kinds = [...new Set(left.flatMap((word) => kindOf(word) ?? []))];
  const hasPage = left.some((word) => pages.has(word));
  const known = [doctors, pages, making, closing, opening, askers, fillers, bloodWords];
  if (left.some((word) => !kindOf(word) && !known.some((list) => list.has(word)))) return undefined;
  const has = (list: Set<string>) => left.some((word) => list.has(word));
  if (has(opening) && has(askers)) return { wish: 'openings' };
  if (has(closing)) return hasPage ? { wish: 'revoke' } : undefined;
  if (has(askers) && !has(making)) return undefined;
  if (!hasPage && !(has(making) && kinds.length > 0)) return undefined;
  return { wish: 'make', ...(range && { from: range.from, to: range.to }), kinds };
}

/** The range of dates that is named, and the words beside it. A single day is the one of the visit. */
function withoutRange(tokens: Token[], today: string): { range: Range | undefined; left: string[] } {
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readRange(tokens, at, today);
    if (!read) continue;
    const { from, to } = read.range;
    const left = [...tokens.slice(0, at), ...tokens.slice(read.next)];
    if (from === to) return withoutRange(left, today);
    return { range: read.range, left: left.map(({ word }) => word) };
  }
  return { range: undefined, left: tokens.map(({ word }) => word) };
}
