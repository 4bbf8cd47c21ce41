import { useState } from 'react';

/** Which of the rows that are shown are chosen; at most so many. What is no longer shown is not chosen either. */
export interface Choosing {
  ids: string[];
  isFull: boolean;
  toggle(id: string): void;
  /** All that are shown, as far as there is room; none when they are chosen. */
  toggleAll(): void;
  clear(): void;
}

export function useChosen(shown: string[], most: number): Choosing {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const ids = shown.filter((id) => known.has(id));
  const room = shown.slice(0, most);
  return {
    ids,
    isFull: ids.length >= most,
    toggle: (id) => setKnown(new Set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id])),
    toggleAll: () => setKnown(new Set(ids.length >= room.length ? [] : room)),
    clear: () => setKnown(new Set()),
  };
}
