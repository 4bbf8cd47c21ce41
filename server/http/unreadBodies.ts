import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/** What is smaller is taken in, so that its connection can be used again. */
const smallBytes = 65_536;
const lingersMs = 500;

/**
 * What nobody has read of a body when its answer is there stays unread. Node would take it in as fast as it comes, only
 * to throw it away, and everybody else would wait for that. Whoever still sends is held up until the connection is
 * closed, and has that long to read the answer.
 */
export const leaveUnread: MiddlewareHandler = async (c, next) => {
  const incoming: IncomingMessage | undefined = c.env?.incoming;
  if (!incoming || !isLarge(incoming)) return next();
  // Node throws away by itself what nobody has begun to read.
  incoming.read(0);
  await next();
  if (incoming.complete) return;
  c.res.headers.set('connection', 'close');
  incoming.on('resume', () => incoming.pause());
  lingerAtEnd(incoming.socket);
};

const isLarge = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > smallBytes;

/** A connection that is closed while something unread lies there is reset, and the answer may be lost with it. */
function lingerAtEnd(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingersMs).unref();
  };
}
