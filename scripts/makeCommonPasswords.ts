import { readFileSync, writeFileSync } from 'node:fs';
import { bitsOf, bitsPerPassword, filterFile } from '../server/lib/commonPasswords.ts';

/** Writes the filter of common passwords from a file with one on each line. */
const [list = ''] = process.argv.slice(2);
const passwords = [...new Set(readFileSync(list, 'utf8').toLowerCase().split('\n').filter(Boolean))];
const filter = Buffer.alloc(Math.ceil((passwords.length * bitsPerPassword) / 8));
for (const password of passwords) {
  for (const bit of bitsOf(password, filter.length * 8)) {
    filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
}
writeFileSync(filterFile, filter);
console.log(`${passwords.length} passwords in ${filter.length} bytes.`);
