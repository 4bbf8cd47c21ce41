import { useEffect, useLayoutEffect, useRef } from 'react';

type Close = () => void;

/** What lies over the page and closes by Back, the topmost last. */
const open: Close[] = [];
let isGoingBack = false;

const isOnEntry = () => Boolean((history.state as { isSheet?: boolean } | null)?.isSheet);

/**
 * The history stands on an entry of its own exactly while something is open. It is looked at once all has been opened and
 * closed, as one sheet may follow another.
 */
function settle(): void {
  if (isGoingBack) return;
  if (open.length > 0 && !isOnEntry()) history.pushState({ ...history.state, isSheet: true }, '');
  else if (open.length === 0 && isOnEntry()) {
    isGoingBack = true;
    history.back();
  }
}

const settleSoon = () => setTimeout(settle);

/** The page stays as it is: the router needn't know. */
function onPopState(event: PopStateEvent): void {
  if (isGoingBack) {
    isGoingBack = false;
    event.stopImmediatePropagation();
  } else if (open.length > 0 && !isOnEntry()) {
    event.stopImmediatePropagation();
    open.at(-1)?.();
  } else return;
  settleSoon();
}

/** Closes by Back what lies over the page, and lets Back lead on from the page once it is closed. */
export function useClosingByBack(isOpen: boolean, close: Close): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const own = () => latest.current();
    window.addEventListener('popstate', onPopState, { capture: true });
    open.push(own);
    settleSoon();
    return () => {
      open.splice(open.indexOf(own), 1);
      settleSoon();
    };
  }, [isOpen]);
}
