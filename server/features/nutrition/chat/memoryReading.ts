import { readMessage } from '../../../language/message.ts';
import { readNumber } from '../../../language/numbers.ts';
import { spokenAsDigits } from '../../../language/spokenNumbers.ts';
import type { Token } from '../../../language/tokens.ts';
import { COUNTED_UNITS, MEASURED_UNITS, VOLUME_OF_UNIT } from '../reading/words/units.ts';
import { wordKey } from '../table/nameKey.ts';
import { ownWordsIn, says } from './ownWords.ts';

/** What a person says that a word of theirs means. */
export interface MemorySaid {
  phrase: string;
  meaning: string;
}

const mine = '(?:my|meri|mera|mere|apni|apna|मेरी|मेरा|मेरे)';
const word = '([\\p{L}\\p{M}][\\p{L}\\p{M} -]{1,40}?)';
const amount = '(\\d{1,5}(?:\\.\\d+)?\\s*(?:mls?|g|gms?|grams?|kgs?|l|litres?|oz|मिली|ग्राम))';
const lead =
  '^(?:please |pls |btw,? |by the way,? |fyi,? |also,? |and |ok,? |so |hey,? |listen,? |henceforth,? |from now on,? |remember(?: that)?[,:]?\\s+|note(?: that)?[,:]?\\s+|yaad rakh(?:o|na|iye|iyega|na)?[,:]?\\s+(?:ki\\s+)?)*';
const end = '\\s*[.!।]*$';
const left = '(sugar|milk|salt|oil|ghee|butter|cream|cheeni|chini|shakkar|doodh|dudh|namak|tel|makhan|चीनी|दूध|नमक|घी)';
/** Names of the food table for what is left out. */
const inEnglish: Record<string, string> = {
  ...{ cheeni: 'sugar', chini: 'sugar', shakkar: 'sugar', चीनी: 'sugar', doodh: 'milk', dudh: 'milk', दूध: 'milk' },
  ...{ namak: 'salt', नमक: 'salt', tel: 'oil', makhan: 'butter', घी: 'ghee' },
};

type Form = [RegExp, (...found: string[]) => MemorySaid];
const withoutIt = (phrase: string, what: string): MemorySaid => ({
  phrase,
  meaning: `${phrase} without ${inEnglish[what.toLowerCase()] ?? what.toLowerCase()}`,
});
const forms: Form[] = [
  // "My katori is 200 ml", "meri roti 30 g ki hoti hai".
  [
    new RegExp(
      `${lead}(?:1\\s+|one\\s+|a\\s+)?${mine}\\s+${word}\\s*(?:=|\\bis\\b|\\bholds\\b|\\bhas\\b|\\bweighs\\b|\\bmeans\\b)\\s*(?:about |around )?${amount}(?:\\s+each)?${end}`,
      'iu',
    ),
    (phrase = '', meaning = '') => ({ phrase, meaning }),
  ],
  [
    new RegExp(
      `${lead}(?:1\\s+|ek\\s+)?${mine}\\s+${word}\\s+${amount}\\s*(?:ka|ki|ke|का|की|के)?\\s*(?:hai|hoti hai|hota hai|hain|है|होती है|होता है)${end}`,
      'iu',
    ),
    (phrase = '', meaning = '') => ({ phrase, meaning }),
  ],
  // "My chai has no sugar", "i take my coffee without milk", "meri chai mein cheeni nahi hoti".
  [
    new RegExp(
      `${lead}${mine}\\s+${word}\\s+(?:has|have|is|are|comes|come|contains?)\\s+(?:no|without|zero|always without)\\s+${left}${end}`,
      'iu',
    ),
    withoutIt as Form[1],
  ],
  [
    new RegExp(
      `${lead}i\\s+(?:always\\s+)?(?:take|drink|have|like)\\s+(?:my|all my)\\s+${word}\\s+(?:without|with no)\\s+${left}${end}`,
      'iu',
    ),
    withoutIt as Form[1],
  ],
  [
    new RegExp(
      `${lead}${mine}\\s+${word}\\s+(?:me|mein|mai|main|में)\\s+${left}\\s+(?:nahi+n?|nai|नहीं)(?:\\s+(?:hoti|hota|hai|dalti|dalta|होती|होता|है))*${end}`,
      'iu',
    ),
    withoutIt as Form[1],
  ],
  [
    new RegExp(
      `${lead}${mine}\\s+${word}\\s+(?:bina|बिना)\\s+${left}\\s+(?:ki|ke|ka|की|के|का)(?:\\s+(?:hoti|hota|hai|होती|होता|है))*${end}`,
      'iu',
    ),
    withoutIt as Form[1],
  ],
  // "By coffee I mean black coffee", "when i say milk i mean toned milk".
  [
    new RegExp(
      `${lead}(?:by|when i say|when i write|if i say|if i write)\\s+[“"']?${word}[”"']?,?\\s+i\\s+mean\\s+[“"']?([^?=:]{2,60}?)[”"']?${end}`,
      'iu',
    ),
    (phrase = '', meaning = '') => ({ phrase, meaning }),
  ],
  [
    new RegExp(
      `${lead}${mine}\\s+${word}\\s+(?:means|ka matlab|ki matlab|matlab|का मतलब)\\s+([^?=:]{2,60}?)(?:\\s+(?:hai|है))?${end}`,
      'iu',
    ),
    (phrase = '', meaning = '') => ({ phrase, meaning }),
  ],
];
/** What has an amount and is neither a vessel nor a food that one has some of. */
const nothingKept =
  /^(?:weight|height|waist|hip|goal|target|protein|carbs?|fat|fib(?:re|er)|sodium|water|usual|sugar|bp|limit|intake|daily .*|.*\b(?:goal|target|limit|intake))$/i;

/** What a message says a word means for this person: "my katori is 200 ml"; undefined for any other message. */
export function readMemory(text: string): MemorySaid | undefined {
  for (const [form, read] of forms) {
    const found = text.trim().match(form);
    if (!found) continue;
    const { phrase, meaning } = read(...found.slice(1));
    if (!nothingKept.test(phrase.trim())) return { phrase: phrase.trim(), meaning: meaning.trim() };
  }
  return readVessel(text);
}

const parted = /^(.+?)(?:\s*[,;.!](?!\d)\s*|\s+(?:and|aur|और)\s+)(.+)$/su;

/** "My glass is 250 ml, two of them drunk": the vessel, and how many were drunk of it where that is told behind it. */
export function readVesselDrunk(text: string): { memory: MemorySaid; count: number; vessel: string } | undefined {
  const [, first = '', behind = ''] = parted.exec(text.trim()) ?? [];
  const memory = behind === '' ? undefined : readMemory(first);
  const vessel = memory && COUNTED_UNITS.get(wordKey(memory.phrase));
  if (!memory || !vessel || !VOLUME_OF_UNIT.has(vessel)) return undefined;
  const { tokens, roles } = readMessage(behind);
  const counts = tokens.flatMap((_, at) => readNumber(tokens, at) ?? []).filter(({ counted }) => counted);
  const [count, ...others] = counts;
  const isDrunk = roles.some((known) => known.has('eaten'));
  return count && others.length === 0 && isDrunk ? { memory, count: count.value, vessel } : undefined;
}

const mostWordsOfVessel = 14;
/** "Do katori" stays two of them. */
const leastSpoken = 13;
const suffix = /(?:chi|cha|che|er|ची|चा|चे)$/u;
const measureOf = (word: string) => MEASURED_UNITS.get(word) ?? MEASURED_UNITS.get(word.replace(suffix, ''));

/** "Mazi vati lahan aahe, 120 ml chi": a vessel of one's own and the one amount that is told. */
function readVessel(written: string): MemorySaid | undefined {
  if (/\?\s*$/.test(written)) return undefined;
  const { tokens, roles } = readMessage(spokenAsDigits(written, leastSpoken));
  const [numberAt = -1, ...otherNumbers] = tokens.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []));
  const [number, measure] = [tokens[numberAt], tokens[numberAt + 1]];
  const vesselAt = tokens.findIndex(({ word }) => VOLUME_OF_UNIT.has(COUNTED_UNITS.get(wordKey(word)) ?? ''));
  const vessel = tokens[vesselAt];
  // "मिली" is a measure as well as "got".
  const tellsOfEating = roles.some(
    (known, at) => at !== numberAt + 1 && (known.has('eaten') || known.has('took') || known.has('question')),
  );
  if (!vessel || !number || !measure || !measureOf(measure.word)) return undefined;
  if (otherNumbers.length > 0 || tellsOfEating || tokens.length > mostWordsOfVessel) return undefined;
  const kinds = ownWordsIn(tokens);
  const isTold = ({ kind }: Token, at: number) =>
    kind === 'mark' || at === vesselAt || at === numberAt || at === numberAt + 1 || (kinds[at]?.length ?? 0) > 0;
  const isOwn = says(kinds, 'mine') && (says(kinds, 'copula') || says(kinds, 'makes') || says(kinds, 'light'));
  const isMeant =
    says(kinds, 'keep') || (tokens.every(isTold) && (isOwn || says(kinds, 'size') || says(kinds, 'place')));
  return isMeant ? { phrase: vessel.word, meaning: `${number.value} ${measure.word.replace(suffix, '')}` } : undefined;
}
