import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGate } from './gate.ts';

/** What came in, on disk rather than in memory. */
export interface Spool {
  /** Keeps the pieces as they come, and hands them on. */
  keep(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Buffer>;
  /** All that was kept from the beginning, piece by piece. */
  read(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/** Small, as whoever reads works on a piece at once, and everybody else waits for it. */
const pieceBytes = 16_384;

/** However many are sending, one piece is taken in at a time, so that everybody else's requests come between. */
const oneAtATime = createGate(1);

/** In a file that has no name any more, so that nothing of it outlives the process. */
export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `fitpulse-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);
  return {
    keep: (pieces) => keepPieces(file, pieces),
    read: () => readPieces(file),
    close: () => file.close(),
  };
}

async function* keepPieces(file: FileHandle, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, length } of pieces) {
    for (let start = 0; start < length; start += pieceBytes) {
      const piece = Buffer.from(buffer, byteOffset + start, Math.min(pieceBytes, length - start));
      await oneAtATime.run(() => file.write(piece));
      yield piece;
    }
  }
}

async function* readPieces(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
