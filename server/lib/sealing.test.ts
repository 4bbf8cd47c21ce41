import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSealing, SealingKeyRefused } from './sealing.ts';

const sealing = createSealing({ secretKey: 'a key of at least thirty-two characters', dataDir: '/nowhere' });

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fitpulse-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

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
  const dataDir = emptyFolder();
  const sealed = createSealing({ secretKey: undefined, dataDir }).seal('words', '1');
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(createSealing({ secretKey: undefined, dataDir }).open(sealed, '1')).toBe('words');
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
});

test.each(['', 'aGFsZiBhIGtleQ=='])('a key file that holds "%s" is refused, and stays as it is', (text) => {
  const dataDir = emptyFolder();
  writeFileSync(join(dataDir, 'secret.key'), text);
  const sealing = createSealing({ secretKey: undefined, dataDir });
  expect(() => sealing.seal('words', '1')).toThrow(SealingKeyRefused);
  expect(statSync(join(dataDir, 'secret.key')).size).toBe(text.length);
});

test('a key file that is lost is not made anew by opening', () => {
  const dataDir = emptyFolder();
  const sealed = createSealing({ secretKey: undefined, dataDir }).seal('words', '1');
  rmSync(join(dataDir, 'secret.key'));
  expect(() => createSealing({ secretKey: undefined, dataDir }).open(sealed, '1')).toThrow(SealingKeyRefused);
  expect(readdirSync(dataDir)).toEqual([]);
});
