import { copyDiary } from '../../../../contract/diary.ts';
import {
  createFoodEntry,
  type FoodEntry,
  type MealType,
  mealTitles,
  updateFoodEntry,
} from '../../../../contract/entries/food.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { call } from '../../../lib/api.ts';
import { shortDate } from '../../../lib/format.ts';
import { useLogging } from '../../../lib/logging.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useTakingBack } from '../search/logFood.ts';

/** Corrects a food where it stands; what is refused is said. */
export function useCorrecting() {
  const saving = useLogging(({ id, ...body }: BodyOf<typeof updateFoodEntry> & { id: string }) =>
    call(updateFoodEntry, { params: { id }, body }),
  );
  const correct = (change: BodyOf<typeof updateFoodEntry> & { id: string }) =>
    saving.mutate(change, { onError: (error) => showToast('danger', `Failed to save. ${error.message}`) });
  return { correct, isSaving: saving.isPending };
}

/** Moves a food to another meal, with a way back. */
export function useMoving() {
  const { correct } = useCorrecting();
  return ({ id, foodName, mealType }: FoodEntry, to: MealType) => {
    correct({ id, mealType: to });
    showToast('info', `${foodName} moved to ${mealTitles[to].toLowerCase()}.`, {
      label: 'Undo',
      run: () => correct({ id, mealType }),
    });
  };
}

interface Copy {
  from: string;
  to: string;
  /** All meals of the day unless one is named. */
  mealType?: MealType;
}

/** Logs again what was had on another day, or a food, with a way back. */
export function useCopying() {
  const takeBack = useTakingBack();
  const said = (text: string, ids: string[]) => showToast('success', text, { label: 'Undo', run: () => takeBack(ids) });
  const failed = (error: Error) => showToast('danger', `Nothing was copied. ${error.message}`);
  const day = useLogging((body: Copy) => call(copyDiary, { body, idempotencyKey: crypto.randomUUID() }));
  const food = useLogging(({ id, mealType }: FoodEntry) =>
    call(createFoodEntry, { body: { entryId: id, mealType }, idempotencyKey: crypto.randomUUID() }),
  );
  return {
    isCopying: day.isPending || food.isPending,
    copyDay: (copy: Copy) =>
      day.mutate(copy, {
        onSuccess: ({ ids }) => {
          const what = copy.mealType ? mealTitles[copy.mealType].toLowerCase() : 'food';
          if (ids.length === 0) showToast('info', `No ${what} was logged on ${shortDate(copy.from)}.`);
          else said(`${ids.length} ${ids.length === 1 ? 'food' : 'foods'} of ${shortDate(copy.from)} copied.`, ids);
        },
        onError: failed,
      }),
    copyFood: (entry: FoodEntry) =>
      food.mutate(entry, {
        onSuccess: (copy) => said(`${entry.foodName} logged for today.`, [copy.id]),
        onError: failed,
      }),
  };
}
