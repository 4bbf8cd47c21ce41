import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken } from './token.ts';

/** HMAC-SHA256 in hex. */
export const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Whether the signature is that of the text. */
export const isSignedWith = (secret: string, text: string, signature: string): boolean =>
  isSameSecret(signature, sign(secret, text));

/** Takes as long for a near miss as for a far one. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(hashToken(given), hashToken(expected));
