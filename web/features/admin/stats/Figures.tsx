import { Skeleton } from '@mantine/core';
import type { AdminStats } from '../../../../contract/admin/admin.ts';
import { figure, rupees } from '../../../lib/format.ts';
import { FigureTile } from '../../../ui/figures/FigureTile.tsx';
import { FlipFigure } from '../../../ui/figures/FlipFigure.tsx';
import classes from './Figures.module.css';

const figuresOf = (stats: AdminStats) => [
  { title: 'Users', value: figure(stats.users), note: `${figure(stats.newUsers)} new` },
  { title: 'Active people', value: figure(stats.activePeople), note: 'logged or wrote' },
  { title: 'Entries', value: figure(stats.entries), note: 'logged' },
  { title: 'Revenue', value: rupees(stats.revenue), note: 'less refunds' },
  { title: 'Open tickets', value: figure(stats.openTickets), note: 'at this moment' },
  { title: 'Messages', value: figure(stats.messages), note: 'to the assistant' },
];

export function Figures({ stats }: { stats: AdminStats }) {
  return (
    <dl className={classes.figures}>
      {figuresOf(stats).map(({ title, value, note }) => (
        <FigureTile key={title} title={title} note={note}>
          <FlipFigure text={value} />
        </FigureTile>
      ))}
    </dl>
  );
}

export function FiguresSkeleton() {
  return (
    <div className={classes.figures}>
      {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
        <Skeleton key={place} height={112} radius="lg" />
      ))}
    </div>
  );
}
