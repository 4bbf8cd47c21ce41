import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What came in, on disk rather than in memory. */
export interface Spool {
  /** All of it from the beginning, piece by piece. */
  read(): AsyncIterable<Buffer>;
  close(): Promise<void>;
}

/** Small, as whoever reads works on a piece at once, and everybody else waits for it. */
const pieceBytes = 16_384;

/** Keeps the pieces in a file that has no name any more, so that nothing of it outlives the process. */
export async function spool(pieces: AsyncIterable<Uint8Array>): Promise<Spool> {
  const path = join(tmpdir(), `fitpulse-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    for await (const piece of pieces) await file.write(piece);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { read: () => readPieces(file), close: () => file.close() };
}

async function* readPieces(file: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
