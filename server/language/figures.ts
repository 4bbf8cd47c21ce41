/** Figures in digits, as people write them in any script, with commas between groups and a point before the parts. */

const isDigit = /^\p{Nd}$/u;

/** Every script has its digits in a row, from nought to nine. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

const isLatin = /^[\x20-\x7e]*$/;

/** The text with 0 to 9 for the digits of every script, those of Arabic and full-width ones with their signs. */
export const latinDigits = (text: string): string => (isLatin.test(text) ? text : inLatin(text));

const inLatin = (text: string): string =>
  text
    .replace(/[^\P{Nd}0-9]/gu, digitOf)
    .replace(/(?<=\d)[٫．](?=\d)/gu, '.')
    .replace(/(?<=\d)[٬，](?=\d)/gu, ',')
    .replace(/(?<=\d)[：](?=\d)/gu, ':')
    .replace(/(?<=\d)[／](?=\d)/gu, '/');

/** "1,200" and "1,00,000": thousands in groups of three, or in those of India. */
const groups = String.raw`(?:\p{Nd}{1,2}(?:,\p{Nd}{2})*,\p{Nd}{3}|\p{Nd}{1,3}(?:,\p{Nd}{3})+)(?!,?\p{Nd})`;

/** A figure in digits, as the source of a pattern: "12", "1,200.5", ".5"; the commas of "8,8,6" are those of a list. */
export const figurePattern = String.raw`(?:(?:${groups}|\p{Nd}+)(?:\.\p{Nd}+)?|\.\p{Nd}+)`;

/** Signs that are numbers by themselves. */
export const fractionSigns: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 },
    ...{ '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8 },
  }),
);

/** One of them, as the source of a pattern. */
export const fractionPattern = `[${[...fractionSigns.keys()].join('')}]`;

/** More is told of nothing; with it sums and days stay within what numbers, SQL and dates can hold. */
const most = 1_000_000_000;

/** A number within bounds, whatever was written or came out. */
export const bounded = (value: number): number => (Number.isNaN(value) ? 0 : Math.min(Math.max(value, -most), most));

/** What such a figure is; NaN of what is none. */
export function figureOf(text: string): number {
  const value = Number(latinDigits(text).replaceAll(',', ''));
  return Number.isNaN(value) ? value : bounded(value);
}
