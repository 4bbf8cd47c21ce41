import type { Analyte } from '../analytes/analyte.ts';
import { analytesByName } from '../analytes/analytes.ts';
import { normaliseUnit } from './units.ts';

export type Specimen = keyof typeof analytesByName;

/** Names of specimens, which say nothing that the section or the analyte doesn't. */
const specimens = new Set(['serum', 'plasma', 'sr', 'edta', 'whole', 'venous', 'fluoride', 'of']);
/** How a laboratory measured: what may stand behind a name without making it another one. */
const methods = new Set(
  `serum plasma blood whole edta by method calculated calculation automated analyser analyzer hplc clia eclia cmia elfa ifcc
  jaffe kinetic modified enzymatic colorimetric colourimetric photometric photometry spectrophotometry hexokinase god pod
  godpod gpo pap chod peroxidase urease uv gldh uricase biuret bcg bcp dpd diazo ise indirect direct arsenazo iii p5p without
  with amp buffer impedance flow cytometry westergren immunoturbidimetry turbidimetry nephelometry ferrozine tptz
  chemiluminescence chemiluminescent immunoassay ria elisa technology quantitative ckd epi mdrd 2021 2009 level levels test
  electrical electronic optical laser derived sls cyanmeth end point rate fluorometric homogeneous tietz szasz nitroprusside
  dipstick strip reflectance microscopy microscopic ion selective electrode ngsp certified capillary electrophoresis
  count value result estimated 3rd generation ultrasensitive total s`.split(/\s+/),
);

/** Small letters and figures alone; letters with dots between them are one word: "S.G.O.T." is "sgot". */
function normaliseName(text: string): string {
  // Pictures lose a dot: "S.G.OT." is still SGOT.
  if (/^(?:\p{L}{1,2}\.){2,}\p{L}{0,2}$/u.test(text)) return text.toLowerCase().replaceAll('.', '');
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => !specimens.has(word));
  // "S. Albumin" is albumin of serum; what is spelt with dots is one word.
  const joined = words.join(' ').replace(/\b\p{L}(?: \p{L}\b)+/gu, (letters) => letters.replaceAll(' ', ''));
  return joined.replace(/^s (?=\p{L}{2})/u, '');
}

const names = {
  blood: new Map([...analytesByName.blood].map(([name, analyte]) => [normaliseName(name), analyte])),
  urine: new Map([...analytesByName.urine].map(([name, analyte]) => [normaliseName(name), analyte])),
};

/** Words of methods behind a name. */
const mostPassed = 8;

export interface Named {
  analyte: Analyte;
  /** What stands behind the name in the same cell: a value, a unit or nothing. */
  rest: string;
}

/** The analyte that a cell names, by the longest of its beginnings that is a name; undefined where it says more. */
export function findAnalyte(cell: string, section: Specimen): Named | undefined {
  const isOfUrine = /\burine\b/i.test(cell);
  const known = names[isOfUrine ? 'urine' : section];
  const words = cell
    .replace(/\burine\b/gi, ' ')
    .trim()
    .split(/\s+/);
  for (let length = Math.min(words.length, 10); length > 0; length -= 1) {
    const analyte = known.get(normaliseName(words.slice(0, length).join(' ')));
    if (!analyte) continue;
    const rest = restBehind(words.slice(length), analyte, known);
    if (rest !== undefined) return { analyte, rest };
  }
  return undefined;
}

/** What follows a name once methods and other names of the same analyte are passed over; undefined where it is a further word. */
function restBehind(words: string[], analyte: Analyte, known: Map<string, Analyte>): string | undefined {
  for (let at = 0; at <= Math.min(words.length, mostPassed); at += 1) {
    const passed = words.slice(0, at).join(' ');
    const isPassed = normaliseName(passed)
      .split(' ')
      .every((word) => word === '' || methods.has(word));
    if (!isPassed && known.get(normaliseName(passed)) !== analyte) continue;
    const rest = words.slice(at).join(' ');
    const isValue = /^[<>≤≥(*]?\s*\d/.test(rest) && !/^\d+(?:st|nd|rd|th|-?oh)\b/i.test(rest);
    const isUnit = Object.keys(analyte.units).includes(normaliseUnit(rest)) && rest !== '';
    const isWord = analyte.usualWords !== undefined && /^(?:nil|neg|pos|abs|pres|trace|\+|not|normal)/i.test(rest);
    if (rest === '' || isValue || isUnit || isWord) return rest;
  }
  return undefined;
}
