import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { buyInSandbox, orderBody } from '../checkout.ts';
import type { TestPerson } from '../server.ts';
import { rare } from '../tiers.ts';
import { expectAccessible, expectNoSidewaysScroll, walkedLooks } from './browser.ts';
import { startPlace } from './place.ts';

const { server, openTab, visit } = await startPlace();

async function signIn(page: Page, { userName, password }: TestPerson) {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function fillBilling(page: Page, country = 'IN') {
  await page.getByLabel('Country').selectOption(country);
  const texts = {
    'E-mail': 'asha@example.com',
    'First name': 'Asha',
    'Last name': 'Rao',
    'Street address': '1 MG Road',
    City: 'Bengaluru',
    State: 'Karnataka',
    [country === 'IN' ? 'PIN code' : 'Postal code']: '560001',
  };
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
}

/** Signed in, with the plan in the cart, on the checkout page. */
async function openCheckout(page: Page, person: TestPerson, plan = 'pro') {
  await page.goto(`/cart?add=${plan}`);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await signIn(page, person);
  await page.getByRole('heading', { name: 'Secure Checkout' }).waitFor();
}

const waysToPay = (page: Page) => page.getByRole('list', { name: 'Ways to pay' }).getByRole('strong').allTextContents();

const complete = (page: Page) => page.getByRole('button', { name: /^Complete Payment - ₹/ });

describe.each(walkedLooks)('at $width px, $colorScheme', (look) => {
  test('from the pricing grid to the Pro badge', async () => {
    const person = await server.person();
    const { page, complaints, close } = await openTab({ ...look, expectedStatuses: [422] });
    await page.goto('/#pricing');
    await page.getByRole('link', { name: 'Go Pro' }).click();
    await page.getByRole('heading', { name: 'Pro Plan' }).waitFor();
    await page.getByText('Monthly', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'One less Pro Plan' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'One more Pro Plan' }).click();
    await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor();
    await page.reload();
    await page.getByText('₹645.84').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel('Promo code').fill('nonsense');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').getByText('Invalid promo code').waitFor();
    await page.getByLabel('Promo code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('−₹59.80').waitFor();
    await page.getByText('₹581.26').waitFor();

    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.getByText('Please sign in to continue to checkout').waitFor();
    await signIn(page, person);
    await page.waitForURL('**/payment');
    await page.getByText('Pro Plan × 2').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('IN');
    await expect.poll(() => waysToPay(page)).toEqual(['Any UPI app', 'Card or netbanking']);
    await fillBilling(page);
    await page.getByRole('button', { name: 'Complete Payment - ₹581.26' }).click();

    const sheet = page.getByRole('dialog', { name: 'Test payment' });
    await sheet.waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Processing...', includeHidden: true }).isDisabled())
      .toBe(true);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Let it fail' }).click();
    await sheet.getByRole('alert').waitFor();
    await sheet.getByRole('button', { name: 'Pay ₹581.26' }).click();
    await page.getByText('✅ Payment Successful! Subscription Activated.').waitFor();
    await page.waitForURL('**/payment-success');
    await page.getByText('Pro Plan × 2').waitFor();
    await page.getByText('₹581.26').waitFor();
    await page.getByText(/^FP-\w{3}-\w{4}$/).waitFor();
    await page.getByText('Confirmed').waitFor();
    await page.getByText('asha@example.com').waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^Cart, / }).count()).toBe(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByText('Confirmed').waitFor();

    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/app/dashboard');
    await page.getByText('Pro Plan').first().waitFor({ state: 'attached' });
    const { rows } = await server.context.database.pool.query(
      "select count(*)::int as count from orders where user_id = $1 and status = 'paid'",
      [person.id],
    );
    expect(rows[0].count).toBe(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the cart', () => {
  test('removes and clears, and says when it is empty', async () => {
    const { page, complaints, close } = await openTab();
    await page.goto('/cart?add=pro');
    await page.getByRole('heading', { name: 'Pro Plan' }).waitFor();
    await page.goto('/cart?add=premium');
    await page.getByRole('heading', { name: 'Premium Plan' }).waitFor();
    await page.getByRole('button', { name: 'Keep Premium Plan' }).waitFor();
    await page.getByRole('button', { name: 'Remove Pro Plan' }).click();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await page.goto('/#pricing');
    await page.getByRole('radio', { name: 'Yearly (2 months free)' }).check({ force: true });
    await page.getByText('₹5,990').waitFor();
    await page.getByRole('link', { name: 'Go Premium' }).click();
    await page.getByRole('heading', { name: 'Premium Plan (yearly)' }).waitFor();
    await page.getByText('The same plan is here by the month and by the year.').waitFor();
    await page.getByRole('button', { name: 'Keep Premium Plan (yearly)' }).click();
    await page.getByText('₹6,469.20').waitFor();
    await page.getByRole('button', { name: 'Clear cart' }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await page.getByRole('link', { name: 'Browse Plans' }).click();
    await page.waitForURL('**/#pricing');
    expect(complaints).toEqual([]);
    await close();
  });

  test('Free is signed up for, not bought', async () => {
    const { page, close } = await openTab();
    await page.goto('/cart?add=free');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await close();
  });

  test('an address that names a plan adds it once, also when it is reloaded', async () => {
    const { page, close } = await openTab();
    await page.goto('/cart?add=pro');
    await page.waitForURL('**/cart');
    await page.reload();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await close();
  });

  test('paying while only the way home is in the header', async () => {
    const { page, close } = await openTab();
    await page.goto('/cart');
    const nav = page.getByRole('navigation', { name: 'Site' });
    await expect.poll(() => nav.getByRole('link').allTextContents()).toEqual(['Home']);
    await page.goto('/payment-success');
    await expect.poll(() => nav.getByRole('link').count()).toBeGreaterThan(4);
    await close();
  });
});

describe('the second time', () => {
  test('from the plan’s button it takes one tap to pay, billed as before', async () => {
    const person = await server.person();
    const items = [{ code: 'plan-pro', qty: 1 }];
    const { billing } = orderBody(items);
    await buyInSandbox(server, person, orderBody(items, { billing }));
    const { page, complaints, close } = await visit('/#pricing', { person });
    await page.getByText('₹322.92 with tax (8 %)').waitFor();
    await page.getByRole('link', { name: 'Go Pro' }).click();
    await page.waitForURL('**/payment');
    await page.getByRole('heading', { name: 'Billed to, as last time' }).waitFor();
    await page.getByText(`${billing.address}, ${billing.city}`).waitFor();
    await expectAccessible(page);
    await complete(page).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/payment-success');
    await page.getByText(billing.email).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('another address is a change of the one before', async () => {
    const person = await server.person();
    await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1 }]));
    const { page, close } = await visit('/payment?add=pro', { person });
    await page.getByRole('button', { name: 'Change the billing details' }).click();
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Rao');
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Bengaluru');
    await page.getByLabel('PIN code').fill('400001');
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Maharashtra');
    await close();
  });
});

describe('a plan’s button, for who is signed in', () => {
  test('leads to paying with one of the plan, however often it is pressed', async () => {
    const { page, close } = await visit('/payment?add=premium');
    await page.getByText('Premium Plan × 1').waitFor();
    await page.goto('/payment?add=premium');
    await page.waitForURL('**/payment');
    await page.getByText('Premium Plan × 1').waitFor();
    await close();
  });

  test.each([
    ['Keep Premium Plan', 'Premium Plan × 1', 'Pro Plan × 1'],
    ['Keep Pro Plan', 'Pro Plan × 1', 'Premium Plan × 1'],
  ])('says that Premium holds Pro where both are in the cart: %s', async (choice, kept, gone) => {
    const { page, close } = await visit('/payment?add=pro');
    await page.getByText('Pro Plan × 1').waitFor();
    await page.goto('/payment?add=premium');
    const overlap = page.getByRole('region', { name: 'Two plans that overlap' });
    await overlap.getByText('The Premium Plan has everything in the Pro Plan.').waitFor();
    await expectAccessible(page);
    await overlap.getByRole('button', { name: choice }).click();
    await page.getByText(kept, { exact: true }).waitFor();
    await expect.poll(() => page.getByText(gone, { exact: true }).count()).toBe(0);
    await expect.poll(() => overlap.count()).toBe(0);
    await close();
  });
});

describe('checkout', () => {
  test('a PIN code tells the state, unless one was typed; one that is none is refused at the field', async () => {
    const { page, close } = await visit('/payment?add=pro');
    const [pin, state] = [page.getByLabel('PIN code'), page.getByLabel('State')];
    await pin.fill('5600');
    await pin.blur();
    await page.getByText('A PIN code has six digits and doesn’t begin with 0, such as 560001.').waitFor();
    await expect.poll(() => state.inputValue()).toBe('');
    await pin.fill('560001');
    await expect.poll(() => state.inputValue()).toBe('Karnataka');
    await pin.fill('600001');
    await expect.poll(() => state.inputValue()).toBe('Tamil Nadu');
    await state.fill('Tamil Nadu (TN)');
    await pin.fill('110001');
    await expect.poll(() => state.inputValue()).toBe('Tamil Nadu (TN)');
    await close();
  });

  test('with an empty cart says so', async () => {
    const person = await server.person();
    const { page, close } = await openTab();
    await page.goto('/payment');
    await page.waitForURL('**/login?from=%2Fpayment');
    await signIn(page, person);
    await page.getByRole('heading', { name: 'No items to checkout' }).waitFor();
    await page.getByText('Your cart is empty. Add some plans to proceed with payment.').waitFor();
    await page.getByRole('link', { name: 'Browse Plans' }).click();
    await page.waitForURL('**/#pricing');
    await close();
  });

  test('says at every field what is missing, and orders nothing', async () => {
    const { page, complaints, close } = await openTab();
    await openCheckout(page, await server.person());
    await complete(page).click();
    await page.getByText('Enter your PIN or postal code.').waitFor();
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(7);
    await expect
      .poll(() => page.getByRole('textbox', { name: 'E-mail' }).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.getByLabel('Country').selectOption('DE');
    await page.getByLabel('Postal code').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a closed sheet charges nothing, keeps the cart, and the next try pays the same order', async () => {
    const person = await server.person();
    const { page, complaints, close } = await openTab();
    await openCheckout(page, person);
    await fillBilling(page, 'US');
    await complete(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('The payment was not completed.').waitFor();
    await complete(page).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/payment-success');
    const { rows } = await server.context.database.pool.query('select status from orders where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ status: 'paid' }]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('an answer without success, and a thrown error, say so and keep the cart', async () => {
    const { page, close } = await openTab({ expectedStatuses: [400, 422, 500] });
    await openCheckout(page, await server.person());
    await fillBilling(page);
    await page.route('**/order/verify', (route) => route.fulfill({ json: { success: false } }));
    await complete(page).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
    await page.getByText('❌ Payment Verification Failed!').waitFor();
    await page.route('**/api/v1/order', (route) =>
      route.fulfill({ status: 500, json: { detail: 'The bank is closed.' } }),
    );
    await complete(page).click();
    await page.getByText('Payment failed: The bank is closed.').waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
    await close();
  });

  test('a session that ended meanwhile is asked for before anything is ordered', async () => {
    const { page, close } = await openTab();
    await openCheckout(page, await server.person());
    await fillBilling(page);
    await page.evaluate(() => {
      localStorage.removeItem('fitpulse.session');
      sessionStorage.removeItem('fitpulse.session');
      window.dispatchEvent(new StorageEvent('storage'));
    });
    await complete(page).click();
    await page.getByText('You must be signed in to complete payment').waitFor();
    await close();
  });

  test('a price that changed meanwhile is shown before it is paid', async () => {
    const { page, close } = await openTab();
    await page.goto('/cart?add=premium');
    await page.getByText('₹646.92').waitFor();
    await server.context.db.updateTable('plans').set({ pricePaise: 64_900 }).where('code', '=', 'premium').execute();
    await page.reload();
    await page.getByText('₹700.92').waitFor();
    await server.context.db.updateTable('plans').set({ pricePaise: 59_900 }).where('code', '=', 'premium').execute();
    await close();
  });
});

describe('guards', () => {
  test('nobody is sent to sign in, and back afterwards', async () => {
    const { page, close } = await openTab();
    for (const [path, from] of [
      ['/app/assistant', '%2Fapp%2Fassistant'],
      ['/admin', '%2Fadmin'],
      ['/payment', '%2Fpayment'],
    ]) {
      await page.goto(path ?? '');
      await page.waitForURL(`**/login?from=${from}`);
    }
    await close();
  });

  rare('a user is kept out of /admin, an admin out of /app', async () => {
    for (const [role, wrong, home] of [
      ['user', '/admin', '/app/dashboard'],
      ['admin', '/app/dashboard', '/admin'],
    ] as const) {
      const person = await server.person(role);
      const { page, close } = await openTab();
      await page.goto('/login');
      await signIn(page, person);
      await page.waitForURL(`**${home}`);
      await page.goto(wrong);
      await page.waitForURL(`**${home}`);
      await page.goto('/cart');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
      await page.goto(home);
      await page.waitForURL('**/login**');
      await close();
    }
  });
});
