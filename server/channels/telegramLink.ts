import type { Update } from 'grammy/types';
import type { Exchange, Incoming } from '../assistant/conversation.ts';
import { findExchange } from '../assistant/data.ts';
import { insertExchange, takeTurn } from '../assistant/mutations.ts';
import type { Person } from '../assistant/skill.ts';
import type { AppContext } from '../context.ts';
import type { Linking } from '../features/telegram/mutations.ts';

/** The code of the link that a person opened: Telegram sends it as `/start CODE`. */
export const readLinkCode = ({ message }: Update): string | undefined =>
  message?.text?.match(/^\/start\s+([\w-]{43})$/)?.[1];

const settings = (context: AppContext) => `${context.config.publicUrl}/app/settings`;

function answerText(linking: Linking, context: AppContext): string {
  if (linking.outcome === 'known') return 'This chat is connected to your FitPulse account already.';
  if (linking.outcome === 'refused') {
    return `That link has expired, or was used before. Nothing was changed. Make a new one in your settings: ${settings(context)}`;
  }
  const { movedEntries } = linking;
  const moved = movedEntries === 1 ? 'the entry' : `the ${movedEntries} entries`;
  const along = movedEntries > 0 ? ` It now also has ${moved} that you logged here before.` : '';
  return `This chat is connected to your FitPulse account.${along} What you tell me shows up on the website, and the other way round.`;
}

/** Keeps the link and its answer in the conversation, once however often it is delivered, and without the code. */
export const answerLink = (context: AppContext, { owner }: Person, incoming: Incoming, linking: Linking) =>
  context.db.transaction().execute(async (db): Promise<Exchange> => {
    const { channel, externalId } = incoming;
    const now = context.clock.now();
    await takeTurn(db, owner);
    const known = await findExchange(db, owner, channel, externalId);
    if (known) return { messages: known, repeated: true };
    const said = { channel, externalId, text: '/start' };
    const answer = { text: answerText(linking, context) };
    return { messages: await insertExchange(db, owner, said, answer, now), repeated: false };
  });
