import type { Db } from '../db/open.ts';
import type { OwnerId } from '../lib/owner.ts';

type Read<Found> = (db: Db, owner: OwnerId) => Promise<Found>;

/** What several skills ask of a person's own things in one message, read once until something is logged. */
export class ReadOnce {
  readonly #db: Db;
  readonly #owner: OwnerId;
  readonly #found = new Map<unknown, Promise<unknown>>();

  constructor(db: Db, owner: OwnerId) {
    this.#db = db;
    this.#owner = owner;
  }

  /** `read` is the key: the same function answers with what it found the first time. */
  of<Found>(read: Read<Found>): Promise<Found> {
    const known = this.#found.get(read) as Promise<Found> | undefined;
    if (known) return known;
    const found = read(this.#db, this.#owner);
    this.#found.set(read, found);
    return found;
  }

  forget(): void {
    this.#found.clear();
  }
}
