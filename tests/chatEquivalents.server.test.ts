import { expect, test } from 'vitest';
import { sendChatMessage } from '../contract/assistant.ts';
import { chatEquivalents } from './chatEquivalents.ts';
import { serverForTests, type TestPerson } from './server.ts';

const server = await serverForTests();

test('every route that people call has its equivalent in the chat, or the reason why none', async () => {
  const { paths } = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  const routes = Object.entries(paths as Record<string, Record<string, { 'x-access': string }>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => !['admin', 'support'].includes(operation['x-access']))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(chatEquivalents).sort()).toEqual(routes.sort());
});

test('no sentence that is said for a route leaves the chat lost', async () => {
  // Nobody may say all of them within a minute.
  const people = [await server.person(), await server.person()];
  const sentences = new Set(Object.values(chatEquivalents).flatMap((one) => ('say' in one ? one.say : [])));
  const lost: string[] = [];
  for (const [said, text] of [...sentences].entries()) {
    const { token } = people[Math.floor((said * people.length) / sentences.size)] as TestPerson;
    const { body } = await server.call(sendChatMessage, { token, body: { text } });
    if (/^(?:I’m not sure|Words work best|I can't do that)/.test(body.messages.at(-1)?.text ?? '')) lost.push(text);
  }
  expect(lost).toEqual([]);
});
