import { useSyncExternalStore } from 'react';
import type { login } from '../../contract/accounts/accounts.ts';
import type { AnswerOf } from '../../contract/http.ts';
import { endBrowserPush } from './browserPush.ts';
import { forgetAnswers } from './kept.ts';
import { createListeners } from './listeners.ts';
import { forgetWaiting } from './outbox/waiting.ts';

export type Session = AnswerOf<typeof login>;

export const storageKey = 'fitpulse.session';
/** What this browser knows of the person besides: it ends with the session. */
export const profileKey = 'profile';
export const pageLocaleKey = 'fitpulse.pageLocale';
export const logKindKey = 'fitpulse.logKind';
const { tell, subscribe } = createListeners('storage');
export const subscribeToSession = subscribe;
let known: { text: string; session: Session | null } | undefined;
let endedByServer = false;

/** The signed-in person; remembered ones are in local storage, others live as long as the tab. */
export function readSession(): Session | null {
  if (typeof window === 'undefined') return null;
  const text = sessionStorage.getItem(storageKey) ?? localStorage.getItem(storageKey) ?? '';
  if (known?.text !== text) known = { text, session: parse(text) };
  return known.session;
}

/** Where the session is kept, and with it what is known of the person. */
export const sessionPlace = (): Storage => (localStorage.getItem(storageKey) === null ? sessionStorage : localStorage);

/** The id of the person who is to be known here after the tab is closed. */
export const rememberedPerson = (): string | undefined =>
  sessionPlace() === localStorage ? readSession()?.userId : undefined;

export function startSession(session: Session, remember: boolean): void {
  endedByServer = false;
  if (readSession()?.userId !== session.userId) {
    forgetPerson();
    void forgetAnswers();
    void forgetWaiting(session.userId);
    void endBrowserPush().catch(() => undefined);
  }
  forget();
  (remember ? localStorage : sessionStorage).setItem(storageKey, JSON.stringify(session));
  tell();
}

/** Keeps the session where it is, with what has become known of the person. */
export function updateSession(known: Partial<Session>): void {
  const session = readSession();
  if (session) startSession({ ...session, ...known }, sessionPlace() === localStorage);
}

/** Nothing of the person stays in the browser. */
export function endSession(): void {
  void forgetWaiting();
  leave();
}

function leave(): void {
  forget();
  void forgetAnswers();
  void endBrowserPush().catch(() => undefined);
  forgetPerson();
  tell();
}

function forgetPerson(): void {
  for (const storage of [sessionStorage, localStorage]) {
    storage.removeItem(profileKey);
    storage.removeItem(pageLocaleKey);
    storage.removeItem(logKindKey);
  }
}

/**
 * The server no longer takes this token. A session that was started since then stays, and what waits to be sent does
 * until somebody signs in.
 */
export function rejectToken(token: string): void {
  if (readSession()?.accessToken !== token) return;
  endedByServer = true;
  leave();
}

export const wasEndedByServer = () => endedByServer;

export const useSession = () => useSyncExternalStore(subscribe, readSession, () => null);

function forget(): void {
  sessionStorage.removeItem(storageKey);
  localStorage.removeItem(storageKey);
}

function parse(text: string): Session | null {
  try {
    const session: Session | null = JSON.parse(text || 'null');
    return typeof session?.accessToken === 'string' && typeof session.userId === 'string' ? session : null;
  } catch {
    return null;
  }
}
