import type { Locale } from './locale.ts';

/** India groups digits alike in all three languages: 1,24,000. */
const numberLocale = 'en-IN';

const formats = new Map<number, Intl.NumberFormat>();

/** A figure without a needless fraction, with thousands separated: 1,240 or 72.5. */
export function figure(value: number, digits = 0): string {
  // Making a format costs fifty times what using it does.
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat(numberLocale, { maximumFractionDigits: digits, signDisplay: 'negative' });
  formats.set(digits, format);
  return format.format(value);
}

const rules = { en: new Intl.PluralRules('en'), hi: new Intl.PluralRules('hi') };

/** The form that the language's plural rules of ICU choose for a count, with `#` as the count: `# entry`, `# entries`. */
export function plural(locale: Locale, count: number, forms: { one: string; other: string }): string {
  const form = rules[locale === 'en' ? 'en' : 'hi'].select(count) === 'one' ? forms.one : forms.other;
  return form.replaceAll('#', figure(count, 2));
}
