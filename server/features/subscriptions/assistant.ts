import * as texts from '../../../texts/commerce/subscriptions.ts';
import { shortDate } from '../../../texts/dates.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { localDateOf } from '../../lib/dates.ts';
import { findSubscription } from './data.ts';

/** What is bought, cancelled or priced is the guide's. */
const asksForPlan =
  /^(?:please |pls |what(?:'s| is) |which |show |see |manage |renew |change |my |the |a |me |am i on |mera |meri |मेरा )*(?:plan|subscription|membership|billing|premium|pro|प्लान)(?: (?:plan|am i on|do i have|is it|details|status|kya hai|kaun ?sa hai|क्या है|कौन सा है))*[?.! ]*$/iu;
const asksWhich =
  /^(?:am i|do i have)(?: on)?(?: an?| the)? (?:pro|premium|free|paid)(?: (?:plan|user|member|account|or not))*[?.! ]*$/i;
const asksHowLong =
  /^(?:when|till when|until when|how long|kab|kab tak)\b.*\b(?:plan|subscription|pro|premium)\b.*\b(?:end|ends|expire|expires|renew|over|valid|khatam|chalega|hai)[?.! ]*$/i;

/** Which plan holds, and where it is changed: in the chat, or on the website. */
export const subscriptionSkill: Skill = {
  name: 'subscriptions',
  acts: ['plan.ask', 'plan.buy', 'plan.stop', 'plan.mine'],

  async answer(text, turn) {
    return [asksForPlan, asksWhich, asksHowLong].some((asks) => asks.test(text)) ? describePlan(turn) : undefined;
  },
};

async function describePlan({ db, person, now, context, channel }: Turn): Promise<Outcome> {
  const { plan, status, paidUntil } = await findSubscription(db, person.owner, now);
  const title = plan.charAt(0).toUpperCase() + plan.slice(1);
  const dateOf = (instant: string) => localDateOf(new Date(instant), person.timeZone);
  const { locale } = person;
  const end = paidUntil && shortDate(locale, dateOf(paidUntil), localDateOf(now, person.timeZone));
  const wording = status === 'cancelled' ? texts.endsOn : texts.paidUntil;
  const until = status !== 'none' && end ? wording(locale, end) : '';
  const page = `${context.config.publicUrl}/app/billing`;
  const where = channel === 'telegram' ? texts.changedInChat(locale) : texts.changedOn(locale, page);
  return { text: `${texts.plan(locale, title, until)}\n${where}` };
}
