import { OF } from './numberParts.ts';
import { isWord, type Token } from './tokens.ts';
import { COUNTED_UNITS, UNITS_BEFORE_OF } from './units.ts';

/** Units that are counted rather than measured: "2 katori", "a tetra pack of", "3 no". */

export function readUnit(
  tokens: Token[],
  at: number,
  afterNumber: boolean,
): { unit: string; next: number } | undefined {
  const token = tokens[at];
  if (token?.key === 'tukda' && tokens[at - 1]?.key === 'shahi') return undefined;
  if (token?.key === 'tetra') return readUnit(tokens, at + 1, afterNumber);
  const isJuiceBox = token?.key === 'juice' && isWord(tokens[at + 2], OF);
  if (isJuiceBox && COUNTED_UNITS.has(tokens[at + 1]?.key ?? '')) return readUnit(tokens, at + 1, afterNumber);
  const isNumber = afterNumber && token?.key === 'no' && tokens[at - 1]?.kind === 'number';
  const unit = isNumber ? 'piece' : COUNTED_UNITS.get(token?.key ?? '');
  if (!token || !unit) return undefined;
  const following = tokens[at + 1];
  const beforeOf = isWord(following, OF);
  if (unit === 'serving' && following?.key === 'spoon') return { unit: 'serving spoon', next: at + 2 };
  if (UNITS_BEFORE_OF.has(token.key) && !beforeOf) return undefined;
  if (!afterNumber && !beforeOf && endsPhrase(following)) return undefined;
  return { unit, next: at + 1 };
}

export function endsPhrase(token: Token | undefined): boolean {
  return !token || token.kind === 'mark';
}
