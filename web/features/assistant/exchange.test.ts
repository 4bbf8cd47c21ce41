import { expect, test } from 'vitest';
import type { ChatMessage } from '../../../contract/assistant.ts';
import { endsMinute, inOrder, toBlocks } from './exchange.ts';

const message = (id: string, minute: number): ChatMessage => ({
  id,
  text: id,
  isUser: false,
  timestamp: `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z`,
});

test('messages that come twice are shown once, in order', () => {
  const ordered = inOrder([message('c', 3), message('a', 1), message('b', 1), message('a', 1)]);
  expect(ordered.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a time stands below the last message of a minute', () => {
  expect(endsMinute(message('a', 1), message('b', 1))).toBe(false);
  expect(endsMinute(message('a', 1), message('b', 2))).toBe(true);
  expect(endsMinute(message('a', 1), undefined)).toBe(true);
});

test('an answer about a meal is a titled list and a closing line', () => {
  const text = 'Lunch\n• Roti, 2 pieces (80 g): 206 kcal\n• Water, 250 ml\nToday: 206 of 2,000 kcal, 1,794 left';
  expect(toBlocks(text)).toEqual([
    {
      kind: 'list',
      title: 'Lunch',
      items: [{ text: 'Roti, 2 pieces (80 g)', amount: '206 kcal' }, { text: 'Water, 250 ml' }],
    },
    { kind: 'text', lines: ['Today: 206 of 2,000 kcal, 1,794 left'] },
  ]);
});

test('a first line of words alone is a title', () => {
  expect(toBlocks('Today\nWater: 1 of 2.5 L')).toEqual([
    { kind: 'text', title: 'Today', lines: ['Water: 1 of 2.5 L'] },
  ]);
  expect(toBlocks('Hello!\nTell me more.')[0]).not.toHaveProperty('title');
});

test('a short first line that others follow is a title, a sentence is none', () => {
  expect(toBlocks('Weight: 70 kg (Fri 6 Mar)\nThis month: 0.3 kg down')).toEqual([
    { kind: 'text', title: 'Weight: 70 kg (Fri 6 Mar)', lines: ['This month: 0.3 kg down'] },
  ]);
  expect(toBlocks('Noted.\nWater: 1 of 2.5 L')[0]).not.toHaveProperty('title');
  expect(toBlocks('Today: 206 of 2,000 kcal')[0]).not.toHaveProperty('title');
});

test('empty lines part paragraphs', () => {
  expect(toBlocks('One.\ntwo\n\nthree')).toEqual([
    { kind: 'text', lines: ['One.', 'two'] },
    { kind: 'text', lines: ['three'] },
  ]);
});
