export type PlanWish = 'day' | 'week' | 'shopping';

const lead =
  '(?:please |pls |can you |could you |i want |i need |give me |make |make me |create |suggest |suggest me |build |mujhe |ek |a |an |the |my |mera |meri )*';
const forms = [
  `^${lead}(?:(?:healthy|veg|vegetarian|weight loss|balanced|indian|weekly|daily|full|7 day|one day|1 day) )*(?:meal|diet|food|eating|khane ka|khana) ?(?:plan|chart|planning)\\b`,
  `^${lead}plan (?:out )?(?:my |the |a |all )*(?:meals?|food|diet|day|week|eating)\\b`,
  `^${lead}(?:din|hafte|aaj|kal|week|day)(?: bhar)? (?:ka|ke|ki) (?:diet |khane ka |meal |food )?(?:plan|chart)\\b`,
  `^${lead}(?:weekly|daily|full day|whole week) (?:diet |meal |food )?(?:plan|chart)\\b`,
  '^(?:मुझे |मेरा )*(?:डाइट|खाने का|हफ्ते का|दिन का) ?(?:प्लान|चार्ट)',
].map((form) => new RegExp(form, 'iu'));
const ofShopping =
  /\b(?:shopping|grocery|groceries|rashan|sauda)\b.*\blist\b|^what (?:should|do|must) i (?:need to )?buy\b|^kya kya kharid\p{L}*|(?:शॉपिंग|राशन|सामान) (?:की )?(?:लिस्ट|सूची)/iu;
const ofWeek = /\b(?:week|weekly|7 days?|seven days?|hafte|hafta)\b|हफ्ते|हफ़्ते/iu;
const other = /\b(?:workout|exercise|gym|training|price|pro|premium|subscription|cancel|upgrade|had|ate|khaya)\b/iu;

/** "Plan my week", "diet chart for today": undefined for any other message. */
export function readPlanWish(text: string): PlanWish | undefined {
  if (other.test(text)) return undefined;
  if (ofShopping.test(text.trim())) return 'shopping';
  if (!forms.some((form) => form.test(text.trim()))) return undefined;
  return ofWeek.test(text) ? 'week' : 'day';
}
