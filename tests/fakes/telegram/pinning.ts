import { badRequest } from './refusal.ts';
import type { Method } from './service.ts';

export const pinChatMessage: Method = ({ chats }, params) => {
  const chat = chats.writable(params);
  const messageId = params.integer('message_id', 0);
  if (!chat.entries.has(messageId)) throw badRequest('message to pin not found');
  chat.pinned = [...chat.pinned.filter((pinned) => pinned !== messageId), messageId];
  return true;
};

/** Without a message the one that was pinned last. */
export const unpinChatMessage: Method = ({ chats }, params) => {
  const chat = chats.writable(params);
  const messageId = params.integer('message_id', chat.pinned.at(-1) ?? 0);
  if (!chat.entries.has(messageId)) throw badRequest('message to unpin not found');
  chat.pinned = chat.pinned.filter((pinned) => pinned !== messageId);
  return true;
};
