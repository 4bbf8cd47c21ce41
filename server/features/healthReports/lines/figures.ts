import { figureOf } from '../../../language/figures.ts';
import { plainFigures } from '../../../language/plainFigures.ts';

/** What reports print of figures: one, one beyond which the laboratory doesn't measure, or a span. */
export type Figure =
  | { kind: 'plain'; value: number; at: number; end: number }
  | { kind: 'compared'; sign: '<' | '>'; isStrict: boolean; value: number; at: number; end: number }
  | { kind: 'span'; low: number; high: number; text: string; at: number; end: number };

const number = String.raw`\d[\d,]*(?:\.\d+)?`;
const signs = String.raw`<=|>=|[<>≤≥]|up\s?to|less than|below|more than|greater than|above`;
const figures = new RegExp(
  String.raw`(?<![\w.^/])(?:(?<low>${number})\s*(?:-|–|—|~|to)\s*(?<high>${number})|(?<sign>${signs})\s*:?\s*(?<limit>${number})|(?<plain>${number}))(?=[hl*]?(?![\w^/]|\.\d))`,
  'gi',
);

/** All figures of a text in their order; those within words and units are none. */
export const findFigures = (text: string): Figure[] =>
  [...plainFigures(text).matchAll(figures)].flatMap((match) => toFigure(match));

function toFigure(match: RegExpMatchArray): Figure | [] {
  const { low, high, sign, limit, plain } = match.groups ?? {};
  const place = { at: match.index ?? 0, end: (match.index ?? 0) + match[0].length };
  if (plain !== undefined) return { kind: 'plain', value: figureOf(plain), ...place };
  if (low !== undefined && high !== undefined) {
    const span = { low: figureOf(low), high: figureOf(high) };
    return span.low <= span.high ? { kind: 'span', ...span, text: match[0].replace(/\s+/g, ''), ...place } : [];
  }
  const isAbove = /^(?:>|≥|more|greater|above)/i.test(sign ?? '');
  const isStrict = /^(?:<|>|less|below|more|greater|above)/i.test(sign ?? '') && !/=$/.test(sign ?? '');
  return { kind: 'compared', sign: isAbove ? '>' : '<', isStrict, value: figureOf(limit ?? ''), ...place };
}
