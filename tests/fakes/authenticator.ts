import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '../../contract/accounts/passkeys.ts';

/** Flags of authenticator data (WebAuthn level 3, section 6.1): person present, person verified, key attached. */
const [present, verified, attached] = [0x01, 0x04, 0x40];

interface Answering {
  challenge: string;
  origin: string;
  /** Without a finger, face or PIN. */
  isUnverified?: boolean;
}

/** A device with one passkey (ES256, no attestation), for the browser's part of WebAuthn level 3. */
export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  let counter = 0;
  let handle = '';

  const clientData = (type: string, { challenge, origin: from }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (from: string, flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpIdHash = createHash('sha256').update(new URL(from).hostname).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, rest]);
  };
  const flagsOf = ({ isUnverified }: Answering) => (isUnverified ? present : present | verified);

  return {
    id,
    /** Makes the passkey for the person whose handle the options name. */
    create(
      { challenge, user }: { challenge: string; user: { id: string } },
      how: Partial<Answering> = {},
    ): PasskeyRegistration {
      handle = user.id;
      const answering = { challenge, origin, ...how };
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey.export({ format: 'jwk' }))]);
      const data = authenticatorData(answering.origin, flagsOf(answering) | attached, key);
      return {
        ...shared,
        response: {
          clientDataJSON: clientData('webauthn.create', answering).toString('base64url'),
          attestationObject: attestationObject(data).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs with the passkey; as somebody else's where a handle is told. */
    sign(
      { challenge }: { challenge: string },
      { userHandle = handle, isCopy, ...how }: Partial<Answering> & { userHandle?: string; isCopy?: true } = {},
    ): PasskeyAssertion {
      if (!isCopy) counter += 1;
      const answering = { challenge, origin, ...how };
      const client = clientData('webauthn.get', answering);
      const data = authenticatorData(answering.origin, flagsOf(answering));
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

/** CBOR of {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key as COSE has it (RFC 9053, section 7.1.1). */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

/** CBOR of {fmt: 'none', attStmt: {}, authData}. */
const attestationObject = (data: Buffer) =>
  Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
    Buffer.from([data.length]),
    data,
  ]);
