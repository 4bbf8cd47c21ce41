import { needsPlan, where } from '../../../texts/reports.ts';
import type { Skill } from '../../assistant/skill.ts';
import { findPlan } from '../subscriptions/data.ts';
import { hasReports } from './policy.ts';

const asksForReport =
  /^(?:please |pls |can you |could you |send |show |give |get |download |share |email |me |my |the |a |last |this |month's )*(?:monthly |pdf |health |month |progress )*reports?(?: (?:please|pls|in pdf|as pdf|pdf|for (?:last|this) month|of (?:last|this) month))*[?.! ]*$/i;

/** Monthly reports are on the website; the chat says where. */
export const reportSkill: Skill = {
  name: 'reports',

  async answer(text, { db, person, now, context }) {
    if (!asksForReport.test(text)) return undefined;
    const plan = await findPlan(db, person.owner, now);
    return {
      text: hasReports(plan)
        ? where(person.locale, `${context.config.publicUrl}/app/reports`)
        : needsPlan(person.locale, `${context.config.publicUrl}/app/billing`),
    };
  },
};
