import { type PageLocale, pageLocales } from '../../../texts/locale.ts';

/** Addresses that one visitor may enter. */
export const newsletterLimit = { perAddress: 10, windowSeconds: 3_600 };

const hourMs = 3_600_000;
/** However often somebody enters an address, it is asked no more often. */
export const askedAgainAfterMs = 6 * hourMs;
/** A mail that can't be sent is tried for so long. */
export const triedForMs = 24 * hourMs;
/** An address that doesn't answer is forgotten. */
export const unansweredMs = 7 * 24 * hourMs;

/** The mails and pages of an address are in the language of the page on which it was entered. */
export const languageOf = ({ language }: { language: string }): PageLocale =>
  pageLocales.find((locale) => locale === language) ?? 'en';
