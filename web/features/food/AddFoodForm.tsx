import { useState } from 'react';
import type { MealType } from '../../../contract/entries/food.ts';
import * as texts from '../../../texts/portal/entries/food.ts';
import type { Day } from '../../lib/day.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Segments } from '../../ui/Segments.tsx';
import classes from './AddFoodForm.module.css';
import { DescribeFoodForm } from './DescribeFoodForm.tsx';
import FoodFiguresForm from './FoodFiguresForm.tsx';
import { mealNow } from './meals.ts';
import { FoodSearch } from './search/FoodSearch.tsx';

export type WayToAdd = 'search' | 'words' | 'figures';

interface AddFoodFormProps {
  day?: Day;
  /** The meal of this time of day unless one is named. */
  mealType?: MealType;
  first?: WayToAdd;
  /** Called with each save of words or figures; the form stays for the next food unless its owner closes it. */
  onSaved: (saved: unknown) => void;
  onCancel: () => void;
}

/** By searching, in words, or with figures of one's own. */
export default function AddFoodForm({ day, mealType: named, first = 'search', onSaved, onCancel }: AddFoodFormProps) {
  const locale = usePageLocale();

  const [way, setWay] = useState(first);
  const [mealType, setMealType] = useState(named ?? mealNow);
  const [words, setWords] = useState('');
  const form = { day, mealType, onSaved, onCancel };
  return (
    <div className={classes.form}>
      <Segments
        label={texts.howToAdd(locale)}
        options={[
          { value: 'search', label: texts.ways.search(locale) },
          { value: 'words', label: texts.ways.words(locale) },
          { value: 'figures', label: texts.ways.figures(locale) },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'search' && (
        <FoodSearch
          day={day}
          mealType={mealType}
          onMealChange={setMealType}
          onWords={(typed) => {
            setWords(typed);
            setWay('words');
          }}
        />
      )}
      {way === 'words' && <DescribeFoodForm {...form} words={words} />}
      {way === 'figures' && <FoodFiguresForm {...form} />}
    </div>
  );
}
