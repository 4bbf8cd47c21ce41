import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakePushService = Awaited<ReturnType<typeof start>>;

/** A browser's subscription, with what only the browser knows. */
class Browser {
  readonly id = randomUUID();
  readonly auth = randomBytes(16);
  readonly ecdh: ECDH = createECDH('prime256v1');
  /** What it could read, in its order. */
  readonly shown: unknown[] = [];
  isGone = false;
  constructor() {
    this.ecdh.generateKeys();
  }
}

/**
 * A push service with its browsers, as RFC 8030 (a POST with TTL makes a message, 201; 410 where the subscription is gone),
 * RFC 8292 (who sends, signed) and RFC 8291 over RFC 8188 (encrypted for the browser) have it.
 */
export async function start() {
  const browsers = new Map<string, Browser>();
  const senders = new Set<string>();
  const server = createServer(async (request, response) => {
    const browser = browsers.get(request.url?.slice(1) ?? '');
    const status = await receive(request, browser, senders).catch(() => 400);
    response.writeHead(status, status === 201 ? { location: `${url}/message/${randomUUID()}` } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** The keys and the `sub` of those that sent something. */
    senders,
    subscribe() {
      const browser = new Browser();
      browsers.set(browser.id, browser);
      const keys = {
        p256dh: browser.ecdh.getPublicKey().toString('base64url'),
        auth: browser.auth.toString('base64url'),
      };
      return { browser, subscription: { endpoint: `${url}/${browser.id}`, keys } };
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function receive(request: IncomingMessage, browser: Browser | undefined, known: Set<string>): Promise<number> {
    if (request.method !== 'POST' || !browser) return 404;
    const { headers } = request;
    if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) return 400;
    const sender = readSender(headers.authorization ?? '', url);
    if (!sender) return 403;
    known.add(sender);
    if (headers['content-encoding'] !== 'aes128gcm') return 415;
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const body = Buffer.concat(pieces);
    if (body.length > 4_096) return 413;
    if (browser.isGone) return 410;
    browser.shown.push(JSON.parse(decrypt(body, browser)));
    return 201;
  }
}

/** RFC 8292: `vapid t=JWT, k=key`; the JWT is signed by the key, for this origin, for a day at most. */
function readSender(authorization: string, origin: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never);
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const secondsLeft = exp - Date.now() / 1_000;
  return isSigned && aud === origin && secondsLeft > 0 && secondsLeft <= 86_400 ? `${key} ${sub}` : undefined;
}

/** RFC 8291, section 3.4, over the one record of RFC 8188, section 2.1: salt, record size, the sender's key, the record. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = ecdh.computeSecret(senderKey);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const material = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
  const secret = createHmac('sha256', salt).update(material).digest();
  const expand = (info: string, length: number) =>
    createHmac('sha256', secret).update(`${info}\0\x01`, 'latin1').digest().subarray(0, length);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    expand('Content-Encoding: aes128gcm', 16),
    expand('Content-Encoding: nonce', 12),
  ).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2, and zeroes after it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
