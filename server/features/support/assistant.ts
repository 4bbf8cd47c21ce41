import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/support.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { isNevermind } from '../../language/nevermind.ts';
import { isUuid } from '../../lib/text.ts';
import { changeStatus, openTicket } from './mutations.ts';
import { categoryOf, subjectOf, ticketLimit } from './policy.ts';

const asksForSupport = /^\/?(?:pay)?support(?:@\w+)?(?:\s*[:,\-–—]\s*|\s+)(?<words>\S.*)$/is;
const onlySupport = /^\/?(?:(?:pay)?support(?:@\w+)?|contact support|talk to (?:support|a human|a person))[ :.!?]*$/i;

/** Opening a ticket from the chat: "support: my sync is broken". */
export const supportSkill: Skill = {
  name: 'support',
  acts: ['talk.human', 'talk.complain', 'plan.mine', 'plan.stop', 'account.do'],

  async answer(text, turn) {
    const words = text.match(asksForSupport)?.groups?.words;
    if (words) return open(words, turn);
    if (!onlySupport.test(text)) return undefined;
    return { text: texts.ask(turn.person.locale), question };
  },

  takesNext: true,

  async resume(_data, text, turn) {
    return isNevermind(text) ? { text: texts.nevermind(turn.person.locale) } : open(text, turn);
  },

  async press(verb, ticketId, turn) {
    if (verb === 'ask') return { text: texts.ask(turn.person.locale), question };
    if (verb !== 'withdraw' || !isUuid(ticketId)) return { text: buttonGone(turn.person.locale) };
    return withdraw(ticketId, turn);
  },
};

const question = { skill: 'support', data: null };

async function open(words: string, { db, person, now, context }: Turn): Promise<Outcome> {
  const { perPerson, windowSeconds } = ticketLimit;
  await limitRate({ ...context, db }, `ticket ${person.owner}`, perPerson, windowSeconds);
  const ticket = { subject: subjectOf(words), description: words, category: categoryOf(words), priority: 'medium' };
  const { id, number } = await openTicket(db, person.owner, ticket, now);
  return {
    text: texts.opened(person.locale, number, ticket.subject),
    buttons: () => [[{ label: texts.withdraw(person.locale), action: `support.withdraw:${id}` }]],
  };
}

/** The nearest thing to undo that a ticket has: it becomes resolved, and the support team need not answer. */
async function withdraw(id: string, { db, person, now }: Turn): Promise<Outcome> {
  const author = { userId: person.owner, role: 'user' as const };
  const change = await changeStatus(db, { owner: person.owner, id }, 'resolved', author, now);
  if (change === 'changed') return { text: texts.withdrawn(person.locale) };
  return { text: change === 'unknown' ? texts.noTicket(person.locale) : texts.settledAlready(person.locale) };
}
