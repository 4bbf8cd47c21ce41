import { numberWords } from '../../../language/lexicon.ts';
import { readNumber } from '../../../language/numbers.ts';
import { tokenise } from '../../../language/tokens.ts';

/** What a message to a group says of a pot. */
export interface ToldPot {
  /** The words of the food, without those of the people; '' where only people are told. */
  food: string;
  /** How many ate; undefined where nobody says. */
  shares: number | undefined;
  /** Whether an amount of the whole pot is told. */
  isMeasured: boolean;
}

export const fewestShares = 2;
export const mostShares = 50;

const count = `(?<count>\\d{1,2}|${numberWords('number')
  .flatMap(([value, word]) => (Number.isInteger(value) && value >= 1 && value <= mostShares ? word : []))
  .join('|')})`;
const people =
  '(?:people|persons?|ppl|friends?|members?|guests|others?|adults|log|logo|logon|loge?n|jan|jane|jano|bande|dost|doston|लोग|लोगो|लोगों|जन|जने|दोस्त|दोस्तो)';
const ate =
  '(?: (?:ate|had|shared|split|eat|share|are|were|eating|sharing|it|ne|khaya|khaye|khayi|khaenge|khayenge|kha|liya|ke|liye|mein|me|ka|ki|ने|खाया|खाई|खाए|के|लिए|मे|में|बांटा))*';

const between = '(?:(?:split |shared |divided )?(?:for|between|among|by|into|in) )';
const end = '(?= ?$| [,;.!)]| \\d| [,;.!]? ?(?:ate|had|shared)\\b)';
const within = (words: string) => new RegExp(`(?<=^|[ ,;])(?:(?:we|the) )?(?:${words})${end}`, 'u');

/** Over the words of a message, joined by single spaces; `beside` counts the writer, whom the number leaves out. */
const patterns: { words: RegExp; beside: number }[] = [
  { words: within(`(?:me|i|we|main|मैं) (?:and|n|&|plus|aur|और) (?:my )?${count} ${people}`), beside: 1 },
  { words: within(`(?:with|saath) (?:my )?${count} (?:other )?${people}`), beside: 1 },
  { words: within(`${between}?${count} of (?:us|them|you)${ate}`), beside: 0 },
  { words: within(`(?:hum|ham|humne|हम) ${count}(?: ${people})?${ate}`), beside: 0 },
  { words: within(`(?:${between}|(?:serves|feeds) )${count}(?: ${people})?${ate}`), beside: 0 },
  { words: within(`${count} ${people}${ate}`), beside: 0 },
  { words: within(`${between}?${count} (?:shares?|ways|portions|hisse|hisson|हिस्से|हिस्सों)${ate}`), beside: 0 },
  // As an answer to how many they were.
  { words: new RegExp(`^(?:no |nahi |नहीं )?${count}$`, 'u'), beside: 0 },
];

/** Reads "1.2 kg rajma, four of us ate", "2 kilo biryani 5 logon ke liye", "4". */
export function readPot(text: string): ToldPot {
  const tokens = tokenise(text);
  let joined = '';
  const starts = tokens.map(({ word }) => {
    const start = joined === '' ? 0 : joined.length + 1;
    joined = joined === '' ? word : `${joined} ${word}`;
    return start;
  });
  for (const { words, beside } of patterns) {
    const found = words.exec(joined);
    const told = found?.groups?.count;
    if (!found || told === undefined) continue;
    const end = found.index + found[0].length;
    const cut = tokens.filter((_, at) => (starts[at] ?? 0) >= found.index && (starts[at] ?? 0) < end);
    const [first, last] = [cut[0], cut.at(-1)];
    const food = first && last ? `${text.slice(0, first.start)} ${text.slice(last.end)}` : text;
    const shares = (readNumber(tokenise(told), 0)?.value ?? 0) + beside;
    return potOf(food, shares >= fewestShares && shares <= mostShares ? shares : undefined);
  }
  return potOf(text, undefined);
}

function potOf(written: string, shares: number | undefined): ToldPot {
  const food = written.replace(/\s+/g, ' ').replace(/^[\s,;.!]+|[\s,;]+$/g, '');
  const tokens = tokenise(food);
  const isMeasured = tokens.some((_, at) => readNumber(tokens, at)?.counted ?? false);
  return { food, shares, isMeasured };
}
