import type { Locale } from '../../../texts/locale.ts';
import { figure } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/trial/answer.ts';
import { unbroken } from '../../lib/format.ts';
import classes from './EstimateCard.module.css';

interface EstimateCardProps {
  locale: Locale;
  said: string;
  items: { portion: string; calories: number }[];
  totals: Record<'calories' | 'caloriesLow' | 'caloriesHigh' | 'proteinG' | 'carbsG' | 'fatG', number>;
}

const macronutrients = [
  { name: 'protein', title: texts.protein, amount: 'proteinG' },
  { name: 'carbs', title: texts.carbs, amount: 'carbsG' },
  { name: 'fat', title: texts.fat, amount: 'fatG' },
] as const;

/** A meal as the assistant answers it: energy with its range, macronutrients, each food with the grams that were assumed. */
export function EstimateCard({ locale, said, items, totals }: EstimateCardProps) {
  const { calories, caloriesLow, caloriesHigh } = totals;
  const percent = (amount: number) => `${(amount / caloriesHigh) * 100}%`;
  return (
    <div className={classes.exchange}>
      <p className={classes.said}>{said}</p>
      <div className={classes.card}>
        <p className={classes.energy}>
          <span>
            <strong>{figure(calories)}</strong> {texts.kcal(locale)}
          </span>
          <span className={classes.range}>{texts.likely(locale, caloriesLow, caloriesHigh)}</span>
        </p>
        {caloriesHigh > 0 && (
          <div className={classes.scale} aria-hidden="true">
            <span style={{ left: percent(caloriesLow), right: 0 }} />
            <i style={{ left: percent(calories) }} />
          </div>
        )}
        <dl className={classes.macronutrients}>
          {macronutrients.map(({ name, title, amount }) => (
            <div key={name} data-of={name}>
              <dt>{title(locale)}</dt>
              <dd>{texts.grams(locale, totals[amount])}</dd>
            </div>
          ))}
        </dl>
        <ul className={classes.items}>
          {items.map(({ portion, calories: ofItem }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one food may stand in a meal twice
            <li key={place}>
              <span>{unbroken(portion)}</span>
              <span className={classes.amount}>
                {figure(ofItem)} {texts.kcal(locale)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
