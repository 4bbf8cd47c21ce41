import { describe, expect, test } from 'vitest';
import { kinds, openWordings, reads } from '../bench/wordings/score.ts';

describe.each(kinds)('%s in a text', (kind) => {
  test.each(openWordings(kind))('$text', ({ text, reads: meant }) => {
    expect(reads[kind](text)).toEqual(meant);
  });
});
