import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { pages } from '../../../texts/portal/navigation.ts';
import { GoalDays } from '../../features/dashboard/GoalDays.tsx';
import { useToday } from '../../features/dashboard/getDay.ts';
import { useWeekReview } from '../../features/reviews/getReview.ts';
import { WeekReview } from '../../features/reviews/WeekReview.tsx';
import { dateToAsk, useDay } from '../../lib/day.ts';
import { shiftDate } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.review);
export const handle = { title: pages.review };

const weekDays = 7;

export default function WeeklyReview() {
  const today = useToday();
  const [day, chooseDate] = useDay(today.data?.date);
  const review = useWeekReview(dateToAsk(day));
  const go = (days: number) => day.date && chooseDate(shiftDate(day.date, days));
  return (
    <div className={classes.page} data-narrow>
      <div className={classes.bar}>
        <Button variant="default" leftSection={<ChevronLeftIcon />} disabled={!day.date} onClick={() => go(-weekDays)}>
          Week before
        </Button>
        <Button
          variant="default"
          rightSection={<ChevronRightIcon />}
          disabled={!day.date || day.isToday}
          onClick={() => go(weekDays)}
        >
          Week after
        </Button>
      </div>
      <Loadable needs={[review]} skeleton={<Skeleton height={320} radius="lg" />} failure="The review can’t be shown">
        {({ review: found, isShort }) =>
          found ? (
            <WeekReview review={found} isShort={isShort} />
          ) : (
            <p className={classes.lead}>
              Nothing is logged in this week or the one before.{' '}
              <Link to={links.assistant}>Tell the assistant what you ate</Link>, and there will be something to look
              back on.
            </p>
          )
        }
      </Loadable>
      {review.isPending ? (
        // How long the review is decides where this stands.
        <Skeleton height={440} radius="lg" />
      ) : (
        <>
          <GoalDays />
          <p className={classes.lead}>
            The review comes to you on Sunday evenings. <Link to={links.notifications}>Choose when, or stop it</Link>.
          </p>
        </>
      )}
    </div>
  );
}
