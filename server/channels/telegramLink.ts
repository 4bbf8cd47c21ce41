import type { Update } from 'grammy/types';
import * as texts from '../../texts/accountJoins.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Exchange, Incoming } from '../assistant/conversation.ts';
import { findExchange } from '../assistant/data.ts';
import { insertExchange, takeTurn } from '../assistant/mutations.ts';
import type { Reply } from '../assistant/reply.ts';
import type { Person } from '../assistant/skill.ts';
import type { AppContext } from '../context.ts';
import { type Chat, decideJoin, type JoinDecision, type JoinQuestion } from '../features/accountJoins/mutations.ts';
import { type Linking, leaveAccount, openLink } from '../features/telegram/mutations.ts';

type Linked = Linking | JoinDecision | { outcome: 'left' };

/** What a message or a press says about the account that the chat writes to, carried out; undefined for any other. */
export async function handleLinking({ db, clock }: AppContext, update: Update, chat: Chat) {
  const now = clock.now();
  // Telegram sends the code of a link that a person opened as `/start CODE`.
  const code = update.message?.text?.match(/^\/start\s+([\w-]{43})$/)?.[1];
  if (code) return openLink(db, code, chat, now);
  const [, verb, id = ''] =
    update.callback_query?.data?.match(/^accountJoins\.(yes|no|leave)(?::([\da-f-]{36}))?$/) ?? [];
  if (verb === 'leave') {
    return { outcome: (await leaveAccount(db, chat.telegramUserId)) ? ('left' as const) : ('closed' as const) };
  }
  return verb && decideJoin(db, { id, chat, accepts: verb === 'yes' }, now);
}

function reply(linked: Linked, locale: Locale, { config }: AppContext): Reply {
  switch (linked.outcome) {
    case 'linked':
      return {
        text: texts.connected(locale, linked.userName),
        buttons: [[{ label: texts.notMine(locale), action: 'accountJoins.leave' }]],
      };
    case 'asked':
      return question(linked.question, locale);
    case 'joined':
      return { text: texts.joined(locale, linked.userName, linked.movedEntries) };
    case 'refused':
      return { text: texts.refused(locale, `${config.publicUrl}/app/settings`) };
    case 'known':
      return { text: texts.known(locale) };
    case 'declined':
      return { text: texts.declined(locale) };
    case 'left':
      return { text: texts.left(locale) };
    case 'closed':
      return { text: texts.closed(locale) };
  }
}

function question({ id, from, into }: JoinQuestion, locale: Locale): Reply {
  const text = from.ends
    ? texts.askToMove(locale, from.entries, from.since ?? '–', into.userName)
    : texts.askToSwitch(locale, from.userName, into.userName);
  const answers = [
    { label: texts.yes(locale), action: `accountJoins.yes:${id}` },
    { label: texts.no(locale), action: `accountJoins.no:${id}` },
  ];
  return { text, buttons: answers.map((answer) => [answer]) };
}

/** Keeps what was said and the answer in the conversation, once however often it is delivered, and without the code. */
export const answerLink = (context: AppContext, { owner, locale }: Person, incoming: Incoming, linked: Linked) =>
  context.db.transaction().execute(async (db): Promise<Exchange> => {
    const { channel, externalId, action } = incoming;
    await takeTurn(db, owner);
    const known = await findExchange(db, owner, channel, externalId);
    if (known) return { messages: known, repeated: true };
    const said = { channel, externalId, text: action ? pressedLabel(action, locale) : '/start' };
    const messages = await insertExchange(db, owner, said, reply(linked, locale, context), context.clock.now());
    return { messages, repeated: false };
  });

function pressedLabel(action: string, locale: Locale): string {
  if (action.startsWith('accountJoins.leave')) return texts.notMine(locale);
  return (action.startsWith('accountJoins.yes') ? texts.yes : texts.no)(locale);
}
