import { z } from 'zod';
import { planNames } from './accounts/accounts.ts';
import { careAnswer } from './care.ts';
import { chosenIds, directions, freeText, id, instant, route } from './http.ts';

export const ticketStatuses = ['open', 'in-progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
/** In what way somebody deals with a ticket: support and admins speak for the support team, on own tickets too. */
export type TicketSide = 'person' | 'support';

/** Where this side may move a ticket from a status; nothing follows on closed. */
export function nextTicketStatuses(from: TicketStatus, side: TicketSide): TicketStatus[] {
  if (from === 'open') return ['in-progress', 'resolved'];
  if (from === 'in-progress') return ['resolved'];
  return from === 'resolved' && side === 'person' ? ['closed'] : [];
}

export const ticketPriorities = ['low', 'medium', 'high', 'urgent'] as const;
export const ticketCategories = [
  'Technical Issue',
  'Billing Question',
  'Feature Request',
  'Account Problem',
  'Data Sync Issue',
  'Bug Report',
  'General Inquiry',
  'Other',
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

const longestMessage = 10_000;
const longestTranscript = 200;

const text = (what: string, longest: number) =>
  freeText(`Enter ${what}.`).min(1, `Enter ${what}.`).max(longest, `That is too long: at most ${longest} characters.`);

/** A message of a conversation that is handed over with a ticket. */
const transcriptMessage = z
  .object({ text: freeText().max(longestMessage), isUser: z.boolean(), timestamp: instant })
  .meta({ id: 'TranscriptMessage' });

const ticketResponse = z
  .object({ id, authorName: z.string(), message: z.string(), createdAt: instant, isFromSupport: z.boolean() })
  .meta({ id: 'TicketResponse' });

export const ticket = z
  .object({
    id,
    /** What people call it by. */
    number: z.int(),
    userId: id,
    userEmail: z.string(),
    userName: z.string(),
    userPlan: z.enum(planNames),
    subject: z.string(),
    description: z.string(),
    category: z.enum(ticketCategories),
    priority: z.enum(ticketPriorities),
    status: z.enum(ticketStatuses),
    createdAt: instant,
    updatedAt: instant,
    responses: z.array(ticketResponse),
    /** The statuses it has had since it was opened, in order. */
    history: z.array(z.object({ status: z.enum(ticketStatuses), authorName: z.string(), createdAt: instant })),
    transcript: z.array(transcriptMessage),
  })
  .meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticket>;

/** What to say first when the words told of a danger. */
const ticketAndCare = ticket.extend({ care: careAnswer.nullable() });

const needed = { subject: 'Enter a subject.', description: 'Enter a description.', category: 'Choose a category.' };

const newTicket = z
  .object({
    userId: id.optional(),
    subject: text('a subject', 200).optional(),
    description: text('a description', longestMessage).optional(),
    category: z.enum(ticketCategories, 'Choose a category.').optional(),
    priority: z.enum(ticketPriorities, 'Choose a priority.').default('medium'),
    transcript: z
      .array(transcriptMessage)
      .max(longestTranscript, `A transcript has at most ${longestTranscript} messages.`)
      .optional(),
    messages: z
      .array(z.object({ senderId: id.optional(), message: text('a message', 1_000) }))
      .min(1, 'Enter a message.')
      .max(10, 'A ticket begins with at most 10 messages.')
      .optional()
      .meta({ description: 'The earlier form of a ticket: what is not told beside them is read from them' }),
  })
  .superRefine((told, context) => {
    if (told.messages) return;
    for (const [field, message] of Object.entries(needed)) {
      if (told[field as keyof typeof needed] === undefined)
        context.addIssue({ code: 'custom', path: [field], message });
    }
  });

const ticketParams = z.object({ id });

export const createTicket = route({
  method: 'post',
  path: '/support/tickets',
  access: 'session',
  tag: 'Support',
  summary: 'Open a ticket, also with the conversation that led to it',
  body: newTicket,
  bodyLimit: 1_048_576,
  idempotent: true,
  status: 201,
  answer: ticketAndCare,
});

export const listTickets = route({
  method: 'get',
  path: '/support/tickets',
  access: 'session',
  tag: 'Support',
  summary: "A person's tickets, the latest change first",
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.array(ticket),
});

export const getTicket = route({
  method: 'get',
  path: '/support/tickets/{id}',
  access: 'session',
  tag: 'Support',
  summary: 'One ticket; support and admins may read anybody’s',
  params: ticketParams,
  status: 200,
  answer: ticket,
});

export const addTicketMessage = route({
  method: 'post',
  path: '/support/tickets/{id}/messages',
  access: 'session',
  tag: 'Support',
  summary: 'Respond to a ticket that is not closed; support and admins respond for the support team',
  params: ticketParams,
  body: z.object({ senderId: id.optional(), message: text('a message', longestMessage) }),
  idempotent: true,
  status: 201,
  answer: ticketAndCare,
});

export const closeTicket = route({
  method: 'post',
  path: '/support/tickets/{id}/close',
  access: 'session',
  tag: 'Support',
  summary: 'Close a resolved ticket; only the person who opened it may',
  params: ticketParams,
  body: z.object({ userId: id.optional() }),
  status: 200,
  answer: ticket,
});

export const changeTicketStatus = route({
  method: 'patch',
  path: '/support/tickets/{id}',
  access: 'session',
  tag: 'Support',
  summary: 'Move a ticket on: open, in-progress, resolved, closed',
  params: ticketParams,
  body: z.object({ status: z.enum(ticketStatuses, 'There is no such status.') }),
  status: 200,
  answer: ticket,
});

const ticketSummary = ticket
  .omit({ description: true, responses: true, history: true, transcript: true })
  .extend({ responseCount: z.int(), unansweredSince: instant.nullable() })
  .meta({ id: 'TicketSummary' });
export type TicketSummary = z.infer<typeof ticketSummary>;

export const ticketOrders = ['priority', 'status', 'createdAt', 'updatedAt'] as const;
export type TicketOrder = (typeof ticketOrders)[number];

export const listAllTickets = route({
  method: 'get',
  path: '/admin/tickets',
  access: 'support',
  tag: 'Support',
  summary:
    'Everybody’s tickets: unless told otherwise, those that wait for an answer first, Premium’s before the others’, the oldest on top',
  query: z.object({
    status: z.enum(ticketStatuses).optional(),
    priority: z.enum(ticketPriorities).optional(),
    category: z.enum(ticketCategories).optional(),
    q: z.string().trim().max(100).optional(),
    sort: z.enum(ticketOrders).optional(),
    direction: z.enum(directions).optional(),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  answer: z.object({ tickets: z.array(ticketSummary), nextCursor: z.string().nullable() }),
});

const ticketOutcome = z
  .object({
    id,
    /** Unchanged: it was so already. Refused: it can't become so from what it is. */
    outcome: z.enum(['done', 'unchanged', 'refused', 'unknown']),
  })
  .meta({ id: 'TicketOutcome' });
export type TicketOutcome = z.infer<typeof ticketOutcome>;

/** Where the support team may move several tickets at once. */
export const ticketMoves = ['in-progress', 'resolved'] as const;
export type TicketMove = (typeof ticketMoves)[number];

export const moveTickets = route({
  method: 'post',
  path: '/admin/tickets/actions',
  cost: 20,
  access: 'support',
  tag: 'Support',
  summary: 'Move several tickets on at once; each is a change of its own, and a repeat changes nothing',
  body: z.object({ status: z.enum(ticketMoves, 'There is no such move.'), ids: chosenIds }),
  status: 200,
  answer: z.object({ outcomes: z.array(ticketOutcome) }),
});
