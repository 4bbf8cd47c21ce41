import { expect, test } from 'vitest';
import { listSessions, resetPassword } from '../../../contract/accounts/accounts.ts';
import { rare } from '../../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../browser.ts';
import { startPlace } from '../place.ts';
import { openPortal } from '../portal.ts';
import { fillBusiness } from './admin.ts';

const { server, openTab, visit } = await startPlace();
const admin = await server.person('admin');

const small = { width: 360, colorScheme: 'dark' } as const;

test('a new user: what is missing is said, what is taken is refused and kept, then the user is first in the list', async () => {
  const { page, complaints, close } = await visit('/admin/users', { person: admin, ...small, expectedStatuses: [409] });
  await page.getByRole('button', { name: 'Add New User' }).click();
  const form = page.getByRole('form', { name: 'Add new user' });
  const create = form.getByRole('button', { name: 'Create User' });
  await create.click();
  await form.getByText('Enter a user name.').waitFor();
  await form.getByText('Password required').waitFor();
  await form.getByLabel('User name').fill(admin.userName);
  const password = form.getByLabel('Password', { exact: false }).first();
  await password.fill('better');
  await form.getByText('Weak.').waitFor();
  await password.fill('Better 456!');
  await form.getByText('Strong.').waitFor();
  await form.getByLabel('Confirm password').fill('other');
  await create.click();
  await form.getByText('Passwords do not match').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByLabel('Confirm password').fill('Better 456!');
  await create.click();
  await form.getByText('Create failed (409): That user name is taken. Choose another.').waitFor();
  await expect.poll(() => form.getByLabel('Confirm password').inputValue()).toBe('Better 456!');
  await form.getByLabel('User name').fill('  lakshmi ');
  await form.getByLabel('Plan').selectOption('premium');
  const [request] = await Promise.all([page.waitForRequest((asked) => asked.method() === 'POST'), create.click()]);
  expect(request.postDataJSON()).toEqual({
    ...{ userName: 'lakshmi', password: 'Better 456!', plan: 'premium', role: 'user' },
    ...{ termsAccepted: true, signupSrc: 'site', msgCarrierId: '' },
  });
  await page.getByText('User created').waitFor();
  await expect.poll(() => form.getByLabel('User name').inputValue()).toBe('');
  const row = page.getByRole('row').filter({ hasText: 'lakshmi' });
  await row.getByText('Premium').waitFor();
  await form.getByLabel('User name').fill('somebody');
  await form.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => form.getByLabel('User name').inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await close();
});

rare('a list that can’t be reached says so, and is there after a retry', async () => {
  const { page, close } = await visit('/admin/settings', { person: admin });
  await page.route(/\/api\/v1\/admin\/users/, (route) => route.abort());
  await page.getByRole('link', { name: 'Users' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The users can’t be shown' });
  await failure.waitFor();
  await page.unroute(/\/api\/v1\/admin\/users/);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('button', { name: `Manage ${admin.userName}` }).waitFor();
  await close();
});

test('search, filters and pages; the address keeps them', async () => {
  await fillBusiness(server.context.db, server.clock.now());
  const { page, complaints, close } = await visit('/admin/users', { person: admin });
  const manage = page.getByRole('button', { name: /^Manage / });
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
  const { rows } = await server.context.database.pool.query('select count(*)::int as count from users');
  await expect.poll(() => manage.count()).toBe(rows[0].count);

  await page.getByLabel('Search').fill('meera');
  await expect.poll(() => manage.count()).toBe(6);
  await page.getByRole('search').getByLabel('Status').selectOption('disabled');
  await expect.poll(() => page.url()).toMatch(/q=meera&status=disabled$/);
  await page.getByText('No users found.').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('meera');
  await page.getByText('No users found.').waitFor();
  await page.getByRole('search').getByLabel('Status').selectOption('');
  await expect.poll(() => manage.count()).toBe(6);
  const asked = page.waitForResponse((response) => response.url().includes('/admin/users'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await asked;
  expect(complaints).toEqual([]);
  await close();
});

rare('several are chosen and signed out, with their names asked about; whom it doesn’t concern is told', async () => {
  const people = await Promise.all([server.person(), server.person()]);
  const { page, complaints, close } = await visit('/admin/users', { person: admin, ...small });
  await page.getByRole('button', { name: 'E-mail' }).click();
  await expect.poll(() => page.url()).toMatch(/sort=email&direction=ascending$/);
  await page.getByRole('columnheader', { name: 'E-mail' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  await page.goto('/admin/users');
  for (const { userName } of people) await page.getByRole('checkbox', { name: `Choose ${userName}` }).check();
  const bar = page.getByRole('toolbar', { name: 'With those chosen' });
  await bar.getByText('2 chosen').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bar.getByRole('button', { name: 'Sign out…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out 2 people?' });
  for (const { userName } of people) await dialog.getByText(userName).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out 2 people' }).click();
  await page.getByText('2 people were signed out.').waitFor();
  for (const { token } of people) expect((await server.call(listSessions, { token })).status).toBe(401);
  await page.getByRole('checkbox', { name: `Choose ${people[0]?.userName}` }).check();
  await bar.getByRole('button', { name: 'Sign out…' }).click();
  await page.getByRole('button', { name: 'Sign out 1 person' }).click();
  await page.getByText(`${people[0]?.userName} was signed in nowhere.`).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test('a plan is changed at once; being locked out is asked about and ends the sessions', async () => {
  const person = await server.person();
  const { page, complaints, close } = await visit(`/admin/users?q=${person.id}`, { person: admin, ...small });
  const manage = page.getByRole('button', { name: `Manage ${person.userName}` });
  const dialog = page.getByRole('dialog');
  await manage.click();
  await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Plan').selectOption('pro');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`${person.userName} was changed.`).waitFor();
  await page.getByRole('row').getByText('Pro', { exact: true }).waitFor();

  await manage.click();
  await dialog.getByLabel('Status').selectOption('disabled');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('is signed out everywhere at once').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => dialog.getByLabel('Status').inputValue()).toBe('disabled');
  expect((await server.call(listSessions, { token: person.token })).status).toBe(200);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await page.getByRole('row').getByText('Disabled').waitFor();
  expect((await server.call(listSessions, { token: person.token })).status).toBe(401);

  await manage.click();
  await dialog.getByText('A disabled account can’t sign in, so it gets no link.').waitFor();
  await dialog.getByRole('link', { name: 'What admins did with this account' }).click();
  await page.getByText('Only').first().waitFor();
  await page.getByText('Change user').first().waitFor();
  await expect.poll(() => page.locator('del').allTextContents()).toEqual(['active', 'free']);
  await expect.poll(() => page.locator('ins').allTextContents()).toEqual(['disabled', 'pro']);
  expect(complaints).toEqual([]);
  await close();
});

test('a link for a new password is shown once, to be copied, and works', async () => {
  const person = await server.person();
  const { page, complaints, close } = await openTab();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPortal(page, server, admin, `/admin/users?q=${person.userName}`);
  const dialog = page.getByRole('dialog');
  const manage = page.getByRole('button', { name: `Manage ${person.userName}` });
  await manage.click();
  await dialog.getByRole('button', { name: 'Password reset link' }).click();
  const url = await dialog.getByLabel('Link for a new password').inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await manage.click();
  await dialog.getByRole('button', { name: 'Password reset link' }).waitFor();
  const reset = await server.call(resetPassword, { body: { token: url.split('#')[1], newPassword: 'New 789!' } });
  expect(reset.status).toBe(204);
  expect(complaints).toEqual([]);
  await close();
});

test('the last admin stays one; with another, who gives the role up is led to the portal', async () => {
  const { page, complaints, close } = await visit(`/admin/users?q=${admin.userName}`, {
    person: admin,
    expectedStatuses: [409],
  });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: `Manage ${admin.userName}` }).click();
  const giveUp = async () => {
    await dialog.getByLabel('Role').selectOption('user');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('You will no longer get into the admin area.').waitFor();
    await dialog.getByRole('button', { name: 'Change it' }).click();
  };
  await giveUp();
  await dialog.getByText('This is the last admin. Make somebody else an admin first.').waitFor();
  await expectAccessible(page);
  await server.person('admin');
  await giveUp();
  await page.waitForURL('**/app/dashboard');
  expect(complaints).toEqual([]);
  await close();
});
