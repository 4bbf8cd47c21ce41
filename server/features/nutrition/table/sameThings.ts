import type { NameIndex } from './nameIndex.ts';
import { wordSet } from './nameKey.ts';
import { soundOf, wordsOfSound } from './spelling.ts';

/** English and Hindi words of one thing, which people mix in names of dishes: "ginger chai", "adrak tea". */
const SAME_THINGS = `
veg vegetable
potato aloo
onion pyaz pyaaz kanda
tomato tamatar
ginger adrak
garlic lehsun lasun
lemon nimbu
milk doodh
butter makhan
curd dahi
egg anda
chicken murgh murg
fish machli machhi maach
mutton gosht lamb
peas matar
cauliflower gobhi
cabbage pattagobhi
spinach palak
okra bhindi ladyfinger
brinjal baingan eggplant aubergine
carrot gajar
radish mooli
peanut moongfali groundnut
coconut nariyal
banana kela
mango aam
apple seb
papaya papita
guava amrood
orange santra
pomegranate anar
watermelon tarbooj
jaggery gud
chickpea chana garbanzo
pickle achar
`;
const groupOfWord = new Map(
  SAME_THINGS.trim()
    .split('\n')
    .flatMap((line, group) => [...wordSet(line)].map((word): [string, number] => [word, group])),
);
const groupOfSound = new Map([...groupOfWord].map(([word, group]) => [soundOf(word), group]));
/** Shorter words sound like too many others: "duds" like "dudh". */
const SHORTEST_SOUND = 4;

const indexes = new WeakMap<NameIndex, number[][]>();

/** The table's words for the same thing, the word itself among them. */
export function sameThings(index: NameIndex, word: string): number[] {
  const group = groupOf(word);
  if (group === undefined) return [];
  const known = indexes.get(index) ?? groupsOf(index);
  indexes.set(index, known);
  return known[group] ?? [];
}

function groupOf(word: string): number | undefined {
  return groupOfWord.get(word) ?? (word.length >= SHORTEST_SOUND ? groupOfSound.get(soundOf(word)) : undefined);
}

function groupsOf(index: NameIndex): number[][] {
  const groups: Set<number>[] = [];
  const add = (group: number, word: number) => {
    const words = groups[group] ?? new Set();
    groups[group] = words.add(word);
  };
  for (const [word, group] of groupOfWord) {
    const number = index.vocabulary.get(word);
    if (number !== undefined) add(group, number);
  }
  for (const [sound, group] of groupOfSound) {
    for (const number of wordsOfSound(index, sound)) {
      const word = index.words[number] ?? '';
      if (word.length >= SHORTEST_SOUND && !groupOfWord.has(word)) add(group, number);
    }
  }
  return groups.map((words) => [...words]);
}
