import type { Api } from 'grammy';
import type { Message, Update, User } from 'grammy/types';
import * as texts from '../../texts/food/sharedPots.ts';
import type { Assistant } from '../assistant/conversation.ts';
import type { Person } from '../assistant/skill.ts';
import { sendToGroup } from '../clients/groupMessage.ts';
import type { AppContext } from '../context.ts';
import { usualZone } from '../features/care/policy.ts';
import { type CareReading, readCare } from '../features/care/reading.ts';
import { careText } from '../features/care/texts/answer.ts';
import { composePot, refreshCard } from '../features/food/pots/card.ts';
import { listWaitingShares } from '../features/food/pots/data.ts';
import { hearGroupMessage, markGroupAnswered, placePot } from '../features/food/pots/mutations.ts';
import { isBeyondRate } from '../http/rateLimit.ts';
import { plainNumbers } from '../language/spokenNumbers.ts';
import { findPersonOf, localeOf } from './telegramPeople.ts';
import { createPotButtons } from './telegramPotButtons.ts';
import { type PotAnswer, readTelling } from './telegramPots.ts';
import { converse } from './telegramReplies.ts';

const answersPerMinute = 15;
const longestMessage = 500;

export interface TelegramGroups {
  /** Answers what speaks to the bot in a group, and nothing else. */
  handle(update: Update): Promise<void>;
  /** Logs what a person took of pots before FitPulse knew them. */
  logWaiting(person: Person, from: User, chatId: number): Promise<void>;
}

export function createTelegramGroups(context: AppContext, assistant: Assistant, api: Api): TelegramGroups {
  const { db, clock, config } = context;
  let asked: ReturnType<Api['getMe']> | undefined;
  const bot = () => {
    asked ??= api.getMe().catch((error) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
  const nameOfBot = async () => config.telegram?.userName ?? (await bot()).username;
  const buttons = createPotButtons({ context, api }, assistant, nameOfBot);

  async function answer(message: Message, said: string, isEdit: boolean): Promise<void> {
    const { chat, from, message_id: messageId } = message;
    if (!from) return;
    const person = await findPersonOf(context, from);
    if (!person) return;
    const care = readCare(said);
    if (care) return answerDanger(message, from, person, { said, care });
    const repliedTo = message.reply_to_message?.message_id;
    const telling = { chatId: chat.id, messageId, from, locale: localeOf(from, person, said), said, repliedTo, isEdit };
    const told = await readTelling(db, telling, clock.now());
    if (told) await show(told, messageId);
  }

  /** Help goes to the person alone; where there is no chat with them, it goes where they asked for it. */
  async function answerDanger(
    { chat, message_id: messageId }: Message,
    from: User,
    person: Person | 'stranger',
    { said, care: { kind, language } }: { said: string; care: CareReading },
  ): Promise<void> {
    if (person !== 'stranger') {
      const incoming = { channel: 'telegram' as const, externalId: `group ${chat.id} ${messageId}`, text: said };
      return converse({ context, api }, person, () => assistant.handle(person, incoming), from.id);
    }
    const text = careText(kind, language, usualZone);
    await sendToGroup(api, { chatId: chat.id, replyTo: messageId }, { text, keyboard: [] });
  }

  async function show({ chatId, text, pot, isHelp, locale }: PotAnswer, replyTo: number): Promise<void> {
    if (pot?.cardMessageId) return refreshCard({ db, api }, pot);
    const shown = pot ? composePot(pot) : { text, keyboard: [] };
    const open = { text: texts.ownChat(locale), url: `https://t.me/${await nameOfBot()}?start=group` };
    const keyboard = isHelp ? [[open]] : shown.keyboard;
    const place = await sendToGroup(api, { chatId, replyTo }, { ...shown, keyboard });
    if (pot && place) await placePot(db, pot.id, { chatId: place.chatId, cardMessageId: place.messageId });
  }

  return {
    async handle({ message: sent, edited_message: edited, callback_query: pressed }) {
      if (pressed) return buttons.press(pressed);
      const message = sent ?? edited;
      const said = message && (await readSpokenTo(message, bot));
      if (!message || said === undefined || said.length > longestMessage) return;
      const { chat, message_id: messageId } = message;
      if (!edited && !(await hearGroupMessage(db, chat.id, messageId, clock.now()))) return;
      if (await isBeyondRate(context, `group ${chat.id}`, answersPerMinute, 60)) return;
      await answer(message, plainNumbers(said), edited !== undefined);
      if (!edited) await markGroupAnswered(db, chat.id, messageId, clock.now());
    },
    async logWaiting(person, from, chatId) {
      for (const shareId of await listWaitingShares(db, from.id)) await buttons.logShare(person, shareId, chatId);
    },
  };
}

/** What a message says to the bot, without its name; undefined where it speaks to others. */
async function readSpokenTo(message: Message, bot: () => ReturnType<Api['getMe']>): Promise<string | undefined> {
  const { text, entities = [], reply_to_message: repliedTo, from } = message;
  if (!text || from?.is_bot) return undefined;
  const { id, username } = await bot();
  const own = `@${username.toLowerCase()}`;
  const written = entities.map(({ type, offset, length }) => ({
    type,
    words: text.slice(offset, offset + length).toLowerCase(),
    offset,
    length,
  }));
  const command = written.find(({ type, offset }) => type === 'bot_command' && offset === 0);
  if (command) {
    const [name, addressee] = command.words.split('@');
    const isOwn = addressee === undefined ? name === '/pot' : `@${addressee}` === own;
    return isOwn ? text.slice(command.length).trim() : undefined;
  }
  const mention = written.find(({ type, words }) => type === 'mention' && words === own);
  if (mention) return `${text.slice(0, mention.offset)} ${text.slice(mention.offset + mention.length)}`.trim();
  return repliedTo?.from?.id === id ? text : undefined;
}
