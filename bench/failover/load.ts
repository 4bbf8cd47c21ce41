import { setTimeout as wait } from 'node:timers/promises';
import * as fake from '../../tests/fakes/telegram.ts';
import type { ServerProcess } from '../../tests/processes/process.ts';

/** Enough that nobody says more in a minute than the assistant and Telegram take. */
const peoplePerKind = 40;
/** Longer than a statement waits for a leader: who gave up earlier would leave the servers work that nobody waits for. */
const answersWithinMs = 20_000;
/** Beyond that nothing new is sent, as people don't who wait. */
const mostUnfinished = 100;
const pauseMs = 200;
const firstTelegramId = 60_000;
const firstOfBot = 100_000;
const password = 'Wristwatch-7-olives';
export const webhookSecret = 'a-webhook-secret';

/** In which order writes take turns: a tenth are sign-ups, the rest are split evenly. */
const turns = ['sign-up', ...Array.from({ length: 3 }, () => ['entry', 'chat', 'update'] as const).flat()] as const;
export type Kind = (typeof turns)[number];

/** What was acknowledged: of a sign-up its name; else who drank, a user name or a Telegram id, and how much. */
export interface Acknowledged {
  kind: Kind;
  who: string;
  volumeMl: number;
}

interface Write extends Acknowledged {
  path: string;
  body: unknown;
  headers: Record<string, string>;
  /** Beside 2xx; a sign-up that came before is told by the name that is taken. */
  meansDone?: number;
}

/** Sends writes at a rate, each with its own key and again until it is acknowledged, to either server in turns. */
export async function startLoad(servers: ServerProcess[], telegram: fake.Telegram, perSecond: number) {
  const acknowledged: Acknowledged[] = [];
  /** When, by performance.now(). */
  const times: number[] = [];
  const refusals: Record<string, number> = {};
  const unfinished = new Set<Promise<void>>();
  const recorder = await fake.start();
  const people = await signUpPeople(servers);
  let count = 0;
  const counts = { 'sign-up': 0, entry: 0, chat: 0, update: 0 };

  function compose(): Write {
    const kind = turns[count % turns.length] as Kind;
    count += 1;
    const number = counts[kind]++;
    const at = number % peoplePerKind;
    const volumeMl = 100 + Math.floor(number / peoplePerKind);
    if (kind === 'sign-up') return signUp(`newcomer-${number}`);
    if (kind === 'update') {
      const person = { id: firstTelegramId + at, first_name: `Person ${at}` };
      telegram.openChat(person, firstOfBot);
      const body = recorder.sendText(person, `drank ${volumeMl} ml water`);
      const headers = { 'x-telegram-bot-api-secret-token': webhookSecret };
      return { kind, who: String(person.id), volumeMl, path: '/telegram/webhook', body, headers };
    }
    const { name, token } = people[kind][at] as Person;
    const headers = { authorization: `Bearer ${token}` };
    if (kind === 'chat') {
      const body = { text: `drank ${volumeMl} ml water`, id: `${name}-${volumeMl}` };
      return { kind, who: name, volumeMl, path: '/api/v1/chat/messages', body, headers };
    }
    const body = { waterIntake: { value: volumeMl } };
    const keyed = { ...headers, 'idempotency-key': `${name}-${volumeMl}` };
    return { kind, who: name, volumeMl, path: '/api/v1/water-intake', body, headers: keyed };
  }

  async function settle(write: Write, first: number): Promise<void> {
    for (let attempt = first; ; attempt += 1) {
      const server = servers[attempt % servers.length] as ServerProcess;
      const status = await send(server.url, write);
      if (typeof status === 'number' && (status < 300 || (status === write.meansDone && attempt > first))) break;
      refusals[status] = (refusals[status] ?? 0) + 1;
      await wait(pauseMs);
    }
    times.push(performance.now());
    const { kind, who, volumeMl } = write;
    acknowledged.push({ kind, who, volumeMl });
  }

  const ticking = setInterval(() => {
    if (unfinished.size >= mostUnfinished) return;
    const settled = settle(compose(), count).finally(() => unfinished.delete(settled));
    unfinished.add(settled);
  }, 1_000 / perSecond);

  return {
    acknowledged,
    times,
    /** Answers that acknowledged nothing, by status or reason. */
    refusals,
    /** Sends nothing new, and waits until all is acknowledged. */
    async end() {
      clearInterval(ticking);
      await Promise.all(unfinished);
      await recorder.close();
    },
  };
}

interface Person {
  name: string;
  token: string;
}

async function signUpPeople(servers: ServerProcess[]): Promise<Record<'entry' | 'chat', Person[]>> {
  const [server] = servers as [ServerProcess];
  const signUpAs = async (kind: string): Promise<Person[]> => {
    const people: Person[] = [];
    for (let at = 0; at < peoplePerKind; at += 1) {
      const name = `${kind}-${at}`;
      await post(server.url, signUp(name));
      const answer = await post(server.url, {
        ...signUp(name),
        path: '/api/v1/login',
        body: { userName: name, password },
      });
      people.push({ name, token: ((await answer.json()) as { accessToken: string }).accessToken });
    }
    return people;
  };
  return { entry: await signUpAs('entry'), chat: await signUpAs('chat') };
}

let addresses = 0;

/** Each from an address of its own: one may sign up only so often. */
function signUp(name: string): Write {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.1.${addresses >> 8}.${addresses & 255}` };
  const body = { userName: name, password, termsAccepted: true };
  return { kind: 'sign-up', who: name, volumeMl: 0, path: '/api/v1/user', body, headers, meansDone: 409 };
}

const post = (url: string, { path, body, headers }: Write): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answersWithinMs),
  });

/** The status, or why there is none. */
async function send(url: string, write: Write): Promise<number | string> {
  try {
    const response = await post(url, write);
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return (error as Error).name;
  }
}
