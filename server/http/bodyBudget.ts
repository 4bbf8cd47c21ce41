import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Route } from '../../contract/http.ts';
import { createJsonMeter } from './jsonMeter.ts';
import { HttpProblem } from './problem.ts';

const defaultBytes = 65_536;
const defaultItems = 2_000;
const deepest = 16;

/** Small bodies come and go; those of pictures and the like share a budget, so that many at once can't fill the memory. */
const smallBytes = 262_144;
const largeBytesAtOnce = 67_108_864;
let largeBytes = 0;

/** Bounds a route's body in bytes, values and depth before it is parsed; a route that reads its body itself bounds it itself. */
export function boundBody(route: Route): MiddlewareHandler {
  const maxSize = route.bodyLimit ?? defaultBytes;
  const budget = { items: route.bodyItems ?? defaultItems, depth: deepest };
  const limitStream = bodyLimit({ maxSize, onError: refuse });

  async function read(c: Context, next: () => Promise<void>) {
    if (!route.body) return next();
    if (route.bodyType) {
      if (c.req.header('content-type')?.startsWith(`${route.bodyType};`)) return next();
      throw new HttpProblem(415, 'unsupported_media_type', `Send the body as ${route.bodyType}.`);
    }
    const text = await c.req.text();
    if (!createJsonMeter(budget)(text)) refuse();
    return next();
  }

  return async (c, next) => {
    const isUnsized = c.req.header('transfer-encoding') !== undefined;
    const bytes = isUnsized ? maxSize : Number(c.req.header('content-length') ?? 0);
    if (bytes > maxSize) refuse();
    if (route.streamed) return next();
    return whileRoomFor(bytes, async () => {
      // Hono's own check makes a web stream of every body; only one that doesn't say its length needs that.
      if (!isUnsized) return read(c, next);
      return limitStream(c, () => read(c, next));
    });
  };
}

/** The bytes of a streamed route's body as they come, up to its limit. */
export async function* streamBody(c: Context, { bodyLimit: most = defaultBytes }: Route): AsyncGenerator<Uint8Array> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new HttpProblem(415, 'unsupported_media_type', 'Send the body as application/json.');
  }
  let bytes = 0;
  for await (const piece of c.req.raw.body ?? []) {
    bytes += piece.length;
    if (bytes > most) refuse();
    yield piece;
  }
}

function refuse(): never {
  throw new HttpProblem(413, 'payload_too_large', 'The request is too large. Send less at once.');
}

async function whileRoomFor<T>(bytes: number, work: () => Promise<T>): Promise<T> {
  const counted = bytes > smallBytes ? bytes : 0;
  if (counted > 0 && largeBytes + counted > largeBytesAtOnce) {
    const detail = 'Many large files are being sent at the moment. Try again in a few seconds.';
    throw new HttpProblem(503, 'service_unavailable', detail, {}, { 'retry-after': '5' });
  }
  largeBytes += counted;
  try {
    return await work();
  } finally {
    largeBytes -= counted;
  }
}
