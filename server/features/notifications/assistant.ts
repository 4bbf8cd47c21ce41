import { where } from '../../../texts/notifications.ts';
import type { Skill } from '../../assistant/skill.ts';

const asksForReminder =
  /^\/?(?:stop|unsubscribe|band karo|बंद करो)(?: (?:it|all|messages?|messaging me|reminders?|notifications?))*[.! ]*$|^(?:please |pls |can you |could you |will you )*(?:remind me|(?:set|make|start|add) (?:me )?(?:a |an |up )?.*\b(?:reminders?|alarm)|(?:water |meal |food )?reminders?\b)|yaad dil[ao]|याद दिला/i;

/** Reminders are chosen on the website; the chat says where. */
export const notificationSkill: Skill = {
  name: 'notifications',

  async answer(text, { person, context }) {
    if (!asksForReminder.test(text)) return undefined;
    return { text: where(person.locale, `${context.config.publicUrl}/app/notifications`) };
  },
};
