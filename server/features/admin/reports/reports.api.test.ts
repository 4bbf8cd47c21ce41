import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exportReport, getRevenueReport } from '../../../../contract/admin/adminReports.ts';
import { getAdminStats } from '../../../../contract/admin/adminStats.ts';
import { serverForTests } from '../../../../tests/server.ts';

const server = await serverForTests();
const admin = await server.person('admin');

interface Line {
  plan: string;
  quantity: number;
  unitPaise: number;
}

async function pay(userId: string, lines: Line[], amount: number, at: string, refundAt?: string): Promise<void> {
  const { pool } = server.context.database;
  const [orderId, paymentId] = [randomUUID(), `pay_${randomUUID()}`];
  await pool.query(
    `insert into orders (user_id, id, receipt, fingerprint, status, gateway, gateway_order_id, gateway_payment_id, lines,
       subtotal_paise, discount_paise, tax_paise, total_paise, billing, created_at, paid_at)
     values ($1, $2, $3, '', 'paid', 'sandbox', $3, $4, $5, $6, 0, 0, $6, '{}', $7, $7)`,
    [userId, orderId, `order_${orderId}`, paymentId, JSON.stringify(lines), amount, at],
  );
  const entry = (kind: string, id: string, paise: number, when: string) =>
    pool.query(
      `insert into ledger_entries (gateway, gateway_id, kind, amount_paise, gateway_payment_id, order_id, user_id, created_at)
       values ('sandbox', $1, $2, $3, $4, $5, $6, $7)`,
      [id, kind, paise, paymentId, orderId, userId, when],
    );
  await entry('payment', paymentId, amount, at);
  if (refundAt) await entry('refund', `rfnd_${paymentId}`, -amount, refundAt);
}

describe('the revenue report', () => {
  test('is by month and plan where the admin is, and loses no paisa to rounding', async () => {
    const [asha, ravi] = await Promise.all([server.person(), server.person()]);
    const pro = { plan: 'pro', quantity: 1, unitPaise: 29_900 };
    const premium = { plan: 'premium', quantity: 1, unitPaise: 59_900 };
    // 31 January, 19:00 UTC is February in India.
    await pay(asha.id, [pro], 32_292, '2026-01-31T19:00:00Z', '2026-03-02T10:00:00Z');
    await pay(asha.id, [premium], 64_692, '2026-01-15T10:00:00Z');
    await pay(ravi.id, [pro, premium], 96_983, '2026-03-01T10:00:00Z');
    const { body } = await server.call(getRevenueReport, { token: admin.token });
    const row = (month: string, plan: string, payments: number, refunds: number, orders: number) => ({
      ...{ month, plan, payments, refunds, revenue: payments - refunds, orders },
      stars: { payments: 0, refunds: 0, revenue: 0 },
    });
    expect(body.rows).toEqual([
      row('2026-03', 'premium', 64_691, 0, 1),
      row('2026-03', 'pro', 32_292, 32_292, 1),
      row('2026-02', 'pro', 32_292, 0, 1),
      row('2026-01', 'premium', 64_692, 0, 1),
    ]);
    const query = { period: 'month' } as const;
    expect((await server.call(getAdminStats, { token: admin.token, query })).body.revenue).toBe(96_983 - 32_292);
    await server.context.db.deleteFrom('users').where('id', '=', ravi.id).execute();
    const { body: after } = await server.call(getRevenueReport, { token: admin.token });
    expect(after.rows[0]).toEqual(row('2026-03', 'other', 96_983, 0, 1));
  });

  test('comes as a file for spreadsheets, as the others do', async () => {
    const read = async (report: string) => {
      const url = `${server.url}/api/v1${exportReport.path}?report=${report}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${admin.token}` } });
      return { response, lines: (await response.text()).split('\r\n') };
    };
    const { response, lines } = await read('revenue');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('fitpulse-revenue-2026-03-06.csv');
    expect(lines[0]).toBe(
      'Month,Plan,Payments (INR),Refunds (INR),Revenue (INR),Orders,Payments (Stars),Refunds (Stars),Revenue (Stars)',
    );
    expect(lines).toContain('2026-01,premium,646.92,0.00,646.92,1,0,0,0');
    expect((await read('retention')).lines[0]).toMatch(/^Sign-up week,People,Active in week 0/);
    expect((await read('growth')).lines).toHaveLength(28);
    expect((await read('gossip')).response.status).toBe(422);
  });
});
