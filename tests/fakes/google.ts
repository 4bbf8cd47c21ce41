import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export type Google = Awaited<ReturnType<typeof start>>;

/** Publishes keys as Google does at its JWKS address, and makes ID tokens, right and forged. */
export async function start() {
  const keys = await generateKeyPair('RS256', { extractable: true });
  const foreignKeys = await generateKeyPair('RS256');
  const kid = 'fake-key-1';
  const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid, alg: 'RS256', use: 'sig' }] };
  const publicKeyText = await exportSPKI(keys.publicKey);
  let isFailing = false;
  const server = createServer((_, response) => {
    response.writeHead(isFailing ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isFailing ? {} : published));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  interface Making {
    /** RS256 with the published key unless told. */
    key?: 'published' | 'foreign';
    kid?: string;
  }

  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    clientId: 'fake-client.apps.googleusercontent.com',
    publicKeyText,
    token: (claims: JWTPayload, { key = 'published', kid: named = kid }: Making = {}): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: named, typ: 'JWT' })
        .sign(key === 'published' ? keys.privateKey : foreignKeys.privateKey),
    /** The old trick: the public key as the secret of a symmetric signature. */
    tokenByPublicKey: (claims: JWTPayload): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid, typ: 'JWT' }).sign(Buffer.from(publicKeyText)),
    unsignedToken: (claims: JWTPayload): string => `${encode({ alg: 'none', kid, typ: 'JWT' })}.${encode(claims)}.`,
    set failing(fails: boolean) {
      isFailing = fails;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
