import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Bloom filter; commonPasswords.md says of what. */
export const filterFile = join(import.meta.dirname, 'commonPasswords.bloom');

/** With 20 bits for each password, one in 10,000 others is taken for one of them. */
export const bitsPerPassword = 20;
const hashes = 13;

/** The bits that stand for a password, in whatever case, among so many: two hashes make as many as are needed (Kirsch and Mitzenmacher 2006). */
export function bitsOf(password: string, bits: number): number[] {
  const digest = hash('sha256', password.toLowerCase(), 'buffer');
  const [first, second] = [digest.readUIntBE(0, 6), digest.readUIntBE(6, 6)];
  return Array.from({ length: hashes }, (_, index) => (first + index * second) % bits);
}

let filter: Buffer | undefined;

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  filter ??= readFileSync(filterFile);
  const known = filter;
  return bitsOf(password, known.length * 8).every((bit) => ((known[bit >> 3] ?? 0) >> (bit & 7)) & 1);
}
