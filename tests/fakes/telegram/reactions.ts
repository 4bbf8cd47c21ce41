import { isObject } from './params.ts';
import { badRequest } from './refusal.ts';
import type { Method } from './service.ts';

/** Some of the emoji that ReactionTypeEmoji lists; a bot sets one at most. */
const known = ['❤', '👍', '👎', '🔥', '🎉', '🤩', '😁', '🙏', '👌', '💯', '🫡', '👀', '✍'];

export const setMessageReaction: Method = ({ chats }, params) => {
  const chat = chats.writable(params);
  const messageId = params.integer('message_id', 0);
  if (!chat.entries.has(messageId)) throw badRequest('message to react not found');
  const list = params.json('reaction') ?? [];
  if (!Array.isArray(list)) throw badRequest("can't parse reaction types JSON object");
  if (list.length > 1) throw badRequest('REACTIONS_TOO_MANY');
  const [reaction] = list as unknown[];
  if (reaction === undefined) {
    chat.reactions.delete(messageId);
    return true;
  }
  const emoji = isObject(reaction) && reaction.type === 'emoji' ? String(reaction.emoji) : '';
  if (!known.includes(emoji)) throw badRequest('REACTION_INVALID');
  chat.reactions.set(messageId, emoji);
  chats.emit('changed', chat.chat.id);
  return true;
};
