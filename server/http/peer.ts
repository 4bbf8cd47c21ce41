import type { Context } from 'hono';

/** The address at the other end of the connection: a person's, or a proxy's. */
export const peerOf = (c: Context): string => c.env?.incoming?.socket?.remoteAddress ?? '';

export const isLoopback = (address: string): boolean => address === '::1' || address.endsWith('127.0.0.1');
