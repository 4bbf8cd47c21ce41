import { type Api, GrammyError, InputFile } from 'grammy';
import type { Update } from 'grammy/types';
import * as texts from '../../texts/accounts/accountData.ts';
import type { Exchange } from '../assistant/conversation.ts';
import { findExchange } from '../assistant/data.ts';
import type { Incoming } from '../assistant/incoming.ts';
import { insertExchange, takeTurn } from '../assistant/mutations.ts';
import type { Person } from '../assistant/skill.ts';
import type { AppContext } from '../context.ts';
import { isProvenByChat } from '../features/accounts/data.ts';
import { writeJsonExport } from '../features/portability/export/json.ts';
import { countExport } from '../features/portability/mutations.ts';
import { localDateOf } from '../lib/dates.ts';

const wishes =
  /^(?:\/export|(?:please )?(?:export|download)(?: all| me)*(?: of)? my (?:data|diary|entries)|(?:give|send) me (?:all )?my data|(?:mera|apna) data (?:do|bhejo|download karo)|मेरा डेटा (?:दो|भेजो))[.! ]*$/i;
/** What the Bot API takes of a document. */
const mostBytes = 50 * 1024 * 1024;

class TooLarge extends Error {}

export const wantsExport = ({ message }: Update): boolean => wishes.test(message?.text?.trim() ?? '');

/** Answers with the person's export as a document, streamed; who has a password or Google proves it on the website instead. */
export async function answerExport(
  { context, api }: { context: AppContext; api: Api },
  { person, chatId }: { person: Person; chatId: number },
  { channel, externalId, text = '' }: Incoming,
): Promise<Exchange> {
  const { db, clock, config } = context;
  const { owner, locale, timeZone } = person;
  const now = clock.now();
  const settings = `${config.publicUrl}/app/settings`;
  const isProven = await isProvenByChat(db, owner);
  const exchange = await db.transaction().execute(async (transaction): Promise<Exchange> => {
    await takeTurn(transaction, owner);
    const known = await findExchange(transaction, owner, channel, externalId);
    if (known) return { messages: known, repeated: true };
    const reply = { text: isProven ? texts.exportComes(locale) : texts.exportOnWeb(locale, settings) };
    const messages = await insertExchange(transaction, owner, { channel, externalId, text }, reply, now);
    return { messages, repeated: false };
  });
  const isUnsent = exchange.messages.some((message) => !message.isUser && message.externalId === null);
  if (isProven && isUnsent) {
    await countExport(context, owner);
    const file = new InputFile(
      () => bounded(writeJsonExport(db, owner, now)),
      `fitpulse-${localDateOf(now, timeZone)}.json`,
    );
    await api.sendDocument(chatId, file).catch(async (error: unknown) => {
      if (!isTooLarge(error)) throw error;
      await api.sendMessage(chatId, texts.exportTooLarge(locale, settings));
    });
  }
  return exchange;
}

async function* bounded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of pieces) {
    const encoded = Buffer.from(piece);
    bytes += encoded.length;
    if (bytes > mostBytes) throw new TooLarge('An export has more than the Bot API takes.');
    yield encoded;
  }
}

/** The stream's own error may lie inside the one of the request that it broke off. */
function isTooLarge(error: unknown): boolean {
  if (error instanceof GrammyError) return error.error_code === 413;
  if (error instanceof TooLarge) return true;
  const inner = error instanceof Error && ('error' in error ? error.error : error.cause);
  return Boolean(inner) && isTooLarge(inner);
}
