import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, URL-safe. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: enough to recognise it, too little to use it. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer');
