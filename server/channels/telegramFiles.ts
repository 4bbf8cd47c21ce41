import type { Api } from 'grammy';
import type { Message, Update } from 'grammy/types';
import { mostPhotoBytes, mostRecordingBytes } from '../../contract/assistant.ts';
import type { FetchedFile } from '../assistant/skill.ts';
import { isRefusal } from '../clients/telegram.ts';
import type { AppContext } from '../context.ts';
import { mostDocumentBytes } from '../lib/documents/limits.ts';

const mostMs = 30_000;
/** Telegram shows it for 5 s. */
const typingMs = 4_000;

/** Shows that an answer is coming while a file is read, which may take a minute. */
export async function whileTyping<Result>(api: Api, chatId: number, work: () => Promise<Result>): Promise<Result> {
  const type = () => void api.sendChatAction(chatId, 'typing').catch(() => undefined);
  type();
  const timer = setInterval(type, typingMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** The bytes of the document that a message brings; undefined where it brings none. Throws when Telegram doesn't give it. */
export async function documentOf(
  context: AppContext,
  api: Api,
  { message }: Update,
): Promise<Uint8Array | 'tooLarge' | undefined> {
  return message?.document && fetchFile(context, api, message.document, mostDocumentBytes);
}

/** The photo or voice note of a message, fetched when somebody looks at it or listens. */
export function mediaOf(
  context: AppContext,
  api: Api,
  message: Message | undefined,
): { photo?: { fetch: FetchedFile; album?: string | undefined }; recording?: { fetch: FetchedFile; seconds: number } } {
  // Telegram sends several sizes, the largest last.
  const photo = message?.photo?.at(-1);
  if (photo) {
    return { photo: { fetch: () => fetchFile(context, api, photo, mostPhotoBytes), album: message?.media_group_id } };
  }
  const recording = message?.voice ?? message?.audio;
  if (!recording) return {};
  const fetch = () => fetchFile(context, api, recording, mostRecordingBytes);
  return { recording: { fetch, seconds: recording.duration } };
}

async function fetchFile(
  { config }: AppContext,
  api: Api,
  { file_id: id, file_size: size = 0 }: { file_id: string; file_size?: number },
  mostBytes: number,
): Promise<Uint8Array | 'tooLarge'> {
  if (!config.telegram) throw new Error('There is no bot.');
  if (size > mostBytes) return 'tooLarge';
  const path = await pathOf(api, id);
  if (path === 'tooLarge') return path;
  const { apiRoot, token } = config.telegram;
  const response = await fetch(`${apiRoot}/file/bot${token}/${path}`, { signal: AbortSignal.timeout(mostMs) });
  // Its address holds the token, which no error may tell.
  if (!response.ok || !response.body) throw new Error(`Telegram answered ${response.status} for a file.`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body) {
    length += piece.length;
    if (length > mostBytes) return 'tooLarge';
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Telegram gives no file of more than 20 MB, and doesn't always tell the size before. */
async function pathOf(api: Api, fileId: string): Promise<string | 'tooLarge'> {
  try {
    return (await api.getFile(fileId)).file_path ?? '';
  } catch (error) {
    if (isRefusal(error, 'file is too big')) return 'tooLarge';
    throw error;
  }
}
