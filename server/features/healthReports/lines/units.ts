import { analytesByCode } from '../analytes/analytes.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Most words that one unit is written in: "mm in 1st hr", "X 10³ / µL". */
const longestUnit = 5;
const longestText = 24;

/** What is written in its place, one after the other, in small letters without spaces. */
const spellings: [RegExp, string][] = [
  [/[µμ]/g, 'u'],
  [/\s+/g, ''],
  [/^[([]+|[)\].,]+$/g, ''],
  [/mcg/g, 'ug'],
  [/mcl|microl\w*|c\.?u?\.?mm|mm\^?3/g, 'ul'],
  [/litre|liter|ltr/g, 'l'],
  [/^(?:gms?|g)(?:%|\/dl)$/, 'g/dl'],
  [/^mg%$/, 'mg/dl'],
  [/^u?g%$/, 'ug/dl'],
  [/^x|^\*/g, ''],
  [/10[*e]/g, '10^'],
  [/cells?/g, ''],
  // What a photo makes of 10³; of red cells, which are counted in 10⁶, it would be no figure that a body has.
  [/^10[^\d/]\/ul$/, 'k/ul'],
  [/^(?:10\^?3|thou(?:sands?)?)\/ul$|^10\^9\/l$|^k\/ul$/, 'k/ul'],
  [/^(?:10\^?6|mill?(?:ions?)?)\/ul$|^10\^12\/l$/, 'm/ul'],
  [/^la(?:kh|c)s?\/ul$/, 'lakh/ul'],
  [/^mm(?:\/|in|at|after)?(?:the)?(?:1|1st|first|endof1st)?(?:hr|hour|h)$/, 'mm/hr'],
  [/^iu\/l$|^u\/lt$/, 'u/l'],
  [/^ml\/min\/1\.73.*$/, 'ml/min/1.73m2'],
  [/^\/?h\.?p\.?f$/, '/hpf'],
  [/^percent(?:age)?$/, '%'],
  [/^\/ul$|^ul$/, '/ul'],
];

/** A unit as the table of analytes writes it: "X 10³ / µL" is "k/ul". */
export function normaliseUnit(text: string): string {
  const lower = text.toLowerCase();
  const plain = [...lower].map((letter) => {
    const digit = superscripts.indexOf(letter);
    return digit < 0 ? letter : `^${digit}`;
  });
  return spellings.reduce((unit, [pattern, spelling]) => unit.replace(pattern, spelling), plain.join(''));
}

const knownUnits = new Set([...analytesByCode.values()].flatMap(({ units }) => Object.keys(units)));
knownUnits.delete('');

const seen = new Map<string, boolean>();
const mostSeen = 2_000;

/** Reports repeat few units, and look for them at each word. */
function isUnit(text: string): boolean {
  const known = seen.get(text);
  if (known !== undefined) return known;
  if (seen.size >= mostSeen) seen.clear();
  const is = knownUnits.has(normaliseUnit(text));
  seen.set(text, is);
  return is;
}

export interface FoundUnit {
  unit: string;
  /** As it is printed. */
  printed: string;
}

/** The first unit in a text, and the text with marks in the place of all units, so that their digits are no figures. */
export function takeUnits(text: string): { found: FoundUnit | undefined; rest: string } {
  const words = text.split(/(\s+)/);
  const kept: string[] = [];
  let found: FoundUnit | undefined;
  for (let at = 0; at < words.length; ) {
    const length = unitLengthAt(words, at);
    if (length === 0) {
      kept.push(words[at] ?? '');
      at += 1;
      continue;
    }
    const printed = words
      .slice(at, at + length)
      .join('')
      .replace(/^[([]|[)\],]+$/g, '')
      .replaceAll('μ', 'µ');
    found ??= { unit: normaliseUnit(printed), printed };
    kept.push('§');
    at += length;
  }
  return { found, rest: kept.join('') };
}

/** How many words and gaps from here on are a unit; the longest counts. */
function unitLengthAt(words: string[], at: number): number {
  if ((words[at] ?? '').trim() === '') return 0;
  for (let length = longestUnit * 2 - 1; length > 0; length -= 2) {
    const span = words.slice(at, at + length);
    if (span.length < length || span.some((part) => part.includes('\t'))) continue;
    const text = span.join('');
    if (text.length <= longestText && isUnit(text)) return length;
  }
  return 0;
}
