import { useState } from 'react';

const newForMs = 7 * 86_400_000;

/** On top of the page for a newcomer, at its end for whoever has been here for longer; nowhere once put away. */
export type FirstStepsPlace = 'top' | 'end' | 'none';

const keyOf = (userId: string) => `fitpulse.first-steps.${userId}`;

/** Where the first steps stand in this browser, known before anything is asked for, and what puts them away. */
export function useFirstStepsPlace(userId: string, createdAt: string): [FirstStepsPlace, () => void] {
  const [isAway, setIsAway] = useState(() => localStorage.getItem(keyOf(userId)) !== null);
  const putAway = () => {
    rememberAway(userId);
    setIsAway(true);
  };
  const isNew = Date.now() - Date.parse(createdAt) < newForMs;
  return [isAway ? 'none' : isNew ? 'top' : 'end', putAway];
}

/** From the next visit on they are not shown here. */
export const rememberAway = (userId: string) => localStorage.setItem(keyOf(userId), 'away');
