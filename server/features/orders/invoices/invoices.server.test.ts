import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrder, listOrders } from '../../../../contract/commerce/orders.ts';
import { buyInSandbox, orderBody, runJob } from '../../../../tests/checkout.ts';
import { type MailServer, start } from '../../../../tests/fakes/mail.ts';
import { readPdf } from '../../../../tests/pdf.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../../tests/server.ts';
import { financialYearOf, invoiceNumberOf } from '../policy.ts';

const seller = { name: 'FitPulse Private Limited', address: '1 MG Road, Bengaluru 560001', gstin: '29ABCDE1234F1Z5' };
let mail: MailServer;
let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  mail = await start();
  server = await startTestServer({ mail: { smtpUrl: mail.url, from: 'FitPulse <billing@fitpulse.example>' }, seller });
});
beforeEach(async () => {
  person = await server.person();
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const pro = () => orderBody([{ code: 'plan-pro', qty: 2 }], { promoCode: 'HEALTH20' });
const fetchInvoice = (id: string, { token } = person) =>
  fetch(`${server.url}/api/v1/orders/${id}/invoice.pdf`, { headers: { authorization: `Bearer ${token}` } });

test('a year is told as one on the invoice', async () => {
  const order = await buyInSandbox(server, person, orderBody([{ code: 'plan-pro', qty: 1, term: 'year' }]));
  const answer = await fetchInvoice(order.reference);
  const [page] = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(page).toContain('FitPulse Pro Plan (yearly)1 year₹2,990.00₹2,990.00');
});

test('a paid order has an invoice with its seller, its tax and the rupee sign', async () => {
  const order = await buyInSandbox(server, person, pro());
  const answer = await fetchInvoice(order.reference);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const pdf = new Uint8Array(await answer.arrayBuffer());
  expect(pdf.length).toBeLessThan(200_000);
  const pages = readPdf(pdf);
  expect(pages).toHaveLength(1);
  const texts = [
    ...['FitPulse Private Limited', '1 MG Road, Bengaluru 560001', 'GSTIN 29ABCDE1234F1Z5', 'Tax invoice', 'Asha Rao'],
    ...['FitPulse Pro Plan2 months₹299.00₹598.00', 'Discount (HEALTH20)-₹119.60', 'Tax (8%)₹38.27', 'Total₹516.67'],
  ];
  for (const text of texts) expect(pages[0]).toContain(text);
});

test('an invoice keeps the seller of its day', async () => {
  const order = await buyInSandbox(server, person, pro());
  server.context.config.seller = { ...seller, name: 'Another Name', gstin: undefined };
  const [page] = readPdf(new Uint8Array(await (await fetchInvoice(order.reference)).arrayBuffer()));
  expect(page).toContain('FitPulse Private Limited');
  const later = await buyInSandbox(server, person, pro());
  const [laterPage] = readPdf(new Uint8Array(await (await fetchInvoice(later.reference)).arrayBuffer()));
  expect(laterPage).toMatch(/^Another Name.*Invoice/);
  expect(laterPage).not.toContain('GSTIN');
  server.context.config.seller = seller;
});

test('an invoice says what has become of its payment', async () => {
  const order = await buyInSandbox(server, person, pro());
  const payment = async () => {
    const [page = ''] = readPdf(new Uint8Array(await (await fetchInvoice(order.reference)).arrayBuffer()));
    return page.match(/Paid in full|Paid, later refunded in full/)?.[0];
  };
  expect(await payment()).toBe('Paid in full');
  const orders = server.context.db.updateTable('orders').set({ status: 'refunded' });
  await orders.where('id', '=', order.reference).execute();
  expect(await payment()).toBe('Paid, later refunded in full');
});

test('is mailed once to the billing address, however often the job runs', async () => {
  const body = pro();
  await buyInSandbox(server, person, body);
  await runJob(server, 'mail-invoices');
  await runJob(server, 'mail-invoices');
  const mails = mail.sentTo(body.billing.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ from: 'billing@fitpulse.example' });
  expect(mails[0]?.subject).toMatch(/^Your FitPulse invoice FP\/2025-26\/\d{5}$/);
  expect(mails[0]?.text).toContain('₹516.67');
  expect(mails[0]?.raw).toMatch(/Content-Type: application\/pdf/);
});

test('is mailed later when the mail server says so', async () => {
  const body = pro();
  await buyInSandbox(server, person, body);
  mail.refusing = true;
  await runJob(server, 'mail-invoices');
  mail.refusing = false;
  await runJob(server, 'mail-invoices');
  expect(mail.sentTo(body.billing.email)).toHaveLength(0);
  server.clock.advance(61_000);
  await runJob(server, 'mail-invoices');
  expect(mail.sentTo(body.billing.email)).toHaveLength(1);
});

test('an order that is not paid, or not mine, has none', async () => {
  const { body: open } = await server.call(createOrder, { token: person.token, body: pro() });
  expect((await fetchInvoice(open.reference)).status).toBe(404);
  const paid = await buyInSandbox(server, person, pro());
  expect((await fetchInvoice(paid.reference, await server.person())).status).toBe(404);
});

test('numbers follow each other without a gap, and start anew with the financial year', async () => {
  const numbersOf = async () => {
    const { rows } = await server.context.database.pool.query(
      'select financial_year, array_agg(number order by number) as numbers from invoices group by 1 order by 1',
    );
    return rows.map(({ financial_year, numbers }) => [financial_year, numbers]);
  };
  await Promise.all(Array.from({ length: 8 }, () => buyInSandbox(server, person, pro())));
  const [[year, numbers]] = (await numbersOf()) as [[string, number[]]];
  expect([year, numbers]).toEqual(['2025-26', Array.from(numbers, (_, index) => index + 1)]);

  server.clock.time = new Date('2026-03-31T18:29:59Z');
  await buyInSandbox(server, await server.person(), pro());
  server.clock.time = new Date('2026-03-31T18:30:00Z');
  const next = await server.person();
  await buyInSandbox(server, next, pro());
  const { body: orders } = await server.call(listOrders, { token: next.token });
  expect(orders[0]?.invoiceNumber).toBe('FP/2026-27/00001');
  expect((await numbersOf()).map(([each, list]) => [each, (list as number[]).length])).toEqual([
    ['2025-26', numbers.length + 1],
    ['2026-27', 1],
  ]);
});

test('a purchase that fails half-way gives its number back', async () => {
  const { pool } = server.context.database;
  const last = async () => (await pool.query('select sum(last_number)::int as last from invoice_series')).rows[0].last;
  const before = await last();
  await pool.query("alter table invoices add constraint refuse check (details ->> 'receipt' <> 'FPB-refused')");
  const body = { ...pro(), receipt: 'FPB-refused' };
  await expect(buyInSandbox(server, person, body)).resolves.toBeDefined();
  await pool.query('alter table invoices drop constraint refuse');
  expect(await last()).toBe(before);
  const { body: orders } = await server.call(listOrders, { token: person.token });
  expect(orders[0]).toMatchObject({ status: 'created', invoiceNumber: null });
});

test('the account may go, the invoice and the ledger stay', async () => {
  const order = await buyInSandbox(server, person, pro());
  await server.context.db.deleteFrom('users').where('id', '=', person.id).execute();
  const { rows } = await server.context.database.pool.query(
    'select i.user_id as invoiced, l.user_id as booked from invoices i join ledger_entries l using (order_id) where order_id = $1',
    [order.reference],
  );
  expect(rows).toEqual([{ invoiced: null, booked: null }]);
});

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2099-12-31T00:00:00Z', '2099-00'],
])('%s lies in the financial year %s', (instant, year) => {
  expect(financialYearOf(new Date(instant))).toBe(year);
  expect(invoiceNumberOf(year, 1).length).toBeLessThanOrEqual(16);
});
