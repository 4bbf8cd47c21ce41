import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { autoRetry } from '@grammyjs/auto-retry';
import { serve } from '@hono/node-server';
import { Api } from 'grammy';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import type { Role } from '../contract/accounts/accounts.ts';
import type { AnswerOf, BodyOf, ParamsOf, Problem, QueryOf, Route } from '../contract/http.ts';
import { type App, createApp } from '../server/app.ts';
import { telegramMessenger } from '../server/clients/telegram.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type AppContext, createContext } from '../server/context.ts';
import { type Database, openPostgres, wrapPglite } from '../server/db/open.ts';
import { createPglite } from '../server/db/pglite.ts';
import { createUser, startSession } from '../server/features/accounts/mutations.ts';
import { hashPassword } from '../server/lib/password.ts';
import { checkingAnswers } from './api/openApi.ts';

export class TestClock {
  /** Noon of a Friday in India. */
  time = new Date('2026-03-06T06:30:00Z');
  now = () => new Date(this.time);
  advance(milliseconds: number) {
    this.time = new Date(this.time.getTime() + milliseconds);
  }
}

type Options<R extends Route> = { token?: string; headers?: Record<string, string> } & Partial<{
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
}>;
export type Answer<R extends Route> = { status: number; headers: Headers; body: AnswerOf<R>; problem: Problem };

export interface TestPerson {
  id: string;
  userName: string;
  password: string;
  token: string;
}

export interface TestServer {
  url: string;
  app: App;
  context: AppContext;
  clock: TestClock;
  /** Calls a route of the contract. */
  call<R extends Route>(route: R, options?: Options<R>): Promise<Answer<R>>;
  /** A signed-in person; a user unless told. */
  person(role?: Role): Promise<TestPerson>;
  /** Throws when an answer of the API, whoever asked for it, was none that the OpenAPI document tells. */
  close(): Promise<void>;
}

/** No test writes a key file. */
const secretKey = 'a key of the tests, long enough to seal';

/** The real server on a real port, over a migrated database of its own on the project's engine, with other parts where told. */
export async function startTestServer(
  settings: Partial<Config> = {},
  parts: Partial<AppContext> = {},
): Promise<TestServer> {
  const database = await openCopy();
  const clock = new TestClock();
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }),
    // A test asks in a second what a person asks in an hour.
    costPerMinute: 1_000_000,
    secretKey,
    ...settings,
  };
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const context = createContext(config, database, { clock, log, ...unpacedTelegram(config), ...parts });
  const app = createApp(context);
  const { fetch, faults } = await checkingAnswers(app);
  // A busy machine would call over a connection that has just been closed as idle.
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', serverOptions: { keepAliveTimeout: 0 } });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call: TestServer['call'] = async (route, options) => {
    const answer = await callRoute(url, route, options);
    throwFirst(faults);
    return answer;
  };

  return {
    url,
    app,
    context,
    clock,
    call,
    person: (role = 'user') => createPerson(context, role),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      throwFirst(faults);
    },
  };
}

/** Telegram wants a second between two messages to a chat; what a test says needn't wait for it. */
function unpacedTelegram({ telegram }: Config): Partial<AppContext> {
  if (!telegram) return {};
  const telegramApi = new Api(telegram.token, { apiRoot: telegram.apiRoot });
  telegramApi.config.use(autoRetry({ maxRetryAttempts: 3, maxDelaySeconds: 60 }));
  return { telegramApi, messenger: telegramMessenger(telegramApi) };
}

/** A server for all tests of a file, which ends after them. */
export async function serverForTests(settings?: Partial<Config>): Promise<TestServer> {
  const server = await startTestServer(settings);
  afterAll(() => server.close());
  return server;
}

function throwFirst([fault]: string[]): void {
  if (fault) throw new Error(fault);
}

async function callRoute<R extends Route>(url: string, route: R, options: Options<R> = {}): Promise<Answer<R>> {
  const { token, headers, params, query, body } = options;
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const sent = route.bodyType ? formOf(body as Record<string, string | File>) : JSON.stringify(body);
  const search = new URLSearchParams((query ?? {}) as Record<string, string>);
  const response = await fetch(`${url}/api/v1${path}?${search}`, {
    method: route.method.toUpperCase(),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
      // Each call comes from another address, so that tests of something else meet no throttle.
      'x-forwarded-for': randomUUID(),
      ...headers,
    },
    ...(body !== undefined && { body: sent }),
  });
  const { status } = response;
  if (status < 400 && status !== route.status) throw new Error(`${route.path} answered ${status}, not ${route.status}`);
  const json = status === 204 ? null : await response.json();
  return { status, headers: response.headers, body: json, problem: json };
}

export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const password = 'correct horse 1';
/** One for everybody: two with the effort that a server takes cost more than most of what a test does with a person. */
const passwordHash = hashPassword(password, { memory: 8, passes: 1 });

/** As somebody who signed up on the site and then in, from where the calls of a test come. */
async function createPerson({ db, clock }: AppContext, role: Role): Promise<TestPerson> {
  const userName = `${role}-${randomUUID().slice(0, 8)}`;
  const now = clock.now();
  const signUp = role === 'user' && { signUpSource: 'site', termsAcceptedAt: now };
  const user = await createUser(db, { userName, role, passwordHash: await passwordHash, ...signUp }, now);
  if (!user) throw new Error(`${userName} is taken`);
  const token = await startSession(db, user.id, { remember: false, userAgent: 'node' }, now);
  return { id: user.id, userName, password, token };
}

async function openCopy(): Promise<Database> {
  if (inject('engine') === 'pglite') {
    const dump = new Blob([readFileSync(inject('pgliteDump'))]);
    return wrapPglite(await createPglite({ loadDataDir: dump }));
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const maintenance = openPostgres(inject('postgresUrl'));
  await maintenance.pool.query(`create database ${name} template template_fitpulse`);
  await maintenance.close();
  return openPostgres(inject('postgresUrl').replace(/\/postgres$/, `/${name}`));
}
