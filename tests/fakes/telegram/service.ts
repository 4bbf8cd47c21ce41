import type { BotCommand, User } from 'grammy/types';
import type { Chats } from './chats.ts';
import type { FileStore } from './files.ts';
import type { RateLimiter } from './limits.ts';
import type { Params } from './params.ts';
import type { Till } from './stars.ts';
import type { UpdateQueue } from './updates.ts';
import type { Webhook } from './webhook.ts';

export interface CallbackAnswer {
  text: string;
  showAlert: boolean;
  url: string;
}

/** All that the service holds for one bot. */
export interface Service {
  bot: User & { username: string };
  chats: Chats;
  files: FileStore;
  queue: UpdateQueue;
  webhook: Webhook;
  limiter: RateLimiter | undefined;
  till: Till;
  /** Callback queries by identifier; undefined until the bot answers. */
  callbacks: Map<string, CallbackAnswer | undefined>;
  /** What the menu button opens, by chat; '' for all others. */
  menuButtons: Map<string, { type: string }>;
  /** Lists of commands by scope and language. */
  commands: Map<string, BotCommand[]>;
}

/** closed aborts when the bot hangs up before the answer. */
export type Method = (service: Service, params: Params, closed: AbortSignal) => unknown;
