import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readDocument } from './readDocument.ts';

const rowsWritten = async (textLength: number) => {
  const message = { channel: 'web', isUser: true, text: 'x'.repeat(textLength), createdAt: '2026-03-01T06:00:00.000Z' };
  const chatMessages = Array.from({ length: 250 }, () => ({ id: randomUUID(), ...message }));
  async function* pieces() {
    yield Buffer.from(JSON.stringify({ chatMessages }));
  }
  const counts: number[] = [];
  const document = readDocument(pieces(), { mostRows: 1_000, now: new Date('2026-03-06T06:00:00Z') });
  for await (const part of document) {
    if (part.settings) continue;
    counts.push(part.rows.length);
    if (counts.reduce((sum, count) => sum + count, 0) === 200) break;
  }
  return counts;
};

test('rows are put back a hundred at a time', async () => {
  expect(await rowsWritten(100)).toEqual([100, 100]);
});

test('of long ones so few that nobody waits for the statement', async () => {
  expect(Math.max(...(await rowsWritten(20_000)))).toBe(4);
});
