import { Link } from 'react-router';
import type { Review } from '../../../contract/reviews.ts';
import { links } from '../../lib/links.ts';
import { Card } from '../../ui/Card.tsx';
import { BoltIcon } from '../../ui/icons.tsx';
import classes from './WeekReview.module.css';

interface WeekReviewProps {
  review: Review;
  /** The free plan's. */
  isShort: boolean;
}

/** A week in sentences: what it came to, what changed, what went along with good days, and one thing for the next. */
export function WeekReview({ review, isShort }: WeekReviewProps) {
  const { title, summary, changed, helped, next } = review;
  return (
    <>
      <section className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <p>{summary}</p>
      </section>
      {next && (
        <section className={classes.next} aria-labelledby="next-title">
          <BoltIcon className={classes.icon} />
          <div>
            <h3 id="next-title" className={classes.nextTitle}>
              One thing for the next week
            </h3>
            <p>{next}</p>
          </div>
        </section>
      )}
      {changed.length > 0 && (
        <Card title="What changed">
          <Sentences sentences={changed} />
        </Card>
      )}
      {helped.length > 0 && (
        <Card title="What went along with good days">
          <Sentences sentences={helped} />
          <p className={classes.note}>Counted over eight weeks. What goes along is no proof of a cause.</p>
        </Card>
      )}
      {isShort && (
        <p className={classes.note}>
          With Pro and Premium the review also tells what went along with your good days, and a month comes as a PDF.{' '}
          <Link to={links.billing}>See the plans</Link>
        </p>
      )}
    </>
  );
}

const Sentences = ({ sentences }: { sentences: string[] }) => (
  <ul className={classes.sentences}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
