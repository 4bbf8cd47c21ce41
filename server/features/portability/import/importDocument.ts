import { exportedOwn } from '../../../../contract/accounts/me.ts';
import type { Db } from '../../../db/open.ts';
import { invalid } from '../../../http/problem.ts';
import { createGate } from '../../../lib/gate.ts';
import { isSquareWebp } from '../../../lib/image.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { openSpool, type Spool } from '../../../lib/spool.ts';
import { avatarSide } from '../../profile/policy.ts';
import { putRowsBack, putSettingsBack } from '../mutations.ts';
import { busy, type Sender, withPlace } from './places.ts';
import { readDocument } from './readDocument.ts';

/** One import is written at a time, and a few more wait: it is work for seconds that nobody else should feel. */
const oneAtATime = createGate(1, 4);

interface Limits {
  mostRows: number;
  now: Date;
}

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
  const file = await withPlace(sender, limits.now, (displaced) => receive(pieces, limits, displaced));
  try {
    const counts = await oneAtATime.run(() => write(db, sender.owner, file, limits));
    if (!counts) throw busy();
    return counts;
  } finally {
    await file.close();
  }
}

async function receive(pieces: AsyncIterable<Uint8Array>, limits: Limits, displaced: Promise<never>): Promise<Spool> {
  const file = await openSpool();
  try {
    for await (const { settings } of readDocument(file.keep(untilDisplaced(pieces, displaced)), limits)) {
      if (settings) await checkPicture(settings);
    }
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Also while the next piece is long in coming. */
async function* untilDisplaced(
  pieces: AsyncIterable<Uint8Array>,
  displaced: Promise<never>,
): AsyncGenerator<Uint8Array> {
  const reading = pieces[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await Promise.race([reading.next(), displaced]);
    if (done) return;
    yield value;
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
