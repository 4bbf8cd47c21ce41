import type { ReadingValues } from '../../../../contract/entries/readings.ts';
import type { Clause } from '../../../language/clauses.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';

const listed = readWordLists(new URL('./readings.txt', import.meta.url));

const separators = listed('separators');
/** "148 varche 90 khalche", "120 upar 80 neeche": the upper and the lower one. */
const upperWords = listed('upper');
const lowerWords = listed('lower');
const mercury = listed('mercury');
const pulseWords = listed('pulse');

interface Pressure {
  kind: 'bloodPressure';
  values: ReadingValues;
  unit: 'mmHg';
  to: number;
}

/**
 * Two pressures from a token on: "124/79", "124 by 79", "124 79" behind its name, and the pulse behind them. Without the
 * name they need a stroke or the unit, and a clause with nothing else in it.
 */
export function pressureAt(tokens: Token[], at: number, clause: Clause, isNamed: boolean): Pressure | undefined {
  const systolic = tokens[at];
  if (systolic?.kind !== 'number') return undefined;
  const hasSeparator = separators.has(tokens[at + 1]?.word ?? '');
  let lower = hasSeparator ? at + 2 : at + 1;
  while (isNamed && lower < at + mostLabels && isLabel(tokens[lower])) lower += 1;
  const diastolic = tokens[lower];
  if (diastolic?.kind !== 'number' || lower >= clause.to) return undefined;
  if (!arePressures(systolic.value, diastolic.value)) return undefined;
  let to = lower + 1;
  const unitFrom = to;
  while (mercury.has(tokens[to]?.word ?? '') || (isNamed && isLabel(tokens[to]))) to += 1;
  if (!isNamed && !(hasSeparator && (to > unitFrom || isAlone(tokens, at, to, clause)))) return undefined;
  const pulse = pulseAfter(tokens, to, clause);
  const values = { systolic: systolic.value, diastolic: diastolic.value };
  const told = { kind: 'bloodPressure', unit: 'mmHg' } as const;
  return pulse ? { ...told, values: { ...values, pulse: pulse.value }, to: pulse.to } : { ...told, values, to };
}

const mostLabels = 4;
const isLabel = (token: Token | undefined): boolean =>
  upperWords.has(token?.word ?? '') || lowerWords.has(token?.word ?? '');

const arePressures = (systolic: number, diastolic: number): boolean =>
  systolic >= 60 && systolic <= 300 && diastolic >= 30 && diastolic <= 200 && systolic > diastolic;

function pulseAfter(tokens: Token[], at: number, clause: Clause): { value: number; to: number } | undefined {
  let next = at;
  while (next < Math.min(at + 4, clause.to) && pulseWords.has(tokens[next]?.word ?? '')) next += 1;
  const figure = tokens[next];
  const isPulse = figure?.kind === 'number' && figure.value >= 20 && figure.value <= 300 && next < clause.to;
  if (!isPulse) return undefined;
  const isUnit = tokens[next + 1]?.word === 'bpm';
  return next > at || isUnit ? { value: figure.value, to: isUnit ? next + 2 : next + 1 } : undefined;
}

const isAlone = (tokens: Token[], from: number, to: number, clause: Clause): boolean =>
  tokens.slice(clause.from, clause.to).every((token, index) => {
    const at = clause.from + index;
    return (at >= from && at < to) || isSmallTalk(token) || pulseWords.has(token.word) || token.kind === 'number';
  });
