import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/dayCards.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { startCard, stopCard } from './mutations.ts';

const card = '(?:the |my )?(?:day|daily|pinned) ?card|(?:din|day) ka card|दिन का कार्ड';
const asksToStop = new RegExp(
  `^(?:please )?(?:(?:stop|hide|turn off|remove|switch off|no) (?:${card})|(?:${card}) (?:off|band(?: karo| kar do)?|hatao|बंद(?: करो| कर दो)?))[.! ]*$`,
  'i',
);
const asksToStart = new RegExp(
  `^(?:please )?(?:/card|(?:start|show|turn on|switch on) (?:${card})|(?:${card})(?: (?:on|chaalu(?: karo)?|chalu(?: karo)?|dikhao|चालू(?: करो)?|दिखाओ))?)[.! ]*$`,
  'i',
);

/** Turns the pinned card of the day off and on. */
export const dayCardSkill: Skill = {
  name: 'dayCards',
  acts: ['ask.own', 'ask.ate', 'set.setting'],

  async answer(text, turn) {
    if (asksToStop.test(text)) return stop(turn);
    return asksToStart.test(text) ? start(turn) : undefined;
  },

  async press(verb, _argument, turn) {
    if (verb === 'stop') return stop(turn);
    return verb === 'start' ? start(turn) : { text: buttonGone(turn.person.locale) };
  },
};

async function stop({ db, now, person: { owner, locale } }: Turn): Promise<Outcome> {
  await stopCard(db, owner, now);
  return { text: texts.stopped(locale), buttons: () => [[{ label: texts.start(locale), action: 'dayCards.start' }]] };
}

async function start({ db, person: { owner, locale } }: Turn): Promise<Outcome> {
  await startCard(db, owner);
  return { text: texts.started(locale) };
}
