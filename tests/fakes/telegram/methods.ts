import type { BotCommand } from 'grammy/types';
import { deleteMessage, editMessageReplyMarkup, editMessageText } from './editing.ts';
import { isObject, type Params } from './params.ts';
import { pinChatMessage, unpinChatMessage } from './pinning.ts';
import { setMessageReaction } from './reactions.ts';
import { badRequest, Refusal } from './refusal.ts';
import { sendDocument, sendMessage, sendPhoto } from './sending.ts';
import type { Method } from './service.ts';
import { answerPreCheckoutQuery, refundStarPayment, sendInvoice } from './stars.ts';

const getMe: Method = ({ bot }) => ({
  ...bot,
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: false,
});

const getUpdates: Method = ({ queue, webhook }, params, closed) => {
  if (webhook.isSet) {
    const reason = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first";
    throw new Refusal(409, `Conflict: ${reason}`);
  }
  return queue.getUpdates(params, closed);
};

const answerCallbackQuery: Method = ({ callbacks, bot }, params) => {
  const id = params.text('callback_query_id');
  if (!callbacks.has(id) || callbacks.get(id)) {
    throw badRequest('query is too old and response timeout expired or query ID is invalid');
  }
  const text = params.text('text');
  if ([...text].length > 200) throw badRequest('MESSAGE_TOO_LONG');
  const url = params.text('url');
  // Without a game it opens the bot, and nothing else.
  if (url && !url.startsWith(`https://t.me/${bot.username}?start=`)) throw badRequest('URL_INVALID');
  callbacks.set(id, { text, showAlert: params.flag('show_alert'), url });
  return true;
};

const chatActions = [
  'typing',
  'upload_photo',
  'record_video',
  'upload_video',
  'record_voice',
  'upload_voice',
  'upload_document',
  'choose_sticker',
  'find_location',
  'record_video_note',
  'upload_video_note',
];

const sendChatAction: Method = ({ chats }, params) => {
  if (!chatActions.includes(params.text('action').toLowerCase())) {
    throw badRequest('wrong parameter action in request');
  }
  chats.writable(params);
  return true;
};

const setMyCommands: Method = ({ commands }, params) => {
  const list = params.json('commands');
  if (!Array.isArray(list)) throw badRequest('expected an Array of BotCommand');
  if (list.length > 100) throw badRequest('BOT_COMMANDS_TOO_MUCH');
  commands.set(commandsKey(params), list.map(readCommand));
  return true;
};

const getMyCommands: Method = ({ commands }, params) => commands.get(commandsKey(params)) ?? [];

const setChatMenuButton: Method = ({ menuButtons }, params) => {
  const button = params.json('menu_button') ?? { type: 'default' };
  const type = isObject(button) ? button.type : undefined;
  if (type !== 'commands' && type !== 'web_app' && type !== 'default') throw badRequest("can't parse menu button");
  menuButtons.set(params.text('chat_id'), { type });
  return true;
};

const getChatMenuButton: Method = ({ menuButtons }, params) =>
  menuButtons.get(params.text('chat_id')) ?? menuButtons.get('') ?? { type: 'default' };

const commandsKey = (params: Params) =>
  `${JSON.stringify(params.json('scope') ?? { type: 'default' })} ${params.text('language_code')}`;

function readCommand(given: unknown): BotCommand {
  const { command, description } = isObject(given) ? given : {};
  if (typeof command !== 'string' || !/^\/?[a-z\d_]{1,32}$/.test(command)) throw badRequest('BOT_COMMAND_INVALID');
  if (typeof description !== 'string' || description.length < 1 || description.length > 256) {
    throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
  }
  return { command: command.replace('/', ''), description };
}

/** What the fake answers, by documented name. */
export const methods: Record<string, Method> = {
  getMe,
  getUpdates,
  setWebhook: ({ webhook }, params) => webhook.set(params),
  deleteWebhook: ({ webhook }, params) => webhook.remove(params),
  getWebhookInfo: ({ webhook }) => webhook.info(),
  sendMessage,
  sendPhoto,
  sendDocument,
  sendChatAction,
  editMessageText,
  editMessageReplyMarkup,
  deleteMessage,
  answerCallbackQuery,
  getFile: ({ files }, params) => files.getFile(params.text('file_id')),
  setMyCommands,
  getMyCommands,
  setChatMenuButton,
  getChatMenuButton,
  setMessageReaction,
  pinChatMessage,
  unpinChatMessage,
  sendInvoice,
  answerPreCheckoutQuery,
  refundStarPayment,
};
