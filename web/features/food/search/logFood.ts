import { createFoodEntry, mealTitles } from '../../../../contract/entries/food.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { useSayingLogged } from '../../../lib/entries.ts';
import { logEntry } from '../../../lib/logEntry.ts';
import { useLogging } from '../../../lib/logging.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Logs a food that was found, or one of before, at once; a word that says so takes it back. */
export function useLogFood() {
  const sayLogged = useSayingLogged('food');
  const saving = useLogging((body: BodyOf<typeof createFoodEntry>) =>
    logEntry(createFoodEntry, body, crypto.randomUUID()),
  );
  return (body: BodyOf<typeof createFoodEntry>) =>
    saving.mutate(body, {
      onSuccess: (saved) =>
        sayLogged(saved, (entry) => `${entry.foodName} added to ${mealTitles[entry.mealType].toLowerCase()}.`),
      onError: (error) => showToast('danger', `Nothing was logged. ${error.message}`),
    });
}
