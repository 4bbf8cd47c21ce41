import { expect, test } from 'vitest';
import { nameEmojis } from './emojis.ts';

test.each([
  ['maggi + 1 🥚', 'maggi + 1 egg'],
  ['🥚🥚🍞☕️', '2 egg, bread, coffee'],
  ['🍳x3 🥓x2', '3 fried egg, 2 bacon'],
  ['lunch 🍛', 'lunch curry and rice'],
])('names what %s shows', (said, meant) => expect(nameEmojis(said)).toBe(meant));

test.each([
  'coffee black ☕, skipped lunch',
  'chai at 5 ☕',
  'weight 72 🍎',
  'woke up 9:30 ☕',
  '2 eggs 🥚',
  'loved the pizza 🍕🍕',
])('leaves what adorns words: %s', (said) => expect(nameEmojis(said)).toBe(said));
