import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/models.ts';
import { findQuestion } from '../../assistant/data.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import type { WordsQuestion } from './help/answers.ts';
import { changePlate, isPlate, withoutPortion } from './help/plate.ts';
import { saveConsent } from './mutations.ts';
import { keepLabel } from './ownLabels/mutations.ts';

const switches = /^\/?(?:turn |switch )?ai (?<way>on|off)[.! ]*$|^(?:turn|switch) (?<other>on|off) (?:the )?ai[.! ]*$/i;
const agrees = /^(?:yes|yeah|yep|ok(?:ay)?|sure|right|haan?(?: ji)?|sahi|हाँ|हां|जी|सही)[.! ]*$/iu;
const disagrees = /^(?:no|nope|nah|nahi|nahin|galat|नहीं|ग़लत|गलत)[.! ]*$/iu;

/** Whether models may read along, and what becomes of what they read. */
export const modelSkill: Skill = {
  name: 'models',
  acts: ['account.privacy', 'set.setting'],

  // Whoever wants no model to read along needs no model for it.
  readsWhole: (text) => (switches.test(text) ? 'account.privacy' : undefined),

  async answer(text, turn) {
    if (!turn.context.config.models) return undefined;
    const { way, other } = switches.exec(text)?.groups ?? {};
    const wish = (way ?? other)?.toLowerCase();
    return wish === undefined ? undefined : decide(wish === 'on', turn);
  },

  async resume(data, text, turn) {
    const question = data as WordsQuestion;
    if (disagrees.test(text)) return { text: texts.leftOut(turn.person.locale) };
    if (agrees.test(text)) return confirm(question, turn);
    return isPlate(question) ? changePlate(question, text, turn) : undefined;
  },

  async press(verb, argument, turn) {
    const [key, at] = argument.split(':');
    const { db, person, now } = turn;
    if (verb === 'allow' || verb === 'refuse') return decide(verb === 'allow', turn);
    const question = await findQuestion(db, person.owner, now);
    const asked = question?.skill === 'models' ? (question.data as WordsQuestion) : undefined;
    if (!asked || asked.key !== key) return { text: buttonGone(person.locale) };
    if (verb === 'without' && isPlate(asked)) return withoutPortion(asked, Number(at), turn);
    return verb === 'say' ? confirm(asked, turn) : { text: texts.leftOut(person.locale) };
  },
};

async function confirm({ words, label }: WordsQuestion, { db, person, now }: Turn): Promise<Outcome> {
  if (label) await keepLabel(db, person.owner, label, { now, changeId: null });
  return { text: '', says: words };
}

async function decide(isGiven: boolean, { db, person, now }: Turn): Promise<Outcome> {
  const { owner, locale } = person;
  await saveConsent(db, owner, { answer: isGiven ? 'given' : 'refused' }, now);
  return { text: isGiven ? texts.allowed(locale) : texts.refused(locale) };
}
