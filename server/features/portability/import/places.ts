import { HttpProblem } from '../../../http/problem.ts';
import type { OwnerId } from '../../../lib/owner.ts';

const mostUploads = 16;
const mostOfNetwork = 8;
/** Who takes longer goes on only while nobody waits: files that come slowly, or are large for nothing, keep nobody out. */
const keptForMs = 30_000;

export interface Sender {
  owner: OwnerId;
  /** As networkOf says. */
  network: string;
}

interface Place {
  network: string;
  since: Date;
  giveUp: (reason: HttpProblem) => void;
}

/** Who is sending one; nobody sends two at once, so that a few people can't take all places. */
const places = new Map<OwnerId, Place>();

/** Hands a file on while its sender has a place. Throws an HttpProblem where there is none, or no longer. */
export async function withPlace<T>(
  { owner, network }: Sender,
  now: Date,
  receive: (signal: Promise<never>) => Promise<T>,
): Promise<T> {
  if (places.has(owner)) throw wait('You are sending another file. Wait until it is there.');
  const all = [...places].map(([holder, place]) => ({ holder, ...place }));
  const ofNetwork = all.filter((place) => place.network === network);
  if (ofNetwork.length >= mostOfNetwork && !makeRoom(ofNetwork, now)) {
    throw wait('Many files come from your network. Try again in a moment.');
  }
  if (places.size >= mostUploads && !makeRoom(all, now)) throw busy();
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  const place = { network, since: now, giveUp: reject };
  places.set(owner, place);
  try {
    return await receive(promise);
  } finally {
    if (places.get(owner) === place) places.delete(owner);
  }
}

/** Ends who has had a place for longest, where that was long; false where nobody has. */
function makeRoom(held: (Place & { holder: OwnerId })[], now: Date): boolean {
  const longest = held.reduce((first, next) => (next.since < first.since ? next : first));
  if (now.getTime() - longest.since.getTime() < keptForMs) return false;
  places.delete(longest.holder);
  longest.giveUp(busy('Your file came too slowly while others were waiting. Send it again in a minute.'));
  return true;
}

const wait = (detail: string) => new HttpProblem(429, 'too_many_requests', detail, {}, { 'retry-after': '10' });

export const busy = (detail = 'Other imports are under way. Try again in a minute.') =>
  new HttpProblem(503, 'service_unavailable', detail, {}, { 'retry-after': '60' });
