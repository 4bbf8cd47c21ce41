import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import { isRefusal } from '../clients/telegram.ts';
import type { AppContext } from '../context.ts';
import { mostDocumentBytes } from '../lib/documents/limits.ts';

const mostMs = 30_000;

/** The bytes of the document that a message brings; undefined where it brings none. Throws when Telegram doesn't give it. */
export async function documentOf(
  { config }: AppContext,
  api: Api,
  { message }: Update,
): Promise<Uint8Array | 'tooLarge' | undefined> {
  const document = message?.document;
  if (!document || !config.telegram) return undefined;
  if ((document.file_size ?? 0) > mostDocumentBytes) return 'tooLarge';
  const path = await pathOf(api, document.file_id);
  if (path === 'tooLarge') return path;
  const { apiRoot, token } = config.telegram;
  const response = await fetch(`${apiRoot}/file/bot${token}/${path}`, { signal: AbortSignal.timeout(mostMs) });
  // Its address holds the token, which no error may tell.
  if (!response.ok || !response.body) throw new Error(`Telegram answered ${response.status} for a document.`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body) {
    length += piece.length;
    if (length > mostDocumentBytes) return 'tooLarge';
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
