import { useSyncExternalStore } from 'react';
import { type Locale, type PageLocale, pageLocaleOf } from '../../texts/locale.ts';
import { links } from './links.ts';
import { createListeners } from './listeners.ts';
import { pageLocaleKey, sessionPlace, subscribeToSession } from './session.ts';
import { readSiteLanguage, rememberSiteLanguage } from './siteLanguage.ts';

const { tell, subscribe } = createListeners();

/**
 * The language of a page whose address doesn't say it: the one that the signed-in person chose, kept beside the session;
 * without one the portal is in English, and every other page in the language in which the public site was read last.
 */
export function readPageLocale(): PageLocale {
  if (typeof window === 'undefined' || isBelow(links.admin)) return 'en';
  const chosen = sessionPlace().getItem(pageLocaleKey) ?? (isBelow(links.portal) ? 'en' : readSiteLanguage());
  return chosen === 'hi' ? 'hi' : 'en';
}

/**
 * The language in which a page asks the server to answer. The portal leaves it to the person's profile, which says it
 * before this browser may know.
 */
export const askedLanguage = (): PageLocale | '*' => (isBelow(links.portal) ? '*' : readPageLocale());

const isBelow = (area: string) => `${window.location.pathname}/`.startsWith(`${area}/`);

/** Keeps the language of the person's profile, '' where none is chosen, until they sign out; the way back in is in it too. */
export function rememberPageLocale(language: Locale | ''): void {
  const chosen = language === '' ? null : pageLocaleOf(language);
  if (sessionPlace().getItem(pageLocaleKey) === chosen) return;
  if (chosen) {
    sessionPlace().setItem(pageLocaleKey, chosen);
    rememberSiteLanguage(chosen);
  } else sessionPlace().removeItem(pageLocaleKey);
  tell();
}

export const usePageLocale = () => useSyncExternalStore(subscribeToBoth, readPageLocale, () => 'en' as const);

function subscribeToBoth(listener: () => void): () => void {
  const ends = [subscribe(listener), subscribeToSession(listener)];
  return () => {
    for (const end of ends) end();
  };
}
