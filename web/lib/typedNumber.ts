const grouped = /^[1-9]\d{0,2}(?:,\d{2})*,\d{3}(?:\.\d+)?$/;
const plain = /^\d+(?:[.,]\d{1,2})?$|^\d*\.\d+$|^0,\d+$/;

/**
 * The number that a field says, as the chat reads it: "70,5" is 70.5, "1,200" and "1,00,000" are whole thousands; NaN of what is no
 * number, with a unit beside it ("850 kJ") as well. Undefined where nothing is typed.
 */
export function typedNumber(text: string | undefined): number | undefined {
  const typed = text?.trim() ?? '';
  if (typed === '') return undefined;
  if (grouped.test(typed)) return Number(typed.replaceAll(',', ''));
  return plain.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
