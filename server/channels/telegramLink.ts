import type { Update } from 'grammy/types';
import * as texts from '../../texts/accounts/accountJoins.ts';
import { button } from '../../texts/conversation.ts';
import type { Listener } from '../../texts/units.ts';
import type { Exchange } from '../assistant/conversation.ts';
import { findExchange } from '../assistant/data.ts';
import type { Incoming } from '../assistant/incoming.ts';
import { insertExchange, takeTurn } from '../assistant/mutations.ts';
import type { Reply } from '../assistant/reply.ts';
import type { Person } from '../assistant/skill.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/open.ts';
import { decideJoin, type JoinDecision } from '../features/accountJoins/mutations.ts';
import type { Chat } from '../features/accountJoins/policy.ts';
import { type Separated, undoJoin } from '../features/accountJoins/undoing/mutations.ts';
import { findSignInWays, findTelegramAccount, isProvenByChat } from '../features/accounts/data.ts';
import { type Linking, leaveAccount, openLink } from '../features/telegram/mutations.ts';
import type { OwnerId } from '../lib/owner.ts';
import { joinQuestion, joinReply, readJoinAnswer } from './telegramJoin.ts';

type Linked =
  | Linking
  | JoinDecision
  | { outcome: 'left' | 'onlyDoor' | 'notSeparable' }
  | { outcome: 'separated'; separated: Separated }
  | { outcome: 'asksHow'; userName: string | undefined };

/** A link that a person opened, which Telegram sends as `/start CODE`, or its code typed. */
const code = /^(?:\/(?:start|link)\s+)?([\w-]{43})$/;
const asksHow =
  /^(?:\/link|(?:please )?(?:link|connect|join|merge)(?: (?:this|my|the|with|to|chat|telegram|web|website|account|accounts|diary|diaries|and|other))*|(?:mera |apna )?(?:account|khata|website) (?:jodo|jod do|link karo|link kar do|connect karo)|(?:मेरा |अपना )?(?:खाता|अकाउंट|वेबसाइट) (?:जोड़ो|जोड़ दो|लिंक करो))[?.! ]*$/i;
const separates =
  /^(?:\/unlink|(?:please )?(?:undo (?:the )?(?:joining|join|link|linking|merge)|(?:separate|unlink|unmerge|split)(?: (?:them|the|my|these|two|accounts?|diar(?:y|ies)|again))*)|(?:accounts? |diary )?alag kar(?:o| do)|(?:खाते |डायरी )?अलग कर(?:ो| दो))[?.! ]*$/i;

/** What a message or a press says about the account that the chat writes to, carried out; undefined for any other. */
export async function handleLinking(
  { db, clock }: AppContext,
  update: Update,
  chat: Chat,
): Promise<Linked | undefined> {
  const now = clock.now();
  const text = update.message?.text?.trim() ?? '';
  const action = update.callback_query?.data ?? '';
  const opened = text.match(code)?.[1];
  if (opened) return openLink(db, opened, chat, now);
  if (asksHow.test(text)) return { outcome: 'asksHow', userName: await findWebName(db, chat.telegramUserId) };
  if (action === 'accountJoins.undo' || separates.test(text)) {
    const separated = await undoJoin(db, { telegramUserId: chat.telegramUserId }, now);
    return separated ? { outcome: 'separated', separated } : { outcome: 'notSeparable' };
  }
  if (action === 'accountJoins.leave') {
    const left = await leaveAccount(db, chat.telegramUserId);
    return { outcome: left === 'left' ? 'left' : left === 'only' ? 'onlyDoor' : 'closed' };
  }
  const answered = readJoinAnswer(action);
  return answered && decideJoin(db, { ...answered, chat }, now);
}

/** The name with which the chat's account is opened on the web; undefined where only the chat opens it. */
async function findWebName(db: Db, telegramUserId: number): Promise<string | undefined> {
  const account = await findTelegramAccount(db, telegramUserId);
  const owner = account?.userId as OwnerId | undefined;
  if (!owner || (await isProvenByChat(db, owner))) return undefined;
  return (await findSignInWays(db, owner)).userName;
}

function reply(linked: Linked, listener: Listener, { config }: AppContext): Reply {
  const { locale } = listener;
  const settings = `${config.publicUrl}/app/settings`;
  switch (linked.outcome) {
    case 'linked':
      return {
        text: texts.connected(locale, linked.userName),
        buttons: [[{ label: texts.notMine(locale), action: 'accountJoins.leave' }]],
      };
    case 'asked':
      return joinQuestion(linked.question, locale);
    case 'refused':
      return { text: texts.refused(locale, settings) };
    case 'known':
      return { text: texts.known(locale) };
    case 'asksHow':
      return {
        text: linked.userName
          ? texts.linkedAlready(locale, linked.userName, settings)
          : texts.howToLink(locale, settings),
      };
    case 'left':
      return { text: texts.left(locale) };
    case 'onlyDoor':
      return { text: texts.onlyDoor(locale) };
    case 'separated':
      return { text: texts.separated(locale, linked.separated.userName, linked.separated.movedEntries) };
    case 'notSeparable':
      return { text: texts.notSeparable(locale, settings) };
    default:
      return joinReply(linked, listener);
  }
}

/** Keeps what was said and the answer in the conversation, once however often it is delivered, and without the code. */
export const answerLink = (
  context: AppContext,
  person: Person,
  { update, incoming, linked }: { update: Update; incoming: Incoming; linked: Linked },
) =>
  context.db.transaction().execute(async (db): Promise<Exchange> => {
    const { channel, externalId, action, text = '' } = incoming;
    const { owner, locale } = person;
    await takeTurn(db, owner);
    const known = await findExchange(db, owner, channel, externalId);
    if (known) return { messages: known, repeated: true };
    const words = code.test(text.trim()) ? '/start' : text;
    const said = { channel, externalId, text: action ? (pressedLabel(update) ?? button(locale)) : words };
    const messages = await insertExchange(db, owner, said, reply(linked, person, context), context.clock.now());
    return { messages, repeated: false };
  });

/** What the pressed button says; Telegram leaves the message out that is too old. */
function pressedLabel({ callback_query: press }: Update): string | undefined {
  const message = press?.message;
  const rows = message && 'reply_markup' in message ? (message.reply_markup?.inline_keyboard ?? []) : [];
  return rows.flat().find((button) => 'callback_data' in button && button.callback_data === press?.data)?.text;
}
