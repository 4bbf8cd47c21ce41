import { months } from '../../../language/lexicon.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { yearsBetween } from '../../../lib/dates.ts';

const phrases = readPhraseLists(new URL('../words/body.txt', import.meta.url))('birth');
const said = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${phrases.toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}\\p{M}])`,
  'iu',
);
const between = '[\\s./,-]{1,3}';
const forms: [RegExp, (found: string[]) => [year: string, month: string, day: string]][] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})/, ([year = '', month = '', day = '']) => [year, month, day]],
  // Day before month, as it is written in India.
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?${between}(\\d{1,2}|\\p{L}{3,9})${between}(\\d{4})`, 'iu'),
    ([day = '', month = '', year = '']) => [year, month, day],
  ],
  [
    new RegExp(`^(\\p{L}{3,9})${between}(\\d{1,2})(?:st|nd|rd|th)?${between}(\\d{4})`, 'iu'),
    ([month = '', day = '', year = '']) => [year, month, day],
  ],
  // A year alone: its middle is wrong by half a year at most.
  [/^(\d{4})(?!\d)/, ([year = '']) => [year, '7', '1']],
];
const leastYears = 5;
const mostYears = 110;

/** The local date of birth that a message tells ("born 14/03/1988"), with the years of age today. */
export function readBirthDate(text: string, today: string): { birthDate: string; ageYears: number } | undefined {
  const named = said.exec(text);
  if (!named) return undefined;
  const rest = text
    .slice(named.index + named[0].length)
    .replace(/^(?:[\s:,-]|\b(?:is|was|on|in|hai|date)\b|है|को)+/iu, '');
  for (const [form, order] of forms) {
    const found = form.exec(rest);
    if (!found) continue;
    const [year, month, day] = order(found.slice(1));
    const monthNamed = months.findIndex((names) => names.has(month.toLowerCase())) + 1;
    const birthDate = [year, monthNamed || month, day].map((part) => String(part).padStart(2, '0')).join('-');
    const isDay = new Date(`${birthDate}T00:00:00Z`).toJSON()?.startsWith(birthDate) ?? false;
    const ageYears = isDay ? yearsBetween(birthDate, today) : 0;
    return ageYears >= leastYears && ageYears <= mostYears ? { birthDate, ageYears } : undefined;
  }
  return undefined;
}
