import { Button } from '@mantine/core';
import type { UnderstoodFood } from '../../../contract/estimate.ts';
import { figure } from '../../lib/format.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './PartlyUnderstood.module.css';

interface PartlyUnderstoodProps {
  understood: UnderstoodFood[];
  unknown: string[];
  isSaving: boolean;
  onLog: () => void;
}

/** Both parts of a text of which some is no food that is known, and a button that logs the other part. */
export function PartlyUnderstood({ understood, unknown, isSaving, onLog }: PartlyUnderstoodProps) {
  return (
    <div className={classes.parts}>
      <Notice tone="info">
        <p>
          <strong>Not recognised: {unknown.map((words) => `“${words}”`).join(', ')}.</strong> Nothing is logged yet.
          This much was understood:
        </p>
        <ul>
          {understood.map(({ text, foodName, grams, calories, proteinG, carbsG, fatG }) => (
            <li key={`${text} ${foodName} ${grams}`}>
              <q>{text}</q>: {foodName}, {figure(grams)} g, {figure(calories)} kcal; {figure(proteinG, 1)} g protein,{' '}
              {figure(carbsG, 1)} g carbs, {figure(fatG, 1)} g fat
            </li>
          ))}
        </ul>
        <p>Write the rest another way, or log this and keep the rest in the field.</p>
      </Notice>
      <Button variant="default" disabled={isSaving} onClick={onLog}>
        Log what was understood
      </Button>
    </div>
  );
}
