import { type Token, tokenise } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
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
  const phrases = phrasesByFirstWord.get(tokens[at]?.word ?? '');
  const phrase = phrases?.find(({ words }) => words.every((word, index) => tokens[at + index]?.word === word));
  return phrase && { phrase, from: at, to: at + phrase.words.length };
}

function indexPhrases(): Map<string, Phrase[]> {
  const index = new Map<string, Phrase[]>();
  const add = (activity: Activity, kind: NameKind, list: string | undefined) => {
    for (const name of list?.split(',') ?? []) {
      const words = tokenise(name).map(({ word }) => word);
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
