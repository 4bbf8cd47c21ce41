import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { type App, createApp } from './app.ts';
import { heardUpdates } from './channels/telegram.ts';
import { announceCommands } from './channels/telegramCommands.ts';
import { startPolling } from './channels/telegramPolling.ts';
import type { Config } from './config.ts';
import { type AppContext, createContext } from './context.ts';
import type { Database } from './db/open.ts';
import { seedPeople } from './features/accounts/seed.ts';
import { startBroadcasts } from './features/admin/broadcasts/jobs.ts';
import { startDayCards } from './features/dayCards/jobs.ts';
import { keepPushKeys } from './features/push/mutations.ts';
import { opensSecondFactors } from './features/secondFactors/data.ts';
import type { Jobs } from './jobs/queue.ts';
import { createSharedClock } from './lib/clock.ts';
import { keyFile, readKeyFile, SealingKeyRefused } from './lib/sealing.ts';

/** A slow answer gets so long after SIGTERM. */
const answersWithinMs = 5_000;

/** What has been started and how it ends. */
type Closers = (() => Promise<void>)[];

/** Serves the application over an open database, and answers with its jobs; what ends it is added to the closers. */
export async function serveApp(config: Config, database: Database, closers: Closers): Promise<Jobs> {
  const clock = await createSharedClock(
    async () => (await database.pool.query('select clock_timestamp() as now')).rows[0].now,
  );
  closers.push(async () => clock.stop());
  const context = createContext(config, database, { clock });
  if (!config.secretKey) readKeyFile(config.dataDir);
  if (!(await opensSecondFactors(context))) throw lostKey(config);
  const app = createApp(context);

  closers.push(() => context.jobs.stop());
  await listen(app, context, closers);
  // Only now: where the port is taken, nobody would ever read the passwords.
  const seeded = await seedPeople(context);
  await keepPushKeys(context);
  const signIns = seeded.map(
    ({ userName, password, role }) =>
      `  Sign in as ${role === 'admin' ? 'an admin' : 'a user'}: ${userName} / ${password}`,
  );
  console.log([`FitPulse is ready at ${config.publicUrl}`, ...signIns].join('\n'));
  await context.jobs.start(app.jobs);
  startTelegram(app, context, closers);
  return context.jobs;
}

const lostKey = ({ secretKey, dataDir }: Config) =>
  new SealingKeyRefused(
    `The second factors in the database were sealed with another key than ${secretKey ? 'that of SECRET_KEY' : keyFile(dataDir)}. ` +
      'Nothing was changed. Put the key of then back from where you keep it. Where it is lost for good, run ' +
      '`npm run fitpulse -- forget-sealed-secrets`: people sign in with their recovery codes and set their app up anew.',
  );

async function listen({ http }: App, { config }: AppContext, closers: Closers): Promise<void> {
  const server = serve({ fetch: http.fetch, port: config.port, hostname: config.host }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  closers.push(() => closeServer(server));
}

/** Answers what is under way and takes nothing new; whoever still sends or reads after that is cut off. */
async function closeServer(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), answersWithinMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}

function startTelegram({ telegram, telegramUpdates }: App, context: AppContext, closers: Closers): void {
  const { config, log } = context;
  if (!telegram) return;
  const secret = config.telegram?.webhookSecret;
  telegramUpdates?.start();
  closers.push(telegramUpdates?.stop ?? startPolling(context, telegram).stop);
  closers.push(startBroadcasts(context).stop, startDayCards(context).stop);
  const announce = async () => {
    await announceCommands(telegram.api);
    if (!secret) return telegram.api.deleteWebhook();
    const heard = { secret_token: secret, allowed_updates: heardUpdates };
    return telegram.api.setWebhook(`${config.publicUrl}/telegram/webhook`, heard);
  };
  announce().catch((error) => log.warn({ error }, 'Telegram does not answer'));
}
