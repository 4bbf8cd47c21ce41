import { type ComponentType, lazy } from 'react';

const pending: (() => Promise<unknown>)[] = [];

/** A part whose code comes when it is first shown, or with `loadLater`. */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  pending.push(load);
  return lazy(load);
}

/** Gets the code that is still to come, so that it is there without a connection. */
export const loadLater = () => Promise.allSettled(pending.splice(0).map((load) => load()));
