import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

/** Of what lies below the part that is seen, unless the person has zoomed in. */
function read(): number {
  const seen = window.visualViewport;
  return seen?.scale === 1 ? Math.max(0, Math.round(window.innerHeight - seen.height)) : 0;
}

/** How many pixels of the page's foot the keyboard of a phone covers. */
export const useKeyboardHeight = () => useSyncExternalStore(subscribe, read, () => 0);
