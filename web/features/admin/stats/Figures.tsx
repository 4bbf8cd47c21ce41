import { Skeleton } from '@mantine/core';
import type { AdminComparison, AdminStats } from '../../../../contract/admin/adminStats.ts';
import { starsCurrency } from '../../../../contract/commerce/currencies.ts';
import { figure, priceTold } from '../../../lib/format.ts';
import { FigureTile } from '../../../ui/figures/FigureTile.tsx';
import { FlipFigure } from '../../../ui/figures/FlipFigure.tsx';
import { Sparkline } from '../../../ui/figures/Sparkline.tsx';
import { courseText, differenceText, type FigureName, written } from './comparison.ts';
import classes from './Figures.module.css';

/** Stars are no rupees: they stand beside the figure, not in it. */
const revenueNote = ({ revenueInStars: amount }: AdminStats) =>
  amount === 0 ? 'less refunds' : `and ${priceTold({ amount, currency: starsCurrency })}, less refunds`;

const tilesOf = (stats: AdminStats): { name: FigureName; title: string; note: string }[] => [
  { name: 'users', title: 'Users', note: `${figure(stats.newUsers)} new` },
  { name: 'activePeople', title: 'Active people', note: 'logged or wrote' },
  { name: 'entries', title: 'Entries', note: 'logged' },
  { name: 'revenue', title: 'Revenue', note: revenueNote(stats) },
  { name: 'openTickets', title: 'Open tickets', note: 'at this moment' },
  { name: 'messages', title: 'Messages', note: 'to the assistant' },
];

interface FiguresProps {
  stats: AdminStats;
  /** None while it is waited for, or can't be had. */
  comparison: AdminComparison | undefined;
}

export function Figures({ stats, comparison }: FiguresProps) {
  return (
    <dl className={classes.figures}>
      {tilesOf(stats).map(({ name, title, note }) => (
        <FigureTile
          key={name}
          title={title}
          note={note}
          course={
            <div className={classes.course}>
              {comparison && (
                <>
                  <p>{differenceText(name, stats[name], comparison.before[name])}</p>
                  <Sparkline
                    values={comparison.weeks.map((week) => week[name])}
                    label={courseText(name, comparison.weeks)}
                  />
                </>
              )}
            </div>
          }
        >
          <FlipFigure text={written(name, stats[name])} />
        </FigureTile>
      ))}
    </dl>
  );
}

export function FiguresSkeleton() {
  return (
    <div className={classes.figures}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
        <Skeleton key={place} height={178} radius="lg" />
      ))}
    </div>
  );
}
