import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { classes, examplesOf, fitCuts, readLabelled } from '../../../../bench/wants/examples.ts';
import { readHand } from '../../../../bench/wants/hands.ts';
import { collectRoles } from '../../../../bench/wants/roles.ts';
import { listAdminActions } from '../../../../contract/admin/admin.ts';
import { deleteOwnLabels, exportOwnLabels, getOwnLabels } from '../../../../contract/admin/ownLabels.ts';
import { openAiChat } from '../../../../tests/aiChat.ts';
import type { TestPerson } from '../../../../tests/server.ts';
import { settleLabels } from './mutations.ts';

const aiChat = openAiChat('first');
const { chat, consent } = aiChat;
const { say, press } = chat;
let admin: TestPerson;
beforeAll(async () => {
  admin = await chat.server.person('admin');
});
beforeEach(() => chat.server.context.db.deleteFrom('ownLabels').execute());

const unclear = 'zorb in the blix since 3 hours';
/** The model takes the whole message for one act. */
const readsAs = (act: string) => {
  aiChat.ai.behaviour = ({ text }) => ({ value: { parts: [{ words: JSON.parse(text).message, act }] } });
};
const labels = async () => (await chat.server.call(getOwnLabels, { token: admin.token })).body;
const aDayLater = async () => {
  const { clock, context } = chat.server;
  await settleLabels(context.db, new Date(clock.now().getTime() + 86_400_000));
};
const file = async (): Promise<string> => {
  const response = await fetch(`${chat.server.url}/api/v1${exportOwnLabels.path}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  return response.text();
};

test('what the model read and the person let stand for a day is kept, without names and figures', async () => {
  await consent();
  readsAs('log.symptom');
  await say(unclear);
  await settleLabels(chat.server.context.db, chat.server.clock.now());
  expect(await labels()).toEqual({ kept: 0, waiting: 1, acts: [] });
  await aDayLater();
  expect(await labels()).toEqual({ kept: 1, waiting: 0, acts: [{ act: 'log.symptom', parts: 1 }] });
  const path = join(mkdtempSync(join(tmpdir(), 'fitpulse-labels-')), 'own.jsonl');
  writeFileSync(path, await file());
  const own = readHand(path);
  expect(own).toEqual([{ ctx: '', segs: [['… in the … since 2 hours', 'log.symptom']], lang: 'en' }]);
  const roles = collectRoles();
  const read = readLabelled(own, roles);
  const { targets } = examplesOf(read, [], fitCuts(read), { words: 2 ** 10, pieces: 2 ** 10 });
  expect([...targets]).toContain(classes.indexOf('log.symptom'));
  rmSync(path);
});

test('a reading that the person chose of two is kept, and the built-in one that they chose is not', async () => {
  await consent();
  readsAs('none.food');
  await press(await say('had 3 dosas with chutney'), 'Log a meal');
  await aDayLater();
  expect(await labels()).toEqual({ kept: 0, waiting: 0, acts: [] });
  await press(await say('had 2 rotis with dal'), 'Nothing to log');
  expect(await labels()).toEqual({ kept: 1, waiting: 0, acts: [{ act: 'none.food', parts: 1 }] });
});

test('what the built-in reading surely knew is not kept', async () => {
  await consent();
  readsAs('log.food');
  await say('had 2 rotis with dal');
  expect(await labels()).toMatchObject({ kept: 0, waiting: 0 });
});

test('what was undone, put right or deleted in the diary within the day is not kept', async () => {
  await consent();
  readsAs('log.symptom');
  await press(await say(unclear), 'Undo');
  await aDayLater();
  expect(await labels()).toEqual({ kept: 0, waiting: 0, acts: [] });

  await say(unclear);
  await chat.server.context.db
    .updateTable('moodEntries')
    .set({ deletedAt: chat.server.clock.now() })
    .where('userId', '=', chat.userId)
    .execute();
  await aDayLater();
  expect(await labels()).toEqual({ kept: 0, waiting: 0, acts: [] });

  readsAs('log.food');
  await say('grabbled 2 rotis');
  expect(await labels()).toMatchObject({ waiting: 1 });
  readsAs('fix.amount');
  expect((await say('make it 3 rotis')).text).toContain('3 pieces');
  await aDayLater();
  expect(await labels()).toEqual({ kept: 0, waiting: 0, acts: [] });
});

test('a tap that confirms what the model read keeps it at once', async () => {
  aiChat.ai.settings.reading = 'off';
  await consent();
  const food = { food: 'roti', amount: 2, unit: null, share: null };
  aiChat.ai.behaviour = () => ({
    value: { intent: 'ate', foods: [food], day: null, meal: null, entry: null },
  });
  const asked = await say('grabbled 2 zorblets');
  await press(asked, 'Yes');
  aiChat.ai.settings.reading = 'first';
  expect(await labels()).toEqual({ kept: 1, waiting: 0, acts: [{ act: 'log.food', parts: 1 }] });
});

test('nothing is kept of who allowed models by a text that did not say so', async () => {
  await consent(true, 1);
  readsAs('log.symptom');
  await say(unclear);
  expect(await labels()).toMatchObject({ kept: 0, waiting: 0 });
});

test('it goes when the consent is withdrawn, in Settings or in the chat', async () => {
  await consent();
  readsAs('log.symptom');
  await say(unclear);
  await consent(false);
  expect(await labels()).toMatchObject({ kept: 0, waiting: 0 });
  await consent();
  await say(unclear);
  expect(await labels()).toMatchObject({ waiting: 1 });
  await say('AI off');
  expect(await labels()).toMatchObject({ waiting: 0 });
});

test('an admin deletes all of it, which is written down', async () => {
  await consent();
  readsAs('log.symptom');
  await say(unclear);
  await chat.server.call(deleteOwnLabels, { token: admin.token });
  expect(await labels()).toEqual({ kept: 0, waiting: 0, acts: [] });
  const { body } = await chat.server.call(listAdminActions, { token: admin.token });
  expect(body.actions[0]).toMatchObject({ action: 'delete own labels', before: { messages: 1 } });
});
