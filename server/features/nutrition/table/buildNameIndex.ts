import type { Food } from '../types.ts';
import type { Lists, NameIndex } from './nameIndex.ts';
import { COMPOUND_ENDS, joinCompounds, NAME_END, wordKey, writtenWordsOfAll } from './nameKey.ts';
import { weightInName } from './wordWeight.ts';

/** An index of foods; of those that share a name the earlier one is meant, unless another `wins` it. */
export function buildNameIndex(
  allFoods: Food[],
  wins = new Map<Food, string[]>(),
  meant: NameIndex['meant'] = new Map(),
): NameIndex {
  const foods: Food[] = [];
  const written: string[] = [];
  for (const food of allFoods) {
    foods.push(food);
    written.push(food.name);
    for (const name of food.names) {
      foods.push(food);
      written.push(name);
    }
  }
  const vocabulary = new Map<string, number>();
  const wordsOfName = numberWords(written, vocabulary);
  const words = [...vocabulary.keys()];
  return {
    vocabulary,
    words,
    weights: words.map(weightInName),
    foods,
    written,
    wordsOfName,
    namesOfWord: turnedRound(wordsOfName, words.length),
    wins,
    meant,
    made: [],
    madeOfWord: [],
  };
}

/** The words of each name as numbers; words that the vocabulary lacks get the next ones. */
function numberWords(names: string[], vocabulary: Map<string, number>): Lists {
  const starts = [0];
  const members: number[] = [];
  const numberOf = (key: string) => {
    const known = vocabulary.get(key);
    if (known !== undefined) return known;
    vocabulary.set(key, vocabulary.size);
    return vocabulary.size - 1;
  };
  const numberOfWritten = new Map<string, number>();
  const all = writtenWordsOfAll(names);
  let nameStart = 0;
  let isCompound = false;
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? '';
    if (word !== NAME_END) {
      let number = numberOfWritten.get(word);
      if (number === undefined) {
        number = numberOf(wordKey(word));
        numberOfWritten.set(word, number);
      }
      members.push(number);
      isCompound ||= COMPOUND_ENDS.has(word);
      continue;
    }
    if (isCompound) {
      members.length = starts[starts.length - 1] ?? 0;
      members.push(...joinCompounds(all.slice(nameStart, at).map(wordKey)).map(numberOf));
    }
    starts.push(members.length);
    nameStart = at + 1;
    isCompound = false;
  }
  if (starts.length !== names.length + 1) throw new Error('the name of a food holds the character NUL');
  return { starts: new Uint32Array(starts), members: new Uint32Array(members) };
}

/** From the words of each name the names of each word, a name once however often it repeats the word. */
function turnedRound(wordsOfName: Lists, wordCount: number): Lists {
  const starts = new Uint32Array(wordCount + 1);
  forEachWord(wordsOfName, wordCount, (word) => {
    starts[word + 1] = (starts[word + 1] ?? 0) + 1;
  });
  for (let word = 0; word < wordCount; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const members = new Uint32Array(starts[wordCount] ?? 0);
  const ends = starts.slice();
  forEachWord(wordsOfName, wordCount, (word, name) => {
    const end = ends[word] ?? 0;
    members[end] = name;
    ends[word] = end + 1;
  });
  return { starts, members };
}

function forEachWord({ starts, members }: Lists, wordCount: number, visit: (word: number, name: number) => void): void {
  const lastName = new Int32Array(wordCount).fill(-1);
  for (let name = 0; name + 1 < starts.length; name += 1) {
    for (let at = starts[name] ?? 0; at < (starts[name + 1] ?? 0); at += 1) {
      const word = members[at] ?? 0;
      if (lastName[word] !== name) visit(word, name);
      lastName[word] = name;
    }
  }
}
