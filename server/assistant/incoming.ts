import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';
import { limitRate } from '../http/rateLimit.ts';
import { plainNumbers } from '../language/spokenNumbers.ts';
import { type ReadableFile, readDocument } from '../lib/documents/readDocument.ts';
import { isPicture } from '../lib/image.ts';
import type { OwnerId } from '../lib/owner.ts';
import { type Channel, findExchange } from './data.ts';
import { lookAt } from './pictures.ts';
import type { Answering, Look, Outcome, Person, Photo, ReceivedDocument, Recording } from './skill.ts';

const documentsPerHour = 30;

/** What a channel brings: words, a pressed button, a photo or a document. */
export interface Incoming {
  channel: Channel;
  /** The channel's own id of it; the same one twice is handled once. */
  externalId: string;
  text?: string;
  action?: string;
  photo?: Photo;
  recording?: Recording;
  /** The message whose words it replaces. */
  edits?: string;
  /** The message that it replies to. */
  repliesTo?: string;
  /** When it was sent, where the channel says so. */
  sentAt?: Date;
  document?: Uint8Array | 'tooLarge';
  /** When the session of the web last proved who uses it. */
  provenAt?: Date | null;
}

/** What a voice note says, or what to answer where that can't be told. */
export type Listen = (recording: Recording, person: Person) => Promise<{ heard: string } | { answer: Outcome }>;

/** A document as it may be kept; undefined where the person keeps none. */
export type ToKeep = (owner: OwnerId, document: Uint8Array) => Promise<ReadableFile | undefined>;

/** A message with what was heard in its recording, seen on its photo and written in its document. */
export type Received = Omit<Incoming, 'document'> & {
  document: ReceivedDocument | undefined;
  voice: Awaited<ReturnType<Listen>> | undefined;
  /** What to answer to a photo without words, or to words that were looked up. */
  found: Answering | undefined;
};

/** How what a channel brings is opened. */
export interface Opening {
  listen: Listen;
  /** What a photo may show, in the order in which it is looked for. */
  looks: Look[];
  toKeep: ToKeep;
  /** What words alone may ask to be looked up elsewhere. */
  lookUp(text: string, by: { person: Person; context: AppContext }): Promise<Answering | undefined>;
}

/** Opens what a message brings before the transaction begins, which would wait for it. */
export async function openIncoming(
  context: AppContext,
  { listen, looks, toKeep, lookUp }: Opening,
  person: Person,
  brought: Incoming,
): Promise<Received> {
  const { channel, externalId, recording } = brought;
  if (brought.document) await limitRate(context, `documents ${person.owner}`, documentsPerHour, 3_600);
  const photo = brought.photo ?? photoOf(brought);
  const opens = photo ?? recording ?? brought.document;
  const isKnown = opens && (await findExchange(context.db, person.owner, channel, externalId));
  const sent = photo || isKnown ? undefined : brought.document;
  const document = sent && (await receive(sent, person.owner, toKeep));
  const voice = recording && !isKnown ? await listen(recording, person) : undefined;
  const text = voice && 'heard' in voice ? voice.heard : brought.text;
  const words = text === undefined ? {} : { text: clean(text) };
  const picture = photo && !isKnown && !words.text ? await lookAt(photo, looks, { person, context }) : undefined;
  const lookedUp = words.text && !opens ? await lookUp(plainNumbers(words.text), { person, context }) : undefined;
  return { ...brought, ...words, photo, document, voice, found: picture ?? lookedUp };
}

async function receive(document: Uint8Array | 'tooLarge', owner: OwnerId, toKeep: ToKeep): Promise<ReceivedDocument> {
  if (document === 'tooLarge') return { text: { fault: 'tooLarge' }, digest: '' };
  const [text, file] = [await readDocument(document, owner), await toKeep(owner, document)];
  return { text, digest: createHash('sha256').update(document).digest('hex'), file };
}

/** A picture that is sent as a file, without words, is a photo. */
function photoOf({ document, text }: Incoming): Photo | undefined {
  const isPhoto = document && document !== 'tooLarge' && !text && isPicture(Buffer.from(document.subarray(0, 12)));
  return isPhoto ? { fetch: async () => document } : undefined;
}

/** Control characters and directional marks out, white space folded within lines. */
function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
