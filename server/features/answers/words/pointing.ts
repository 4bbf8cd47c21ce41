import { type NutrientName, nutrients } from '../../../../contract/nutrients.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { tokenise } from '../../../language/tokens.ts';
import { type Tag, tagAt } from './vocabulary.ts';

/** What is asked of something that the message itself doesn't name; the first of these that it holds. */
const asked = ['change', 'left', 'energy', 'why', 'next', 'now', 'judge'] as const;
export type Pointing = (typeof asked)[number];

type List = Pointing | 'that' | 'beside' | 'asking';
const lists: List[] = [...asked, 'that', 'beside', 'asking'];
const phrasesOf = readPhraseLists(new URL('./pointing.txt', import.meta.url));
const known = new Map<string, Set<List>>();
for (const list of lists)
  for (const phrase of phrasesOf(list)) known.set(phrase, (known.get(phrase) ?? new Set()).add(list));
const longest = Math.max(...[...known.keys()].map((phrase) => phrase.split(' ').length));

const mostWords = 10;
/** Who points at nothing says little else: "ok?", "normal hai kya". */
const mostWordsAlone = 4;
const standAlone = new Set<Pointing>(['change', 'left', 'why', 'next']);

/** What a message asks of what was said last, without a subject of its own: "is that too high?"; undefined for any other. */
export function readPointing(text: string): Pointing | undefined {
  const words = tokenise(text)
    .filter(({ kind, word }) => kind !== 'mark' || word === '?')
    .map(({ word }) => word);
  const said = words.filter((word) => word !== '?');
  const parts = said.length <= mostWords ? partsOf(said, besideAsked) : undefined;
  const pointing = parts && asked.find((one) => parts.lists.has(one));
  if (!parts || !pointing) return undefined;
  const points = parts.lists.has('that');
  if (standAlone.has(pointing) || (pointing === 'energy' && points)) return pointing;
  const asks = parts.asks || words.at(-1) === '?';
  return asks && (points || parts.lists.has('asking') || said.length <= mostWordsAlone) ? pointing : undefined;
}

const besideAsked: Tag['kind'][] = ['ask', 'filler', 'own'];
const besideNutrients: Tag['kind'][] = [...besideAsked, 'metric', 'nutrient', 'from'];

/** "How much sodium was that": the nutrient that is asked of what was said last; undefined for any other message. */
export function readNutrientOfThat(text: string): NutrientName | undefined {
  const words = tokenise(text).flatMap(({ kind, word }) => (kind === 'mark' ? [] : [word]));
  const parts = words.length <= mostWords ? partsOf(words, besideNutrients) : undefined;
  const asksElse = parts && asked.some((one) => parts.lists.has(one));
  const [named, other] = parts?.named ?? [];
  if (!parts?.lists.has('that') || asksElse || other) return undefined;
  return nutrients.find(({ name }) => name === named)?.name;
}

interface Parts {
  lists: Set<List>;
  asks: boolean;
  /** The metrics and nutrients among them. */
  named: string[];
}

const measuredBy = (tag: Tag): string[] =>
  tag.kind === 'metric' ? [tag.metric] : tag.kind === 'nutrient' ? [tag.nutrient] : [];

/** What the words are of; undefined where one of them is neither in a list nor of one of these kinds. */
function partsOf(words: string[], kinds: Tag['kind'][]): Parts | undefined {
  const found: Parts = { lists: new Set<List>(), asks: false, named: [] };
  for (let at = 0; at < words.length; ) {
    const own = phraseAt(words, at);
    const tagged = own ? undefined : tagAt(words, at);
    const length = own?.length ?? tagged?.length ?? 0;
    if (!own && !tagged?.tags.some(({ kind }) => kinds.includes(kind))) return undefined;
    if (!own) found.named.push(...(tagged?.tags ?? []).flatMap(measuredBy));
    found.asks ||= own?.lists.has('asking') ?? false;
    found.asks ||= words.slice(at, at + length).some((word) => isAsking(word, found.lists.has('that')));
    for (const list of own?.lists ?? []) found.lists.add(list);
    at += length;
  }
  return found;
}

/** "Is that good" asks, "that is good" tells. */
const isAsking = (word: string, isBehindThat: boolean): boolean =>
  tagAt([word], 0)?.tags.some((tag) => tag.kind === 'ask' && (tag.ask !== 'is' || !isBehindThat)) ?? false;

function phraseAt(words: string[], at: number): { lists: Set<List>; length: number } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const found = known.get(words.slice(at, at + length).join(' '));
    if (found) return { lists: found, length };
  }
  return undefined;
}
