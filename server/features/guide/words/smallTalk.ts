import { rolesOfTokens } from '../../../language/lexicon.ts';
import { readPhraseLists, writtenPhrase } from '../../../language/phraseLists.ts';
import { tokenise } from '../../../language/tokens.ts';

const kinds = ['greeting', 'goodbye', 'thanks'] as const;
export type SmallTalk = (typeof kinds)[number];

const listed = readPhraseLists(new URL('./smallTalk.txt', import.meta.url));
const phrasesOf = kinds.map((kind) => [kind, new Set(listed(kind))] as const);
const beside = new Set(listed('beside'));
const mostWords = 10;
const longestFirst = [4, 3, 2, 1];

/** What kind of small talk a message is made of wholly; letters said long ("heyyyy") count as said once. */
export function readSmallTalk(text: string): SmallTalk | undefined {
  const words = tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word.replace(/([a-z])\1{2,}/g, '$1'));
  if (words.length === 0 || words.length > mostWords) return undefined;
  const heard = new Set<SmallTalk>();
  for (let at = 0; at < words.length; ) {
    const runOf = (length: number) => words.slice(at, at + length).join(' ');
    const length = longestFirst.find((size) => phrasesOf.some(([, phrases]) => phrases.has(runOf(size))));
    const kind = length && phrasesOf.find(([, phrases]) => phrases.has(runOf(length)))?.[0];
    if (kind) heard.add(kind);
    else if (!beside.has(words[at] ?? '') && !isName(words, at)) return undefined;
    at += length ?? 1;
  }
  return kinds.find((kind) => heard.has(kind));
}

/** "I am Priya", "this is Ravi". */
function isName(words: string[], at: number): boolean {
  const before = words.slice(Math.max(at - 2, 0), at).join(' ');
  return at === words.length - 1 && /^(?:i am|this is|name is|.*\bim)$/.test(before);
}

/** What a message that nobody understood thanks or greets for, whatever else it tells. */
export function readSmallTalkWithin(text: string): 'thanks' | 'greeting' | undefined {
  const roles = rolesOfTokens(tokenise(text));
  return (['thanks', 'greeting'] as const).find((role) => roles.some((known) => known.has(role)));
}

const introducing = listed('introducing');

/** "Namaste ji, main Mahesh bol raha hu": a greeting first, who writes behind it, and no figure. */
export function introducesWriter(text: string): boolean {
  const said = ` ${writtenPhrase(text)} `;
  const isGreeting = phrasesOf.some(
    ([kind, phrases]) => kind === 'greeting' && [...phrases].some((one) => said.startsWith(` ${one} `)),
  );
  return isGreeting && !/[\d?]/u.test(text) && introducing.some((phrase) => said.includes(` ${phrase} `));
}
