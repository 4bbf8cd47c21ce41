import { expect, test } from 'vitest';
import { createChatQueues } from './chatQueues.ts';

/** Queues whose pieces end when they are told to, with the order in which they were begun. */
function heldQueues(chatsAtOnce: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queues = createChatQueues<string>(
    (piece) => {
      begun.push(piece);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    { chatsAtOnce, waitingPerChat: 3 },
  );
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queues, begun, endNext };
}

test('a chat that sends many takes turns with those who came later', async () => {
  const { queues, begun, endNext } = heldQueues(1);
  for (const piece of ['flood 1', 'flood 2', 'flood 3']) queues.add(1, piece);
  queues.add(2, 'asha 1');
  queues.add(3, 'arun 1');
  queues.add(2, 'asha 2');
  for (let ended = 0; ended < 6; ended += 1) await endNext();
  expect(begun).toEqual(['flood 1', 'asha 1', 'arun 1', 'flood 2', 'asha 2', 'flood 3']);
  expect(queues.waiting).toBe(0);
});

test('a chat has one piece under way, in order, and others go on beside it', async () => {
  const { queues, begun, endNext } = heldQueues(2);
  queues.add(1, 'flood 1');
  queues.add(1, 'flood 2');
  queues.add(2, 'asha 1');
  expect(begun).toEqual(['flood 1', 'asha 1']);
  await endNext();
  expect(begun).toEqual(['flood 1', 'asha 1', 'flood 2']);
});

test('a chat may have so many waiting, and no more until some are done', async () => {
  const { queues, endNext } = heldQueues(1);
  const taken = Array.from({ length: 6 }, (_, index) => queues.add(1, `flood ${index}`));
  expect(taken).toEqual([true, true, true, true, false, false]);
  expect(queues.add(2, 'asha 1')).toBe(true);
  await endNext();
  await endNext();
  expect(queues.add(1, 'flood 7')).toBe(true);
});

test('a stop lets what is under way end and begins nothing more', async () => {
  const { queues, begun, endNext } = heldQueues(1);
  queues.add(1, 'asha 1');
  queues.add(1, 'asha 2');
  const stopped = queues.stop();
  await endNext();
  await stopped;
  expect(begun).toEqual(['asha 1']);
});
