import { getWeekReview } from '../../../contract/reviews.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { findPlan } from '../subscriptions/data.ts';
import { findReview } from './data.ts';
import { weekUntil } from './policy.ts';

export function reviewRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(
    kit,
    getWeekReview,
    async ({ query, owner, dayClock, pageLocale: locale, weightUnit, heightUnit, volumeUnit, glucoseUnit }) => {
      const now = clock.now();
      const today = diaryDateOf(now, dayClock);
      const listener = { locale, weightUnit, heightUnit, volumeUnit, glucoseUnit };
      const plan = await findPlan(db, owner, now);
      const review = await findReview(db, owner, weekUntil(query.date ?? today), { listener, plan, today });
      return { review: review ?? null, isShort: plan === 'free' };
    },
  );
}
