import type { Review } from '../../../contract/reviews.ts';
import { Card } from '../../ui/Card.tsx';
import { BoltIcon } from '../../ui/icons.tsx';
import classes from './ReviewFindings.module.css';

interface ReviewFindingsProps {
  review: Review;
  /** What the one thing to try is for. */
  period: 'week' | 'month';
}

/** One thing to try next, what changed, and what went along with good days. */
export function ReviewFindings({ review: { changed, helped, next }, period }: ReviewFindingsProps) {
  return (
    <>
      {next && (
        <section className={classes.next} aria-labelledby="next-title">
          <BoltIcon className={classes.icon} />
          <div>
            <h3 id="next-title" className={classes.nextTitle}>
              One thing for the next {period}
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
