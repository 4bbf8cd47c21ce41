import { join } from 'node:path';
import { z } from 'zod';
import { type ModelReading, modelReadings } from '../contract/models.ts';
import { isGuessable } from './lib/guessablePasswords.ts';

const optional = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()) as z.ZodType<string | undefined>;
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' });
const text = z.string();

const hasGuessableAdmin = ({ FITPULSE_ADMIN_USER: name, FITPULSE_ADMIN_PASSWORD: password }: AdminVariables): boolean =>
  password !== undefined && isGuessable(password, name);
type AdminVariables = Partial<Record<'FITPULSE_ADMIN_USER' | 'FITPULSE_ADMIN_PASSWORD', string | undefined>>;

const variables = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
    HOST: text.min(1).default('127.0.0.1'),
    DATA_DIR: text.min(1).default('./data'),
    DATABASE_URL: optional(postgresUrl),
    DATABASE_DIRECT_URL: optional(postgresUrl),
    DATABASE_READ_URL: optional(postgresUrl),
    PUBLIC_URL: optional(httpUrl),
    NODE_ENV: z
      .enum(['development', 'test', 'production'], 'must be development, test or production')
      .default('development'),
    FITPULSE_ADMIN_USER: optional(text.max(64)),
    FITPULSE_ADMIN_PASSWORD: optional(text.max(200)),
    PASSWORD_MIN_LENGTH: optional(text.regex(/^([1-9]|[1-9]\d)$/, 'must be a number from 1 to 99')),
    TELEGRAM_BOT_TOKEN: optional(text.regex(/^\d+:[\w-]+$/, "must be the token BotFather gave, like '123:abc'")),
    TELEGRAM_BOT_USERNAME: optional(text.regex(/^@?\w+$/, 'must be a Telegram user name')),
    TELEGRAM_API_ROOT: httpUrl.default('https://api.telegram.org'),
    TELEGRAM_WEBHOOK_SECRET: optional(text.regex(/^[\w-]{1,256}$/, 'must be 1 to 256 letters, digits, _ or -')),
    RAZORPAY_KEY_ID: optional(text.regex(/^rzp_\w+$/, 'must be a key id, like rzp_live_...')),
    RAZORPAY_KEY_SECRET: optional(text),
    RAZORPAY_WEBHOOK_SECRET: optional(text),
    RAZORPAY_API_ROOT: httpUrl.default('https://api.razorpay.com'),
    GOOGLE_CLIENT_ID: optional(text),
    GOOGLE_JWKS_URL: httpUrl.default('https://www.googleapis.com/oauth2/v3/certs'),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' })),
    MAIL_FROM: text.min(1).default('FitPulse <no-reply@localhost>'),
    BACKUP_DIR: optional(text),
    BACKUP_RECIPIENT: optional(text.regex(/^age1[0-9a-z]{40,}$/, 'must be a recipient of age, like age1…')),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
      .default('info'),
    SELLER_NAME: text.min(1).default('FitPulse'),
    SELLER_ADDRESS: text.min(1).default('Bengaluru, Karnataka 560001, India'),
    SELLER_GSTIN: optional(text.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/, 'must be a GSTIN of 15 characters')),
    COST_PER_MINUTE: z.coerce.number('must be a number').int().min(60).default(1_200),
    OPEN_FOOD_FACTS_URL: optional(httpUrl),
    AI_BASE_URL: optional(httpUrl),
    AI_API_KEY: optional(text),
    AI_MODEL: optional(text.max(200)),
    AI_READING: z.enum(modelReadings, 'must be off, doubt or first').default('doubt'),
    AI_CONTEXT: optional(text.regex(/^[1-9]\d{3,6}$/, 'must be a number of tokens from 1000')),
    AI_VISION_MODEL: optional(text.max(200)),
    AI_TRANSCRIBE_MODEL: optional(text.max(200)),
    AI_TRANSCRIBE_BASE_URL: optional(httpUrl),
    AI_TRANSCRIBE_COMMAND: optional(text.regex(/\{file\}/, 'must name the recording as {file}')),
    AI_INPUT_PRICE: z.coerce.number('must be a number').min(0).default(0),
    AI_OUTPUT_PRICE: z.coerce.number('must be a number').min(0).default(0),
    SECRET_KEY: optional(text.min(32, 'must have at least 32 characters')),
    VAPID_SUBJECT: optional(text.regex(/^(?:mailto:.+@|https:\/\/)/, 'must be a mailto: or https:// address')),
    METRICS_TOKEN: optional(text.min(8, 'must have at least 8 characters')),
  })
  .refine((all) => all.DATABASE_URL || !all.DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
    error: 'must be set together with DATABASE_URL',
  })
  .refine((all) => all.DATABASE_URL || !all.DATABASE_READ_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'must be set together with DATABASE_URL',
  })
  .refine((all) => !all.FITPULSE_ADMIN_USER === !all.FITPULSE_ADMIN_PASSWORD, {
    path: ['FITPULSE_ADMIN_PASSWORD'],
    error: 'must be set together with FITPULSE_ADMIN_USER',
  })
  .refine((all) => all.NODE_ENV !== 'production' || !hasGuessableAdmin(all), {
    path: ['FITPULSE_ADMIN_PASSWORD'],
    error: 'must be none that is guessed first: common, a run, or a name with little beside it',
  })
  .refine((all) => !all.RAZORPAY_KEY_ID === !all.RAZORPAY_KEY_SECRET, {
    path: ['RAZORPAY_KEY_SECRET'],
    error: 'must be set together with RAZORPAY_KEY_ID',
  })
  .refine((all) => !all.RAZORPAY_WEBHOOK_SECRET || all.RAZORPAY_KEY_ID, {
    path: ['RAZORPAY_WEBHOOK_SECRET'],
    error: 'needs RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET',
  })
  .refine((all) => all.AI_BASE_URL || !(all.AI_MODEL || all.AI_VISION_MODEL), {
    path: ['AI_BASE_URL'],
    error: 'must be set together with AI_MODEL or AI_VISION_MODEL',
  })
  .refine((all) => all.AI_BASE_URL || all.AI_TRANSCRIBE_BASE_URL || !all.AI_TRANSCRIBE_MODEL, {
    path: ['AI_TRANSCRIBE_BASE_URL'],
    error: 'must be set together with AI_TRANSCRIBE_MODEL',
  })
  .refine((all) => !all.TELEGRAM_WEBHOOK_SECRET || all.TELEGRAM_BOT_TOKEN, {
    path: ['TELEGRAM_WEBHOOK_SECRET'],
    error: 'needs TELEGRAM_BOT_TOKEN',
  });

/** Models that the owner has, on servers that speak the protocol of OpenAI; what isn't named is not there. */
export interface ModelSettings {
  baseUrl: string | undefined;
  apiKey: string | undefined;
  chat: string | undefined;
  /** Of which messages the chat model is asked what they want. */
  reading: ModelReading;
  /** Tokens that the chat model takes in and writes together; undefined where that is enough for all acts. */
  mostTokens?: number | undefined;
  vision: string | undefined;
  transcribe: { baseUrl: string; model: string } | { command: string[] } | undefined;
  /** US dollars for a million tokens; 0 where the owner didn't say. */
  prices: { input: number; output: number };
  /** For all that is asked for one message; then the built-in answer is given. */
  mostMs: number;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Past a pooler, where DATABASE_URL leads to one: for migrations and backups, which need a session of their own. */
  directDatabaseUrl: string | undefined;
  /** For reads that may lag behind, where a replica is to serve them. */
  readDatabaseUrl: string | undefined;
  publicUrl: string;
  production: boolean;
  passwordMinLength: number;
  admin: { userName: string; password: string } | undefined;
  telegram:
    | { token: string; apiRoot: string; userName: string | undefined; webhookSecret: string | undefined }
    | undefined;
  razorpay: { keyId: string; keySecret: string; webhookSecret: string | undefined; apiRoot: string } | undefined;
  google: { clientId: string; jwksUrl: string } | undefined;
  mail: { smtpUrl: string | undefined; from: string };
  /** Who invoices, as it is printed on them. */
  seller: { name: string; address: string; gstin: string | undefined };
  /** The folder is undefined where PostgreSQL is backed up by other means. */
  backup: { folder: string | undefined; recipient: string | undefined };
  /** Whom push services ask about what we send, and where they are: the browsers' own, as origins. */
  push: { subject: string; services: readonly string[] };
  logLevel: string;
  metricsToken: string | undefined;
  /** Seals what is secret in the database; unset, a file in the data directory does. */
  secretKey: string | undefined;
  models: ModelSettings | undefined;
  /** Where barcodes that nobody knows here are looked up; unset, nowhere. */
  openFoodFactsUrl: string | undefined;
  /** What one person may cost in a minute, where reading one thing is 1. */
  costPerMinute: number;
}

export class BadConfiguration extends Error {}

/** Reads the environment; throws BadConfiguration with a line for every bad variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = variables.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new BadConfiguration(`These settings are wrong:\n${lines.join('\n')}`);
  }
  const all = result.data;
  const production = all.NODE_ENV === 'production';
  return {
    port: all.PORT,
    host: all.HOST,
    dataDir: all.DATA_DIR,
    databaseUrl: all.DATABASE_URL,
    directDatabaseUrl: all.DATABASE_DIRECT_URL ?? all.DATABASE_URL,
    readDatabaseUrl: all.DATABASE_READ_URL,
    publicUrl: (all.PUBLIC_URL ?? `http://localhost:${all.PORT}`).replace(/\/$/, ''),
    production,
    passwordMinLength: Number(all.PASSWORD_MIN_LENGTH ?? (production ? 8 : 1)),
    admin:
      all.FITPULSE_ADMIN_USER && all.FITPULSE_ADMIN_PASSWORD
        ? { userName: all.FITPULSE_ADMIN_USER, password: all.FITPULSE_ADMIN_PASSWORD }
        : undefined,
    telegram: all.TELEGRAM_BOT_TOKEN
      ? {
          token: all.TELEGRAM_BOT_TOKEN,
          apiRoot: all.TELEGRAM_API_ROOT.replace(/\/$/, ''),
          userName: all.TELEGRAM_BOT_USERNAME?.replace(/^@/, ''),
          webhookSecret: all.TELEGRAM_WEBHOOK_SECRET,
        }
      : undefined,
    razorpay:
      all.RAZORPAY_KEY_ID && all.RAZORPAY_KEY_SECRET
        ? {
            keyId: all.RAZORPAY_KEY_ID,
            keySecret: all.RAZORPAY_KEY_SECRET,
            webhookSecret: all.RAZORPAY_WEBHOOK_SECRET,
            apiRoot: all.RAZORPAY_API_ROOT.replace(/\/$/, ''),
          }
        : undefined,
    google: all.GOOGLE_CLIENT_ID ? { clientId: all.GOOGLE_CLIENT_ID, jwksUrl: all.GOOGLE_JWKS_URL } : undefined,
    mail: { smtpUrl: all.SMTP_URL, from: all.MAIL_FROM },
    seller: { name: all.SELLER_NAME, address: all.SELLER_ADDRESS, gstin: all.SELLER_GSTIN },
    backup: {
      folder: all.BACKUP_DIR ?? (all.DATABASE_URL ? undefined : join(all.DATA_DIR, 'backups')),
      recipient: all.BACKUP_RECIPIENT,
    },
    push: { subject: all.VAPID_SUBJECT ?? `mailto:${addressOf(all.MAIL_FROM)}`, services: pushServices },
    logLevel: all.LOG_LEVEL,
    metricsToken: all.METRICS_TOKEN,
    secretKey: all.SECRET_KEY,
    models: modelsOf(all),
    openFoodFactsUrl: all.OPEN_FOOD_FACTS_URL?.replace(/\/$/, ''),
    costPerMinute: all.COST_PER_MINUTE,
  };
}

/** Of Chrome and its kin, Firefox, Edge and Safari. */
const pushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
];

/** Of "FitPulse <no-reply@example.com>". */
const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

function modelsOf(all: z.infer<typeof variables>): ModelSettings | undefined {
  const { AI_TRANSCRIBE_MODEL: model, AI_TRANSCRIBE_COMMAND: command } = all;
  const baseUrl = all.AI_BASE_URL?.replace(/\/$/, '');
  const transcribeUrl = all.AI_TRANSCRIBE_BASE_URL?.replace(/\/$/, '') ?? baseUrl;
  const byServer = model && transcribeUrl ? { baseUrl: transcribeUrl, model } : undefined;
  const transcribe = command ? { command: command.trim().split(/\s+/) } : byServer;
  if (!all.AI_MODEL && !all.AI_VISION_MODEL && !transcribe) return undefined;
  const prices = { input: all.AI_INPUT_PRICE, output: all.AI_OUTPUT_PRICE };
  return {
    baseUrl,
    apiKey: all.AI_API_KEY,
    chat: all.AI_MODEL,
    reading: all.AI_READING,
    mostTokens: all.AI_CONTEXT === undefined ? undefined : Number(all.AI_CONTEXT),
    vision: all.AI_VISION_MODEL,
    transcribe,
    prices,
    mostMs: 10_000,
  };
}
