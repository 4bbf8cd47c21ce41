import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { isUuid } from '../../lib/text.ts';
import { changeStatus, openTicket } from './mutations.ts';
import { categoryOf, refusalOf, subjectOf, ticketLimit } from './policy.ts';

const asksForSupport = /^\/?support(?:@\w+)?(?:\s*[:,\-–—]\s*|\s+)(?<words>\S.*)$/is;
const onlySupport = /^\/?(?:support(?:@\w+)?|contact support|talk to (?:support|a human|a person))[ :.!?]*$/i;
const nevermind = /^(?:no|nothing|cancel|never ?mind|nahi|kuch nahi)[.! ]*$/i;

/** Opening a ticket from the chat: "support: my sync is broken". */
export const supportSkill: Skill = {
  name: 'support',

  async answer(text, turn) {
    const words = text.match(asksForSupport)?.groups?.words;
    if (words) return open(words, turn);
    if (!onlySupport.test(text)) return undefined;
    return { text: 'What can we help you with? Your next message goes to the support team.', question };
  },

  async resume(_data, text, turn) {
    return nevermind.test(text) ? { text: 'All right.' } : open(text, turn);
  },

  async press(verb, ticketId, turn) {
    if (verb !== 'withdraw' || !isUuid(ticketId)) return { text: 'That button no longer works.' };
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
    text: `Ticket #${number} is open: ${ticket.subject}\nThe support team answers here and in the portal under Support.`,
    buttons: () => [[{ label: 'Withdraw', action: `support.withdraw:${id}` }]],
  };
}

/** The nearest thing to undo that a ticket has: it becomes resolved, and the support team need not answer. */
async function withdraw(id: string, { db, person, now }: Turn): Promise<Outcome> {
  const author = { userId: person.owner, role: 'user' as const };
  const change = await changeStatus(db, { owner: person.owner, id }, 'resolved', author, now);
  if (change === 'changed') return { text: 'Withdrawn. The ticket is marked as resolved.' };
  return {
    text: change === 'unknown' ? 'There is no such ticket.' : refusalOf(change.refusedFrom, 'resolved', 'person'),
  };
}
