import webPush from 'web-push';

/** Where a browser takes messages, and the keys to encrypt them with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** 'gone' where the browser takes none any more. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

const mostMs = 5_000;

export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys();

/**
 * Sends a message to a browser by its push service (RFC 8030), encrypted for that browser alone (RFC 8291) and signed
 * (RFC 8292, whose `subject` tells the service whom to ask). A browser that is off gets it within `seconds`.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  message: object,
  { keys, subject, seconds }: { keys: PushKeys; subject: string; seconds: number },
): Promise<PushOutcome> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...keys }, TTL: seconds, contentEncoding: 'aes128gcm' },
  );
  const { status } = await fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: body && new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(mostMs),
  });
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}
