import type { Db } from '../../../db/open.ts';
import { chatLinkedNotice } from '../../accounts/policy.ts';
import { notify } from '../../notifications/mutations.ts';
import type { Chat } from '../policy.ts';

/** Gives the chat to an account and tells whoever opens it, but not in the chat itself, which knows. */
export async function connectChat(transaction: Db, into: string, chat: Chat, now: Date): Promise<void> {
  await leaveChats(transaction, into, chat);
  await notify(transaction, [into], chatLinkedNotice(now), now);
  await giveChat(transaction, into, chat, now);
}

/** The chat writes to this account from now on, and no other one does. */
export async function giveChat(transaction: Db, into: string, chat: Chat, now: Date): Promise<void> {
  await leaveChats(transaction, into, chat);
  await transaction
    .insertInto('telegramAccounts')
    .values({ ...chat, userId: into, linkedAt: now })
    .execute();
}

const leaveChats = (transaction: Db, userId: string, { telegramUserId }: Chat) =>
  transaction
    .deleteFrom('telegramAccounts')
    .where((eb) => eb.or([eb('userId', '=', userId), eb('telegramUserId', '=', telegramUserId)]))
    .execute();
