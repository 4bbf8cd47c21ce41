import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps secrets that have to be read again unreadable for whoever has the database alone. */
export interface Sealing {
  /** `about` says whose secret it is; it is needed to open it. */
  seal(text: string, about: string): Buffer;
  /** Throws where the key or `about` is another one, or the seal is broken. */
  open(sealed: Buffer, about: string): string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with a key from the setting, else from a file in the data directory that is made when first needed. */
export function createSealing({ secretKey, dataDir }: { secretKey: string | undefined; dataDir: string }): Sealing {
  let known: Buffer | undefined;
  const key = () => {
    known ??= Buffer.from(hkdfSync('sha256', secretKey ?? readKeyFile(dataDir), '', 'fitpulse sealing', 32));
    return known;
  };
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key(), nonce).setAAD(Buffer.from(about));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, about) {
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(-tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
        'utf8',
      );
    },
  };
}

function readKeyFile(dataDir: string): string {
  const path = join(dataDir, 'secret.key');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
