import { randomUUID } from 'node:crypto';
import { type ChatMessage, listChatMessages, pressChatButton, sendChatMessage } from '../../contract/assistant.ts';
import type { Assistant, Exchange } from '../assistant/conversation.ts';
import { listMessages, type StoredMessage } from '../assistant/data.ts';
import type { Person } from '../assistant/skill.ts';
import { once } from '../http/idempotency.ts';
import { type Kit, mount } from '../http/mount.ts';
import type { OwnerId, PersonSettings } from '../lib/owner.ts';
import { isAt } from '../lib/watchdog.ts';

const usualCount = 50;

/** The assistant on the web. */
export function webChannel(kit: Kit, assistant: Assistant): void {
  const { context } = kit;
  const { db } = context;
  /** The same id twice is one message; with another content it is a mistake. */
  const onceWithId = (owner: OwnerId, body: { id?: string | undefined }, act: () => Promise<Exchange>) =>
    body.id ? once(context, { userId: owner, key: body.id, address: 'chat', body, name: 'id' }, act) : act();

  mount(kit, listChatMessages, async ({ query, owner }) => {
    const messages = await listMessages(db, owner, { before: query.before, limit: query.limit ?? usualCount });
    return { messages: messages.map(toChatMessage) };
  });

  mount(kit, sendChatMessage, async ({ body, owner, principal, dayClock, ...settings }) => {
    isAt('a message of the web');
    const { text, photo, audio, file, id: externalId = randomUUID() } = body;
    const incoming = {
      ...{ channel: 'web' as const, externalId, provenAt: principal.provenAt },
      ...{ text, document: file === undefined ? undefined : bytesOf(file) },
      ...(photo && { photo: { fetch: async () => bytesOf(photo) } }),
      ...(audio && { recording: { fetch: async () => bytesOf(audio) } }),
    };
    return toAnswer(
      await onceWithId(owner, body, () => assistant.handle(personOf(owner, { ...settings, ...dayClock }), incoming)),
    );
  });

  mount(kit, pressChatButton, async ({ body, owner, principal, dayClock, ...settings }) => {
    const { action, id: externalId = randomUUID() } = body;
    const person = personOf(owner, { ...settings, ...dayClock });
    const { provenAt } = principal;
    const incoming = { channel: 'web' as const, externalId, action, provenAt };
    return toAnswer(await onceWithId(owner, body, () => assistant.handle(person, incoming)));
  });
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

const toChatMessage = (message: StoredMessage): ChatMessage => ({
  id: message.id,
  text: message.text,
  isUser: message.isUser,
  timestamp: message.createdAt.toISOString(),
  ...(message.buttons && { buttons: message.buttons }),
  ...(message.picture && {
    picture: {
      src: `data:image/png;base64,${message.picture.toString('base64')}`,
      alt: message.pictureTitle ?? '',
    },
  }),
  ...(message.care && { care: message.care }),
});

/** The answer as it is shown now; later it is read without what is told once. */
function toAnswer({ messages, secret }: Exchange): { messages: ChatMessage[] } {
  const shown = messages.map(toChatMessage);
  const answer = shown.at(-1);
  if (secret && answer) answer.text = `${answer.text}\n${secret}`;
  return { messages: shown };
}

function personOf(owner: OwnerId, settings: PersonSettings): Person {
  const { timeZone, dayStartsAt, language, locale, isTooYoung, weightUnit, heightUnit, volumeUnit, glucoseUnit } =
    settings;
  return {
    owner,
    timeZone,
    dayStartsAt,
    language,
    locale,
    isTooYoung,
    weightUnit,
    heightUnit,
    volumeUnit,
    glucoseUnit,
  };
}
