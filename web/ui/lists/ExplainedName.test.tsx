import { expect, test } from 'vitest';
import { htmlOf, textOf } from '../../../tests/render.tsx';
import { ExplainedName } from './ExplainedName.tsx';

test('what explains a name is set apart from it and the words stay the same', () => {
  expect(textOf(<ExplainedName name="Pulihora (Tamarind rice)" />)).toBe('Pulihora (Tamarind rice)');
  expect(htmlOf(<ExplainedName name="Pulihora (Tamarind rice)" />)).toMatch(/Pulihora <span[^>]*>\(Tamarind rice\)</);
  expect(htmlOf(<ExplainedName name="Palak paneer" />)).toBe('Palak paneer');
});
