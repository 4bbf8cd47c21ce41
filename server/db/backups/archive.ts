import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A backup that can't be read as it is; the message says why, and that nothing was changed. */
export class RestoreRefused extends Error {}

const ageHeader = 'age-encryption.org/v1';
type WebStream = ReadableStream<Uint8Array>;

/** Writes a file that its owner alone may read, and waits for the disk; for the recipients of age, if there are any. */
export async function writeArchive(path: string, bytes: Readable, recipients: string[]): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  if (recipients.length === 0) return pipeline(bytes, file);
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const sealed = await encrypter.encrypt(Readable.toWeb(bytes) as WebStream);
  await pipeline(Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]), file);
}

/** What was written. `identity` is a secret key of age, or a file of such keys. Throws RestoreRefused. */
export async function readArchive(path: string, identity: string | undefined): Promise<Readable> {
  if (!existsSync(path)) throw new RestoreRefused(`There is no file ${path}.`);
  if (!(await isSealed(path))) return createReadStream(path);
  const keys = identity?.match(/^AGE-SECRET-KEY-\S+$/gm);
  if (!keys) throw new RestoreRefused(`${path} is encrypted. Name the file with its key: --identity FILE.`);
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  try {
    const opened = await decrypter.decrypt(Readable.toWeb(createReadStream(path)) as WebStream);
    return Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]);
  } catch (error) {
    throw new RestoreRefused(
      `${path} can't be opened with this key (${(error as Error).message}). Nothing was changed.`,
    );
  }
}

async function isSealed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    return buffer.toString('latin1', 0, bytesRead) === ageHeader;
  } finally {
    await file.close();
  }
}

/** A pair of keys that nobody keeps: with it a backup can be read back in the minute in which it is written. */
export async function passingKeys(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
