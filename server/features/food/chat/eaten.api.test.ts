import { expect, test } from 'vitest';
import { openChat } from '../../../../tests/chat.ts';

const { say } = openChat();

test('what was eaten of one food today is told, and nothing is logged by asking', async () => {
  await say('breakfast: 2 rotis and a banana');
  await say('yesterday dinner: 5 rotis');
  expect((await say('how many rotis did I eat today?')).text).toBe('Today\n• Roti, 2 pieces (80 g): 206 kcal');
  await say('1 roti');
  expect((await say('aaj kitni roti khayi')).text).toMatch(
    /^Today\n• Roti, 2 .*\n• Roti, 1 .*\nTogether 3 pieces, 309 kcal$/,
  );
  expect((await say('how many samosas have I had')).text).toBe('You told me of no samosas today.');
  expect((await say('today')).text).toContain('Energy: 4');
});
