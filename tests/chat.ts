import { afterAll, beforeAll, beforeEach } from 'vitest';
import { pressChatButton, sendChatMessage } from '../contract/assistant.ts';
import type { AnswerOf } from '../contract/http.ts';
import { startTestServer, type TestPerson, type TestServer } from './server.ts';

type Message = AnswerOf<typeof sendChatMessage>['messages'][number];

/**
 * A server for the tests of a file, and a new person for each of them, who talks with the assistant and is answered in
 * English whatever they write, or, with '', in the language that they write.
 */
export function openChat(
  language: '' | 'en' = 'en',
  settings: () => Promise<Parameters<typeof startTestServer>[0]> = async () => ({}),
) {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startTestServer(await settings());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await server.person();
    await server.context.db.updateTable('users').set({ language }).where('id', '=', person.id).execute();
  });

  return {
    get server() {
      return server;
    },
    get userId() {
      return person.id;
    },
    get token() {
      return person.token;
    },
    /** The answer to a message. */
    async say(text: string, id?: string): Promise<Message> {
      const { body } = await server.call(sendChatMessage, { token: person.token, body: { text, id } });
      return last(body.messages);
    },
    /** The answer to a message of somebody else. */
    async sayAs(token: string, text: string): Promise<Message> {
      const { body } = await server.call(sendChatMessage, { token, body: { text } });
      return last(body.messages);
    },
    /** The answer to the button with this label under a message. */
    async press(message: Pick<Message, 'buttons'>, label: string, id?: string): Promise<Message> {
      const button = message.buttons?.flat().find((candidate) => candidate.label === label);
      if (!button) throw new Error(`no button ${label} in ${JSON.stringify(message.buttons)}`);
      const { body } = await server.call(pressChatButton, { token: person.token, body: { action: button.action, id } });
      return last(body.messages);
    },
  };
}

function last(messages: Message[]): Message {
  const answer = messages.at(-1);
  if (!answer) throw new Error('no answer');
  return answer;
}
