import { where } from '../../../texts/notifications.ts';
import type { Skill } from '../../assistant/skill.ts';

const wantsSilence =
  /^\/?(?:stop|unsubscribe|band karo|बंद करो)(?: (?:it|all|messages?|messaging me|notifications?))*[.! ]*$/i;

/** What FitPulse writes by itself is chosen on the website; the chat says where. */
export const notificationSkill: Skill = {
  name: 'notifications',

  async answer(text, { person, context }) {
    if (!wantsSilence.test(text)) return undefined;
    return { text: where(person.locale, `${context.config.publicUrl}/app/notifications`) };
  },
};
