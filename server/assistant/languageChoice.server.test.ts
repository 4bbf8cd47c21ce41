import { expect, test } from 'vitest';
import { openChat } from '../../tests/chat.ts';

const chat = openChat('');
const { say, press } = chat;

test('the reply is in the language of the message, and stays so over short messages', async () => {
  expect((await say('hello')).text).toMatch(/^Hello!/);
  await say('भाई कुछ नहीं खाया');
  expect((await say('वापस')).text).toBe('वापस लेने को कुछ नहीं है।');
  expect((await say('undo')).text).toBe('Undo karne ko kuch nahi hai.');
  await say('yaar kuch nahi khaya maine');
  expect((await say('undo')).text).toBe('Undo karne ko kuch nahi hai.');
  await say('what can I eat?');
  expect((await say('undo')).text).toBe('There is nothing to undo.');
});

test.each([
  ['reply in Hindi', 'ठीक है, अब से हिन्दी में जवाब दूँगा।'],
  ['hindi me bolo', 'ठीक है, अब से हिन्दी में जवाब दूँगा।'],
  ['हिंदी में बात करो', 'ठीक है, अब से हिन्दी में जवाब दूँगा।'],
  ['/language hinglish', 'Theek hai, ab se Hinglish mein reply karunga.'],
  ['english please', "Sure, I'll reply in English from now on."],
])('“%s” chooses the language', async (text, answer) => {
  expect((await say(text)).text).toBe(answer);
});

test('a chosen language stays, whatever is written, until the person chooses again', async () => {
  await say('reply in Hindi');
  expect((await say('hello, how are you')).text).not.toMatch(/^Hello/);
  expect((await say('undo')).text).toBe('वापस लेने को कुछ नहीं है।');
  await press(await say('/language'), 'जैसे मैं लिखूँ');
  await say('what can I eat?');
  expect((await say('undo')).text).toBe('There is nothing to undo.');
});

test('a language that FitPulse does not speak is told so, with those that it does', async () => {
  const answer = await say('reply in Tamil');
  expect(answer.text).toContain('English, Hindi and Hinglish');
  expect((await press(answer, 'हिन्दी')).text).toBe('ठीक है, अब से हिन्दी में जवाब दूँगा।');
});
