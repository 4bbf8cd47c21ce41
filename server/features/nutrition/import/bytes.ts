import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

const CHUNK = 1 << 17;

export interface OpenBytes {
  bytes: Readable;
  /** How much of the file has been read, 0 to 1; undefined where that can't be told. */
  share(): number | undefined;
}

/** A file as a stream of bytes, unpacked if it is gzip. */
export async function openBytes(path: string): Promise<OpenBytes> {
  const start = await readRange(path, 0, 2);
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  const size = await sizeOf(path);
  const bytes = createReadStream(path, { highWaterMark: CHUNK });
  return {
    bytes: isGzip ? through(bytes, createGunzip({ chunkSize: CHUNK })) : bytes,
    share: () => bytes.bytesRead / Math.max(1, size),
  };
}

/** A part of a file as a stream, through an unpacker if there is one. */
export function openRange(path: string, start: number, length: number, unpack?: Transform): Readable {
  if (length === 0) return Readable.from([]);
  const bytes = createReadStream(path, { start, end: start + length - 1, highWaterMark: CHUNK });
  return unpack ? through(bytes, unpack) : bytes;
}

/** An error on either side ends both, and reaches whoever reads. */
function through(bytes: Readable, unpack: Transform): Readable {
  return pipeline(bytes, unpack, () => undefined);
}

export async function readRange(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export const sizeOf = async (path: string): Promise<number> => (await stat(path)).size;

const LONGEST_RECORD = 16 << 20;

/** The lines of a stream without their ends; undefined stands for one that is too long to be kept. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer | undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer) => {
    length += part.length;
    if (length <= LONGEST_RECORD) parts.push(part);
    else parts = [];
  };
  const finish = () => {
    const line = length > LONGEST_RECORD ? undefined : parts.length === 1 ? parts[0] : Buffer.concat(parts);
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      take(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    if (start < chunk.length) take(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

/** Follows a JSON text byte by byte: where the objects in its lists begin and end. */
class ListScanner {
  /** How many brackets of the current object are open. */
  depth = 0;
  private inList = false;
  private inString = false;
  private escaped = false;

  /** What the byte does to the objects of the lists. */
  read(byte: number | undefined): 'begins' | 'ends' | undefined {
    if (this.inString) this.readInString(byte);
    else if (byte === QUOTE) this.inString = true;
    else if (!this.inList) this.inList = byte === OPEN_LIST;
    else return this.readBracket(byte);
    return undefined;
  }

  private readInString(byte: number | undefined): void {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH) this.escaped = true;
    else if (byte === QUOTE) this.inString = false;
  }

  private readBracket(byte: number | undefined): 'begins' | 'ends' | undefined {
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      this.depth += 1;
      return this.depth === 1 ? 'begins' : undefined;
    }
    if (this.depth === 0) this.inList = byte !== CLOSE_LIST;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      this.depth -= 1;
      return this.depth === 0 ? 'ends' : undefined;
    }
    return undefined;
  }
}

/** The objects in the lists of a JSON text, one by one and unparsed, so that the text never is in memory as a whole. */
export async function* objectsOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer | undefined> {
  const scanner = new ListScanner();
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = scanner.depth > 0 ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const event = scanner.read(chunk[at]);
      if (event === 'begins') start = at;
      if (event !== 'ends') continue;
      parts.push(chunk.subarray(start, at + 1));
      yield length > LONGEST_RECORD ? undefined : Buffer.concat(parts);
      parts = [];
      length = 0;
      start = -1;
    }
    if (start === -1) continue;
    length += chunk.length - start;
    if (length <= LONGEST_RECORD) parts.push(chunk.subarray(start));
    else parts = [];
  }
}
