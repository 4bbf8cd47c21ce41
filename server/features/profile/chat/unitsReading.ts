import type { Units } from '../../../../texts/units.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { tokenise } from '../../../language/tokens.ts';

const listOf = readPhraseLists(new URL('../words/units.txt', import.meta.url));
const named: [string, Partial<Units>][] = [
  ['metric', { weightUnit: 'kg', heightUnit: 'cm', volumeUnit: 'ml' }],
  ['imperial', { weightUnit: 'lb', heightUnit: 'ft', volumeUnit: 'oz' }],
  ['kg', { weightUnit: 'kg' }],
  ['lb', { weightUnit: 'lb' }],
  ['cm', { heightUnit: 'cm' }],
  ['ft', { heightUnit: 'ft' }],
  ['mg/dl', { glucoseUnit: 'mg/dl' }],
  ['mmol/l', { glucoseUnit: 'mmol/l' }],
  ['ml', { volumeUnit: 'ml' }],
  ['oz', { volumeUnit: 'oz' }],
];
const asksFor = new Set(listOf('asks for'));
const beside = new Set(listOf('beside'));
/** Of two units of one kind the first is meant: "pounds instead of kg"; else the last: "from kg to pounds". */
const firstIsMeant = new Set(listOf('first is meant'));
const mostWords = 14;

/** The units that a message asks for: "use pounds", "show me feet and inches"; undefined where it says anything else. */
export function readUnits(text: string): Partial<Units> | undefined {
  const tokens = tokenise(text).filter(({ kind }) => kind !== 'mark');
  if (tokens.length > mostWords || tokens.some(({ kind }) => kind === 'number')) return undefined;
  let rest = ` ${tokens.map(({ word }) => word).join('  ')} `;
  const found: { at: number; units: Partial<Units> }[] = [];
  for (const [name, units] of named)
    for (const phrase of listOf(name).toSorted((one, other) => other.length - one.length)) {
      const written = ` ${phrase.replaceAll(' ', '  ')} `;
      const at = rest.indexOf(written);
      if (at < 0) continue;
      found.push({ at, units });
      rest = rest.replace(written, ' '.repeat(written.length));
    }
  const words = rest.split(' ').filter(Boolean);
  const isAll = words.every((word) => asksFor.has(word) || beside.has(word) || firstIsMeant.has(word));
  if (found.length === 0 || !isAll || !words.some((word) => asksFor.has(word))) return undefined;
  const inOrder = found.toSorted((one, other) => one.at - other.at).map(({ units }) => units);
  const isFirst = words.some((word) => firstIsMeant.has(word));
  return Object.assign({}, ...(isFirst ? inOrder.toReversed() : inOrder));
}
