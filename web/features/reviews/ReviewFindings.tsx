import type { Review } from '../../../contract/reviews.ts';
import * as texts from '../../../texts/portal/reviews.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  return (
    <>
      {next && (
        <section className={classes.next} aria-labelledby="next-title">
          <BoltIcon className={classes.icon} />
          <div>
            <h3 id="next-title" className={classes.nextTitle}>
              {texts.nextThing[period](locale)}
            </h3>
            <p>{next}</p>
          </div>
        </section>
      )}
      {changed.length > 0 && (
        <Card title={texts.whatChanged(locale)}>
          <Sentences sentences={changed} />
        </Card>
      )}
      {helped.length > 0 && (
        <Card title={texts.goodDays(locale)}>
          <Sentences sentences={helped} />
          <p className={classes.note}>{texts.noProof(locale)}</p>
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
