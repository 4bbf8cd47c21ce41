import type { createTicket } from '../../../contract/support.ts';
import { call } from '../../lib/api.ts';
import type { SupportMessage } from './useConversation.ts';

/** Opens a ticket with the conversation in it. */
export function handOver(messages: SupportMessage[]) {
  const said = messages.filter(({ isUser }) => isUser).map(({ text }) => text);
  return call<typeof createTicket>(
    { method: 'post', path: '/support/tickets', access: 'session' },
    {
      body: {
        subject: (said[0] ?? 'Conversation with support').slice(0, 200),
        description: said.join('\n').slice(0, 10_000),
        category: 'General Inquiry',
        transcript: messages.map(({ text, isUser, timestamp }) => ({ text, isUser, timestamp })).slice(-200),
      },
    },
  );
}
