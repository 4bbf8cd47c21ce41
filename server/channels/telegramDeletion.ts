import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import * as texts from '../../texts/accounts/accountData.ts';
import { buttonGone } from '../../texts/conversation.ts';
import type { AppContext } from '../context.ts';
import { findCredentialsOf, findTelegramAccount, isProvenByChat } from '../features/accounts/data.ts';
import { deletePerson } from '../features/portability/mutations.ts';
import { readDeletion } from '../features/portability/policy.ts';
import type { OwnerId } from '../lib/owner.ts';

/**
 * Deletes the account that the last yes was asked for; false for any other update. Nothing of it is kept in a conversation, and an
 * update that comes again finds no account and makes none.
 */
export async function handleDeletion(
  { context, api }: { context: AppContext; api: Api },
  { callback_query: press }: Update,
  chatId: number,
): Promise<boolean> {
  const { db, clock, mailer } = context;
  const deletion = readDeletion(press?.data ?? '', clock.now());
  if (!press || !deletion) return false;
  const account = await findTelegramAccount(db, press.from.id);
  const locale = account?.locale ?? 'en';
  const owner = deletion.userId as OwnerId;
  if (account && (account.userId !== owner || !deletion.isInTime || !(await isProvenByChat(db, owner)))) {
    await api.sendMessage(chatId, buttonGone(locale));
    return true;
  }
  const email = account && (await findCredentialsOf(db, owner)).email;
  const isGone = !account || (await deletePerson(db, owner));
  if (isGone && email) await mailer.forget({ to: email });
  await api.sendMessage(chatId, isGone ? texts.deleted(locale) : texts.onlyAdmin(locale));
  return true;
}
