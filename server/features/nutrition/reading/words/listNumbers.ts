/** "1. tea 2. toast 3. egg" on one line, from its beginning. */
const STARTS_LIST = /^\s*1[.)]\s*(?!\d)/;
const LIST_NUMBER = /(^|\s)(\d{1,2})[.)](?=\s)/g;
/** "Bowl no. 2": one of several, told before. */
const NUMBERED = /(?<=\p{L}\s)no\. ?\d{1,2}(?![\d.,]*\p{L}|\d)/giu;

/** The text with commas for the numbers of a list, and without what only numbers: all else stays at its place. */
export function withoutListNumbers(text: string): string {
  const told = text.replace(NUMBERED, (said) => ' '.repeat(said.length));
  if (!STARTS_LIST.test(told)) return told;
  const numbers = [...told.matchAll(LIST_NUMBER)].map((match) => Number(match[2]));
  if (numbers.length < 2 || numbers.some((number, at) => number !== at + 1)) return told;
  return told.replace(LIST_NUMBER, (said, space: string) => `${space},`.padEnd(said.length));
}
