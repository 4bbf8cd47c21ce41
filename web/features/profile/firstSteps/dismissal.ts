import { useState } from 'react';

/** Whether this person has put the first steps away in this browser, and putting them away. */
export function useDismissal(userId: string): [boolean, () => void] {
  const key = `fitpulse.first-steps.${userId}`;
  const [isDismissed, setIsDismissed] = useState(() => localStorage.getItem(key) !== null);
  const dismiss = () => {
    localStorage.setItem(key, 'dismissed');
    setIsDismissed(true);
  };
  return [isDismissed, dismiss];
}
