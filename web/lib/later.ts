import { type ComponentType, lazy } from 'react';

const pending: (() => Promise<unknown>)[] = [];

/** A part whose code comes when it is first shown, or with `loadLater`. */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  pending.push(load);
  return lazy(() => load().catch(beginAnew));
}

/** Gets the code that is still to come, so that it is there without a connection. */
export const loadLater = () => Promise.allSettled(pending.splice(0).map((load) => load()));

const begunAt = 'fitpulse.begunAnewAt';
const onceIn = 60_000;

/** A tab that was open while a newer version came asks for files that are gone; the page then begins anew, once. */
function beginAnew(error: unknown): Promise<never> {
  const isAgain = Date.now() - Number(sessionStorage.getItem(begunAt)) < onceIn;
  if (isAgain || !navigator.onLine) throw error;
  sessionStorage.setItem(begunAt, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}
