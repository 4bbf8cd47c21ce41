import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';

/**
 * Writes server/db/emptyDatabase.tar.zst, the copy as which every embedded database begins. Wanted again when a version
 * of PGlite comes with another catalogue: it then refuses to open the copy. `npm run make -- db-empty`.
 */
const { ZSTD_c_compressionLevel, ZSTD_c_windowLog, ZSTD_c_enableLongDistanceMatching } = constants;
// A database holds three copies of its catalogue, 8 MB apart; the window has to reach from one to the next.
const params = {
  [ZSTD_c_compressionLevel]: 19,
  [ZSTD_c_windowLog]: 24,
  [ZSTD_c_enableLongDistanceMatching]: 1,
};

const directory = mkdtempSync(join(tmpdir(), 'fitpulse-empty-'));
try {
  const pglite = await PGlite.create({ dataDir: directory });
  await pglite.close();
  const tar = execFileSync(
    'tar',
    ['-c', '--sort=name', '--owner=0', '--group=0', '--exclude=postmaster.pid', '-C', directory, '.'],
    { maxBuffer: 100_000_000 },
  );
  writeFileSync(
    join(import.meta.dirname, '..', 'server', 'db', 'emptyDatabase.tar.zst'),
    zstdCompressSync(tar, { params }),
  );
} finally {
  rmSync(directory, { recursive: true });
}
