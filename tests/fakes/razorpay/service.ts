import { randomBytes } from 'node:crypto';

/** A request that the API answers with its error object. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, description: string) {
    super(description);
    this.status = status;
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
export const newId = (kind: string): string =>
  `${kind}_${Array.from(randomBytes(14), (byte) => letters[byte % letters.length]).join('')}`;
