import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in hex. */
export const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Whether the signature is that of the text; takes as long for a near miss as for a far one. */
export function isSignedWith(secret: string, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secret, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
