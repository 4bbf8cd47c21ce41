import { randomUUID } from 'node:crypto';
import { type ChatMessage, listChatMessages, pressChatButton, sendChatMessage } from '../../contract/assistant.ts';
import type { Assistant } from '../assistant/conversation.ts';
import { listMessages, type StoredMessage } from '../assistant/data.ts';
import { type Kit, mount } from '../http/mount.ts';

const usualCount = 50;

/** The assistant on the web. */
export function webChannel(kit: Kit, assistant: Assistant): void {
  const { db } = kit.context;

  mount(kit, listChatMessages, async ({ query, owner }) => {
    const messages = await listMessages(db, owner, { before: query.before, limit: query.limit ?? usualCount });
    return { messages: messages.map(toChatMessage) };
  });

  mount(kit, sendChatMessage, async ({ body, owner, timeZone, language, locale }) => {
    const { text, photo, id: externalId = randomUUID() } = body;
    const incoming = { channel: 'web' as const, externalId, text, ...(photo && { photo: true as const }) };
    const { messages } = await assistant.handle({ owner, timeZone, language, locale }, incoming);
    return { messages: messages.map(toChatMessage) };
  });

  mount(kit, pressChatButton, async ({ body, owner, timeZone, language, locale }) => {
    const { action, id: externalId = randomUUID() } = body;
    const person = { owner, timeZone, language, locale };
    const { messages } = await assistant.handle(person, { channel: 'web', externalId, action });
    return { messages: messages.map(toChatMessage) };
  });
}

const toChatMessage = (message: StoredMessage): ChatMessage => ({
  id: message.id,
  text: message.text,
  isUser: message.isUser,
  timestamp: message.createdAt.toISOString(),
  ...(message.buttons && { buttons: message.buttons }),
});
