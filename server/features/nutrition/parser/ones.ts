import { wordSet } from '../table/nameKey.ts';
import type { Token } from './tokens.ts';

/** "Ghee roast dosa, the big paper one", "4 kozhukattai, sweet ones": which of them it was. */

const ONES = wordSet('one ones');
const LONGEST = 4;

/** How many tokens such a description takes after its comma, "one" among them. */
export function lengthOfOnes(tokens: Token[], at: number): number {
  if (tokens[at]?.key !== ',') return 0;
  let next = at + 1;
  while (next - at <= LONGEST && tokens[next]?.kind === 'word' && !ONES.has(tokens[next]?.key ?? '')) next += 1;
  const isOnes = ONES.has(tokens[next]?.key ?? '') && next > at + 1;
  const following = tokens[next + 1];
  return isOnes && (!following || following.kind === 'mark') ? next + 1 - at : 0;
}
