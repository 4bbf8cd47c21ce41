import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

const sealing = createSealing({ secretKey: 'a key of at least thirty-two characters', dataDir: '/nowhere' });

test('what is sealed is opened with the same key, for the same person, and only whole', () => {
  const sealed = sealing.seal('JBSWY3DPEHPK3PXP', 'asha');
  expect(sealed.toString('latin1')).not.toContain('JBSWY3DP');
  expect(sealing.open(sealed, 'asha')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => sealing.open(sealed, 'rohan')).toThrow();
  const other = createSealing({ secretKey: 'another key of at least thirty-two letters', dataDir: '/nowhere' });
  expect(() => other.open(sealed, 'asha')).toThrow();
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  expect(() => sealing.open(sealed, 'asha')).toThrow();
});

test('without a setting the key is a file for its owner alone, and stays the same', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-key-'));
  const sealed = createSealing({ secretKey: undefined, dataDir }).seal('words', '1');
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(createSealing({ secretKey: undefined, dataDir }).open(sealed, '1')).toBe('words');
  rmSync(dataDir, { recursive: true });
});
