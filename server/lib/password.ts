import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
// OWASP's recommendation for argon2id: 19 MiB, two passes, one lane.
const recommended = { memory: 19_456, passes: 2 };
const shape = { parallelism: 1, tagLength: 32 };

/** PHC string with its own salt. */
export async function hashPassword(password: string, effort = recommended): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await derive('argon2id', { message: password, nonce, ...effort, ...shape });
  const { memory, passes, parallelism } = { ...effort, ...shape };
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`;
}

/** Takes as long for an account that does not exist (no stored hash) as for a wrong password. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] =
    stored?.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/) ?? [];
  if (!salt || !hash) {
    await derive('argon2id', { message: password, nonce: randomBytes(16), ...recommended, ...shape });
    return false;
  }
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
