import { randomBytes } from 'node:crypto';

export const resetMinutes = 10;
/** Requests for one name, and requests and tries by one address, within 15 minutes. */
export const resetLimits = { perName: 3, requestsPerAddress: 20, triesPerAddress: 20, windowSeconds: 900 };

/** 32 letters and digits that can't be taken for each other. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 60 random bits to read off a chat, such as K7QM-2XPA-9RTD: too many to guess in ten minutes. */
export function newResetCode(): string {
  const letters = Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As it is compared: without what people type around it. */
export const normaliseCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
