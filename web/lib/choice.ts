import { useState } from 'react';

/**
 * A choice that is saved as soon as it is made: what was chosen while it is on its way, and how to choose. It shows
 * within the tap: that a save has begun is told by a timer, until which a control would fall back. A failed save
 * falls back and is told by its mutation.
 */
export function useChoice<Choice>(
  save: (choice: Choice) => Promise<unknown>,
  tellSaved: (choice: Choice) => void,
): [Choice | undefined, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice>();
  const choose = (choice: Choice) => {
    setChosen(choice);
    // Not callbacks of mutate: the page may be shown anew by the save, before they would be called.
    save(choice)
      .then(
        () => tellSaved(choice),
        () => undefined,
      )
      .finally(() => setChosen(undefined));
  };
  return [chosen, choose];
}
