import { expect, test } from 'vitest';
import { createReading } from '../../contract/entries/readings.ts';
import { expectAccessible, expectNoSidewaysScroll, looks } from './browser.ts';
import { startPlace } from './place.ts';
import { card, fillDiary } from './portal.ts';

const { server, openTab, visit } = await startPlace();

test('a page for the doctor is made, read without signing in, and closed', async () => {
  const person = await server.person();
  await fillDiary(server, person);
  for (const systolic of [124, 138]) {
    const values = { systolic, diastolic: 82, pulse: 70 };
    await server.call(createReading, { token: person.token, body: { kind: 'bloodPressure', values } });
  }
  const { page, complaints, close } = await visit('/app/reports', { person });
  const doctor = card(page, 'Page for your doctor');
  await doctor.getByRole('button', { name: 'Make the page' }).click();
  const url = new URL((await doctor.getByRole('link', { name: /\/doctor\// }).getAttribute('href')) ?? '');
  for (const look of looks) {
    const reader = await openTab(look);
    await reader.page.goto(url.pathname);
    await reader.page.getByRole('link', { name: '138/82 mmHg' }).first().click();
    await reader.page.locator('tr:target').getByText('138/82 mmHg').waitFor();
    await expectAccessible(reader.page);
    await expectNoSidewaysScroll(reader.page);
    if (process.env.SHOTS) {
      const path = `${process.env.SHOTS}/doctor-${look.width}-${look.colorScheme}.png`;
      await reader.page.screenshot({ path, fullPage: true });
    }
    expect(reader.complaints).toEqual([]);
    await reader.close();
  }
  await page.reload();
  await doctor.getByText('Opened 2 times').click();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 860 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (process.env.SHOTS) {
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${process.env.SHOTS}/doctor-card-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
  await doctor.getByRole('button', { name: /^Close the page/ }).click();
  await doctor.getByRole('button', { name: /^Close the page/ }).waitFor({ state: 'detached' });
  const { status } = await fetch(`${server.url}${url.pathname}`, { headers: { 'user-agent': 'Mozilla/5.0' } });
  expect([status, complaints]).toEqual([404, []]);
  await close();
});
