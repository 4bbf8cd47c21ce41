/** The languages FitPulse speaks: English, Hindi, and Hinglish, which is Hindi in Latin letters. */
export const locales = ['en', 'hi', 'hi-Latn'] as const;
export type Locale = (typeof locales)[number];

/** The website has pages in these; who chats in Hinglish reads them in English. */
export const pageLocales = ['en', 'hi'] as const;
export type PageLocale = (typeof pageLocales)[number];

export const pageLocaleOf = (locale: Locale): PageLocale => (locale === 'hi' ? 'hi' : 'en');

type Variant<P extends unknown[]> = string | ((...parameters: P) => string);

/** A text of the catalogue: called with a locale, then with what it tells of. */
export interface Text<P extends unknown[] = [], L extends Locale = Locale> {
  (locale: L, ...parameters: P): string;
  variants: Record<L, Variant<P>>;
}

/** A text that stands on a page as it is. */
export type PageText = (locale: PageLocale) => string;

/** One text in all languages. A language left out, or other parameters in one of them, does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguages<P extends unknown[] = []>(variants: Record<Locale, Variant<P>>): Text<P> {
  return chooser<P, Locale>(variants);
}

/** One text of the website, in the languages that its pages have. */
/* @__NO_SIDE_EFFECTS__ */
export function onPages<P extends unknown[] = []>(variants: Record<PageLocale, Variant<P>>): Text<P, PageLocale> {
  return chooser<P, PageLocale>(variants);
}

function chooser<P extends unknown[], L extends Locale>(variants: Record<L, Variant<P>>): Text<P, L> {
  const choose = (locale: L, ...parameters: P) => {
    const variant = variants[locale];
    return typeof variant === 'string' ? variant : variant(...parameters);
  };
  return Object.assign(choose, { variants });
}

/** A group of texts in one language, as plain values that can travel with a page. */
export const wordsIn = <Name extends string>(locale: PageLocale, texts: Record<Name, PageText>) =>
  Object.fromEntries(Object.entries<PageText>(texts).map(([name, text]) => [name, text(locale)])) as Record<
    Name,
    string
  >;
