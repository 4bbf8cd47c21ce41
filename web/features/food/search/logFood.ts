import { useQueryClient } from '@tanstack/react-query';
import { createFoodEntry, deleteFoodEntry, describeFood, type MealType } from '../../../../contract/entries/food.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import { undo } from '../../../../texts/portal/controls.ts';
import { notTakenBack } from '../../../../texts/portal/entries/entries.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { call } from '../../../lib/api.ts';
import { useSayingLogged, useSayingSaved } from '../../../lib/entries.ts';
import { useLogging } from '../../../lib/logging.ts';
import { logEntry } from '../../../lib/outbox/logEntry.ts';
import { readPageLocale } from '../../../lib/pageLocale.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { showToast } from '../../../ui/toasts.ts';
import { nameOfFood } from '../nameOfFood.ts';
import type { SavedSet } from './savedSets.ts';

const sayFailed = (error: Error) => showToast('danger', texts.notLogged(readPageLocale(), reasonOf(error)));
const added = (name: string, mealType: MealType) =>
  texts.added(readPageLocale(), name, mealTitle(readPageLocale(), mealType));

/** Logs a food that was found, or one of before, at once; a word that says so takes it back. */
export function useLogFood() {
  const sayLogged = useSayingLogged('food');
  const saving = useLogging((body: BodyOf<typeof createFoodEntry>) =>
    logEntry(createFoodEntry, body, crypto.randomUUID()),
  );
  return (body: BodyOf<typeof createFoodEntry>) =>
    saving.mutate(body, {
      onSuccess: (saved) => sayLogged(saved, (entry) => added(nameOfFood(entry), entry.mealType)),
      onError: sayFailed,
    });
}

/** Takes back what was logged together. */
export function useTakingBack() {
  const queryClient = useQueryClient();
  return async (ids: string[]) => {
    const outcomes = await Promise.allSettled(ids.map((id) => call(deleteFoodEntry, { params: { id } })));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) showToast('danger', notTakenBack(readPageLocale(), reasonOf(failed.reason)));
    queryClient.invalidateQueries({ queryKey: queryKeys.logged });
  };
}

/** Logs all foods of a set at once, in the same way. */
export function useLogSet() {
  const saySaved = useSayingSaved();
  const takeBack = useTakingBack();
  const saving = useLogging((body: BodyOf<typeof describeFood>) => logEntry(describeFood, body, crypto.randomUUID()));
  return ({ name, foods }: SavedSet, occasion: { mealType: MealType; logDatetime?: string }) =>
    saving.mutate(
      { ...occasion, foodName: foods.join(', ') },
      {
        onSuccess: (saved) => {
          const ids = Array.isArray(saved) ? saved.map(({ id }) => id) : [];
          saySaved(saved, added(name, occasion.mealType), { label: undo(readPageLocale()), run: () => takeBack(ids) });
        },
        onError: sayFailed,
      },
    );
}
