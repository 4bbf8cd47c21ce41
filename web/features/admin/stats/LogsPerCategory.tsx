import type { AdminStats } from '../../../../contract/admin/adminStats.ts';
import { capitalised, figure } from '../../../lib/format.ts';
import { FlipFigure } from '../../../ui/figures/FlipFigure.tsx';
import { Meter } from '../../../ui/figures/Meter.tsx';
import classes from './LogsPerCategory.module.css';

export function LogsPerCategory({ logs }: { logs: AdminStats['logsPerCategory'] }) {
  const most = Math.max(...logs.map(({ count }) => count), 1);
  return (
    <ul className={classes.logs}>
      {logs.map(({ category, count }) => (
        <li key={category}>
          <p className={classes.line}>
            <span>{capitalised(category)}</span>
            <span className={classes.count}>
              <FlipFigure text={figure(count)} />
            </span>
          </p>
          <Meter share={count / most} />
        </li>
      ))}
    </ul>
  );
}
