import type { Api } from 'grammy';
import type { Logger } from 'pino';
import { createMailer, type Mailer } from './clients/mailer.ts';
import { createModels, type Models } from './clients/models.ts';
import type { MoneyBack, PaymentGateway } from './clients/paymentGateway.ts';
import { createRazorpay } from './clients/razorpay.ts';
import { createSandboxPayments } from './clients/sandboxPayments.ts';
import { createTelegramApi, type Messenger, telegramMessenger } from './clients/telegram.ts';
import { starsBack } from './clients/telegramStars.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/open.ts';
import { createJobs, type Jobs } from './jobs/queue.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { createLog } from './lib/log.ts';
import { createMetrics, type Metrics } from './lib/metrics.ts';
import { createSealing, type Sealing } from './lib/sealing.ts';

/** What the application needs from outside itself; tests hand in their own parts. */
export interface AppContext {
  config: Config;
  database: Database;
  db: Db;
  /** For reads that may lag behind. */
  readDb: Db;
  clock: Clock;
  jobs: Jobs;
  log: Logger;
  /** The bot's, where a token is set. */
  telegramApi: Api | undefined;
  /** Writes to people's chats. */
  messenger: Messenger | undefined;
  /** Razorpay where keys are set, else the sandbox; undefined in production without keys. */
  payments: PaymentGateway | undefined;
  /** Gives back what was paid in Stars, where there is a bot. */
  starsBack: MoneyBack | undefined;
  /** undefined where the owner named none. */
  models: Models | undefined;
  mailer: Mailer;
  sealing: Sealing;
  metrics: Metrics;
}

export function createContext(config: Config, database: Database, overrides: Partial<AppContext> = {}): AppContext {
  const log = overrides.log ?? createLog(config.logLevel);
  const metrics = overrides.metrics ?? createMetrics();
  const telegramApi = config.telegram && createTelegramApi(config.telegram);
  return {
    config,
    database,
    db: database.db,
    readDb: database.readDb,
    clock: systemClock,
    jobs: createJobs(database, log, metrics),
    log,
    telegramApi,
    messenger: telegramApi && telegramMessenger(telegramApi),
    payments: createPayments(config),
    starsBack: telegramApi && starsBack(telegramApi),
    models: config.models && createModels(config.models),
    mailer: createMailer(config, log),
    sealing: createSealing(config),
    metrics,
    ...overrides,
  };
}

function createPayments({ razorpay, production }: Config): PaymentGateway | undefined {
  if (razorpay) return createRazorpay(razorpay);
  return production ? undefined : createSandboxPayments();
}
