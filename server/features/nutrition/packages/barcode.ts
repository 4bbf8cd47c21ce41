const lengths = [8, 12, 13, 14];

/** The number of a pack as it is looked up, a UPC with the zero that makes it an EAN; undefined where its check digit is wrong. */
export function barcodeOf(text: string): string | undefined {
  if (!/^\d+$/.test(text) || !lengths.includes(text.length)) return undefined;
  const code = text.length === 12 ? `0${text}` : text;
  const digits = [...code].map(Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? code : undefined;
}
