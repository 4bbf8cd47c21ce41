import { randomUUID } from 'node:crypto';
import { type ChatMessage, listChatMessages, pressChatButton, sendChatMessage } from '../../contract/assistant.ts';
import type { Assistant } from '../assistant/conversation.ts';
import { listMessages, type StoredMessage } from '../assistant/data.ts';
import type { Person } from '../assistant/skill.ts';
import { type Kit, mount } from '../http/mount.ts';
import type { OwnerId, PersonSettings } from '../lib/owner.ts';

const usualCount = 50;

/** The assistant on the web. */
export function webChannel(kit: Kit, assistant: Assistant): void {
  const { db } = kit.context;

  mount(kit, listChatMessages, async ({ query, owner }) => {
    const messages = await listMessages(db, owner, { before: query.before, limit: query.limit ?? usualCount });
    return { messages: messages.map(toChatMessage) };
  });

  mount(kit, sendChatMessage, async ({ body, owner, ...settings }) => {
    const { text, photo, id: externalId = randomUUID() } = body;
    const incoming = { channel: 'web' as const, externalId, text, ...(photo && { photo: true as const }) };
    const { messages } = await assistant.handle(personOf(owner, settings), incoming);
    return { messages: messages.map(toChatMessage) };
  });

  mount(kit, pressChatButton, async ({ body, owner, ...settings }) => {
    const { action, id: externalId = randomUUID() } = body;
    const person = personOf(owner, settings);
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
  ...(message.care && { care: message.care }),
});

const personOf = (owner: OwnerId, { timeZone, language, locale, isTooYoung }: PersonSettings): Person => ({
  owner,
  timeZone,
  language,
  locale,
  isTooYoung,
});
