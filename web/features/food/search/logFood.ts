import { useQueryClient } from '@tanstack/react-query';
import { createFoodEntry, deleteFoodEntry, type FoodEntry, mealTitles } from '../../../../contract/food.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { call } from '../../../lib/api.ts';
import { useLogging } from '../../../lib/logging.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { showToast } from '../../../ui/toasts.ts';

/** Logs a food that was found, or one of before, at once; a word that says so takes it back. */
export function useLogFood() {
  const queryClient = useQueryClient();
  const undo = async ({ id, foodName }: FoodEntry) => {
    try {
      await call(deleteFoodEntry, { params: { id } });
    } catch {
      showToast('danger', `${foodName} could not be taken back. Delete it in the diary.`);
    }
    queryClient.invalidateQueries({ queryKey: queryKeys.logged });
  };
  const saving = useLogging((body: BodyOf<typeof createFoodEntry>) =>
    call(createFoodEntry, { body, idempotencyKey: crypto.randomUUID() }),
  );
  return (body: BodyOf<typeof createFoodEntry>) =>
    saving.mutate(body, {
      onSuccess: (entry) =>
        showToast('success', `${entry.foodName} added to ${mealTitles[entry.mealType].toLowerCase()}.`, {
          label: 'Undo',
          run: () => undo(entry),
        }),
      onError: (error) => showToast('danger', `Nothing was logged. ${error.message}`),
    });
}
