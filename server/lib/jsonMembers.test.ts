import { describe, expect, test } from 'vitest';
import fc from '../../tests/properties.ts';

import { MemberTooLong, NotJson, readMembers } from './jsonMembers.ts';

async function* inPieces(text: string, length: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const limits = { longest: () => 1_000, isSkipped: (name: string) => name === 'skipped' };

async function read(text: string, length = 7) {
  const object: Record<string, unknown> = {};
  for await (const { name, index, text: part } of readMembers(inPieces(text, length), limits)) {
    const value = JSON.parse(part);
    if (index === undefined) object[name] = value;
    else object[name] = [...((object[name] as unknown[]) ?? []), value];
  }
  return object;
}

describe('a document that comes in pieces', () => {
  test('is what JSON.parse makes of it, wherever the pieces are cut', async () => {
    const value = fc.jsonValue({ maxDepth: 3 });
    const name = fc.string().filter((text) => text !== 'skipped' && text !== '__proto__');
    const document = fc.dictionary(name, value, { maxKeys: 5 });
    await fc.assert(
      fc.asyncProperty(document, fc.integer({ min: 1, max: 40 }), fc.boolean(), async (object, length, isSpaced) => {
        const text = JSON.stringify(object, null, isSpaced ? 2 : 0);
        expect(await read(text, length)).toEqual(JSON.parse(text));
      }),
      { numRuns: 200 },
    );
  });

  test('leaves out what is passed over, without holding it', async () => {
    const long = JSON.stringify('x'.repeat(5_000));
    expect(await read(`{"skipped": [${long}, {"a": ${long}}], "kept": 1}`)).toEqual({ kept: 1 });
  });

  test.each([
    '',
    ' ',
    '{',
    '[1]',
    '{"a":1',
    '{"a":1,}',
    '{"a":[1,}',
    '{"a" 1}',
    '{a:1}',
    '{"a":1}}',
    '{"a":1} 2',
    '{1:2}',
  ])('that is no JSON object is refused: %s', async (text) => {
    await expect(read(text)).rejects.toThrow();
    await expect(read(text)).rejects.toSatisfy((error) => error instanceof NotJson || error instanceof SyntaxError);
  });

  test('with a part that is too long is refused before it has come', async () => {
    let sent = 0;
    async function* endless() {
      yield Buffer.from('{"a":["');
      for (; ; sent += 1) yield Buffer.alloc(100, 'x');
    }
    const reading = (async () => {
      for await (const _ of readMembers(endless(), limits));
    })();
    await expect(reading).rejects.toBeInstanceOf(MemberTooLong);
    expect(sent).toBeLessThan(12);
  });
});
