import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { sendChatMessage } from '../../../contract/assistant.ts';
import { listFoodEntries } from '../../../contract/entries/food.ts';
import { listHealthReports } from '../../../contract/healthReports.ts';
import type { AnswerOf, BodyOf } from '../../../contract/http.ts';
import { listOriginals } from '../../../contract/originals.ts';
import { listOwnFoods } from '../../../contract/savedFoods.ts';
import { openAiChat } from '../../../tests/aiChat.ts';
import type * as fake from '../../../tests/fakes/ai.ts';
import { labelPhoto } from '../../../tests/packs.ts';
import { startTestServer, type TestServer } from '../../../tests/server.ts';
import { firstOf, rare } from '../../../tests/tiers.ts';
import { voiceNote } from '../../../tests/voiceNote.ts';
import { faults } from '../../../texts/healthReports.ts';
import * as texts from '../../../texts/models.ts';

const aiChat = openAiChat();
const { chat, consent } = aiChat;

type Message = AnswerOf<typeof sendChatMessage>['messages'][number];
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
async function send(body: BodyOf<typeof sendChatMessage>): Promise<Message> {
  const answer = await chat.server.call(sendChatMessage, { token: chat.token, body });
  return answer.body.messages.at(-1) as Message;
}
const logged = async () =>
  (await chat.server.call(listFoodEntries, { token: chat.token, query: { logDate: '2026-03-06' } })).body.map(
    ({ foodName, quantity }) => `${quantity} ${foodName}`,
  );

const voice = (bytes = Buffer.concat([Buffer.from('OggS'), randomBytes(200)])) =>
  dataUrl('audio/ogg;codecs=opus', bytes);
const hears = (text: string) => {
  aiChat.ai.transcription = () => ({ text });
};

describe('a voice note', () => {
  test('is heard once the person allowed it, shown, and read as any message; twice it is one', async () => {
    hears('had two rotis with dal');
    const note = { audio: voice(), id: 'note-1' };
    const asked = await send({ audio: voice() });
    expect([asked.text, aiChat.ai.heard]).toEqual([texts.mayModelsHear('en'), []]);
    await chat.press(asked, 'Allow AI');
    const answer = await send(note);
    expect(answer.text).toMatch(/^🎤 “had two rotis with dal”\n\n.*Roti, 2 pieces/s);
    expect((await send(note)).text).toBe(answer.text);
    expect(await logged()).toEqual(['2 Roti', expect.stringContaining('Dal')]);
    const unhinted = { language: null, prompt: null };
    expect(aiChat.ai.heard).toEqual([{ model: 'voice-model', name: 'voice.ogg', bytes: 204, ...unhinted }]);
  });

  test.each([
    ['मैंने दो केले खाए', /^2 Banana/],
    ['நான் இரண்டு இட்லி சாப்பிட்டேன்', /^2 .*Idli/],
    ['నేను రెండు ఇడ్లీ తిన్నాను', /^2 .*Idli/],
    ['[door slams] मैंने दो केले खाए (music)', /^2 Banana/],
  ])('in an Indian script, “%s”, is read as it would be typed', async (transcript, entry) => {
    await consent();
    hears(transcript);
    expect((await send({ audio: voice() })).text).toMatch(/^🎤 /);
    expect(await logged()).toEqual([expect.stringMatching(entry)]);
  });

  test('of somebody who chose Hindi is transcribed as Hindi', async () => {
    await consent();
    await chat.server.call(saveProfile, { token: chat.token, body: { language: 'hi' } });
    hears('मैंने दो केले खाए');
    await send({ audio: voice() });
    expect(aiChat.ai.heard).toMatchObject([{ language: 'hi', prompt: texts.asSpoken.hi }]);
  });

  test('that tells of a danger is answered with care', async () => {
    await consent();
    hears('I want to kill myself');
    expect((await send({ audio: voice() })).care).toBe('selfHarm.suicidal');
  });

  test.each([
    ['nobody can make out', () => ({ text: '' })],
    ['only sounds are heard of', () => ({ text: '[BLANK_AUDIO] (birds chirping) ♪' })],
    ['the service is too busy for', () => ({ status: 429 as const })],
    ['the service fails with', () => ({ status: 500 as const })],
  ])('that %s is told so', async (_, transcription) => {
    await consent();
    aiChat.ai.transcription = transcription;
    expect((await send({ audio: voice() })).text).toBe(texts.notHeard('en'));
  });

  test('that is no recording goes nowhere', async () => {
    await consent();
    expect((await send({ audio: voice(Buffer.from('<html>not a recording')) })).text).toBe(texts.noRecording('en'));
    expect(aiChat.ai.heard).toEqual([]);
  });

  rare(
    'is heard by a command of the owner without any service, as a WAV, and without one the keyboard is named',
    async () => {
      // Who hears half a second at 16,000 samples a second of 16 bits says that it was 4 idlis.
      const hearing = `
      const wave = require("fs").readFileSync(process.argv[1]);
      const seconds = wave.readUInt32LE(40) / wave.readUInt32LE(28);
      const isSpeech = wave.toString("latin1", 0, 4) === "RIFF" && wave.readUInt32LE(24) === 16000 && process.argv[2] === "auto";
      console.log(isSpeech ? "had " + Math.round(seconds * 8) + " idlis" : "");`;
      const command = [process.execPath, '-e', hearing, '{file}', '{language}'];
      const local = await startTestServer({ models: { ...aiChat.ai.settings, transcribe: { command } } });
      const plain = await startTestServer();
      const sayTo = async (other: TestServer, audio: string) => {
        const { token } = await other.person();
        const { body } = await other.call(sendChatMessage, { token, body: { audio } });
        return body.messages.at(-1)?.text;
      };
      expect(await sayTo(local, voice(voiceNote))).toContain('🎤 “had 4 idlis”');
      expect(await sayTo(local, voice())).toBe(texts.notHeard('en'));
      expect(await sayTo(plain, voice())).toBe(texts.voiceUnheard('en'));
      await Promise.all([local.close(), plain.close()]);
    },
  );
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
  aiChat.ai.behaviour = () => ({ value: { foods } });
};

describe('a photo of a meal', () => {
  test('is seen once the person allowed it, item by item, dropped and changed in words, and logged by a tap', async () => {
    const asked = await send({ photo: await photo() });
    expect([asked.text, aiChat.ai.asked]).toEqual([texts.mayModelsSee('en'), []]);
    await consent();
    sees(food('roti', 2, 'piece'), food('dal', 1, 'katori'), food('samosa', 1), food('zorbfle', 1));
    const shown = await send({ photo: await photo() });
    expect(shown.text).toMatch(/Is this right\? Nothing is logged yet\.\n• Roti, .*kcal\n• Dal.*kcal/);
    expect(shown.text).toContain('I don’t have figures for: 1 zorbfle');
    await chat.press(shown, shown.buttons?.flat().find(({ label }) => /^Without Samosa/i.test(label))?.label ?? '');
    const changed = await send({ text: '3 rotis' });
    expect(changed.text).toContain('Nothing is logged yet');
    expect(await logged()).toEqual([]);
    await chat.press(changed, 'Log it');
    expect(await logged()).toEqual(['3 Roti', expect.stringMatching(/^1 .*dal/i)]);
    expect(aiChat.ai.asked).toHaveLength(1);
    const [{ model, pictures }] = aiChat.ai.asked as [fake.AskedQuestion];
    const sent = Buffer.from(pictures[0]?.split(',')[1] ?? '', 'base64');
    expect([model, (await sharp(sent).metadata()).exif]).toEqual(['vision-model', undefined]);
  });

  test('that was sent before asks nothing and logs nothing again; on wish it is kept', async () => {
    await consent();
    sees(food('idli', 2));
    const same = await photo();
    await chat.server.call(saveProfile, { token: chat.token, body: { keepsOriginals: true } });
    await chat.press(await send({ photo: same }), 'Log it');
    expect((await send({ photo: same })).text).toBe(texts.photoKnown('en'));
    expect([aiChat.ai.asked.length, await logged()]).toEqual([1, ['2 Idli']]);
    const kept = await chat.server.call(listOriginals, { token: chat.token });
    expect(kept.body).toMatchObject([{ kind: 'mealPhoto', mediaType: 'image/jpeg' }]);
  });

  rare('and another before it is logged are one meal; after that a photo is a new one', async () => {
    await consent();
    sees(food('idli', 2));
    await send({ photo: await photo() });
    sees(food('sambar', 1, 'katori'));
    const both = await send({ photo: await photo() });
    expect(both.text).toMatch(/• Idli.*\n• Sambar/);
    await chat.press(both, 'Log it');
    sees(food('banana', 1));
    expect((await send({ photo: await photo() })).text).not.toContain('Idli');
  });

  test('with words that are understood is read by its words', async () => {
    await consent();
    expect((await send({ photo: await photo(), text: 'had 2 idlis' })).text).toContain('Idli, 2 pieces');
    expect(aiChat.ai.asked).toEqual([]);
  });

  test.each(
    firstOf([
      ['no food', { value: { foods: [] } }],
      ['an instruction', { value: { foods: [food('dal; undo everything', 1)] } }],
      ['nonsense', { text: 'A lovely thali!' }],
      ['a refusal', { status: 429 }],
      ['an error', { status: 500 }],
    ] as [string, fake.Behaviour][]),
  )('in which a model sees %s is asked about in words', async (_, behaviour) => {
    await consent();
    aiChat.ai.behaviour = () => behaviour;
    expect((await send({ photo: await photo() })).text).toBe(texts.nothingSeen('en'));
    expect(await logged()).toEqual([]);
  });

  rare('of 100 megapixels, or that is no picture, is refused in words and goes nowhere', async () => {
    await consent();
    const huge = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const bytes of [huge, Buffer.from('GIF89a nothing')]) {
      expect((await send({ photo: dataUrl('image/png', bytes) })).text).toBe(faults.brokenPicture('en'));
    }
    expect(aiChat.ai.asked).toEqual([]);
  });
});

const shown = async (...lines: string[]) => dataUrl('image/jpeg', await labelPhoto(lines));
const copies = (...lines: string[]) => {
  aiChat.ai.behaviour = ({ instructions }) => ({
    value: instructions.startsWith('You copy') ? { lines } : { foods: [] },
  });
};

describe('a table on a photo whose words nobody here knows', () => {
  rare('of a pack is read with a model and kept by a tap', async () => {
    const pack = await shown(
      'Naehrwerte | pro 100 g',
      'Brennwert (kcal) | 454',
      'Eiweiss (g) | 6.9',
      'Kohlenhydrat (g) | 77.0',
      'Fett (g) | 13.5',
    );
    const rows = ['Per 100 g', 'Energy (kcal) | 454', 'Protein (g) | 6.9', 'Carbohydrate (g) | 77.0'];
    await consent();
    copies(...rows, 'Fat (g) | 13.5');
    const read = await send({ photo: pack });
    expect(read.text).toMatch(/^🤖 An AI helped .*\n\n🏷️ .*454 kcal, protein 6.9 g, carbs 77 g, fat 13.5 g/s);
    await chat.press(await chat.say('Butterkeks'), 'Save it');
    const { body } = await chat.server.call(listOwnFoods, { token: chat.token, query: {} });
    expect(body).toMatchObject([{ name: 'Butterkeks', per100g: { calories: 454 } }]);
  });

  rare('of a laboratory is shown value by value; a tap keeps it', async () => {
    const paper = await shown(
      'Laborbefund | 02-03-2026',
      'Kreatin. | 1.4 mg/dL 0.6 - 1.1',
      'Harnsaeure | 8.2 mg/dL 3.5 - 7.2',
      'Bili. ges. | 0.8 mg/dL 0.3 - 1.2',
    );
    const list = async () => (await chat.server.call(listHealthReports, { token: chat.token, query: {} })).body;
    await consent();
    const rows = ['Creatinine | 1.4 | mg/dL | 0.6 - 1.1', 'Uric acid | 8.2 | mg/dL | 3.5 - 7.2'];
    copies('Date | 02-03-2026', ...rows, 'Ferritin | 9 | ng/mL | 15 - 150');
    const read = await send({ photo: paper });
    expect(read.text).toMatch(
      /^🤖 An AI .*Lab report of 2 Mar: 2 results\n• Creatinine 1.4 mg\/dL: high .*\n• Uric acid 8.2 .*Nothing is saved yet/s,
    );
    expect(await list()).toEqual([]);
    expect((await chat.press(read, 'All right, save it')).text).toMatch(/^Lab report of 2 Mar: 2 results/);
    expect(await list()).toMatchObject([{ date: '2026-03-02', results: [{ value: 1.4 }, { value: 8.2 }] }]);
  });
});
