import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { htmlOf } from '../../tests/render.tsx';
import { Toasts } from './Toasts.tsx';
import { hideToast, readToasts, showToast, showUntilClosed } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of readToasts()) hideToast(id);
  vi.useRealTimers();
});

test('every toast can be dismissed, also one that stays', () => {
  showToast('success', 'Saved.', { label: 'Undo', run: () => undefined });
  showUntilClosed('info', 'Your target was raised.');
  expect(htmlOf(<Toasts />).match(/aria-label="Dismiss"/g)).toHaveLength(2);
});
