import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreWordings, type Wording } from './wordings/score.ts';

/** How many of the sealed wordings of each kind of entry are read as they are meant; what they are is not shown. */
const sealed = (kind: string): Wording[] =>
  Buffer.from(readFileSync(join(import.meta.dirname, 'wordings', `${kind}.sealed`), 'utf8'), 'base64')
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

for (const kind of ['readings'] as const) {
  const { right, total, falseRecords } = scoreWordings(kind, sealed(kind));
  console.log(`${kind}: ${right} of ${total} sealed wordings, ${falseRecords} false records`);
}
