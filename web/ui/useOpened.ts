import { useEffect, useState } from 'react';

/**
 * For what is there only from its first opening on: `isOpen`, but false at first, as what opens remembers then where the
 * focus was.
 */
export function useOpened(isOpen: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(isOpen), [isOpen]);
  return isShown;
}
