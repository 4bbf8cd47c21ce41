import { copyDiary } from '../../../../contract/diary.ts';
import { createFoodEntry, type FoodEntry, type MealType, updateFoodEntry } from '../../../../contract/entries/food.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import { undo } from '../../../../texts/portal/controls.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { useSayingLogged, useSayingSaved } from '../../../lib/entries.ts';
import { shortDate } from '../../../lib/format.ts';
import { useLogging } from '../../../lib/logging.ts';
import { correctEntry } from '../../../lib/outbox/changeEntry.ts';
import { isWaiting, logEntry } from '../../../lib/outbox/logEntry.ts';
import { readPageLocale } from '../../../lib/pageLocale.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { showToast } from '../../../ui/toasts.ts';
import { scaledFigures } from '../figures.ts';
import { nameOfFood } from '../nameOfFood.ts';
import { useTakingBack } from '../search/logFood.ts';
import { amountOf } from './amount.ts';

interface Correction {
  entry: FoodEntry;
  body: BodyOf<typeof updateFoodEntry>;
}

/** What the server makes of an entry's weight and figures for the amount told. */
function followingOf(entry: FoodEntry, body: Correction['body']): Record<string, unknown> {
  const known = amountOf(entry);
  const next = { ...known, ...body };
  const grams = entry.grams === null ? null : next.quantity * next.servingSize;
  return { grams, ...scaledFigures({ ...entry, ...known }, next) };
}

/** Corrects a food where it stands; what is refused is said. */
export function useCorrecting() {
  const saving = useLogging(({ entry, body }: Correction) =>
    correctEntry(updateFoodEntry, entry, body, followingOf(entry, body)),
  );
  const correct = (entry: FoodEntry, body: Correction['body']) =>
    saving.mutate(
      { entry, body },
      { onError: (error) => showToast('danger', texts.notSaved(readPageLocale(), reasonOf(error))) },
    );
  return { correct, isSaving: saving.isPending };
}

/** Moves a food to another meal, with a way back. */
export function useMoving() {
  const { correct } = useCorrecting();
  return (entry: FoodEntry, to: MealType) => {
    const { mealType } = entry;
    correct(entry, { mealType: to });
    const locale = readPageLocale();
    showToast('info', texts.moved(locale, nameOfFood(entry), mealTitle(locale, to)), {
      label: undo(locale),
      run: () => correct(entry, { mealType }),
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
  const saySaved = useSayingSaved();
  const sayLogged = useSayingLogged('food');
  const failed = (error: Error) => showToast('danger', texts.notCopied(readPageLocale(), reasonOf(error)));
  const day = useLogging((body: Copy) => logEntry(copyDiary, body, crypto.randomUUID()));
  const food = useLogging(({ id, mealType }: FoodEntry) =>
    logEntry(createFoodEntry, { entryId: id, mealType }, crypto.randomUUID()),
  );
  return {
    isCopying: day.isPending || food.isPending,
    copyDay: (copy: Copy) =>
      day.mutate(copy, {
        onSuccess: (saved) => {
          if (isWaiting(saved)) return saySaved(saved, '');
          const { ids } = saved;
          if (ids.length === 0) return showToast('info', nothingOf(copy));
          const locale = readPageLocale();
          const text = texts.copied(locale, ids.length, shortDate(copy.from));
          saySaved(saved, text, { label: undo(locale), run: () => takeBack(ids) });
        },
        onError: failed,
      }),
    copyFood: (entry: FoodEntry) =>
      food.mutate(entry, {
        onSuccess: (saved) => sayLogged(saved, (logged) => texts.loggedToday(readPageLocale(), nameOfFood(logged))),
        onError: failed,
      }),
  };
}

function nothingOf({ from, mealType }: Copy): string {
  const locale = readPageLocale();
  const date = shortDate(from);
  return mealType ? texts.noMealToCopy(locale, mealTitle(locale, mealType), date) : texts.nothingToCopy(locale, date);
}
