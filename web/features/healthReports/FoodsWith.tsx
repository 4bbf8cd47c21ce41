import type { HealthReport } from '../../../contract/healthReports.ts';
import * as texts from '../../../texts/portal/healthReports.ts';
import { figure } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './reports.module.css';

/** What was logged lately that has what a low result may lack. */
export function FoodsWith({ foods }: Pick<HealthReport, 'foods'>) {
  const locale = usePageLocale();
  const known = foods.filter((one) => one.foods.length > 0);
  if (known.length === 0) return null;
  return (
    <div className={classes.foods}>
      {known.map(({ nutrient, unit, foods: own }) => (
        <p key={nutrient}>
          <strong>{texts.foodsWith(locale, nutrient)}</strong>{' '}
          {own.map(({ name, amount }) => `${name} (${figure(amount, 1)} ${unit})`).join(', ')}.
        </p>
      ))}
      <p className={classes.text}>{texts.foodMayNotDo(locale)}</p>
    </div>
  );
}
