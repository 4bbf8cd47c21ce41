import { exportedOwn } from '../../../../contract/accounts/me.ts';
import type { Db } from '../../../db/open.ts';
import { HttpProblem, invalid } from '../../../http/problem.ts';
import { createGate } from '../../../lib/gate.ts';
import { isSquareWebp } from '../../../lib/image.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { openSpool, type Spool } from '../../../lib/spool.ts';
import { avatarSide } from '../../profile/policy.ts';
import { putRowsBack, putSettingsBack } from '../mutations.ts';
import { readDocument } from './readDocument.ts';

/** One import is written at a time, and a few more wait: it is work for seconds that nobody else should feel. */
const oneAtATime = createGate(1, 4);
const mostUploads = 16;
const mostOfNetwork = 8;

interface Sender {
  owner: OwnerId;
  /** As networkOf says. */
  network: string;
}

interface Limits {
  mostRows: number;
  now: Date;
}

/** Who is sending one; nobody sends two at once, so that a few people can't take all places. */
const uploading = new Map<OwnerId, string>();

/**
 * Takes an export back. All of it is checked while it comes, and refused at the first thing that is wrong, before
 * anything is written; it is then written in small pieces, each of them harmless to repeat, so that one that is cut off
 * by a crash is completed by sending it again.
 */
export async function importDocument(
  db: Db,
  sender: Sender,
  pieces: AsyncIterable<Uint8Array>,
  limits: Limits,
): Promise<{ entries: number; chatMessages: number }> {
  takePlace(sender);
  const file = await receive(pieces, limits).finally(() => uploading.delete(sender.owner));
  try {
    return (await oneAtATime.run(() => write(db, sender.owner, file, limits))) ?? busy();
  } finally {
    await file.close();
  }
}

function takePlace({ owner, network }: Sender): void {
  if (uploading.has(owner)) waitForOwn('You are sending another file. Wait until it is there.');
  const ofNetwork = [...uploading.values()].filter((other) => other === network);
  if (ofNetwork.length >= mostOfNetwork) waitForOwn('Many files come from your network. Try again in a moment.');
  if (uploading.size >= mostUploads) busy();
  uploading.set(owner, network);
}

function waitForOwn(detail: string): never {
  throw new HttpProblem(429, 'too_many_requests', detail, {}, { 'retry-after': '10' });
}

async function receive(pieces: AsyncIterable<Uint8Array>, limits: Limits): Promise<Spool> {
  const file = await openSpool();
  try {
    for await (const { settings } of readDocument(file.keep(pieces), limits)) {
      if (settings) await checkPicture(settings);
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function checkPicture({ picture }: { picture?: string | null | undefined }): Promise<void> {
  if (picture && !(await isSquareWebp(Buffer.from(picture, 'base64'), avatarSide))) {
    throw invalid('picture', 'The picture is none that FitPulse exports.');
  }
}

async function write(db: Db, owner: OwnerId, file: Spool, limits: Limits) {
  const counts = { entries: 0, chatMessages: 0 };
  for await (const part of readDocument(file.read(), limits)) {
    if (part.settings) {
      await putSettingsBack(db, owner, part.settings, limits.now);
      continue;
    }
    await putRowsBack(db, owner, part, limits.now);
    if (part.list === 'chatMessages') counts.chatMessages += part.rows.length;
    else if (!Object.hasOwn(exportedOwn, part.list)) counts.entries += part.rows.length;
  }
  return counts;
}

function busy(): never {
  const detail = 'Other imports are under way. Try again in a minute.';
  throw new HttpProblem(503, 'service_unavailable', detail, {}, { 'retry-after': '60' });
}
