import { readNumber } from '../../../language/numbers.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';

const rather = readWordLists(new URL('./activity.txt', import.meta.url))('rather');
/** A figure and its unit stand so near before what corrects them. */
const nearest = 4;

/** "Ran 5k, well 4.6" with the figure that is meant, "ran 4.6k"; as it is where nothing is corrected so at its end. */
export function asMeant(text: string): string {
  const tokens = tokenise(text);
  const at = tokens.findLastIndex(({ word }) => rather.has(word));
  const meant = at > 1 ? readNumber(tokens, at + 1) : undefined;
  const told = tokens.findLastIndex(({ kind }, place) => kind === 'number' && place < at);
  if (!meant || told < 0 || at - told > nearest) return text;
  const mark = tokens[at - 1]?.kind === 'mark' ? at - 1 : at;
  const unit = tokens[told + 1];
  const repeatsUnit = unit?.word === tokens[meant.next]?.word && told + 1 < mark;
  if (meant.next + (repeatsUnit ? 1 : 0) < tokens.length) return text;
  const { start, end } = tokens[told] as Token;
  const figure = text.slice(tokens[at + 1]?.start, tokens[meant.next - 1]?.end);
  return `${text.slice(0, start)}${figure}${text.slice(end, tokens[mark]?.start)}`.trimEnd();
}
