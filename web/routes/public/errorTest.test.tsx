import { expect, test } from 'vitest';
import { textOf } from '../../../tests/render.tsx';
import ErrorTest from './errorTest.tsx';

test('the page says that it is for testing and that nothing is broken', () => {
  expect(textOf(<ErrorTest />)).toContain('This page is for testing: nothing is broken.');
});
