import { stopped } from '../../../texts/notices/notifications.ts';
import type { Skill } from '../../assistant/skill.ts';
import { findRest } from '../reminders/data.ts';
import { setRest } from '../reminders/mutations.ts';
import { never } from '../reminders/policy.ts';

const wantsSilence =
  /^\/?(?:stop|unsubscribe|band karo|बंद करो)(?: (?:it|all|messages?|messaging me|notifications?))*[.! ]*$/i;

/** "/stop" ends all that FitPulse writes by itself, until it is resumed. */
export const notificationSkill: Skill = {
  name: 'notifications',
  acts: ['remind.set', 'remind.change', 'remind.stop', 'set.setting', 'ask.saved'],

  async answer(text, { db, person }) {
    if (!wantsSilence.test(text)) return undefined;
    const { remindersResumeOn } = await findRest(db, person.owner);
    await setRest(db, person.owner, { remindersResumeOn: never });
    return {
      text: stopped(person.locale),
      effects: [{ table: 'users', id: person.owner, change: 'updated', before: { remindersResumeOn } }],
    };
  },
};
