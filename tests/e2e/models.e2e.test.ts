import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { getModelConsent, saveModelConsent } from '../../contract/models.ts';
import { countCall } from '../../server/features/models/mutations.ts';
import { keepOriginal } from '../../server/features/originals/mutations.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import * as fake from '../fakes/ai.ts';
import { rare } from '../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll, looks } from './browser.ts';
import { startPlace } from './place.ts';
import { card } from './portal.ts';

const ai = await fake.start();
const { server, visit } = await startPlace({ models: ai.settings });
afterAll(() => ai.close());

test('AI help is turned on in Settings, and an admin sees what it cost', async () => {
  const person = await server.person();
  const { page, complaints, close } = await visit('/app/settings', { person });
  const help = card(page, 'AI help');
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await help.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (process.env.SHOTS) await help.screenshot({ path: `${process.env.SHOTS}/ai-${width}-${colorScheme}.png` });
  }
  await help.getByText('On', { exact: true }).click();
  await page.getByText('AI help is on.').waitFor();
  expect((await server.call(getModelConsent, { token: person.token })).body.isGiven).toBe(true);
  expect(complaints).toEqual([]);
  await close();

  const tokens = { inputTokens: 812, outputTokens: 60, costUsd: 0.0022, tookMs: 640 };
  await countCall(server.context.db, { askedAt: server.clock.now(), purpose: 'translate', ...tokens });
  const reports = await visit('/admin/models', { person: await server.person('admin') });
  const usage = card(reports.page, 'Day by day');
  await usage.getByText('Understand a message').waitFor();
  await card(reports.page, 'The model').getByText('640 ms').first().waitFor();
  const trial = card(reports.page, 'Try a sentence');
  await trial.getByRole('textbox').fill('drank 2 glasses of water');
  await trial.getByRole('button', { name: 'Read it' }).click();
  await trial.getByText(/^Drank plain water/).waitFor();
  await expectAccessible(reports.page);
  if (process.env.SHOTS) await usage.screenshot({ path: `${process.env.SHOTS}/ai-usage.png` });
  expect(reports.complaints).toEqual([]);
  await reports.close();
});

rare('photos are kept once that is chosen in Settings, and deleted there', async () => {
  const person = await server.person();
  const { page, complaints, close } = await visit('/app/settings', { person });
  const photos = card(page, 'Photos and lab reports');
  await photos.getByText('Keep', { exact: true }).click();
  await page.getByText('New photos are kept.', { exact: true }).waitFor();
  const file = { mediaType: 'image/jpeg', content: Buffer.alloc(400_000), kind: 'mealPhoto', digest: 'one' } as const;
  await keepOriginal(server.context.db, person.id as OwnerId, file, server.clock.now());
  await page.reload();
  await photos.getByRole('button', { name: /^Download Photo of a meal, / }).waitFor();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await photos.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (process.env.SHOTS) await photos.screenshot({ path: `${process.env.SHOTS}/kept-${width}-${colorScheme}.png` });
  }
  await photos.getByRole('button', { name: /^Delete Photo of a meal, / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await photos.getByRole('list', { name: 'Kept photos and files' }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await close();
});

rare('a photo is looked at item by item, and a voice note is heard', async () => {
  const person = await server.person();
  await server.call(saveModelConsent, { token: person.token, body: { isGiven: true } });
  const { page, complaints, close } = await visit('/app/assistant', { person });
  // A microphone of its own, as the machine has none; the recorder is the browser's.
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const sound = new AudioContext();
      const tone = sound.createOscillator();
      const target = sound.createMediaStreamDestination();
      tone.connect(target);
      tone.start();
      return target.stream;
    };
  });
  ai.behaviour = () => ({ value: { foods: [{ food: 'idli', amount: 2, unit: 'piece' }] } });
  const buffer = await sharp({ create: { width: 3_000, height: 60, channels: 3, background: '#7a4' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Photo of a meal', { exact: true })
    .setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Log it' }).click();
  await page.getByText(/^Idli, 2\spieces/).waitFor();
  ai.transcription = () => ({ text: 'had a banana' });
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  const stop = page.getByRole('button', { name: 'Stop and send' });
  await stop.waitFor();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/chat-${width}-${colorScheme}.png` });
  }
  await stop.click();
  await page.getByText('🎤 “had a banana”').first().waitFor();
  expect(ai.heard).toEqual([
    { model: 'voice-model', name: 'voice.webm', bytes: expect.any(Number), language: null, prompt: null },
  ]);
  expect(complaints).toEqual([]);
  await close();
});
