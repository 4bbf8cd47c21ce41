import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { rare, tiered } from '../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll } from './browser.ts';
import { startPlace } from './place.ts';
import { failCalls, fillDiary, openPortal, personWithDiary, unfold } from './portal.ts';

const { server, openTab, visit } = await startPlace();

/** What appears while the pointer is there, however the page moves while it is being filled. */
const expectWhenOver = (place: Locator, text: Locator) =>
  expect
    .poll(async () => {
      await place.hover({ force: true });
      return text.isVisible();
    })
    .toBe(true);

/** A chart is drawn once it is in sight. */
const lookAt = (card: Locator) => card.getByRole('figure').scrollIntoViewIfNeeded();

test.each(tiered([360] as const, [360, 1280] as const))(
  'at %d px each chart has its table, and the weight chart its views',
  async (width) => {
    const { page, complaints, close } = await visit('/app/dashboard', { person: await personWithDiary(server), width });
    if (width === 360) await unfold(page);
    const activity = page.getByRole('region', { name: 'Activity & Calories' });
    await lookAt(activity);
    await activity.locator('.recharts-bar-rectangle').first().waitFor();
    await activity.getByText('Show as a table').click();
    await expect.poll(() => activity.getByRole('row').count()).toBe(8);

    const weight = page.getByRole('region', { name: 'Weight Trend' });
    await page.getByText('Month', { exact: true }).click();
    await weight.getByText('Show as a table').click();
    await weight.getByRole('cell', { name: '6 Mar' }).waitFor();
    await weight.getByText('Weekly View').click();
    await weight.getByRole('cell', { name: '2 Mar' }).waitFor();
    await weight.getByRole('button', { name: 'Hide Avg' }).click();
    await weight.getByRole('button', { name: 'Show Avg' }).waitFor();
    await weight.getByText('−1.80 kg').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await close();
  },
);

rare('the charts’ code is fetched only when a chart comes into sight', async () => {
  const person = await server.person();
  const { page, close } = await openTab();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const fetchedRecharts = async () => {
    const scripts = addresses.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text());
    return (await Promise.all(scripts)).some((text) => text.includes('recharts-'));
  };
  await openPortal(page, server, person, '/app/dashboard');
  await page.getByText('No weight data yet').waitFor();
  await page.getByText('No activity yet').waitFor();
  expect(await fetchedRecharts()).toBe(false);

  await fillDiary(server, person);
  await page.reload();
  const activity = page.getByRole('region', { name: 'Activity & Calories' });
  await activity.getByText('Show as a table').waitFor();
  expect(await fetchedRecharts()).toBe(false);
  await lookAt(activity);
  await activity.locator('.recharts-bar-rectangle').first().waitFor();
  expect(await fetchedRecharts()).toBe(true);
  await close();
});

test('the weight chart shows its goal, a point of a day and the average of its week', async () => {
  const { page, person, complaints, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  await server.call(saveProfile, { token: person.token, body: { goals: { weightTarget: 65 } } });
  await page.reload();
  const weight = page.getByRole('region', { name: 'Weight Trend' });
  const chart = weight.locator('svg.recharts-surface').first();
  await weight.getByText('65 kg', { exact: true }).waitFor();
  await lookAt(weight);
  await chart.getByText('↓ Goal 65 kg').waitFor();
  const ticks = chart.locator('.recharts-yAxis-tick-labels text');
  await expect.poll(() => ticks.allTextContents()).toEqual(['69.5', '70', '70.5', '71']);
  await expect.poll(async () => (await chart.boundingBox())?.height).toBe(220);
  await expectWhenOver(weight.locator('.recharts-line-dot').last(), weight.getByText('Weight 70 kg'));
  await weight.getByText('Average 70.3 kg').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('on a phone the trend of a figure is on the first screen, with its target and today', async () => {
  const person = await personWithDiary(server);
  await server.call(saveProfile, { token: person.token, body: { goals: { caloriesConsumePerDay: 1_900 } } });
  const { page, close } = await visit('/app/trends', { person, width: 360 });
  const chart = page.getByRole('figure', { name: 'Calories by day' }).locator('svg.recharts-surface').first();
  for (const text of ['Target 1,900 kcal', 'Today']) await chart.getByText(text, { exact: true }).waitFor();
  const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  const bottom = async () => {
    const box = await chart.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(bar?.y ?? 0);
  // A figure at the end of the row is in sight once it is chosen.
  await page.goto('/app/trends?metric=weightKg');
  const weight = page.getByRole('main').getByRole('link', { name: /^Weight/ });
  await expect.poll(async () => ((await weight.boundingBox())?.x ?? 999) + 60).toBeLessThan(360);
  await expectNoSidewaysScroll(page);
  await close();
});

rare('the activity chart has minutes on the left axis, energy on the right one, and a tooltip with both', async () => {
  const { page, complaints, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  const activity = page.getByRole('region', { name: 'Activity & Calories' });
  const bars = activity.locator('.recharts-bar-rectangle');
  await lookAt(activity);
  await bars.first().waitFor();
  await expect.poll(() => bars.count()).toBe(7);
  const axes = activity.locator('.recharts-yAxis-tick-labels');
  const highest = async (axis: number) =>
    Math.max(...(await axes.nth(axis).locator('text').allTextContents()).map(Number));
  await expect.poll(() => axes.count()).toBe(2);
  // The most active day has 26 minutes, and each of them 100 kcal.
  await expect.poll(async () => [await highest(0), await highest(1)]).toEqual([30, 100]);
  const leftOf = async (axis: number) => (await axes.nth(axis).boundingBox())?.x ?? Number.NaN;
  await expect.poll(async () => (await leftOf(0)) < (await leftOf(1))).toBe(true);
  const tooltip = activity.locator('.recharts-tooltip-wrapper');
  await expectWhenOver(bars.last(), tooltip.getByText('Active minutes'));
  await expect.poll(() => tooltip.textContent()).toMatch(/6 Mar.*Active minutes.*20.*Calories burned.*100/s);
  expect(complaints).toEqual([]);
  await close();
});

rare('each range shows the weights of its days', async () => {
  const { page, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  await page.getByText('Range: Week').waitFor();
  for (const [range, days] of [
    ['Day', 30],
    ['3 days', 3],
    ['3 months', 90],
    ['Year', 365],
  ] as const) {
    const asked = page.waitForRequest((request) => request.url().endsWith(`days=${days}`));
    await page
      .getByRole('region', { name: /^Key Metrics/ })
      .getByText(range, { exact: true })
      .click();
    await asked;
    await page.getByText(`Range: ${range}`).waitFor();
  }
  await close();
});

rare('each chart says that it is loading, that it is empty, and why it can’t be shown', async () => {
  const { page, close } = await visit('/app/dashboard', { person: await personWithDiary(server) });
  const charts = '**/api/v1/dashboard/charts/*';
  await page.route(charts, () => {});
  await page.reload();
  await page.getByText('Loading activity chart...').first().waitFor();
  await page.getByRole('region', { name: 'Weight Trend' }).getByText('Loading...').first().waitFor();

  await page.unroute(charts);
  await page.route('**/api/v1/dashboard/charts/activity*', (route) =>
    route.fulfill({ json: { data: [], series: [] } }),
  );
  await failCalls(page, 'GET', '/dashboard/charts/weight*');
  await page.reload();
  await page.getByText('No activity data yet').waitFor();
  await page.getByText('The weight chart can’t be shown.').waitFor();
  await page.unroute('**/api/v1/dashboard/charts/weight*');
  await page.getByRole('region', { name: 'Weight Trend' }).getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: 'Hide Avg' }).waitFor();
  await close();
});
