import * as texts from '../../../texts/accounts/accountData.ts';
import { buttonGone } from '../../../texts/conversation.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { findSide } from '../accountJoins/data.ts';
import { isProvenByChat } from '../accounts/data.ts';
import { deletionAction } from './policy.ts';

const wantsDeleted =
  /^(?:\/delete|(?:please )?(?:delete|erase|remove|clear|close) (?:my |the |all |of |me )*(?:everything|all|account|data|profile|history)|(?:mera )?(?:account|khata|sab kuch|data) (?:delete|band|hata) (?:kar ?(?:do|dijiye|na hai)|do)|(?:मेरा )?(?:खाता|अकाउंट) (?:डिलीट|बंद) (?:करो|कर दो|करें))[.! ]*$/i;

/** Deleting the account by chat, asked twice. The second yes is the channel's: after it there is no conversation to keep. */
export const portabilitySkill: Skill = {
  name: 'portability',
  acts: ['account.do', 'want.report', 'account.privacy'],

  answer: async (text, turn) => (wantsDeleted.test(text) ? askDelete(turn) : undefined),

  async press(verb, _argument, turn) {
    const { locale } = turn.person;
    if (verb === 'keep') return { text: texts.kept(locale) };
    if (verb !== 'delete') return { text: buttonGone(locale) };
    const refusal = await refuse(turn);
    if (refusal) return refusal;
    const now = { label: texts.deleteNow(locale), action: deletionAction(turn.person.owner, turn.now) };
    return { text: texts.askAgain(locale), buttons: () => [[now], [keep(turn)]] };
  },
};

const keep = ({ person }: Turn) => ({ label: texts.keepAccount(person.locale), action: 'portability.keep' });

async function askDelete(turn: Turn): Promise<Outcome> {
  const refusal = await refuse(turn);
  if (refusal) return refusal;
  const { db, person } = turn;
  const { entries } = await findSide(db, person.owner);
  const wish = { label: texts.wantsDelete(person.locale), action: 'portability.delete' };
  return { text: texts.askDelete(person.locale, entries), buttons: () => [[wish], [keep(turn)]] };
}

/** The website asks for the password; the chat proves who writes only where there is nothing else that could. */
async function refuse({ db, person, channel, context }: Turn): Promise<Outcome | undefined> {
  if (channel === 'telegram' && (await isProvenByChat(db, person.owner))) return undefined;
  return { text: texts.deleteOnWeb(person.locale, `${context.config.publicUrl}/app/settings`) };
}
