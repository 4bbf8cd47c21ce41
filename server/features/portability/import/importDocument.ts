import { exportedOwn } from '../../../../contract/accounts/me.ts';
import type { Db } from '../../../db/open.ts';
import { HttpProblem, invalid } from '../../../http/problem.ts';
import { createGate } from '../../../lib/gate.ts';
import { isSquareWebp } from '../../../lib/image.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { type Spool, spool } from '../../../lib/spool.ts';
import { avatarSide } from '../../profile/policy.ts';
import { putRowsBack, putSettingsBack } from '../mutations.ts';
import { readDocument } from './readDocument.ts';

/** One import is read and written at a time, and a few more wait: it is work for seconds that nobody else should feel. */
const oneAtATime = createGate(1, 4);
const mostUploads = 16;
/** Who is sending one; nobody sends two at once, so that a few people can't take all places. */
const uploading = new Set<OwnerId>();

/**
 * Takes an export back. All of it is checked before anything is written; it is then written in small pieces, each of
 * them harmless to repeat, so that one that is cut off by a crash is completed by sending it again.
 */
export async function importDocument(
  db: Db,
  owner: OwnerId,
  pieces: AsyncIterable<Uint8Array>,
  limits: { mostRows: number; now: Date },
): Promise<{ entries: number; chatMessages: number }> {
  const file = await receive(owner, pieces);
  try {
    const counts = await oneAtATime.run(async () => {
      for await (const { settings } of readDocument(file.read(), limits)) if (settings) await checkPicture(settings);
      return write(db, owner, file, limits);
    });
    return counts ?? busy();
  } finally {
    await file.close();
  }
}

async function receive(owner: OwnerId, pieces: AsyncIterable<Uint8Array>): Promise<Spool> {
  if (uploading.has(owner)) {
    const detail = 'You are sending another file. Wait until it is there.';
    throw new HttpProblem(429, 'too_many_requests', detail, {}, { 'retry-after': '10' });
  }
  if (uploading.size >= mostUploads) busy();
  uploading.add(owner);
  try {
    return await spool(pieces);
  } finally {
    uploading.delete(owner);
  }
}

async function checkPicture({ picture }: { picture?: string | null | undefined }): Promise<void> {
  if (picture && !(await isSquareWebp(Buffer.from(picture, 'base64'), avatarSide))) {
    throw invalid('picture', 'The picture is none that FitPulse exports.');
  }
}

async function write(db: Db, owner: OwnerId, file: Spool, limits: { mostRows: number; now: Date }) {
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
