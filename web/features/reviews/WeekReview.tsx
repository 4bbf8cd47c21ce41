import { Link } from 'react-router';
import type { Review } from '../../../contract/reviews.ts';
import * as texts from '../../../texts/portal/reviews.ts';
import { averageRule } from '../../../texts/portal/trends.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { ReviewFindings } from './ReviewFindings.tsx';
import classes from './WeekReview.module.css';

interface WeekReviewProps {
  review: Review;
  /** The free plan's. */
  isShort: boolean;
}

/** A week in sentences: what it came to, what changed, what went along with good days, and one thing for the next. */
export function WeekReview({ review, isShort }: WeekReviewProps) {
  const locale = usePageLocale();
  return (
    <>
      <section className={classes.head}>
        <h2 className={classes.title}>{review.title}</h2>
        <p>{review.summary}</p>
        {review.loggedDays > 0 && <p className={classes.note}>{averageRule(locale)}</p>}
      </section>
      <ReviewFindings review={review} period="week" />
      {isShort && (
        <p className={classes.note}>
          {texts.withPlan(locale)} <Link to={links.billing}>{texts.seePlans(locale)}</Link>
        </p>
      )}
    </>
  );
}
