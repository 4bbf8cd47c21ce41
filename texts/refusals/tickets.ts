import type { TicketSide, TicketStatus } from '../../contract/support.ts';
import { onPages, type PageText } from '../locale.ts';

const statusWords = {
  en: { open: 'open', 'in-progress': 'in progress', resolved: 'resolved', closed: 'closed' },
  hi: { open: 'खुला', 'in-progress': 'काम में', resolved: 'हल', closed: 'बंद' },
};

export const takesNoResponses = onPages({
  en: 'This ticket is closed and no longer accepts responses.',
  hi: 'यह टिकट बंद हो चुका है, अब इसमें जवाब नहीं लिख सकते।',
});
export const onlyOwnName = onPages({
  en: 'You can only write in your own name.',
  hi: 'आप सिर्फ़ अपने नाम से लिख सकते हैं।',
});
const isClosed = onPages({ en: 'This ticket is closed.', hi: 'यह टिकट बंद हो चुका है।' });
const isAlready = onPages({
  en: (status: TicketStatus) => `This ticket is ${statusWords.en[status]} already.`,
  hi: (status) => `यह टिकट पहले से ${statusWords.hi[status]} है।`,
});
const onlyByPerson = onPages({
  en: 'Only the person who opened a ticket can close it.',
  hi: 'टिकट वही बंद कर सकता है जिसने उसे खोला है।',
});
const notResolved = onPages({
  en: 'A ticket can be closed once it is resolved.',
  hi: 'टिकट हल हो जाने के बाद ही बंद हो सकता है।',
});
const noSuchMove = onPages({
  en: (from: TicketStatus, to: TicketStatus) =>
    `A ticket that is ${statusWords.en[from]} can't become ${statusWords.en[to]}.`,
  hi: (from, to) => `जो टिकट ${statusWords.hi[from]} है, वह ${statusWords.hi[to]} नहीं हो सकता।`,
});

/** Why a move of a ticket was refused, for the side that tried it. */
export function moveRefused(from: TicketStatus, to: TicketStatus, side: TicketSide): PageText {
  if (from === 'closed') return isClosed;
  if (from === to) return (locale) => isAlready(locale, from);
  if (to === 'closed') return side === 'support' ? onlyByPerson : notResolved;
  return (locale) => noSuchMove(locale, from, to);
}
