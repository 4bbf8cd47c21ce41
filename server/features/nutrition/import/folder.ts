import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { openBytes, openRange, readRange, sizeOf } from './bytes.ts';
import { ImportRefused } from './importedFood.ts';

/** The files of a directory or of a zip archive, by their names without folders. */
export interface Folder {
  isArchive: boolean;
  names: string[];
  open(name: string): Promise<Readable>;
}

const END_RECORD = 0x06054b50;
const END_RECORD_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_LENGTH = 20;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_HEADER_LENGTH = 30;
const TOO_LARGE_FOR_32_BITS = 0xffffffff;
const EXTRA_64 = 1;
const [STORED, DEFLATED] = [0, 8];

/** undefined when the path is neither a directory nor a zip archive. */
export async function openFolder(path: string): Promise<Folder | undefined> {
  if ((await stat(path)).isDirectory()) {
    const names = (await readdir(path, { withFileTypes: true })).filter((entry) => entry.isFile());
    return {
      isArchive: false,
      names: names.map(({ name }) => name),
      open: async (name) => (await openBytes(join(path, name))).bytes,
    };
  }
  const isZip = (await readRange(path, 0, 4)).toString('latin1') === 'PK\x03\x04';
  return isZip ? openZip(path) : undefined;
}

interface Entry {
  name: string;
  method: number;
  packedSize: number;
  offset: number;
}

async function openZip(path: string): Promise<Folder> {
  const entries = new Map((await readEntries(path)).map((entry) => [entry.name, entry]));
  return {
    isArchive: true,
    names: [...entries.keys()],
    async open(name) {
      const entry = entries.get(name);
      if (!entry) throw new ImportRefused(`${basename(path)} holds no ${name}.`);
      if (entry.method !== STORED && entry.method !== DEFLATED) {
        throw new ImportRefused(`${basename(path)}: ${name} is packed in a way that can't be read. Unpack it first.`);
      }
      const header = await readRange(path, entry.offset, LOCAL_HEADER_LENGTH);
      const start = entry.offset + LOCAL_HEADER_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
      return openRange(path, start, entry.packedSize, entry.method === DEFLATED ? createInflateRaw() : undefined);
    },
  };
}

async function readEntries(path: string): Promise<Entry[]> {
  const { count, size, offset } = await findDirectory(path);
  const directory = await readRange(path, offset, size);
  const entries: Entry[] = [];
  for (let at = 0; entries.length < count && at + ENTRY_LENGTH <= directory.length; ) {
    if (directory.readUInt32LE(at) !== ENTRY) throw new ImportRefused(`${basename(path)} is damaged.`);
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const nameEnd = at + ENTRY_LENGTH + nameLength;
    const name = directory.toString('utf8', at + ENTRY_LENGTH, nameEnd);
    const [, packedSize = 0, entryOffset = 0] = largeFields(directory.subarray(nameEnd, nameEnd + extraLength), [
      directory.readUInt32LE(at + 24),
      directory.readUInt32LE(at + 20),
      directory.readUInt32LE(at + 42),
    ]);
    entries.push({ name: basename(name), method: directory.readUInt16LE(at + 10), packedSize, offset: entryOffset });
    at = nameEnd + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
}

async function findDirectory(path: string): Promise<{ count: number; size: number; offset: number }> {
  const fileSize = await sizeOf(path);
  const tailStart = Math.max(0, fileSize - END_RECORD_LENGTH - LONGEST_COMMENT - LOCATOR_64_LENGTH);
  const tail = await readRange(path, tailStart, fileSize - tailStart);
  let end = tail.length - END_RECORD_LENGTH;
  while (end >= 0 && tail.readUInt32LE(end) !== END_RECORD) end -= 1;
  if (end < 0) throw new ImportRefused(`${basename(path)} ends too early. Download it again.`);
  const locator = end - LOCATOR_64_LENGTH;
  if (locator >= 0 && tail.readUInt32LE(locator) === LOCATOR_64) {
    const record = await readRange(path, Number(tail.readBigUInt64LE(locator + 8)), 56);
    const [count, size, offset] = [32, 40, 48].map((field) => Number(record.readBigUInt64LE(field)));
    return { count: count ?? 0, size: size ?? 0, offset: offset ?? 0 };
  }
  return { count: tail.readUInt16LE(end + 10), size: tail.readUInt32LE(end + 12), offset: tail.readUInt32LE(end + 16) };
}

/** Fields that don't fit in 32 bits stand in the extra field with id 1, in their order. */
function largeFields(extra: Buffer, fields: number[]): number[] {
  let at = 0;
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== EXTRA_64) at += 4 + extra.readUInt16LE(at + 2);
  let next = at + 4;
  return fields.map((field) => {
    if (field !== TOO_LARGE_FOR_32_BITS || next + 8 > extra.length) return field;
    next += 8;
    return Number(extra.readBigUInt64LE(next - 8));
  });
}
