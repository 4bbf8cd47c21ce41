import { Button } from '@mantine/core';
import type { UnderstoodFood } from '../../../contract/estimate.ts';
import * as texts from '../../../texts/portal/entries/food.ts';
import { grams as gramsTold, kcal } from '../../../texts/units.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Notice } from '../../ui/Notice.tsx';
import { macronutrients } from './macronutrients.ts';
import classes from './PartlyUnderstood.module.css';

interface PartlyUnderstoodProps {
  understood: UnderstoodFood[];
  unknown: string[];
  isSaving: boolean;
  onLog: () => void;
}

/** Both parts of a text of which some is no food that is known, and a button that logs the other part. */
export function PartlyUnderstood({ understood, unknown, isSaving, onLog }: PartlyUnderstoodProps) {
  const locale = usePageLocale();

  return (
    <div className={classes.parts}>
      <Notice tone="info">
        <p>
          <strong>{texts.notRecognised(locale, unknown.map((words) => `“${words}”`).join(', '))}</strong>{' '}
          {texts.thisMuchUnderstood(locale)}
        </p>
        <ul>
          {understood.map(({ text, foodName, grams, calories, proteinG, carbsG, fatG }) => (
            <li key={`${text} ${foodName} ${grams}`}>
              <q>{text}</q>: {foodName}, {gramsTold(locale, grams)}, {kcal(locale, calories)};{' '}
              {macronutrients(locale, { proteinG, carbsG, fatG }, 1)}
            </li>
          ))}
        </ul>
        <p>{texts.writeTheRest(locale)}</p>
      </Notice>
      <Button variant="default" disabled={isSaving} onClick={onLog}>
        {texts.logUnderstood(locale)}
      </Button>
    </div>
  );
}
