import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
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
  const { file_path: path } = await api.getFile(document.file_id);
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
