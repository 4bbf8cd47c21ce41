import { useState } from 'react';
import type { Day } from '../../lib/day.ts';
import { Segments } from '../../ui/Segments.tsx';
import { showToast } from '../../ui/toasts.ts';
import classes from './AddFoodForm.module.css';
import { DescribeFoodForm } from './DescribeFoodForm.tsx';
import { FoodFiguresForm } from './FoodFiguresForm.tsx';

interface AddFoodFormProps {
  day?: Day;
  onCancel: () => void;
}

/** In words, or with figures of one's own. */
export function AddFoodForm({ day, onCancel }: AddFoodFormProps) {
  const [way, setWay] = useState<'words' | 'figures'>('words');
  const tell = (foods: number) => showToast('success', foods === 1 ? 'Food logged.' : `${foods} foods logged.`);
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
        <DescribeFoodForm day={day} onSaved={tell} onCancel={onCancel} />
      ) : (
        <FoodFiguresForm day={day} onSaved={() => tell(1)} onCancel={onCancel} />
      )}
    </div>
  );
}
