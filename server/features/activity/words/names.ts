import type { Span } from '../../../lib/words/clauses.ts';
import { type Token, tokenise } from '../../../lib/words/tokens.ts';
import { type Activity, activities } from '../policy.ts';

type NameKind = 'name' | 'did' | 'withAmount';
export interface Phrase {
  words: string[];
  activity: Activity;
  kind: NameKind;
}
export interface NameItem extends Span {
  phrase: Phrase;
}

const phrasesByFirstWord = indexPhrases();

/** The activity that is named at a token, by its longest name. */
export function nameAt(tokens: Token[], at: number): NameItem | undefined {
  const phrases = phrasesByFirstWord.get(tokens[at]?.written ?? '');
  const phrase = phrases?.find(({ words }) => words.every((word, index) => tokens[at + index]?.written === word));
  return phrase && { phrase, from: at, to: at + phrase.words.length };
}

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  const add = (activity: Activity, kind: NameKind, list: string | undefined) => {
    for (const name of list?.split(',') ?? []) {
      const words = tokenise(name).map(({ written }) => written);
      const [first = ''] = words;
      index.set(first, [...(index.get(first) ?? []), { words, activity, kind }]);
    }
  };
  for (const activity of activities) {
    add(activity, 'name', activity.names);
    add(activity, 'did', activity.did);
    add(activity, 'withAmount', activity.withAmount);
  }
  for (const phrases of index.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return index;
}
