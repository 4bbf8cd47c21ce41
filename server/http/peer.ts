import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** The address at the other end of the connection: a person's, or a proxy's. */
const peerOf = (c: Context): string => c.env?.incoming?.socket?.remoteAddress ?? '';

const isLoopback = (address: string): boolean => address === '::1' || address.endsWith('127.0.0.1');

/**
 * Where a request comes from, as limits count it: the peer or, behind a proxy on this host, the address that the proxy
 * saw. Of IPv6 it is the network of 64 bits, all of whose addresses one household has.
 */
export function networkOf(c: Context): string {
  const peer = peerOf(c);
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = isLoopback(peer) && forwarded ? forwarded : peer;
  return isIPv6(address) && !address.includes('.') ? `${firstFour(address)}::/64` : address;
}

/** The first four groups, with those written out that `::` stands for. */
function firstFour(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/** Whether a name, with or without a port, is one by which only this host calls itself. */
export const isThisHost = (name: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(name);

/** Whether a request was made on this host, for this host, and not handed on by a proxy. */
export const isFromThisHost = (c: Context): boolean =>
  isLoopback(peerOf(c)) &&
  isThisHost(c.req.header('host') ?? '') &&
  proxyHeaders.every((name) => c.req.header(name) === undefined);
