import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  addTicketMessage,
  changeTicketStatus,
  closeTicket,
  createTicket,
  getTicket,
  listTickets,
  type TicketStatus,
} from '../../contract/support.ts';
import type { TestPerson } from '../server.ts';
import { rare, tiered } from '../tiers.ts';
import { expectSound } from './browser.ts';
import { startPlace } from './place.ts';
import { failEverything, keepWaiting, openPortal } from './portal.ts';

const { server, openTab, visit } = await startPlace();
const admin = await server.person('admin');

const words = {
  subject: 'Steps arrive a day late',
  description: 'Since Monday.\nSigning out changed nothing.',
  category: 'Data Sync Issue',
} as const;
const open = async ({ token }: TestPerson, more = {}) =>
  (await server.call(createTicket, { token, body: { ...words, ...more } })).body;
const respond = ({ token }: TestPerson, id: string, message: string) =>
  server.call(addTicketMessage, { token, params: { id }, body: { message } });
const move = ({ token }: TestPerson, id: string, status: TicketStatus) =>
  server.call(changeTicketStatus, { token, params: { id }, body: { status } });
const closeAs = ({ id: userId, token }: TestPerson, id: string) =>
  server.call(closeTicket, { token, params: { id }, body: { userId } });
const read = async (id: string) => (await server.call(getTicket, { token: admin.token, params: { id } })).body;

const see = async (page: Page, ...texts: string[]) => {
  for (const text of texts) await page.getByRole('main').getByText(text).first().waitFor();
};
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/**
 * The page learns from the refusal what happened meanwhile, and not by looking at the ticket itself before. The route
 * stays: a look that is on its way while the last route of a page goes may never be answered.
 */
async function beRefused(page: Page, id: string, act: () => Promise<void>): Promise<void> {
  const refused = page.waitForResponse((response) => response.status() === 409);
  await page.route(`**/api/v1/support/tickets/${id}`, async (route) => {
    if (route.request().method() === 'GET') await refused;
    await route.continue();
  });
  await act();
  await refused;
}
const status = (page: Page, name: string) =>
  page.getByRole('region', { name: words.subject }).getByText(name, { exact: true }).waitFor();

test('the support centre without a ticket', async () => {
  const { page, complaints, close } = await visit('/app/support');
  await see(page, 'Open Tickets', 'Resolved', 'Total', 'Quick Help', 'Live chat', 'No tickets yet');
  await see(page, 'E-mail support', 'Phone support', 'Mon-Fri 8am-5pm');
  await expect
    .poll(() => page.getByRole('link', { name: 'Answers to common questions' }).getAttribute('href'))
    .toBe('/#faq');
  await expectSound(page);
  await tab(page, 'My Tickets (0)').click();
  await see(page, 'No tickets yet');
  await expectSound(page);
  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await page.getByRole('tab', { name: 'Create Ticket', selected: true }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'My Tickets (0)', selected: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('the support centre with tickets counts them and shows the latest three', async () => {
  const person = await server.person();
  const first = await open(person, { subject: 'The first of them' });
  await move(person, first.id, 'resolved');
  await closeAs(person, first.id);
  for (const subject of ['The second', 'The third', 'The fourth']) {
    server.clock.advance(1_000);
    await open(person, { subject });
  }
  const { page, complaints, close } = await visit('/app/support', { person });
  await see(page, 'The fourth');
  await expect
    .poll(() => page.locator('dl').first().innerText())
    .toMatch(/Open Tickets\s+3\s+Resolved\s+1\s+Total\s+4/);
  const recent = page.getByRole('region', { name: 'Recent Tickets' });
  await expect
    .poll(() => recent.getByRole('listitem').getByRole('link').allInnerTexts())
    .toEqual([...['The fourth', 'The third', 'The second']]);
  await expectSound(page);
  await recent.getByRole('link', { name: 'All tickets' }).click();
  const card = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'The first of them' });
  for (const text of [`#${first.number}`, 'Closed', 'Medium', words.category, 'Since Monday.', '0 responses']) {
    await expect.poll(() => card.innerText()).toContain(text);
  }
  await expect.poll(() => card.innerText()).toMatch(/Created .+\sUpdated /);
  await expectSound(page);
  await card.getByRole('link').click();
  await see(page, 'This ticket is closed', 'It no longer accepts responses.');
  expect(complaints).toEqual([]);
  await close();
});

test.each(tiered(['ticket'], ['/app/support', '/app/support?tab=tickets', 'ticket', '/admin/tickets']))(
  '%s while nothing answers, and when nothing can be had',
  async (place) => {
    const person = place.startsWith('/admin') ? admin : await server.person();
    const path = place === 'ticket' ? `/app/support/ticket/${(await open(person)).id}` : place;
    const failure = place === 'ticket' ? 'The ticket can’t be shown' : 'The tickets can’t be shown';
    const waiting = await openTab();
    await keepWaiting(waiting.page);
    await openPortal(waiting.page, server, person, path);
    await waiting.page.getByRole('main').locator('[aria-busy="true"]').first().waitFor({ state: 'attached' });
    await expectSound(waiting.page);
    expect(waiting.complaints).toEqual([]);
    await waiting.close();

    const broken = await openTab({ expectedStatuses: [503] });
    await failEverything(broken.page);
    await openPortal(broken.page, server, person, path);
    await see(broken.page, failure);
    await expectSound(broken.page);
    await broken.page.unroute('**/api/v1/**');
    await broken.page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await broken.page.getByRole('main').getByText(failure).waitFor({ state: 'detached' });
    expect(broken.complaints).toEqual([]);
    await broken.close();
  },
);

test('a ticket is created: bad input is marked, a failure keeps what was typed, a retry opens one ticket', async () => {
  const person = await server.person();
  const { page, complaints, close } = await visit('/app/support?tab=create', { person, expectedStatuses: [503] });
  await expect.poll(() => page.getByLabel('Priority').inputValue()).toBe('medium');
  await expect.poll(() => page.getByLabel('Description').getAttribute('rows')).toBe('6');
  await press(page, 'Create Ticket');
  await see(page, 'Enter a subject.', 'Choose a category.', 'Enter a description.');
  await expect.poll(() => page.getByLabel('Subject').evaluate((field) => field === document.activeElement)).toBe(true);
  await expectSound(page);

  await page.getByLabel('Subject').fill(words.subject);
  await page.getByLabel('Category').selectOption('Bug Report');
  await page.getByLabel('Priority').selectOption('high');
  await page.getByLabel('Description').fill('x'.repeat(10_001));
  await press(page, 'Create Ticket');
  await see(page, 'That is too long: at most 10000 characters.');
  await page.getByLabel('Description').fill(words.description);
  await tab(page, 'Overview').click();
  await see(page, 'Quick Help');
  await tab(page, 'Create Ticket').click();
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe(words.subject);

  let failures = 0;
  await page.route('**/api/v1/support/tickets', async (route) => {
    if (route.request().method() !== 'POST' || failures > 0) return route.continue();
    failures += 1;
    await route.fetch();
    return route.fulfill({ status: 503, json: { status: 503, detail: 'Please try again.' } });
  });
  await press(page, 'Create Ticket');
  await see(page, 'Failed to create ticket.');
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe(words.description);
  await expectSound(page);
  await press(page, 'Create Ticket');
  await tab(page, 'My Tickets (1)').waitFor();
  await page.getByRole('tabpanel').getByRole('link', { name: words.subject }).waitFor();
  const { body } = await server.call(listTickets, { token: person.token, query: {} });
  expect(body).toMatchObject([{ subject: words.subject, category: 'Bug Report', priority: 'high', status: 'open' }]);
  await tab(page, 'Create Ticket').click();
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
  await expect.poll(() => page.getByLabel('Priority').inputValue()).toBe('medium');

  await page.getByLabel('Subject').fill('Not sent');
  await press(page, 'Cancel');
  await see(page, 'Quick Help');
  await tab(page, 'Create Ticket').click();
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

test('its person says that a ticket is solved, and closes it', async () => {
  const person = await server.person();
  const { id, number } = await open(person, { priority: 'urgent' });
  const { page, complaints, close } = await visit(`/app/support/ticket/${id}`, { person });
  const buttons = () => page.getByRole('region', { name: words.subject }).getByRole('button').allInnerTexts();
  await status(page, 'Open');
  await see(page, `#${number}`, 'Urgent', words.category, 'Created', 'Last updated', person.userName);
  await expect.poll(buttons).toEqual(['This is solved']);
  await expectSound(page);
  await press(page, 'This is solved');
  await status(page, 'Resolved');
  await expect.poll(buttons).toEqual(['Close Ticket']);

  await press(page, 'Close Ticket');
  const dialog = page.getByRole('dialog', { name: 'Close this ticket?' });
  await dialog.waitFor();
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await read(id)).status).toBe('resolved');
  await press(page, 'Close Ticket');
  await dialog.getByRole('button', { name: 'Close Ticket' }).click();
  await see(page, 'This ticket is closed', 'It no longer accepts responses.');
  await status(page, 'Closed');
  await expect.poll(buttons).toEqual([]);
  await expect.poll(() => page.getByRole('form', { name: 'Add response' }).count()).toBe(0);
  await expectSound(page);
  expect((await read(id)).history.map((change) => change.status)).toEqual(['resolved', 'closed']);
  expect(complaints).toEqual([]);
  await close();
});

test('a person and the support team write to each other', async () => {
  const person = await server.person();
  const { id, number } = await open(person);
  const team = await visit('/admin/tickets', { person: admin });
  await team.page.getByLabel('Search').fill(`#${number}`);
  await team.page.waitForURL(/q=/);
  await team.page.locator(`a[href="/admin/tickets/${id}"]`).click();
  await team.page.waitForURL(`**/admin/tickets/${id}`);
  await see(team.page, person.userName, 'Free');
  const form = team.page.getByRole('form', { name: 'Add response' });
  await form.getByLabel('Message').fill('   ');
  await form.getByRole('button', { name: 'Send Response' }).click();
  await see(team.page, 'Enter a message.');
  await expectSound(team.page);
  await form.getByLabel('Message').fill('  Which watch is it?\nAnd which app? ');
  await form.getByRole('button', { name: 'Send Response' }).click();
  await team.page.getByRole('article').getByText('Which watch is it?').waitFor();
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
  await press(team.page, 'Mark In Progress');
  await status(team.page, 'In Progress');
  await press(team.page, 'Mark Resolved');
  await status(team.page, 'Resolved');
  await expect.poll(() => team.page.getByRole('button', { name: 'Close Ticket' }).count()).toBe(0);
  await expectSound(team.page);
  await team.page.getByRole('link', { name: person.userName }).click();
  await team.page.getByRole('row').filter({ hasText: person.userName }).getByText('Resolved').waitFor();
  await expect.poll(() => team.page.getByLabel('Search').inputValue()).toBe(person.userName);
  expect(team.complaints).toEqual([]);
  await team.close();

  const { page, complaints, close } = await visit(`/app/support/ticket/${id}`, { person });
  const answer = page.getByRole('article').filter({ hasText: 'Which watch is it?' });
  await answer.getByText('Support Team').waitFor();
  await page.getByRole('form', { name: 'Add response' }).getByLabel('Message').fill('A Mi Band.');
  await press(page, 'Send Response');
  await page.getByRole('article').getByText('A Mi Band.').waitFor();
  await expectSound(page);
  expect((await read(id)).responses).toMatchObject([
    { message: 'Which watch is it?\nAnd which app?', isFromSupport: true },
    { message: 'A Mi Band.', isFromSupport: false },
  ]);
  expect(complaints).toEqual([]);
  await close();
});

rare.each(['its person', 'the team'])(
  '%s can’t respond to a ticket that was closed meanwhile, and keeps what was typed',
  async (who) => {
    const person = await server.person();
    const { id } = await open(person);
    await move(admin, id, 'resolved');
    const [reader, path] = who === 'the team' ? [admin, '/admin/tickets'] : [person, '/app/support/ticket'];
    const { page, complaints, close } = await visit(`${path}/${id}`, { person: reader, expectedStatuses: [409] });
    await page.getByLabel('Message').fill('One more thing');
    await beRefused(page, id, async () => {
      await closeAs(person, id);
      await press(page, 'Send Response');
    });
    await see(page, 'Failed to add message.', 'This ticket is closed and no longer accepts responses.');
    await page.getByRole('region', { name: 'This ticket is closed' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send Response' }).count()).toBe(0);
    await expect.poll(() => page.getByLabel('Your response, which was not sent').inputValue()).toBe('One more thing');
    expect((await read(id)).responses).toEqual([]);
    await expectSound(page);
    expect(complaints).toEqual([]);
    await close();
  },
);

rare('a move that is no longer there is refused with a word why, and the ticket shown as it is', async () => {
  const person = await server.person();
  const { id } = await open(person);
  const { page, complaints, close } = await visit(`/app/support/ticket/${id}`, { person, expectedStatuses: [409] });
  await page.getByRole('button', { name: 'This is solved' }).waitFor();
  await beRefused(page, id, async () => {
    await move(admin, id, 'resolved');
    await press(page, 'This is solved');
  });
  await see(page, 'Failed to change the status.', 'This ticket is resolved already.');
  await status(page, 'Resolved');
  await beRefused(page, id, async () => {
    await closeAs(person, id);
    await press(page, 'Close Ticket');
    await page.getByRole('dialog').getByRole('button', { name: 'Close Ticket' }).click();
  });
  await see(page, 'Failed to close ticket.');
  await page.getByRole('region', { name: 'This ticket is closed' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

rare.each(['somebody else’s ticket', 'an address of no ticket'])('%s is not found', async (whose) => {
  const id = whose === 'an address of no ticket' ? 'bogus' : (await open(await server.person())).id;
  const { page, complaints, close } = await visit(`/app/support/ticket/${id}`, { expectedStatuses: [404, 422] });
  await see(page, 'Ticket Not Found');
  await expect.poll(() => page.getByRole('main').innerText()).not.toContain(words.subject);
  await expectSound(page);
  await page.getByRole('link', { name: 'Back to My Tickets' }).click();
  await see(page, 'No tickets yet');
  expect(complaints).toEqual([]);
  await close();
});

rare('a conversation with the support chat arrives in My Tickets', async () => {
  const person = await server.person();
  const { page, complaints, close } = await visit('/app/support', { person });
  await press(page, 'Need help? Chat with us!');
  const chat = page.getByRole('region', { name: 'Customer Support' });
  await chat.getByLabel('Message to support').fill('My steps are late');
  await page.keyboard.press('Enter');
  await chat.getByRole('button', { name: 'Hand over as a ticket' }).click();
  await chat.getByText(/Handed over as ticket #\d+/).waitFor();
  await chat.getByRole('button', { name: 'Close' }).click();
  await tab(page, /My Tickets/).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'My steps are late' }).click();
  await page.getByText('The chat before this ticket (3 messages)').click();
  await see(page, 'Hello and welcome to FitPulse support!');
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

test('the queue puts Premium and the longest unanswered first, and keeps its filters in the address', async () => {
  const [person, premium] = await Promise.all([server.person(), server.person()]);
  await server.context.db.updateTable('users').set({ plan: 'premium' }).where('id', '=', premium.id).execute();
  const mark = 'queue';
  const openLater = (owner: TestPerson, subject: string, more = {}) => {
    server.clock.advance(60_000);
    return open(owner, { subject: `${mark}: ${subject}`, ...more });
  };
  const answered = await openLater(person, 'answered', { priority: 'low' });
  await openLater(person, 'older', { category: 'Billing Question' });
  await openLater(person, 'newer', { priority: 'urgent' });
  await openLater(premium, 'of Premium', { category: 'Billing Question' });
  await respond(admin, answered.id, 'Done');
  await move(admin, answered.id, 'resolved');

  const { page, complaints, close } = await visit(`/admin/tickets?q=${encodeURIComponent(mark)}`, { person: admin });
  const subjects = async () =>
    (await page.getByRole('table').getByRole('link').allInnerTexts()).map((text) => text.replace(`${mark}: `, ''));
  const expectSubjects = (...expected: string[]) => expect.poll(subjects).toEqual(expected);
  await expectSubjects('of Premium', 'older', 'newer', 'answered');
  await page.getByRole('row').filter({ hasText: 'of Premium' }).getByText('Premium', { exact: true }).waitFor();
  await expectSound(page);

  await page.getByLabel('Category').selectOption('Billing Question');
  await expectSubjects('of Premium', 'older');
  await page.getByLabel('Category').selectOption('');
  await expectSubjects('of Premium', 'older', 'newer', 'answered');
  await page.getByLabel('Priority').selectOption('urgent');
  await expectSubjects('newer');
  await page.getByLabel('Priority').selectOption('');
  await expectSubjects('of Premium', 'older', 'newer', 'answered');
  await page.getByLabel('Status').selectOption('resolved');
  await expectSubjects('answered');
  await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('resolved');
  await page.reload();
  await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('resolved');
  await expect.poll(() => page.getByLabel('Search').inputValue()).toBe(mark);
  await expectSubjects('answered');

  await page.getByLabel('Status').selectOption('');
  await page.getByRole('button', { name: 'Opened' }).click();
  await expectSubjects('answered', 'older', 'newer', 'of Premium');
  for (const subject of ['older', 'answered']) {
    await page.getByRole('row').filter({ hasText: subject }).getByRole('checkbox').check();
  }
  await expectSound(page);
  await press(page, 'Mark Resolved…');
  await press(page, 'Mark 2 tickets as resolved');
  await page.getByText('1 ticket is now resolved.').waitFor();
  await see(page, `#${answered.number} was resolved already.`);
  await page.getByRole('row').filter({ hasText: 'older' }).getByText('Resolved').waitFor();

  await page.getByLabel('Search').fill('xyzzy');
  await see(page, 'No tickets match these filters.');
  await expectSound(page);
  await press(page, 'Clear filters');
  await see(page, 'Longest unanswered first, Premium ahead');
  await page.getByRole('table').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

rare('the queue goes on page by page, and says when a page can’t be had', async () => {
  const mark = 'many';
  for (let index = 0; index < 53; index += 1) await open(admin, { subject: `${mark}: ${index}` });
  const { page, complaints, close } = await visit(`/admin/tickets?q=${encodeURIComponent(mark)}`, {
    person: admin,
    expectedStatuses: [503],
  });
  const rows = page.getByRole('table').getByRole('link');
  await page.getByRole('button', { name: 'Show more' }).waitFor();
  await expect.poll(() => rows.count()).toBe(50);
  await page.route('**/api/v1/admin/tickets?*cursor*', (route) =>
    route.fulfill({ status: 503, json: { status: 503, detail: 'Please try again.' } }),
  );
  await press(page, 'Show more');
  await see(page, 'The list could not be brought up to date.');
  await expectSound(page);
  await page.unroute('**/api/v1/admin/tickets?*cursor*');
  await press(page, 'Show more');
  await expect.poll(() => rows.count()).toBe(53);
  await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  expect(new Set(await rows.allInnerTexts()).size).toBe(53);
  expect(complaints).toEqual([]);
  await close();
});

rare('the queue without a ticket, and a ticket that the team does not find', async () => {
  const { page, complaints, close } = await visit('/admin/tickets/bogus', {
    person: admin,
    expectedStatuses: [404, 422],
  });
  await see(page, 'Ticket Not Found');
  await expectSound(page);
  await page.route('**/api/v1/admin/tickets*', (route) => route.fulfill({ json: { tickets: [], nextCursor: null } }));
  await page.getByRole('link', { name: 'Back to Tickets' }).click();
  await see(page, 'No tickets yet.');
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

test('support is a place for those who are signed in, and the queue one for admins', async () => {
  const nobody = await openTab();
  await nobody.page.goto('/app/support?tab=tickets');
  await nobody.page.waitForURL(/\/login\?from=/);
  expect(new URL(nobody.page.url()).searchParams.get('from')).toBe('/app/support?tab=tickets');
  expect(nobody.complaints).toEqual([]);
  await nobody.close();

  const { page, complaints, close } = await visit('/admin/tickets');
  await page.waitForURL('**/app/dashboard');
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Support' }).click();
  await page.waitForURL('**/app/support');
  await page
    .getByRole('navigation', { name: 'Portal' })
    .locator('[aria-current="page"]', { hasText: 'Support' })
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('somebody of support has the tickets and an own account, and is led away from all else', async () => {
  const asker = await server.person();
  const { id } = await open(asker);
  const support = await server.person('support');
  const { page, complaints, close } = await visit('/admin/users', { person: support });
  await page.waitForURL('**/admin/tickets');
  await see(page, words.subject);
  const pages = page.getByRole('navigation', { name: 'Support' }).getByRole('link');
  await expect.poll(() => pages.allInnerTexts()).toEqual(['Tickets', 'Settings', 'Website']);
  await expectSound(page);
  await page.goto(`/admin/tickets/${id}`);
  await page.getByRole('textbox').first().fill('We are looking into it.');
  await press(page, 'Send Response');
  await see(page, 'We are looking into it.');
  await page.goto('/admin/settings');
  await see(page, 'Passkeys', 'Signed-in devices');
  expect(await page.getByText('Promo codes').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
