import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps secrets that have to be read again unreadable for whoever has the database alone. */
export interface Sealing {
  /** `about` says whose secret it is; it is needed to open it. */
  seal(text: string, about: string): Buffer;
  /** Throws where the key or `about` is another one, or the seal is broken. */
  open(sealed: Buffer, about: string): string;
}

/** The key isn't what it has to be; the message says what to do. */
export class SealingKeyRefused extends Error {}

const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

interface KeySource {
  secretKey: string | undefined;
  dataDir: string;
}

/** AES-256-GCM with a key from the setting, else from a file in the data directory that is made when first sealed with. */
export function createSealing({ secretKey, dataDir }: KeySource): Sealing {
  let known: Buffer | undefined;
  const keyOr = (absent: (dataDir: string) => string): Buffer => {
    const secret = () => secretKey ?? readKeyFile(dataDir) ?? absent(dataDir);
    known ??= Buffer.from(hkdfSync('sha256', secret(), '', 'fitpulse sealing', keyBytes));
    return known;
  };
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOr(makeKeyFile), nonce).setAAD(Buffer.from(about));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, about) {
      const decipher = createDecipheriv('aes-256-gcm', keyOr(refuseAbsent), sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

function refuseAbsent(dataDir: string): never {
  throw new SealingKeyRefused(`There is no ${keyFile(dataDir)}.`);
}

export const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** Undefined where there is none. Throws SealingKeyRefused for one that anybody could guess: an empty or a cut off one. */
export function readKeyFile(dataDir: string): string | undefined {
  const path = keyFile(dataDir);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  if (text.trim().length >= keyBytes) return text;
  throw new SealingKeyRefused(
    `${path} is ${text === '' ? 'empty' : 'cut off'}, so that anybody could open what is sealed with it. Nothing was changed. ` +
      'Put the file back from where you keep it. Where it is lost for good, remove it and run `npm run fitpulse -- forget-sealed-secrets`.',
  );
}

/** The file is there whole or not at all, also after a power cut; of two processes that make one the first wins. */
function makeKeyFile(dataDir: string): string {
  const path = keyFile(dataDir);
  const part = `${path}.${process.pid}.part`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeToDisk(part, randomBytes(keyBytes).toString('base64'));
    linkSync(part, path);
    syncFolder(dataDir);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') {
      throw new SealingKeyRefused(`${path} cannot be written: ${message}. Put that right, or set SECRET_KEY.`);
    }
  } finally {
    rmSync(part, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function writeToDisk(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
