import { describe, expect, test } from 'vitest';
import { firstOf } from '../../tiers.ts';
import { expectSound, walkedLooks } from '../browser.ts';
import { startPlace } from '../place.ts';

const { server, openTab } = await startPlace();
const { publicUrl } = server.context.config;
const htmlOf = async (path: string) => (await fetch(server.url + path)).text();
/** What stands in the page's article, without its marks. */
const articleOf = async (path: string) =>
  /<article.*<\/article>/s.exec(await htmlOf(path))?.[0].replace(/<(?!h2>)[^>]*>/g, '');

describe('the built pages', () => {
  test.each([
    ['/', '/hi', 'FitPulse: the health companion', 'FitPulse: चैट में आपकी सेहत का साथी'],
    ['/features', '/hi/features', 'Features · FitPulse', 'फ़ीचर · FitPulse'],
    ['/newsletter', '/hi/newsletter', 'Newsletter · FitPulse', 'न्यूज़लेटर · FitPulse'],
    ['/terms', '/hi/terms', 'Terms of Service · FitPulse', 'सेवा की शर्तें · FitPulse'],
    ['/privacy', '/hi/privacy', 'Privacy Policy · FitPulse', 'गोपनीयता नीति · FitPulse'],
  ])('%s and %s name their language, their title and each other', async (english, hindi, title, hindiTitle) => {
    const pages = [
      [english, 'en', title],
      [hindi, 'hi', hindiTitle],
    ] as const;
    const sitemap = await htmlOf('/sitemap.xml');
    for (const [path, lang, title] of pages) {
      const html = await htmlOf(path);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
      expect(html).toContain(`<title>${title}`);
      expect(html).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`);
      for (const [hrefLang, target] of [
        ['en', english],
        ['hi', hindi],
        ['x-default', english],
      ])
        expect(html).toContain(`<link rel="alternate" hrefLang="${hrefLang}" href="${publicUrl}${target}"/>`);
      expect(sitemap).toContain(`<loc>${publicUrl}${path}</loc>`);
    }
    expect(await htmlOf(hindi)).toMatch(/<meta name="description" content="[^"]*\p{Script=Devanagari}/u);
  });

  test.each(['/terms', '/privacy'])(
    '%s has the same sections and figures in Hindi, and no English sentence',
    async (path) => {
      const [english, hindi] = await Promise.all([path, `/hi${path}`].map(articleOf));
      const figuresIn = (part: string) => [...part.matchAll(/\d+/g)].map(([figure]) => figure).toSorted();
      const sectionsOf = (article = '') => article.split('<h2>').map(figuresIn);
      expect(sectionsOf(hindi)).toEqual(sectionsOf(english));
      expect(hindi?.match(/[a-z]{3,}(?: [a-z]{2,}){2}/gi)).toBeNull();
    },
  );

  test('what stands on a page alone is in no script', async () => {
    const files = new Set((await htmlOf('/hi')).match(/\/assets\/[\w.-]+\.js/g));
    const scripts = await Promise.all([...files].map(htmlOf));
    for (const words of ['Questions people ask first', 'कैलोरी कितनी सही', 'कैसे चलता है', 'How it works'])
      expect(scripts.filter((script) => script.includes(words))).toEqual([]);
  });
});

test('the short addresses lead to the sections in Hindi', async () => {
  for (const section of ['how', 'why', 'pricing', 'faq', 'contact']) {
    const answer = await fetch(`${server.url}/hi/${section}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/hi#${section}`]);
  }
});

test.each(walkedLooks)('the pages in Hindi read at $width px, $colorScheme, and are accessible', async (look) => {
  const { page, complaints, close } = await openTab(look);
  for (const path of ['/hi', '/hi/features', '/hi/terms', '/hi/privacy']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSound(page);
  }
  expect(complaints).toEqual([]);
  await close();
});

test('the switch leads to the same page in the other language and back', async () => {
  const { page, complaints, close } = await openTab();
  await page.goto('/features');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await page.getByRole('heading', { level: 1, name: 'एक चैट। सेहत की पूरी डायरी।' }).waitFor();
  expect(page.url()).toBe(`${server.url}/hi/features`);
  await page.getByRole('navigation', { name: 'साइट' }).getByRole('link', { name: 'क़ीमत' }).click();
  await page.getByText('Pro की हर चीज़').waitFor();
  expect(page.url()).toBe(`${server.url}/hi#pricing`);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Write what you ate. FitPulse counts it.' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the composer counts Hindi and Hinglish', async () => {
  const { page, complaints, close } = await openTab();
  await page.goto('/hi');
  const demo = page.locator('#demo');
  await demo.getByRole('button', { name: 'पोहा और चाय' }).click();
  await demo.getByText('पोहा, 1 प्लेट').waitFor();
  await demo.getByRole('button', { name: '2 paratha aur dahi' }).click();
  await demo.getByRole('link', { name: 'Ise rakho' }).waitFor();
  await demo.getByRole('textbox').fill('दो रोटी');
  await page.keyboard.press('Enter');
  await demo.getByRole('link', { name: 'इसे रखें' }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(
  firstOf([
    {
      ...{ path: '/hi', language: 'hi', heading: 'डैशबोर्ड', title: 'खाता बनाइए', name: 'यूज़र नेम', email: 'ई-मेल' },
      ...{ password: 'पासवर्ड', again: 'पासवर्ड फिर से', accept: /मंज़ूर हैं/, create: 'खाता बनाएँ' },
    },
    {
      ...{ path: '/', language: '', heading: 'Dashboard', title: 'Create Account', name: 'User name', email: 'E-mail' },
      ...{ password: 'Password', again: 'Confirm password', accept: /I accept the terms/, create: 'Create account' },
    },
  ]),
)('from $path to a diary everything is in its language', async (words) => {
  const { path, language, heading } = words;
  const { page, complaints, close } = await openTab();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/register');
  await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
  expect(await page.title()).toBe(`${words.title} · FitPulse`);
  const userName = `reader-${language || 'en'}`;
  await page.getByLabel(words.name).fill(userName);
  await page.getByLabel(words.email).fill(`${userName}@example.com`);
  await page.getByLabel(words.password, { exact: true }).fill('Secret 123!');
  await page.getByLabel(words.again).fill('Secret 123!');
  await page.getByLabel(words.accept).check();
  await page.getByRole('button', { name: words.create }).click();
  await page.waitForURL('**/app/dashboard');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const kept = await server.context.db
    .selectFrom('users')
    .select('language')
    .where('userName', '=', userName)
    .executeTakeFirstOrThrow();
  expect(kept.language).toBe(language);
  expect(complaints).toEqual([]);
  await close();
});
