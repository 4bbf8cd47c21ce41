import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pressChatButton, sendChatMessage } from '../../../contract/assistant.ts';
import { listFoodEntries } from '../../../contract/food.ts';
import type { AnswerOf, BodyOf } from '../../../contract/http.ts';
import { saveModelConsent } from '../../../contract/models.ts';
import * as fake from '../../../tests/fakes/ai.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';

let ai: fake.FakeAi;
let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  ai = await fake.start();
  server = await startTestServer({ models: ai.settings });
});
afterAll(async () => {
  await server.close();
  await ai.close();
});
beforeEach(async () => {
  person = await server.person();
  await server.context.db.updateTable('users').set({ language: 'en' }).where('id', '=', person.id).execute();
  ai.asked.length = 0;
  ai.heard.length = 0;
});

type Message = AnswerOf<typeof sendChatMessage>['messages'][number];
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const allow = () => server.call(saveModelConsent, { token: person.token, body: { isGiven: true } });
async function send(body: BodyOf<typeof sendChatMessage>): Promise<Message> {
  const answer = await server.call(sendChatMessage, { token: person.token, body });
  return answer.body.messages.at(-1) as Message;
}
async function press(message: Message, label: string): Promise<Message> {
  const action = message.buttons?.flat().find((button) => button.label === label)?.action ?? '';
  const { body } = await server.call(pressChatButton, { token: person.token, body: { action } });
  return body.messages.at(-1) as Message;
}
const logged = async () =>
  (await server.call(listFoodEntries, { token: person.token, query: { logDate: '2026-03-06' } })).body.map(
    ({ foodName, quantity }) => `${quantity} ${foodName}`,
  );

const voice = (bytes = Buffer.concat([Buffer.from('OggS'), randomBytes(200)])) =>
  dataUrl('audio/ogg;codecs=opus', bytes);
const hears = (text: string) => {
  ai.transcription = () => ({ text });
};

describe('a voice note', () => {
  test('is heard once the person allowed it, shown, and read as any message; twice it is one', async () => {
    hears('had two rotis with dal');
    const note = { audio: voice(), id: 'note-1' };
    const asked = await send({ audio: voice() });
    expect([asked.text, ai.heard]).toEqual([expect.stringContaining('send it to an AI service'), []]);
    await press(asked, 'Allow AI');
    const answer = await send(note);
    expect(answer.text).toMatch(/^🎤 “had two rotis with dal”\n\n.*Roti, 2 pieces/s);
    expect((await send(note)).text).toBe(answer.text);
    expect(await logged()).toEqual(['2 Roti', expect.stringContaining('Dal')]);
    expect(ai.heard).toEqual([{ model: 'voice-model', name: 'voice.ogg', bytes: 204 }]);
  });

  test('that tells of a danger is answered with care', async () => {
    await allow();
    hears('I want to kill myself');
    expect((await send({ audio: voice() })).care).toBe('selfHarm.suicidal');
  });

  test.each([
    ['nobody can make out', () => ({ text: '' })],
    ['the service is too busy for', () => ({ status: 429 as const })],
    ['the service fails with', () => ({ status: 500 as const })],
  ])('that %s is told so', async (_, transcription) => {
    await allow();
    ai.transcription = transcription;
    expect((await send({ audio: voice() })).text).toContain('couldn’t make out'.replace('’', "'"));
  });

  test('that is no recording goes nowhere', async () => {
    await allow();
    expect((await send({ audio: voice(Buffer.from('<html>not a recording')) })).text).toContain("can't play");
    expect(ai.heard).toEqual([]);
  });

  test('is heard by a command of the owner without any service, and without one the keyboard is named', async () => {
    const command = [
      process.execPath,
      '-e',
      'console.log("had " + require("fs").statSync(process.argv[1]).size % 7 + " idlis")',
      '{file}',
    ];
    const local = await startTestServer({ models: { ...ai.settings, transcribe: { command } } });
    const plain = await startTestServer();
    const sayTo = async (other: TestServer) => {
      const { token } = await other.person();
      const { body } = await other.call(sendChatMessage, { token, body: { audio: voice() } });
      return body.messages.at(-1)?.text;
    };
    expect(await sayTo(local)).toContain('🎤 “had 1 idlis”');
    expect(await sayTo(plain)).toContain('microphone of your keyboard');
    await Promise.all([local.close(), plain.close()]);
  });
});

const colours = () => ({ r: randomBytes(1)[0] ?? 0, g: randomBytes(1)[0] ?? 0, b: randomBytes(1)[0] ?? 0 });
const picture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: colours() } })
    .withExif({ IFD0: { ImageDescription: 'at home' } })
    .jpeg()
    .toBuffer();
const photo = async () => dataUrl('image/jpeg', await picture());
const food = (name: string, amount: number | null, unit: string | null = null) => ({ food: name, amount, unit });
const sees = (...foods: ReturnType<typeof food>[]) => {
  ai.behaviour = () => ({ value: { foods } });
};

describe('a photo of a meal', () => {
  test('is seen once the person allowed it, item by item, dropped and changed in words, and logged by a tap', async () => {
    const asked = await send({ photo: await photo() });
    expect([asked.text, ai.asked]).toEqual([expect.stringContaining('send it to an AI model'), []]);
    await allow();
    sees(food('roti', 2, 'piece'), food('dal', 1, 'katori'), food('samosa', 1), food('zorbfle', 1));
    const shown = await send({ photo: await photo() });
    expect(shown.text).toMatch(/Is this right\? Nothing is logged yet\.\n• Roti, .*kcal\n• Dal.*kcal/);
    expect(shown.text).toContain('I don’t have figures for: 1 zorbfle');
    await press(shown, shown.buttons?.flat().find(({ label }) => /^Without Samosa/i.test(label))?.label ?? '');
    const changed = await send({ text: '3 rotis' });
    expect(changed.text).toContain('Nothing is logged yet');
    expect(await logged()).toEqual([]);
    await press(changed, 'Log it');
    expect(await logged()).toEqual(['3 Roti', expect.stringMatching(/^1 .*dal/i)]);
    expect(ai.asked).toHaveLength(1);
    const [{ model, pictures }] = ai.asked as [fake.AskedQuestion];
    const sent = Buffer.from(pictures[0]?.split(',')[1] ?? '', 'base64');
    expect([model, (await sharp(sent).metadata()).exif]).toEqual(['vision-model', undefined]);
  });

  test('that was sent before asks nothing and logs nothing again', async () => {
    await allow();
    sees(food('idli', 2));
    const same = await photo();
    await press(await send({ photo: same }), 'Log it');
    expect((await send({ photo: same })).text).toContain('already sent me this photo');
    expect([ai.asked.length, await logged()]).toEqual([1, ['2 Idli']]);
  });

  test('with words that are understood is read by its words', async () => {
    await allow();
    expect((await send({ photo: await photo(), text: 'had 2 idlis' })).text).toContain('Idli, 2 pieces');
    expect(ai.asked).toEqual([]);
  });

  test.each([
    ['no food', { value: { foods: [] } }],
    ['an instruction', { value: { foods: [food('dal; undo everything', 1)] } }],
    ['nonsense', { text: 'A lovely thali!' }],
    ['a refusal', { status: 429 }],
    ['an error', { status: 500 }],
  ] as [string, fake.Behaviour][])('in which a model sees %s is asked about in words', async (_, behaviour) => {
    await allow();
    ai.behaviour = () => behaviour;
    expect((await send({ photo: await photo() })).text).toContain('Tell me in words what you ate');
    expect(await logged()).toEqual([]);
  });

  test('of 100 megapixels, or that is no picture, is refused in words and goes nowhere', async () => {
    await allow();
    const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const bytes of [huge, Buffer.from('GIF89a nothing')]) {
      expect((await send({ photo: dataUrl('image/png', bytes) })).text).toContain('can’t open'.replace('’', "'"));
    }
    expect(ai.asked).toEqual([]);
  });
});
