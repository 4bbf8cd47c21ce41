import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { fullStop } from '../../../texts/portal/controls.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import * as texts from '../../../texts/portal/reviews.ts';
import { GoalDays } from '../../features/dashboard/GoalDays.tsx';
import { useToday } from '../../features/dashboard/getDay.ts';
import { useWeekReview } from '../../features/reviews/getReview.ts';
import { WeekReview } from '../../features/reviews/WeekReview.tsx';
import { dateToAsk, useDay } from '../../lib/day.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.review);
export const handle = { title: pages.review };

const weekDays = 7;

export default function WeeklyReview() {
  const locale = usePageLocale();
  const today = useToday();
  const [day, chooseDate] = useDay(today.data?.date);
  const review = useWeekReview(dateToAsk(day));
  const go = (days: number) => day.date && chooseDate(shiftDate(day.date, days));
  return (
    <div className={classes.page} data-narrow>
      <div className={classes.bar}>
        <Button variant="default" leftSection={<ChevronLeftIcon />} disabled={!day.date} onClick={() => go(-weekDays)}>
          {texts.weekBefore(locale)}
        </Button>
        <Button
          variant="default"
          rightSection={<ChevronRightIcon />}
          disabled={!day.date || day.isToday}
          onClick={() => go(weekDays)}
        >
          {texts.weekAfter(locale)}
        </Button>
      </div>
      <Loadable needs={[review]} skeleton={<Skeleton height={320} radius="lg" />} failure={texts.failed(locale)}>
        {({ review: found, isShort }) =>
          found ? (
            <WeekReview review={found} isShort={isShort} />
          ) : (
            <p className={classes.lead}>
              {texts.nothingLogged(locale)} <Link to={links.assistant}>{texts.tellAssistant(locale)}</Link>
              {texts.thenReview(locale)}
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
            {texts.comesOnSunday(locale)} <Link to={links.notifications}>{texts.chooseWhen(locale)}</Link>
            {fullStop(locale)}
          </p>
        </>
      )}
    </div>
  );
}
