import { readPhraseLists } from '../../../language/phraseLists.ts';
import { tokenise } from '../../../language/tokens.ts';

const phrasesOf = readPhraseLists(new URL('./keptFoods.txt', import.meta.url));
const lists = ['kept', 'nouns', 'mine', 'saved', 'around'] as const;
const known = lists.map((list) => [list, new Set(phrasesOf(list))] as const);
const longest = Math.max(...lists.flatMap((list) => phrasesOf(list).map((phrase) => phrase.split(' ').length)));

/** Whether a message asks for what the person keeps, and for nothing else: "show me all my own foods", "meri recipes". */
export function asksForKept(text: string): boolean {
  const words = tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word);
  const found = new Set<(typeof lists)[number]>();
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(words, at, found);
    if (length === 0) return false;
    at += length;
  }
  return found.has('kept') || (found.has('nouns') && (found.has('mine') || found.has('saved')));
}

/** How many words the longest phrase at a place has, whose lists are added. */
function lengthAt(words: string[], at: number, found: Set<(typeof lists)[number]>): number {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const holding = known.filter(([, phrases]) => phrases.has(phrase));
    for (const [list] of holding) found.add(list);
    if (holding.length > 0) return length;
  }
  return 0;
}

/** What a message wants done with something that may be kept by that name. */
export type KeptRequest =
  | { kind: 'rename'; name: string; other: string }
  /** `isSure`: it says that it is about what is kept, and no entry of the diary. */
  | { kind: 'delete'; name: string; isSure: boolean };

const please = '^(?:please |pls |plz |can you |could you )*';
const mine = '(?:(?:my|the|mera|meri|mere|apna|apni|मेरा|मेरी|मेरे|अपनी|अपना) )?';
const noun = '(?:(?:own |saved |custom )?(?:food|foods|recipe|recipes|meal|meals|dish|list|रेसिपी|खाना|लिस्ट))';
const end = '(?: please| pls| na| ना)?[.!? ]*$';
const inHindi = {
  rename:
    '(?:kar do|kardo|karo|kr do|rakho|rakh do|rakhna|kar dijiye|kar den|rakh dijiye|कर दो|करो|रखो|रख दो|कर दीजिए|रख दीजिए|कीजिए|रखिए)',
  remove:
    '(?:hata ?do|hata ?o|hatao|hata dijiye|delete kar ?do|delete karo|delete kar dijiye|mita do|nikal do|bhool jao|हटा दो|हटाओ|हटा दीजिए|मिटा दो|डिलीट कर दो|डिलीट करो|डिलीट कर दीजिए)',
};
const renames = [
  `${please}(?:rename|change the name of|change name of) ${mine}(?:${noun} )?(?<name>.+?) (?:to|as|into) (?<other>.+?)${end}`,
  `${please}call ${mine}(?<name>.+?) (?:by the name|as) (?<other>.+?)(?: from now on| instead)?${end}`,
  `${please}${mine}(?<name>.+?) (?:ka|ki|ke|का|की) (?:naam|nam|name|नाम) (?:badal ?kar |badalke |badal ke |change kar ?ke |बदल ?कर |बदलके )?(?<other>.+?) ${inHindi.rename}${end}`,
].map((form) => new RegExp(form, 'iu'));
const deletions = [
  `${please}(?:delete|remove|erase|forget) ${mine}(?<before>${noun} )?(?<name>.+?)(?<after> (?:from|in|out of) (?:my |the )?${noun}| ${noun})?${end}`,
  `${please}${mine}(?<name>.+?)(?<before> ${noun})?(?: ko| को)? ${inHindi.remove}(?<after> (?:meri|mere|apni|apne|मेरी|मेरे) ${noun} (?:se|से))?${end}`,
  `${please}(?:meri|mere|apni|apne|मेरी|मेरे) (?<before>${noun}) (?:se|से|me se|mein se|में से) (?<name>.+?) ${inHindi.remove}${end}`,
].map((form) => new RegExp(form, 'iu'));

/** "Rename my beast shake to morning shake", "delete the recipe rajma": undefined where nothing of the kind is asked. */
export function readKeptRequest(text: string): KeptRequest | undefined {
  const said = text.trim().replace(/["“”'‘’]/gu, '');
  for (const form of renames) {
    const { name, other } = said.match(form)?.groups ?? {};
    if (name && other) return { kind: 'rename', name, other };
  }
  for (const form of deletions) {
    const { name, before, after } = said.match(form)?.groups ?? {};
    if (name) return { kind: 'delete', name, isSure: before !== undefined || after !== undefined };
  }
  return undefined;
}
