import { rememberPageLocale } from '../../lib/pageLocale.ts';
import { type Session, startSession } from '../../lib/session.ts';

/** Signs in, and shows the first page already in the person's language. */
export function beginSession(session: Session, remember: boolean): void {
  startSession(session, remember);
  rememberPageLocale(session.language);
}
