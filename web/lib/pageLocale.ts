import { useSyncExternalStore } from 'react';
import { type Locale, type PageLocale, pageLocaleOf } from '../../texts/locale.ts';
import { links } from './links.ts';
import { createListeners } from './listeners.ts';
import { pageLocaleKey, sessionPlace, subscribeToSession } from './session.ts';

const { tell, subscribe } = createListeners();

/** The language of the page: in the portal the one that the signed-in person chose, kept beside the session; elsewhere English. */
export function readPageLocale(): PageLocale {
  if (typeof window === 'undefined' || !window.location.pathname.startsWith(`${links.portal}/`)) return 'en';
  return sessionPlace().getItem(pageLocaleKey) === 'hi' ? 'hi' : 'en';
}

/** Keeps the language of the person's profile, '' where none is chosen, until they sign out. */
export function rememberPageLocale(language: Locale | ''): void {
  const chosen = pageLocaleOf(language || 'en');
  if (sessionPlace().getItem(pageLocaleKey) === chosen) return;
  sessionPlace().setItem(pageLocaleKey, chosen);
  tell();
}

export const usePageLocale = () => useSyncExternalStore(subscribeToBoth, readPageLocale, () => 'en' as const);

function subscribeToBoth(listener: () => void): () => void {
  const ends = [subscribe(listener), subscribeToSession(listener)];
  return () => {
    for (const end of ends) end();
  };
}
