const grams = String.raw`(?<grams>\d+(?:[.,]\d+)?)\s*(?:g|gm|gms|grams?|ग्राम)`;
const names =
  '(?:sugar\\s+alcohols?|polyols?|erythritol|maltitol|xylitol|sorbitol|isomalt|शुगर\\s+अल्कोहल|शुगर\\s+एल्कोहल)';
const led = String.raw`[\s,;(]*(?:(?:of|in)\s+which|out\s+of\s+which|including|incl\.?|with|and|plus|jis(?:me|mein|mei)|जिसमें)?\s*`;
const trailing = String.raw`(?:\s+(?:hai|hain|h|है|हैं))?\s*\)?`;
const ways = [
  String.raw`${led}(?<!\p{N})${grams}\s*(?:of\s+|are\s+|is\s+)?${names}(?!\p{L})${trailing}`,
  String.raw`${led}${names}\s*(?:is|are|=|:|of|hai)?\s*${grams}(?!\p{L})${trailing}`,
].map((way) => new RegExp(way, 'iu'));
const figures = /\d\s*(?:k?cals?|calories?|kj|कैलोरी|g|gm|grams?)(?!\p{L})/iu;

/** "20 g carbs, of which 12 g sugar alcohol": how much of them a food with its figures holds, and the text without that. */
export function readSugarAlcohols(text: string): { grams: number; rest: string } | undefined {
  for (const way of ways) {
    const told = way.exec(text);
    const amount = Number(told?.groups?.grams?.replace(',', '.'));
    const rest = told ? `${text.slice(0, told.index)} ${text.slice(told.index + told[0].length)}`.trim() : '';
    if (amount > 0 && figures.test(rest)) return { grams: amount, rest };
  }
  return undefined;
}
