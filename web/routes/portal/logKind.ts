import { redirect } from 'react-router';
import { type OtherKind, otherKinds } from '../../../contract/diary.ts';
import { logKindKey } from '../../lib/session.ts';

const parameter = 'kind';

/** The kind that an address asks the health log for; all of them without one. */
export const kindIn = (query: URLSearchParams): OtherKind | undefined =>
  otherKinds.find((kind) => kind === query.get(parameter));

/** The query of another kind, on the same day. */
export function queryOf(query: URLSearchParams, kind: OtherKind | undefined): string {
  const changed = new URLSearchParams(query);
  changed.delete(parameter);
  if (kind) changed.set(parameter, kind);
  return changed.size > 0 ? `?${changed}` : '';
}

/** For the visit: another tab begins with all of them. */
export function rememberKind(kind: OtherKind | undefined): void {
  if (kind) sessionStorage.setItem(logKindKey, kind);
  else sessionStorage.removeItem(logKindKey);
}

/**
 * Whoever comes from another page finds the kind that they looked at last. On the way back and after a reload the browser is
 * at the address already, and shows what stood there.
 */
export function rememberedIn(address: URL, from: { pathname: string }): Response | null {
  const remembered = sessionStorage.getItem(logKindKey);
  if (from.pathname === address.pathname || address.searchParams.has(parameter) || !remembered) return null;
  const kind = otherKinds.find((known) => known === remembered);
  return redirect(address.pathname + queryOf(address.searchParams, kind));
}
