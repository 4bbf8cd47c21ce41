import { needsPlan, onItsWay, where } from '../../../texts/reports.ts';
import { nothingLogged } from '../../../texts/reviews.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { insertNotices } from '../notifications/mutations.ts';
import { findReview } from '../reviews/data.ts';
import { monthBefore, monthUntil, reviewText } from '../reviews/policy.ts';
import { findPlan } from '../subscriptions/data.ts';
import { hasReports } from './policy.ts';

const asksForReport =
  /^(?:please |pls |can you |could you |send |show |give |get |download |share |email |me |my |the |a |last |this |month's |mera |meri |pichhle |is |मेरी |मेरा |इस |पिछले )*(?:(?:(?:monthly|pdf|health|month|progress|mahine (?:ka|ki)|महीने (?:का|की)|मासिक) )*(?:reports?|रिपोर्ट)|(?:monthly|month|mahine (?:ka|ki)|महीने (?:का|की)|मासिक) (?:review|रिव्यू|समीक्षा)|(?:my|mera|मेरा) (?:month|mahina|महीना))(?: (?:please|pls|in pdf|as pdf|pdf|bhejo|do|dikhao|भेजो|दो|दिखाओ|(?:for|of) (?:last|this) month))*[?.! ]*$/iu;
const isRunning = /\b(?:this|is)\b|इस/iu;

/** The review of a month, the last one that is over unless told, with its PDF. */
export const reportSkill: Skill = {
  name: 'reports',
  acts: ['want.report', 'ask.own'],

  async answer(text, turn) {
    if (!asksForReport.test(text)) return undefined;
    const { db, person, now, context } = turn;
    const plan = await findPlan(db, person.owner, now);
    const plans = turn.channel === 'telegram' ? '/plans' : `${context.config.publicUrl}/app/billing`;
    if (!hasReports(plan)) return { text: needsPlan(person.locale, plans) };
    return describeMonth(isRunning.test(text), plan, turn);
  },
};

async function describeMonth(
  isOfToday: boolean,
  plan: Awaited<ReturnType<typeof findPlan>>,
  { db, person, now, context, channel }: Turn,
): Promise<Outcome> {
  const { owner, locale } = person;
  const today = diaryDateOf(now, person);
  const before = isOfToday
    ? undefined
    : await findReview(db, owner, monthBefore(today), { listener: person, plan, today });
  // Whoever began this month is told of it.
  const span = before && before.loggedDays > 0 ? monthBefore(today) : monthUntil(today);
  const review = await findReview(db, owner, span, { listener: person, plan, today });
  if (!review) return { text: nothingLogged.month(locale) };
  const text = `${review.title}\n${reviewText(locale, 'month', review)}`;
  if (review.loggedDays === 0) return { text };
  if (channel === 'web' || !context.messenger) {
    return { text: `${text}\n\n${where(locale, `${context.config.publicUrl}/app/reports`)}` };
  }
  const reportMonth = span.from.slice(0, 7);
  const notice = { userId: owner, title: review.title, body: onItsWay(locale), reportMonth, isRead: true as const };
  const occasion = `monthly_report asked ${now.toISOString()}`;
  await insertNotices(db, [{ ...notice, occasion, chatState: 'due', mailDueAt: null }], now);
  return { text };
}
