import { Notice } from '../../ui/Notice.tsx';
import classes from './DailyGoals.module.css';

const goals = ['Drink 8 glasses of water', '30 minutes of exercise', 'Log all meals', 'Sleep 8 hours'];

/** What is good for most people, while their own goals can't be had. */
export function DefaultGoals({ failure, error, onRetry }: { failure: string; error: Error; onRetry: () => void }) {
  return (
    <div className={classes.fallback}>
      <Notice tone="danger">
        <strong>{failure}.</strong> {error.message}{' '}
        <button type="button" className={classes.retry} onClick={onRetry}>
          Retry
        </button>
      </Notice>
      <ul className={classes.goals}>
        {goals.map((goal) => (
          <li key={goal} className={classes.goal}>
            {goal}
          </li>
        ))}
      </ul>
    </div>
  );
}
