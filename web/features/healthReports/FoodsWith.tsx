import type { HealthReport } from '../../../contract/healthReports.ts';
import { figure } from '../../lib/format.ts';
import classes from './reports.module.css';

/** What was logged lately that has what a low result may lack. */
export function FoodsWith({ foods }: Pick<HealthReport, 'foods'>) {
  const known = foods.filter((one) => one.foods.length > 0);
  if (known.length === 0) return null;
  return (
    <div className={classes.foods}>
      {known.map(({ nutrient, unit, foods: own }) => (
        <p key={nutrient}>
          <strong>Foods you logged in the last 30 days that have {nutrient.toLowerCase()}:</strong>{' '}
          {own.map(({ name, amount }) => `${name} (${figure(amount, 1)} ${unit})`).join(', ')}.
        </p>
      ))}
      <p className={classes.text}>Food alone may not be enough: why a value is low is your doctor’s to find.</p>
    </div>
  );
}
