import { beforeEach, expect, test, vi } from 'vitest';
import { taxedPrices } from '../../../contract/commerce/checkout.ts';
import {
  addToCart,
  clearCart,
  countItems,
  ensureInCart,
  readCart,
  removeFromCart,
  setPromo,
  setQuantity,
  updateItems,
} from './cart.ts';
import { planItem } from './planItem.ts';
import { totalsOf } from './totals.ts';

const plan = (name: string, price: number, period: 'month' | 'forever' = 'month') =>
  planItem({
    name,
    price,
    ...taxedPrices({ price, yearlyPrice: null }),
    yearlyPrice: null,
    period,
    description: '',
    features: [],
    popular: false,
    cta: 'Go',
  });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  clearCart();
});

test('an item that is there already becomes one more of it', () => {
  addToCart(plan('Pro', 299));
  addToCart(plan('Pro', 299));
  addToCart(plan('Premium', 599));
  expect(readCart().items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['plan-pro', 2],
    ['plan-premium', 1],
  ]);
  expect(countItems(readCart())).toBe(3);
});

test('an item that is ensured is there once, and keeps its quantity', () => {
  ensureInCart(plan('Pro', 299));
  ensureInCart(plan('Pro', 299));
  expect(countItems(readCart())).toBe(1);
  setQuantity('plan-pro', 3);
  ensureInCart(plan('Pro', 299));
  expect(countItems(readCart())).toBe(3);
});

const yearly = (name: string) =>
  planItem(
    {
      name,
      price: 299,
      yearlyPrice: 2_990,
      ...taxedPrices({ price: 299, yearlyPrice: 2_990 }),
      period: 'month',
      description: '',
      features: [],
      popular: false,
      cta: 'Go',
    },
    'year',
  );

test('a year is a line beside a month, and takes its place where one pays at once', () => {
  addToCart(plan('Pro', 299));
  addToCart(yearly('Pro'));
  expect(readCart().items).toMatchObject([
    { id: 'plan-pro', code: 'plan-pro', term: 'month', price: 299, duration: 'Monthly' },
    { id: 'plan-pro-year', code: 'plan-pro', term: 'year', price: 2_990, duration: '12 months' },
  ]);
  ensureInCart(yearly('Pro'));
  expect(readCart().items.map(({ id }) => id)).toEqual(['plan-pro-year']);
});

test('a plan that is not sold by the year enters by the month', () => {
  const { name, price } = { name: 'Pro', price: 299 };
  const sold = {
    name,
    price,
    ...taxedPrices({ price, yearlyPrice: null }),
    yearlyPrice: null,
    description: '',
    features: [],
    popular: false,
    cta: 'Go',
  };
  expect(planItem({ ...sold, period: 'month' }, 'year')).toEqual(plan('Pro', 299));
});

test('a cart from before there were years holds months', () => {
  const { code, term, ...item } = plan('Pro', 299);
  localStorage.setItem('fitpulse.cart', JSON.stringify({ items: [{ ...item, quantity: 2 }], promo: null }));
  expect(readCart().items).toMatchObject([{ code, term, quantity: 2 }]);
});

test('a quantity below 1 is ignored', () => {
  addToCart(plan('Pro', 299));
  setQuantity('plan-pro', 0);
  setQuantity('plan-pro', -3);
  expect(readCart().items[0]?.quantity).toBe(1);
});

test('a quantity goes down to 1 again', () => {
  addToCart(plan('Pro', 299));
  setQuantity('plan-pro', 2);
  expect(readCart().items[0]?.quantity).toBe(2);
  setQuantity('plan-pro', 1);
  expect(readCart().items[0]?.quantity).toBe(1);
});

test('removing and clearing', () => {
  addToCart(plan('Pro', 299));
  addToCart(plan('Premium', 599));
  removeFromCart('plan-pro');
  expect(readCart().items.map(({ id }) => id)).toEqual(['plan-premium']);
  clearCart();
  expect(readCart()).toEqual({ items: [], promo: null });
});

test('a plan enters by the rules of the specification', () => {
  expect(plan('Free', 0, 'forever')).toMatchObject({
    id: 'plan-free',
    name: 'Free Plan',
    price: 1,
    duration: 'Lifetime',
    type: 'subscription',
  });
  expect(plan('Pro', 299)).toMatchObject({ price: 299, duration: 'Monthly' });
});

test('discount first, then tax', () => {
  addToCart(plan('Pro', 299));
  setPromo({ code: 'WELCOME10', percent: 10 });
  expect(totalsOf(readCart())).toEqual({
    subtotalPaise: 29_900,
    discountPaise: 2_990,
    taxPaise: 2_153,
    totalPaise: 29_063,
  });
});

test('an old cart takes on the current price and keeps its quantity', () => {
  addToCart(plan('Pro', 199));
  setQuantity('plan-pro', 3);
  updateItems([plan('Pro', 299), plan('Premium', 599)]);
  expect(readCart().items).toMatchObject([{ id: 'plan-pro', price: 299, quantity: 3 }]);
});

test('what somebody else wrote into the storage is no cart', () => {
  localStorage.setItem('fitpulse.cart', '{"items": 3');
  expect(readCart().items).toEqual([]);
});
