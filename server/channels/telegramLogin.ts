import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import * as texts from '../../texts/accounts/signIn.ts';
import type { Exchange } from '../assistant/conversation.ts';
import { findExchange } from '../assistant/data.ts';
import type { Incoming } from '../assistant/incoming.ts';
import { insertExchange, takeTurn } from '../assistant/mutations.ts';
import type { Person } from '../assistant/skill.ts';
import type { AppContext } from '../context.ts';
import { createLoginLink, loginLinkMinutes, revokeLoginLink } from '../features/accounts/links/mutations.ts';
import { limitRate } from '../http/rateLimit.ts';

const wishes =
  /^(?:\/login|log ?in|sign ?in|(?:i want to |how (?:do|can) i |let me |please )?(?:log|sign) ?in(?: (?:to|on) (?:the )?(?:web|website|site|portal|computer|laptop))?|my account|(?:open |show )?(?:the )?(?:website|web|portal|dashboard)(?: login| link)?|(?:web(?:site)? )?login (?:link|karo|karna hai|kaise kar[ue]n?)|website (?:kholo|dikhao)|लॉगिन|लॉगइन|वेबसाइट)[?.! ]*$/i;
const revokeAction = 'signIn.revoke';
const linksPerHour = 20;

export type SignInWish = 'link' | 'revoke';

/** Whether a message or a press is about signing in on the web. */
export function readSignInWish({ message, callback_query: press }: Update): SignInWish | undefined {
  if (press?.data === revokeAction) return 'revoke';
  return message?.text && wishes.test(message.text.trim()) ? 'link' : undefined;
}

/**
 * Gives a link that signs in on the web once, or ends it. The link itself goes to the chat alone: the conversation keeps
 * that one was given. An update that comes again, because its answer wasn't confirmed, gets a new one.
 */
export async function answerSignIn(
  { context, api }: { context: AppContext; api: Api },
  { person, chatId }: { person: Person; chatId: number },
  incoming: Incoming,
  wish: SignInWish,
): Promise<Exchange> {
  const { db, clock, config } = context;
  const { owner, locale } = person;
  const now = clock.now();
  const { channel, externalId } = incoming;
  const exchange = await db.transaction().execute(async (transaction): Promise<Exchange> => {
    await takeTurn(transaction, owner);
    const known = await findExchange(transaction, owner, channel, externalId);
    if (known) return { messages: known, repeated: true };
    const reply =
      wish === 'revoke'
        ? { text: (await revokeLoginLink(transaction, owner, now)) ? texts.revoked(locale) : texts.nothingOpen(locale) }
        : {
            text: texts.given(locale, loginLinkMinutes),
            buttons: [[{ label: texts.revoke(locale), action: revokeAction }]],
          };
    const text = wish === 'revoke' ? texts.revoke(locale) : (incoming.text ?? '');
    return {
      messages: await insertExchange(transaction, owner, { channel, externalId, text }, reply, now),
      repeated: false,
    };
  });
  const isUnsent = exchange.messages.some(({ isUser, externalId: sentAs }) => !isUser && sentAs === null);
  if (wish === 'link' && isUnsent) {
    await limitRate(context, `login-link ${owner}`, linksPerHour, 3_600);
    const code = await createLoginLink(db, owner, now);
    // After #, so that it reaches no server's log, nor whoever fetches a preview.
    await api.sendMessage(chatId, `${config.publicUrl}/login-link#${code}`, {
      link_preview_options: { is_disabled: true },
    });
  }
  return exchange;
}
