import { rolesOfTokens } from '../../../language/lexicon.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import { forms } from './naming.ts';

const listed = readWordLists(new URL('./medicines.txt', import.meta.url));
const others = listed('others');
const belonging = listed('belonging');
const mostApart = 4;

/** "Papa", "amma ku BP tablet", "nanna ki insulin", "mother's eye drops": it is somebody else's. */
export function isOfOther(tokens: Token[], spans: [from: number, to: number][]): boolean {
  if (tokens.some(({ word }) => others.has(word))) return true;
  const owning = tokens.map(({ text }) => /['’]s$/.test(text));
  const people = tokens.map((token, at) => (owning[at] ? { ...token, word: token.word.slice(0, -1) } : token));
  const roles = rolesOfTokens(people);
  const isOne = (at: number) =>
    roles[at]?.has('relative') || roles[at]?.has('other') || others.has(people[at]?.word ?? '');
  const isMedicine = (at: number) => forms.has(tokens[at]?.word ?? '') || spans.some(([from]) => from === at);
  return tokens.some((_, at) => {
    const isOwner = isOne(at) && (owning[at] || belonging.has(tokens[at + 1]?.word ?? ''));
    return isOwner && Array.from({ length: mostApart }, (_, more) => at + 1 + more).some(isMedicine);
  });
}
