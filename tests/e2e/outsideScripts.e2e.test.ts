import { expect, test } from 'vitest';
import { rare } from '../tiers.ts';
import { startPlace } from './place.ts';

const razorpay = { keyId: 'rzp_test_1', keySecret: 's', webhookSecret: undefined, apiRoot: 'http://127.0.0.1:9' };
const google = { clientId: 'client-1.apps.googleusercontent.com', jwksUrl: 'http://127.0.0.1:9/certs' };
const { server, openTab } = await startPlace({ razorpay, google });

/** Stands in for Razorpay's script: shows what it was opened with, pays at a click, and is gone once it was answered. */
const razorpayScript = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  open() {
    const sheet = document.createElement('div');
    const add = (text, onclick) => {
      const button = document.createElement('button');
      Object.assign(button, { textContent: text, onclick: () => { sheet.remove(); onclick(); } });
      sheet.append(button);
      return button;
    };
    add('Pay at Razorpay', () => this.options.handler({
      razorpay_payment_id: 'pay_1', razorpay_order_id: this.options.order_id, razorpay_signature: 'x',
    })).dataset.options = JSON.stringify(this.options);
    add('Leave Razorpay', () => this.options.modal.ondismiss());
    document.body.append(sheet);
  }
};`;

const googleScript = `window.google = { accounts: { id: {
  initialize(options) { this.options = options; },
  renderButton(parent) {
    const button = document.createElement('button');
    button.textContent = 'Sign in at Google';
    button.dataset.client = this.options.client_id;
    button.onclick = () => this.options.callback({ credential: 'not.a.token' });
    parent.append(button);
  },
  prompt() {},
} } };`;

const script = (body: string) => ({ body, contentType: 'text/javascript' });

test("Razorpay's script is fetched when somebody pays, runs under the policy, and gets what it needs", async () => {
  const person = await server.person();
  const { page, complaints, close } = await openTab({ expectedStatuses: [503] });
  const fetched: string[] = [];
  await page.route('https://checkout.razorpay.com/**', (route) => {
    fetched.push(route.request().url());
    return route.fulfill(script(razorpayScript));
  });
  const order = { id: 'order_1', order_id: 'order_1', reference: person.id, amount: 32_292, currency: 'INR' };
  const answer = {
    ...order,
    number: 'FP-7KM-4RTX',
    receipt: 'FPB-1',
    name: 'FPB-1',
    status: 'created',
    keyId: 'rzp_test_1',
    sandbox: false,
  };
  await page.goto('/cart?add=pro');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.getByLabel('User name').fill(person.userName);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/payment');
  await page.getByLabel('Country').selectOption('US');
  for (const label of ['First name', 'Last name', 'Street address', 'City', 'State', 'Postal code']) {
    await page.getByLabel(label).fill('Asha');
  }
  await page.getByLabel('E-mail').fill('asha@example.com');
  expect(fetched).toEqual([]);
  const pay = page.getByRole('button', { name: /^Complete Payment/ });

  // The gateway doesn't answer: a sentence, the cart still there.
  await pay.click();
  await page.getByText(/^Payment failed: /).waitFor();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  expect(fetched).toEqual([]);

  let sent: { currency?: string; notes?: unknown; items?: unknown; amount?: number } = {};
  await page.route('**/api/v1/order', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: answer });
  });
  await page.route('**/api/v1/order/verify', (route) => route.fulfill({ json: { success: true } }));
  const atRazorpay = page.getByRole('button', { name: 'Pay at Razorpay' });
  const options = async () => JSON.parse((await atRazorpay.getAttribute('data-options')) ?? '');
  // In India UPI comes first.
  await page.getByLabel('Country').selectOption('IN');
  await page.getByLabel('PIN code').fill('560001');
  await pay.click();
  expect((await options()).config.display).toMatchObject({ sequence: ['block.upi'] });
  await page.getByRole('button', { name: 'Leave Razorpay' }).click();
  await page.getByText('The payment was not completed.').waitFor();
  await page.getByLabel('Country').selectOption('US');
  await pay.click();
  expect(await options()).toMatchObject({
    ...{ key: 'rzp_test_1', amount: 32_292, currency: 'INR', order_id: 'order_1', description: 'Subscription Payment' },
    prefill: { email: 'asha@example.com', name: person.userName },
    notes: { address: 'Asha' },
  });
  expect(await options()).not.toHaveProperty('config');
  expect(sent).toMatchObject({
    amount: 32_292,
    currency: 'IN',
    notes: { plan: 'pro' },
    items: [{ code: 'plan-pro', qty: 1 }],
  });
  await atRazorpay.click();
  await page.waitForURL('**/payment-success');
  expect(fetched).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});

test("Google's script is fetched when somebody chooses Google, and a refused token says so", async () => {
  const { page, complaints, close } = await openTab({ expectedStatuses: [401, 503] });
  const fetched: string[] = [];
  await page.route('https://accounts.google.com/**', (route) => {
    fetched.push(route.request().url());
    return route.fulfill(script(googleScript));
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const button = page.getByRole('button', { name: 'Sign in at Google' });
  await expect.poll(() => button.getAttribute('data-client')).toBe('client-1.apps.googleusercontent.com');
  await button.click();
  await page.getByRole('alert').waitFor();
  expect([fetched, complaints]).toEqual([['https://accounts.google.com/gsi/client'], []]);
  await close();
});

rare("Google's script that can't be had says so", async () => {
  const { page, close } = await openTab();
  await page.route('https://accounts.google.com/**', (route) => route.abort());
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByText('Google authentication failed.').waitFor();
  await close();
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/cart', '/app/dashboard', '/nowhere', '/robots.txt', '/og.png']) {
    const { headers } = await fetch(server.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  }
});
