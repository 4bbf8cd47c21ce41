import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/reviews.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { addDays } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { subscribe, unsubscribe } from '../notifications/mutations.ts';
import { findPlan } from '../subscriptions/data.ts';
import { findReview } from './data.ts';
import { codeOf, reviewText, weekUntil } from './policy.ts';
import { readReviewChoice, readWeekWish } from './reading.ts';

/** The review of a week when it is asked for, and whether reviews come by themselves. */
export const reviewSkill: Skill = {
  name: 'reviews',
  acts: ['ask.own', 'want.report', 'set.setting'],

  async answer(text, turn) {
    const choice = readReviewChoice(text);
    if (choice) return choice.isWanted ? start(choice.period, turn) : stop(choice.period, turn);
    const wish = readWeekWish(text);
    return wish && describeWeek(wish, turn);
  },

  async press(verb, argument, turn) {
    const period = argument === 'week' || argument === 'month' ? argument : undefined;
    if (period === 'week' && verb === 'fewer') return startOnlyMonthly(turn);
    if (period && verb === 'stop') return stop(period, turn);
    return period && verb === 'start' ? start(period, turn) : { text: buttonGone(turn.person.locale) };
  },
};

async function describeWeek(wish: 'running' | 'last', { db, now, person }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  const today = diaryDateOf(now, person);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay() || 7;
  const to = wish === 'last' ? addDays(today, -weekday) : today;
  const plan = await findPlan(db, owner, now);
  const review = await findReview(db, owner, weekUntil(to), { listener: person, plan, today });
  if (!review) return { text: texts.nothingLogged.week(locale) };
  return { text: `${review.title}\n${reviewText(locale, 'week', review)}` };
}

async function stop(period: texts.ReviewPeriod, { db, person: { owner, locale } }: Turn): Promise<Outcome> {
  await unsubscribe(db, owner, codeOf[period]);
  return {
    text: texts.stopped[period](locale),
    buttons: () => [[{ label: texts.start(locale), action: `reviews.start:${period}` }]],
  };
}

async function startOnlyMonthly(turn: Turn): Promise<Outcome> {
  const { db, now, person } = turn;
  if (!(await subscribe(db, person.owner, { code: codeOf.month }, now))) return start('month', turn);
  await unsubscribe(db, person.owner, codeOf.week);
  return { text: texts.onlyMonthly(person.locale) };
}

async function start(period: texts.ReviewPeriod, { db, now, context, person, channel }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  const subscribed = await subscribe(db, owner, { code: codeOf[period] }, now);
  const billing = channel === 'telegram' ? '/plans' : `${context.config.publicUrl}/app/billing`;
  return { text: subscribed ? texts.started[period](locale) : texts.monthNeedsPlan(locale, billing) };
}
