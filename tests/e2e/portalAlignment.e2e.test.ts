import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { startPlace } from './place.ts';
import { personWithDiary } from './portal.ts';

const { server, visit } = await startPlace();

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
};

test('the table of a trend shows all of its rows', async () => {
  const { page, close } = await visit('/app/trends', { person: await personWithDiary(server), width: 360 });
  await page.getByText('Show as a table').first().click();
  const box = page.getByRole('region', { name: /as a table$/ }).first();
  await box.getByRole('row').nth(6).waitFor();
  expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  await close();
});

test('the dates of the goal calendar stand below their weekdays', async () => {
  const { page, close } = await visit('/app/review', { person: await personWithDiary(server), width: 360 });
  // 2 to 8 March 2026 are a week.
  const days = page.getByRole('region', { name: 'Goal days' });
  await days.getByRole('link', { name: /^2 Mar 2026/ }).waitFor();
  const letters = days.locator('[aria-hidden="true"] > span');
  for (const [place, date] of ['2', '3', '4', '5', '6'].entries()) {
    const day = days.getByRole('link', { name: new RegExp(`^${date} Mar 2026`) });
    expect(Math.abs((await middleOf(day)) - (await middleOf(letters.nth(place))))).toBeLessThanOrEqual(1);
  }
  await close();
});

test('the ring around a focused field is as round as the field', async () => {
  const { page, close } = await visit('/app/dashboard', { width: 360 });
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.focus();
  const rings = await field.evaluate((input) => {
    const ringed: string[] = [];
    for (let element: Element | null = input; element && element.tagName !== 'MAIN'; element = element.parentElement) {
      const { outlineStyle, outlineWidth, borderTopLeftRadius } = getComputedStyle(element);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ringed.push(borderTopLeftRadius);
    }
    return ringed;
  });
  for (const radius of rings) expect(Number.parseFloat(radius)).toBeGreaterThan(8);
  await close();
});
