import { useSyncExternalStore } from 'react';
import type { Term } from '../../../contract/commerce/checkout.ts';
import { createListeners } from '../../lib/listeners.ts';

export interface CartItem {
  /** Of the line: a plan may stand in one by the month and in one by the year. */
  id: string;
  /** The plan's code in an order. */
  code: string;
  term: Term;
  name: string;
  /** Rupees. */
  price: number;
  description: string;
  features: string[];
  type: 'subscription';
  duration: string;
  quantity: number;
}

export interface Cart {
  items: CartItem[];
  promo: { code: string; percent: number } | null;
}

const storageKey = 'fitpulse.cart';
const empty: Cart = { items: [], promo: null };
// A page that comes back from the history has missed what happened meanwhile.
const { tell, subscribe } = createListeners('storage', 'pageshow');
let known = { text: '', cart: empty };

export const useCart = () => useSyncExternalStore(subscribe, readCart, () => empty);

export const countItems = ({ items }: Cart) => items.reduce((sum, { quantity }) => sum + quantity, 0);

export function readCart(): Cart {
  const text = localStorage.getItem(storageKey) ?? '';
  if (known.text !== text) known = { text, cart: parse(text) };
  return known.cart;
}

/** One more of an item that is there already. */
export function addToCart(item: Omit<CartItem, 'quantity'>): void {
  const { items, promo } = readCart();
  const present = items.some(({ id }) => id === item.id);
  const more = items.map((one) => (one.id === item.id ? { ...one, ...item, quantity: one.quantity + 1 } : one));
  write({ items: present ? more : [...items, { ...item, quantity: 1 }], promo });
}

/** One of an item that is not there yet, in place of the same plan by another term; one that is stays as it is. */
export function ensureInCart(item: Omit<CartItem, 'quantity'>): void {
  for (const { id, code } of readCart().items) if (code === item.code && id !== item.id) removeFromCart(id);
  if (!readCart().items.some(({ id }) => id === item.id)) addToCart(item);
}

/** Below 1 nothing happens; removing is a step of its own. */
export function setQuantity(id: string, quantity: number): void {
  if (quantity < 1) return;
  const { items, promo } = readCart();
  write({ items: items.map((item) => (item.id === id ? { ...item, quantity } : item)), promo });
}

/** Brings what is in the cart up to date; nothing is added. */
export function updateItems(current: Omit<CartItem, 'quantity'>[]): void {
  const { items, promo } = readCart();
  const updated = items.map((item) => ({ ...item, ...current.find(({ id }) => id === item.id) }));
  if (JSON.stringify(updated) !== JSON.stringify(items)) write({ items: updated, promo });
}

export function removeFromCart(id: string): void {
  const { items, promo } = readCart();
  write({ items: items.filter((item) => item.id !== id), promo });
}

export function setPromo(promo: Cart['promo']): void {
  write({ ...readCart(), promo });
}

export function clearCart(): void {
  write(empty);
}

function write(cart: Cart): void {
  localStorage.setItem(storageKey, JSON.stringify(cart));
  tell();
}

function parse(text: string): Cart {
  try {
    const cart: Partial<Cart> | null = JSON.parse(text || 'null');
    return Array.isArray(cart?.items) ? { items: cart.items.map(withTerm), promo: cart.promo ?? null } : empty;
  } catch {
    return empty;
  }
}

/** Carts from before there were years hold months alone. */
const withTerm = (item: Omit<CartItem, 'code' | 'term'> & Partial<CartItem>): CartItem => ({
  ...{ code: item.id, term: 'month' },
  ...item,
});
