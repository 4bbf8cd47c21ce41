import * as texts from '../../../texts/commerce/subscriptions.ts';
import { shortDate } from '../../../texts/dates.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { localDateOf } from '../../lib/dates.ts';
import { findSubscription } from './data.ts';

const asksForPlan =
  /^(?:please |pls |can i |can you |i want to |how (?:do|can) i |what(?:'s| is) |which |show |see |cancel |manage |upgrade |renew |change |buy |get |take |my |the |a |to |me |am i on )*(?:plan|plans|subscription|membership|billing|invoices?|upgrade|premium|pro(?: plan)?|premium plan)(?: (?:am i on|do i have|plan|is it|details|status|price|to pro|to premium))*[?.! ]*$/i;

/** Which plan holds; changing it is done on the website. */
export const subscriptionSkill: Skill = {
  name: 'subscriptions',

  async answer(text, turn) {
    return asksForPlan.test(text) ? describePlan(turn) : undefined;
  },
};

async function describePlan({ db, person, now, context }: Turn): Promise<Outcome> {
  const { plan, status, paidUntil } = await findSubscription(db, person.owner, now);
  const title = plan.charAt(0).toUpperCase() + plan.slice(1);
  const dateOf = (instant: string) => localDateOf(new Date(instant), person.timeZone);
  const { locale } = person;
  const end = paidUntil && shortDate(locale, dateOf(paidUntil), localDateOf(now, person.timeZone));
  const wording = status === 'cancelled' ? texts.endsOn : texts.paidUntil;
  const until = status !== 'none' && end ? wording(locale, end) : '';
  return { text: texts.plan(locale, title, until, `${context.config.publicUrl}/app/billing`) };
}
