import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/models.ts';
import { findQuestion } from '../../assistant/data.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import type { WordsQuestion } from './help/answers.ts';
import { saveConsent } from './mutations.ts';

const switches = /^\/?(?:turn |switch )?ai (?<way>on|off)[.! ]*$|^(?:turn|switch) (?<other>on|off) (?:the )?ai[.! ]*$/i;
const agrees = /^(?:yes|yeah|yep|ok(?:ay)?|sure|right|haan?(?: ji)?|sahi|हाँ|हां|जी|सही)[.! ]*$/iu;
const disagrees = /^(?:no|nope|nah|nahi|nahin|galat|नहीं|ग़लत|गलत)[.! ]*$/iu;

/** Whether models may read along, and what becomes of what they read. */
export const modelSkill: Skill = {
  name: 'models',

  async answer(text, turn) {
    if (!turn.context.config.models) return undefined;
    const { way, other } = switches.exec(text)?.groups ?? {};
    const wish = (way ?? other)?.toLowerCase();
    return wish === undefined ? undefined : decide(wish === 'on', turn);
  },

  async resume(data, text, { person }) {
    if (disagrees.test(text)) return { text: texts.leftOut(person.locale) };
    return agrees.test(text) ? { text: '', says: (data as WordsQuestion).words } : undefined;
  },

  async press(verb, key, turn) {
    const { db, person, now } = turn;
    if (verb === 'allow' || verb === 'refuse') return decide(verb === 'allow', turn);
    const question = await findQuestion(db, person.owner, now);
    const { key: asked, words } = (question?.data ?? {}) as Partial<WordsQuestion>;
    if (question?.skill !== 'models' || asked !== key || !words) return { text: buttonGone(person.locale) };
    return verb === 'say' ? { text: '', says: words } : { text: texts.leftOut(person.locale) };
  },
};

async function decide(isGiven: boolean, { db, person, now }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  await saveConsent(db, owner, isGiven ? 'given' : 'refused', now);
  return { text: isGiven ? texts.allowed(locale) : texts.refused(locale) };
}
