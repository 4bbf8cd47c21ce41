import type { User } from 'grammy/types';
import type { Locale } from '../../texts/locale.ts';
import type { Person } from '../assistant/skill.ts';
import { readWrittenLanguage } from '../assistant/writtenLanguage.ts';
import type { AppContext } from '../context.ts';
import { findTelegramAccount } from '../features/accounts/data.ts';
import { createTelegramAccount } from '../features/accounts/mutations.ts';
import { markBlocked } from '../features/telegram/mutations.ts';
import type { OwnerId } from '../lib/owner.ts';

/** Whom a Telegram user is here, made on the first message in a chat of their own; undefined where the account is disabled. */
export async function personOf(
  context: AppContext,
  from: User,
  chatId: number,
  said: string,
): Promise<Person | undefined> {
  const { db, clock } = context;
  let account = await findTelegramAccount(db, from.id);
  if (!account) {
    const names = { firstName: from.first_name, lastName: from.last_name ?? '' };
    const language = languageOfStart(said);
    const locale = language || localeOf(from, 'stranger');
    const person = { telegramUserId: from.id, chatId, locale, language, ...names };
    await createTelegramAccount(db, person, clock.now());
    account = await findTelegramAccount(db, from.id);
  }
  if (account?.status !== 'active') return undefined;
  if (account.blockedAt) await markBlocked(db, account.userId, null);
  return known(account);
}

/** The Hindi pages of the website lead to the bot with their language, which the account begins in; '' where none is told. */
const languageOfStart = (said: string): Locale | '' => (said === '/start hi' ? 'hi' : '');

/** As personOf, but makes nobody: 'stranger' is known to Telegram alone. */
export async function findPersonOf({ db }: AppContext, from: User): Promise<Person | 'stranger' | undefined> {
  const account = await findTelegramAccount(db, from.id);
  if (!account) return 'stranger';
  return account.status === 'active' ? known(account) : undefined;
}

type Account = NonNullable<Awaited<ReturnType<typeof findTelegramAccount>>>;

const known = ({ userId, status: _status, blockedAt: _blockedAt, ...settings }: Account): Person => ({
  owner: userId as OwnerId,
  ...settings,
});

/** The language to answer in: the one that was written, else the person's, else that of their app. */
export function localeOf(from: User, person: Person | 'stranger' | undefined, said = ''): Locale {
  const written = readWrittenLanguage(said);
  if (written) return written;
  if (person && person !== 'stranger') return person.locale;
  return from.language_code === 'hi' ? 'hi' : 'en';
}
