import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../../server/config.ts';

export type FakeAi = Awaited<ReturnType<typeof start>>;

/** How the server behaves: it answers with a value as JSON, with a text as it is, refuses, or says nothing at all. */
export type Behaviour =
  | { value: unknown; afterMs?: number }
  | { text: string }
  | { status: 400 | 429 | 500 }
  | { silent: true };

/** A question as it came: what the system and the user say, how many pictures stand beside it, and the schema asked for. */
export interface AskedQuestion {
  model: string;
  instructions: string;
  text: string;
  pictures: string[];
  schema: unknown;
  authorization: string;
}

interface ChatBody {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string | { type: string; text?: string; image_url?: { url: string } }[] }[];
  response_format?: { type: string; json_schema?: { schema: unknown } };
}

const tokens = { prompt_tokens: 400, completion_tokens: 50, total_tokens: 450 };

/**
 * Speaks the protocol of OpenAI as its reference tells it: POST /chat/completions with pictures as image_url parts and
 * json_schema as response_format, without streaming, and POST /audio/transcriptions with a multipart file.
 */
export async function start(reading: ModelSettings['reading'] = 'off') {
  const asked: AskedQuestion[] = [];
  const heard: { model: string; name: string; bytes: number; language: unknown; prompt: unknown }[] = [];
  let behave: (question: AskedQuestion) => Behaviour | Promise<Behaviour> = () => ({ status: 500 });
  let transcribe: () => Behaviour = () => ({ status: 500 });

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const authorization = request.headers.authorization ?? '';
    if (request.url === '/v1/chat/completions') {
      const question = toQuestion(JSON.parse(body.toString()), authorization);
      asked.push(question);
      const behaviour = await behave(question);
      return answer(response, behaviour, (content) => ({
        ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1_760_000_000, model: question.model },
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: tokens,
      }));
    }
    if (request.url === '/v1/audio/transcriptions') {
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const form = await new Response(new Uint8Array(body), { headers }).formData();
      const file = form.get('file') as File;
      const [language, prompt] = [form.get('language'), form.get('prompt')];
      heard.push({ model: String(form.get('model')), name: file.name, bytes: file.size, language, prompt });
      return answer(response, transcribe(), (text) => ({ text }));
    }
    return send(response, 404, { error: { message: 'Unknown request URL', type: 'invalid_request_error' } });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;

  return {
    asked,
    heard,
    settings: {
      ...{ baseUrl: url, apiKey: 'key-of-the-tests', chat: 'chat-model', reading, vision: 'vision-model' },
      transcribe: { baseUrl: url, model: 'voice-model' },
      prices: { input: 2, output: 10 },
      mostMs: 20_000,
    } satisfies ModelSettings,
    set behaviour(chosen: (question: AskedQuestion) => Behaviour | Promise<Behaviour>) {
      behave = chosen;
    },
    set transcription(chosen: () => Behaviour) {
      transcribe = chosen;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function toQuestion({ model, messages, response_format: format }: ChatBody, authorization: string): AskedQuestion {
  const contentOf = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  const said = contentOf('user');
  const parts = typeof said === 'string' ? [{ type: 'text', text: said, image_url: undefined }] : said;
  return {
    model,
    instructions: String(contentOf('system')),
    text: parts.map(({ text }) => text ?? '').join(''),
    pictures: parts.flatMap(({ image_url: picture }) => (picture ? picture.url : [])),
    schema: format?.json_schema?.schema,
    authorization,
  };
}

async function answer(response: ServerResponse, behaviour: Behaviour, envelope: (content: string) => unknown) {
  if ('silent' in behaviour) return;
  if ('status' in behaviour) {
    send(response, behaviour.status, { error: { message: 'It does not work now.', type: 'server_error', code: null } });
    return;
  }
  if ('text' in behaviour) return send(response, 200, envelope(behaviour.text));
  if (behaviour.afterMs) await new Promise((resolve) => setTimeout(resolve, behaviour.afterMs));
  send(response, 200, envelope(JSON.stringify(behaviour.value)));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
