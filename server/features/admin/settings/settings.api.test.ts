import { describe, expect, test } from 'vitest';
import { listAdminActions } from '../../../../contract/admin/admin.ts';
import {
  createPromoCode,
  deletePromoCode,
  listNotificationTypes,
  listPromoCodes,
  updateNotificationType,
  updatePlan,
  updatePromoCode,
} from '../../../../contract/admin/adminSettings.ts';
import { checkPromoCode } from '../../../../contract/commerce/checkout.ts';
import { listPlans } from '../../../../contract/commerce/plans.ts';
import { listNotifications } from '../../../../contract/notifications.ts';
import { serverForTests } from '../../../../tests/server.ts';

const server = await serverForTests();
const admin = await server.person('admin');

const latestAction = async () =>
  (await server.call(listAdminActions, { token: admin.token, query: {} })).body.actions[0];

describe('a plan', () => {
  test('changes for everybody at once, and what it was is written down', async () => {
    const features = ['Everything in Free', 'A PDF report every month'];
    const body = { price: 349.5, yearlyPrice: 3_499.5, stars: 350, features, popular: false, sortOrder: 9 };
    const answer = await server.call(updatePlan, { token: admin.token, params: { code: 'pro' }, body });
    expect(answer.body).toMatchObject({ code: 'pro', name: 'Pro', ...body });
    const { body: sold } = await server.call(listPlans);
    expect(sold.plans.map(({ name }) => name)).toEqual(['Free', 'Premium', 'Pro']);
    expect(sold.plans.at(-1)).toMatchObject({ price: 349.5, yearlyPrice: 3_499.5, popular: false, features });
    expect(await latestAction()).toMatchObject({
      ...{ action: 'change plan', subject: 'plan pro', adminId: admin.id, adminName: admin.userName },
      ...{ before: { price: 299, yearlyPrice: 2_990 }, after: { price: 349.5, yearlyPrice: 3_499.5 } },
    });
  });

  test('is not sold by the year any more once that price is taken away', async () => {
    const body = { yearlyPrice: null };
    const answer = await server.call(updatePlan, { token: admin.token, params: { code: 'premium' }, body });
    expect(answer.body).toMatchObject({ price: 599, yearlyPrice: null });
    const { body: sold } = await server.call(listPlans);
    expect(sold.plans.find(({ name }) => name === 'Premium')).toMatchObject({ price: 599, yearlyPrice: null });
  });

  test.each([
    ['free', { price: 10 }, 'The free plan costs nothing.'],
    ['free', { yearlyPrice: 10 }, 'The free plan costs nothing.'],
    ['pro', { yearlyPrice: 0 }, 'A paid plan costs at least ₹1.'],
    ['free', { stars: 10 }, 'The free plan costs nothing.'],
    ['pro', { stars: 0 }, 'A price in Stars is at least 1.'],
    ['pro', { stars: 1.5 }, 'Stars are whole.'],
    ['pro', { price: 0 }, 'A paid plan costs at least ₹1.'],
    ['pro', { price: -1 }, 'A price is at least 0.'],
    ['pro', { price: 299.999 }, 'A price has at most two decimals.'],
    ['pro', {}, 'Name what to change.'],
  ] as const)('%s does not become %o', async (code, body, message) => {
    const { status, problem } = await server.call(updatePlan, { token: admin.token, params: { code }, body });
    expect([status, problem.errors?.[0]?.message]).toEqual([422, message]);
  });
});

describe('a promo code', () => {
  const check = async (code: string) => (await server.call(checkPromoCode, { body: { code } })).status;

  test('holds until it is ended', async () => {
    const body = { code: ' diwali-25 ', percent: 25 };
    const { body: promo } = await server.call(createPromoCode, { token: admin.token, body });
    expect(promo).toMatchObject({ code: 'DIWALI-25', percent: 25, endsAt: null, mostUses: null, uses: 0 });
    expect((await server.call(createPromoCode, { token: admin.token, body })).status).toBe(409);
    expect(await check('diwali-25')).toBe(200);
    const params = { code: 'DIWALI-25' };
    const endsAt = '2026-03-06T06:00:00.000Z';
    const ended = await server.call(updatePromoCode, { token: admin.token, params, body: { endsAt } });
    expect(ended.body.endsAt).toBe(endsAt);
    expect(await check('diwali-25')).toBe(422);
    expect(await latestAction()).toMatchObject({ before: { endsAt: null }, after: { endsAt } });
    expect((await server.call(deletePromoCode, { token: admin.token, params })).status).toBe(204);
    expect((await server.call(deletePromoCode, { token: admin.token, params })).status).toBe(404);
  });

  test('is not deleted once an order has used it, and holds no longer once enough have', async () => {
    const person = await server.person();
    const body = { code: 'ONCE', percent: 10, mostUses: 1 };
    await server.call(createPromoCode, { token: admin.token, body });
    expect(await check('ONCE')).toBe(200);
    await server.context.database.pool.query(
      `insert into orders (user_id, receipt, fingerprint, status, gateway, gateway_payment_id, lines, promo_code,
         subtotal_paise, discount_paise, tax_paise, total_paise, billing, created_at, paid_at)
       values ($1, 'r', '', 'paid', 'sandbox', 'pay_once', '[]', 'ONCE', 100, 10, 7, 97, '{}', now(), now())`,
      [person.id],
    );
    await server.context.db.updateTable('promoCodes').set({ uses: 1 }).where('code', '=', 'ONCE').execute();
    const { body: codes } = await server.call(listPromoCodes, { token: admin.token });
    expect(codes.find(({ code }) => code === 'ONCE')).toMatchObject({ uses: 1, mostUses: 1 });
    expect(await check('ONCE')).toBe(422);
    const deleted = await server.call(deletePromoCode, { token: admin.token, params: { code: 'ONCE' } });
    expect([deleted.status, deleted.problem.detail]).toEqual([
      409,
      'Orders have used this promo code. End it instead of deleting it.',
    ]);
  });
});

test('a kind of notification can be renamed and given to other plans', async () => {
  const body = { name: 'Report of the day', plans: ['premium'] as 'premium'[] };
  const params = { code: 'day_report' } as const;
  await server.call(updateNotificationType, { token: admin.token, params, body });
  const { body: types } = await server.call(listNotificationTypes, { token: admin.token });
  expect(types.find(({ code }) => code === 'day_report')).toMatchObject(body);
  const codes = async (plan: 'free' | 'premium') =>
    (await server.call(listNotifications, { token: admin.token, query: { plan } })).body.map(({ code }) => code);
  expect(await codes('free')).not.toContain('day_report');
  expect(await codes('premium')).toContain('day_report');
});
