const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isUuid = (text: string) => uuid.test(text);

/** A figure without a needless fraction, with thousands separated: 1,240 or 72.5. */
export const figure = (value: number, digits = 0) => formatOf(digits).format(value);

const formats = new Map<number, Intl.NumberFormat>();

/** Making a format costs fifty times what using it does. */
function formatOf(digits: number): Intl.NumberFormat {
  const format = formats.get(digits) ?? new Intl.NumberFormat('en-IN', { maximumFractionDigits: digits });
  formats.set(digits, format);
  return format;
}
