import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readToasts, showToast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = () => readToasts().map(({ text }) => text);

test('a toast goes after three seconds, one that can be acted on after five', () => {
  showToast('success', 'Saved.');
  showToast('info', 'Deleted.', { label: 'Undo', run: () => undefined });
  vi.advanceTimersByTime(2_999);
  expect(texts()).toEqual(['Saved.', 'Deleted.']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(['Deleted.']);
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual([]);
});

test('the same words again are shown once, for their time from then on', () => {
  showToast('success', 'Saved.');
  vi.advanceTimersByTime(2_000);
  showToast('success', 'Saved.');
  vi.advanceTimersByTime(2_000);
  expect(texts()).toEqual(['Saved.']);
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual([]);
});
