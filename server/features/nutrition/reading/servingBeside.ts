const amount = String.raw`(?<grams>\d+(?:[.,]\d+)?)\s*(?:g|gm|gms|grams?|ml|ग्राम|मिली)(?!\p{L})`;
const serving = '(?:servings?|portion|सर्विंग)';
const ways = [
  String.raw`(?:(?:1|one|a|per|ek|एक)\s+)?${serving}(?:\s+size)?\s*(?:is|=|:|of|hai|है|ki|की)?\s*\(?${amount}\)?(?:\s+(?:ki|ka|hai|है|की|का))*`,
  String.raw`(?<!per\s+)${amount}\s*(?:(?:per|a|ek|एक|ki|ka|की|का)\s+)*${serving}`,
].map((way) => new RegExp(String.raw`(?:^|[\s,;.(]+)(?:and\s+|aur\s+|और\s+)?${way}(?=$|[\s,;.)!])`, 'iu'));
const perHundred = /(?<!\d)100\s*(?:g|gm|gms|grams?|ml|ग्राम|मिली)(?!\p{L})/iu;

/** "480 kcal per 100 g, serving 25 g": how much a serving is that stands beside figures per 100 g, and the text without it. */
export function readServingBeside(text: string): { grams: number; rest: string } | undefined {
  for (const way of ways) {
    const told = way.exec(text);
    const grams = Number(told?.groups?.grams?.replace(',', '.'));
    const rest = text.replace(told?.[0] ?? '', ' ').trim();
    if (told && grams > 0 && perHundred.test(rest)) return { grams, rest };
  }
  return undefined;
}
