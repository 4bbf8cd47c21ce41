import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Call, Failures } from './failures.ts';
import { methods } from './methods.ts';
import { type Params, readParams } from './params.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

export interface Bot {
  token: string;
  service: Service;
  failures: Failures;
  calls: Call[];
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

const documentedNames = new Map(Object.keys(methods).map((name) => [name.toLowerCase(), name]));

const json = (status: number, content: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(content),
});

function refused(error: unknown): Answer {
  const refusal = error instanceof Refusal ? error : new Refusal(500, `Internal Server Error: ${error}`);
  const { code, retryAfter } = refusal;
  return json(code, refusal, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
}

/** Runs a method by name, in any case, and logs the call. */
export async function callMethod(
  { service, failures, calls }: Bot,
  name: string,
  params: Params,
  closed: AbortSignal,
  isWebhookAnswer: boolean,
): Promise<Answer> {
  const method = documentedNames.get(name.toLowerCase());
  if (!method) return refused(new Refusal(404, 'Not Found: method not found'));
  const chatId = Number(params.text('chat_id')) || undefined;
  const at = performance.timeOrigin + performance.now();
  const call: Call = { method, params: params.values, chatId, at, status: undefined, isWebhookAnswer };
  calls.push(call);
  let answer: Answer;
  try {
    failures.check(call);
    answer = json(200, { ok: true, result: await methods[method]?.(service, params, closed) });
  } catch (error) {
    answer = refused(error);
  }
  call.status = answer.status;
  return answer;
}

/** A webhook may answer with one method call; calls that read or that change the webhook are not made from there. */
export async function callFromWebhookAnswer(bot: Bot, params: Params) {
  const method = params.text('method');
  if (/^(get|setWebhook$|deleteWebhook$|close$|logOut$)/i.test(method)) return;
  delete params.values.method;
  await callMethod(bot, method, params, new AbortController().signal, true);
}

async function route(bot: Bot, request: IncomingMessage, closed: AbortSignal): Promise<Answer> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, file, token, rest = ''] = /^(\/file)?\/bot([^/]+)\/(.+)$/.exec(decodeURIComponent(url.pathname)) ?? [];
  if (token === undefined) throw new Refusal(404, 'Not Found');
  if (token !== bot.token) throw new Refusal(401, 'Unauthorized');
  if (file) {
    const stored = bot.service.files.byPath(rest);
    if (!stored) throw new Refusal(404, 'Not Found');
    return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: stored.bytes };
  }
  const body = await readBody(request);
  const params = await readParams(url.searchParams, request.headers['content-type'] ?? '', body);
  return callMethod(bot, rest, params, closed, false);
}

async function readBody(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let room = 51 * 1024 * 1024;
  for await (const chunk of request) {
    room -= chunk.length;
    if (room >= 0) chunks.push(chunk);
  }
  if (room < 0) throw new Refusal(413, 'Request Entity Too Large');
  return Buffer.concat(chunks);
}

export function createApiServer(bot: Bot): Server {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const closed = new AbortController();
    response.on('close', () => closed.abort());
    const { status, headers, body } = await route(bot, request, closed.signal).catch(refused);
    response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
    response.end(body);
  };
  const server = createServer((request, response) => void respond(request, response));
  server.keepAliveTimeout = 60_000;
  return server;
}
