import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { ModelSettings } from '../config.ts';
import { toWave } from '../lib/documents/readVoice.ts';

/** The model did not answer, or not with what was asked for; its message holds nothing that a person wrote. */
export class ModelFailed extends Error {}

export interface ModelQuestion<Answer> {
  instructions: string;
  /** What the person wrote: data, never instruction. */
  text: string;
  /** Re-encoded JPEGs. */
  pictures?: Buffer[];
  /** Of the answer; 1,000 unless told. */
  mostTokens?: number;
  answer: z.ZodType<Answer>;
  signal: AbortSignal;
}

export interface ModelAnswer<Answer> {
  value: Answer;
  inputTokens: number;
  outputTokens: number;
}

export interface Models {
  /** Each throws ModelFailed. `vision` is asked where there are pictures. */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<ModelAnswer<Answer>>;
  /** What is said in a recording. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
}

interface Recording {
  bytes: Uint8Array;
  /** Its ending tells the format. */
  name: string;
  /** What is likely spoken, by ISO 639-1, and words as its writer would write them; undefined: the model finds out. */
  hint?: { language: string; prompt: string } | undefined;
}

const longestAnswer = 20_000;
const transcript = z.object({ text: z.string() });

/** Models behind the protocol of OpenAI, which hosted services, Ollama, llama.cpp and vLLM speak. Nothing is repeated. */
export function createModels(settings: ModelSettings): Models {
  return {
    async ask({ instructions, text, pictures = [], mostTokens = 1_000, answer, signal }) {
      const name = pictures.length > 0 ? settings.vision : settings.chat;
      if (!name || !settings.baseUrl) throw new ModelFailed('No such model is configured.');
      const model = await openModel(settings.baseUrl, settings.apiKey, name);
      try {
        const { content, usage } = await model.doGenerate({
          prompt: [
            { role: 'system', content: instructions },
            {
              role: 'user',
              content: [
                { type: 'text', text },
                ...pictures.map((data) => ({
                  ...{ type: 'file' as const, mediaType: 'image/jpeg' },
                  data: { type: 'data' as const, data },
                })),
              ],
            },
          ],
          responseFormat: { type: 'json', name: 'answer', schema: schemaOf(answer) },
          temperature: 0,
          maxOutputTokens: mostTokens,
          abortSignal: signal,
        });
        const written = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
        const value = parseAnswer(answer, written);
        return { value, inputTokens: usage.inputTokens.total ?? 0, outputTokens: usage.outputTokens.total ?? 0 };
      } catch (error) {
        throw asFailure(error);
      }
    },

    async transcribe(recording, signal) {
      const { transcribe } = settings;
      if (!transcribe) throw new ModelFailed('No transcription is configured.');
      const text =
        'command' in transcribe
          ? await runCommand(transcribe.command, recording, signal)
          : await askServer({ ...transcribe, apiKey: settings.apiKey }, recording, signal);
      return text.slice(0, longestAnswer).trim();
    },
  };
}

/** Servers that hold answers to a schema refuse one with a default. */
const schemaOf = (answer: z.ZodType) =>
  z.toJSONSchema(answer, {
    target: 'draft-7',
    override({ jsonSchema }) {
      delete jsonSchema.default;
    },
  });

async function openModel(baseURL: string, apiKey: string | undefined, name: string) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = createOpenAICompatible({ name: 'models', baseURL, apiKey, supportsStructuredOutputs: true });
  return provider.chatModel(name);
}

function parseAnswer<Answer>(schema: z.ZodType<Answer>, written: string): Answer {
  if (written.length > longestAnswer) throw new ModelFailed('The answer is too long.');
  const parsed = schema.safeParse(readJson(written));
  if (!parsed.success) throw new ModelFailed('The answer is not of the form that was asked for.');
  return parsed.data;
}

function readJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Errors of the client quote what was sent. */
function asFailure(error: unknown): ModelFailed {
  if (error instanceof ModelFailed) return error;
  const { name, statusCode } = error as { name?: string; statusCode?: number };
  return new ModelFailed(statusCode ? `The server answered ${statusCode}.` : `The server did not answer: ${name}.`);
}

interface TranscriptionServer {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

async function askServer(
  { baseUrl, model, apiKey }: TranscriptionServer,
  { bytes, name, hint }: Recording,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  form.set('model', model);
  form.set('response_format', 'json');
  for (const [key, value] of Object.entries(hint ?? {})) form.set(key, value);
  try {
    const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : undefined;
    const response = await fetch(`${baseUrl}/audio/transcriptions`, { method: 'POST', body: form, headers, signal });
    if (!response.ok) throw new ModelFailed(`The server answered ${response.status}.`);
    return transcript.parse(await response.json()).text;
  } catch (error) {
    throw asFailure(error);
  }
}

/**
 * The owner's command reads the file that takes the place of {file}, a WAV of what came as Ogg, and writes what it hears;
 * {language} is what is likely spoken, or "auto".
 */
async function runCommand(command: string[], { bytes, name, hint }: Recording, signal: AbortSignal): Promise<string> {
  const isOgg = name.endsWith('.ogg');
  const heard = isOgg ? await toWave(bytes) : bytes;
  if (!heard) throw new ModelFailed('The recording can’t be decoded.');
  const file = join(tmpdir(), `fitpulse-${randomUUID()}-${isOgg ? 'voice.wav' : name}`);
  const [program = '', ...parameters] = command.map((part) =>
    part.replaceAll('{file}', file).replaceAll('{language}', hint?.language ?? 'auto'),
  );
  try {
    await writeFile(file, heard, { mode: 0o600 });
    return await new Promise((resolve, reject) => {
      const child = spawn(program, parameters, { signal, killSignal: 'SIGKILL', stdio: ['ignore', 'pipe', 'ignore'] });
      let words = '';
      child.stdout.on('data', (chunk: Buffer) => {
        words = (words + chunk.toString()).slice(0, longestAnswer);
      });
      child.on('error', (error) => reject(asFailure(error)));
      child.on('close', (code) => (code === 0 ? resolve(words) : reject(new ModelFailed(`It ended with ${code}.`))));
    });
  } finally {
    await rm(file, { force: true });
  }
}
