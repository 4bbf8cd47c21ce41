import { useState } from 'react';
import type { Day } from '../../lib/day.ts';
import { Segments } from '../../ui/Segments.tsx';
import classes from './AddFoodForm.module.css';
import { DescribeFoodForm } from './DescribeFoodForm.tsx';
import { FoodFiguresForm } from './FoodFiguresForm.tsx';

interface AddFoodFormProps {
  day?: Day;
  /** Called with each save; the form stays for the next food unless its owner closes it. */
  onSaved: () => void;
  onCancel: () => void;
}

/** In words, or with figures of one's own. */
export function AddFoodForm({ day, onSaved, onCancel }: AddFoodFormProps) {
  const [way, setWay] = useState<'words' | 'figures'>('words');
  return (
    <div className={classes.form}>
      <Segments
        label="How to add food"
        options={[
          { value: 'words', label: 'In words' },
          { value: 'figures', label: 'With figures' },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'words' ? (
        <DescribeFoodForm day={day} onSaved={onSaved} onCancel={onCancel} />
      ) : (
        <FoodFiguresForm day={day} onSaved={onSaved} onCancel={onCancel} />
      )}
    </div>
  );
}
