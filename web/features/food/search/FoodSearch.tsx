import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FoodEntry, MealType } from '../../../../contract/entries/food.ts';
import type { FoodAnswer } from '../../../../contract/nutrition.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import * as texts from '../../../../texts/portal/entries/food.ts';
import { kcal } from '../../../../texts/units.ts';
import { type Day, momentOfDay } from '../../../lib/day.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { Loadable } from '../../../ui/Loadable.tsx';
import { ExplainedName } from '../../../ui/lists/ExplainedName.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { mealOptions } from '../meals.ts';
import { portionText } from '../mealsOf.ts';
import { nameOfFood } from '../nameOfFood.ts';
import classes from './FoodSearch.module.css';
import { FoundFood } from './FoundFood.tsx';
import { useFoundFoods, useRecentFoods } from './findFoods.ts';
import { useLogFood, useLogSet } from './logFood.ts';
import { type SavedSet, useSavedSets } from './savedSets.ts';

interface FoodSearchProps {
  day?: Day;
  mealType: MealType;
  onMealChange: (mealType: MealType) => void;
  /** Takes what was typed where no food of the list is meant. */
  onWords: (words: string) => void;
}

const waitMs = 120;

/** Foods while one types, and before that what is usual at this meal. A tap logs one; the arrow keys go through the list. */
export function FoodSearch({ day, mealType, onMealChange, onWords }: FoodSearchProps) {
  const locale = usePageLocale();

  const list = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), waitMs);
  const found = useFoundFoods(words);
  const recent = useRecentFoods(mealType);
  const logFood = useLogFood();
  const sets = useSavedSets(words).slice(0, words === '' ? 4 : 3);
  const logSet = useLogSet();
  const occasion = { mealType, logDatetime: momentOfDay(day, '') };
  /** One that is found just so anyway isn't told twice. */
  const isFurther = (entry: FoodEntry) =>
    [entry.foodName, nameOfFood(entry)].some((name) => name.toLowerCase().includes(words.toLowerCase())) &&
    !(entry.quantity === 1 && found.data?.some(({ id }) => id === entry.foodId));

  return (
    <search
      ref={list}
      aria-label={texts.foundFoods(locale)}
      className={classes.search}
      onKeyDown={(event) => walk(list.current, event)}
    >
      <div className={classes.fields}>
        <TextInput
          label={texts.searchFoods(locale)}
          type="search"
          data-autofocus
          data-choice
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.searchExample(locale)}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <NativeSelect
          label={texts.meal(locale)}
          data={mealOptions(locale)}
          value={mealType}
          onChange={({ currentTarget }) => onMealChange(currentTarget.value as MealType)}
        />
      </div>
      {sets.length > 0 && <Sets sets={sets} onChoose={(set) => logSet(set, occasion)} />}
      <Loadable needs={[recent]} skeleton={<LogSkeleton />} failure={texts.noRecent(locale)}>
        {(entries) => (
          <Recent
            title={words === '' ? texts.usualAt(locale, mealTitle(locale, mealType)) : texts.hadBefore(locale)}
            entries={words === '' ? entries.slice(0, 8) : entries.filter(isFurther).slice(0, 3)}
            onChoose={({ id }) => logFood({ entryId: id, ...occasion })}
          />
        )}
      </Loadable>
      {words === '' ? (
        recent.data?.length === 0 && <p className={classes.hint}>{texts.typeAFood(locale)}</p>
      ) : (
        <Loadable needs={[found]} skeleton={<LogSkeleton />} failure={texts.noSearch(locale)}>
          {(foods) => (
            <Found
              foods={foods}
              words={words}
              onWords={onWords}
              onChoose={(amount) => logFood({ ...amount, ...occasion })}
            />
          )}
        </Loadable>
      )}
    </search>
  );
}

function Sets({ sets, onChoose }: { sets: SavedSet[]; onChoose: (set: SavedSet) => void }) {
  const locale = usePageLocale();

  return (
    <section aria-label={texts.yourMeals(locale)}>
      <h3 className={classes.title}>{texts.yourMeals(locale)}</h3>
      <ul>
        {sets.map((set) => (
          <li key={set.id} className={classes.row}>
            <button type="button" data-choice className={classes.food} onClick={() => onChoose(set)}>
              <span className={classes.name}>{set.name}</span>
              {set.foods.join() !== set.name && <span className={classes.detail}>{set.foods.join(', ')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecentProps {
  title: string;
  entries: FoodEntry[];
  onChoose: (entry: FoodEntry) => void;
}

function Recent({ title, entries, onChoose }: RecentProps) {
  const locale = usePageLocale();

  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.row}>
            <button type="button" data-choice className={classes.food} onClick={() => onChoose(entry)}>
              <span className={classes.name}>
                <ExplainedName name={nameOfFood(entry)} />
              </span>
              <span className={classes.detail}>{portionText(entry)}</span>
              <span className={classes.energy}>{kcal(locale, entry.calories)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FoundProps {
  foods: FoodAnswer[];
  words: string;
  onWords: (words: string) => void;
  onChoose: (amount: { foodId: string; quantity: number; servingUnit: string }) => void;
}

function Found({ foods, words, onWords, onChoose }: FoundProps) {
  const locale = usePageLocale();

  return (
    <section aria-label={texts.foodsFound(locale)}>
      <h3 className={classes.title}>
        {foods.length > 0 ? texts.foundFoods(locale) : texts.noFoodCalled(locale, words)}
      </h3>
      <ul>
        {foods.map((food) => (
          <FoundFood key={food.id} food={food} onChoose={onChoose} />
        ))}
        <li className={classes.row}>
          <button type="button" data-choice className={classes.words} onClick={() => onWords(words)}>
            {texts.logInWords(locale, words)}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** Down and up lead from the field through what can be chosen. */
function walk(list: HTMLElement | null, event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const choices = [...(list?.querySelectorAll<HTMLElement>('input[data-choice], button[data-choice]') ?? [])];
  const at = choices.indexOf(event.target as HTMLElement);
  const next = choices[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
