import type { Role } from '../../../contract/accounts/accounts.ts';
import {
  nextTicketStatuses,
  type TicketCategory,
  type TicketOutcome,
  type TicketSide,
  type TicketStatus,
  ticketStatuses,
} from '../../../contract/support.ts';

export const sideOf = (role: Role): TicketSide => (role === 'user' ? 'person' : 'support');

/** The statuses from which this side may move a ticket to another one. */
export const statusesBefore = (to: TicketStatus, side: TicketSide): TicketStatus[] =>
  ticketStatuses.filter((from) => nextTicketStatuses(from, side).includes(to));

/** The plan whose people are answered before the others. */
export const answeredFirst = 'premium';

export const takesResponses: TicketStatus[] = ['open', 'in-progress', 'resolved'];

/** Whether nobody waits for the support team any more. */
export const isSettled = (status: TicketStatus): boolean => status === 'resolved' || status === 'closed';

/** What came of a move of one ticket among several. */
export function outcomeOf(
  change: 'changed' | 'unknown' | { refusedFrom: TicketStatus },
  to: TicketStatus,
): TicketOutcome['outcome'] {
  if (change === 'changed') return 'done';
  if (change === 'unknown') return 'unknown';
  return change.refusedFrom === to ? 'unchanged' : 'refused';
}

/** New tickets of one person within an hour. */
export const ticketLimit = { perPerson: 20, windowSeconds: 3_600 };

const longestSubject = 80;

/** The first sentence of a message, as its subject. */
export function subjectOf(text: string): string {
  const [sentence = text] = text.split(/(?<=[.!?])\s|\n/);
  if (sentence.length <= longestSubject) return sentence;
  const cut = sentence.slice(0, longestSubject - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestSubject / 2))}…`;
}

const categoryWords: [RegExp, TicketCategory][] = [
  [/\b(?:sync\w*|lost data|data (?:is )?(?:gone|missing)|not (?:showing|updat\w+))\b/i, 'Data Sync Issue'],
  [/\b(?:pay\w*|paid|bill\w*|invoice\w*|refund\w*|charge\w*|subscription|promo|upi|card)\b|₹/i, 'Billing Question'],
  [/\b(?:log ?in|sign ?in|password|account|delete me|e-?mail address)\b/i, 'Account Problem'],
  [/\b(?:bug|crash\w*|error|wrong (?:figure|number|calorie)s?|broken)\b/i, 'Bug Report'],
  [/\b(?:feature|please add|could you add|would be (?:nice|great)|wish)\b/i, 'Feature Request'],
  [/\b(?:not work\w*|doesn'?t work|can'?t open|slow|stuck)\b/i, 'Technical Issue'],
];

/** The category that the words of a message point to. */
export const categoryOf = (text: string): TicketCategory =>
  categoryWords.find(([words]) => words.test(text))?.[1] ?? 'General Inquiry';
