import { EventEmitter } from 'node:events';
import type { Update } from 'grammy/types';
import type { Params } from './params.ts';
import { Refusal } from './refusal.ts';

export type UpdateKind = Exclude<keyof Update, 'update_id'>;

export interface Pending {
  update: Update;
  /** Updates of one lane reach a webhook one after the other. */
  lane: string;
  /** A repeated delivery: handed out once more, whatever the offset says. */
  isRepeat: boolean;
}

const exceptByDefault: UpdateKind[] = ['chat_member', 'message_reaction', 'message_reaction_count'];

/** Updates that wait for the bot, and the long poll that waits for them. Emits 'added' for each new one. */
export class UpdateQueue extends EventEmitter<{ added: [] }> {
  allowed: UpdateKind[] = [];
  pending: Pending[] = [];
  readonly #history = new Map<number, Pending>();
  #nextId: number;
  #poll: { settle: (conflict?: Refusal) => void } | undefined;

  constructor(firstUpdateId: number) {
    super();
    this.#nextId = firstUpdateId;
  }

  /** Adds an update and returns it; with update_id 0 when the bot's allowed_updates leave this kind out. */
  push<Kind extends UpdateKind>(kind: Kind, lane: number, content: NonNullable<Update[Kind]>): Update {
    const isAllowed = this.allowed.length === 0 ? !exceptByDefault.includes(kind) : this.allowed.includes(kind);
    const update: Update = { update_id: isAllowed ? this.#nextId++ : 0, [kind]: structuredClone(content) };
    if (isAllowed) this.#enqueue({ update, lane: `${kind}:${lane}`, isRepeat: false });
    return update;
  }

  redeliver(updateId: number) {
    const known = this.#history.get(updateId);
    if (!known) throw new Error(`There was no update ${updateId}`);
    this.#enqueue({ ...known, isRepeat: true });
  }

  #enqueue(pending: Pending) {
    this.#history.set(pending.update.update_id, pending);
    this.pending.push(pending);
    this.emit('added');
    this.#poll?.settle();
  }

  /** Applies allowed_updates; without them the previous setting stays. */
  setAllowed(params: Params) {
    const kinds = params.json('allowed_updates');
    if (Array.isArray(kinds)) this.allowed = kinds;
  }

  async getUpdates(params: Params, closed: AbortSignal): Promise<Update[]> {
    this.setAllowed(params);
    const offset = params.integer('offset', 0);
    const limit = params.integer('limit', 100, 1, 100);
    const seconds = params.integer('timeout', 0, 0, 50);
    this.abortPoll('terminated by other getUpdates request; make sure that only one bot instance is running');
    this.#forget(offset);
    if (this.pending.length === 0 && seconds > 0) await this.#wait(seconds, closed);
    // Nobody reads the answer to a closed connection: a repeat in it would be lost.
    return closed.aborted ? [] : this.#take(limit);
  }

  abortPoll(reason: string) {
    this.#poll?.settle(new Refusal(409, `Conflict: ${reason}`));
  }

  /** Ends a waiting long poll as if its time were up. */
  endPoll() {
    this.#poll?.settle();
  }

  #forget(offset: number) {
    if (offset < 0) this.pending = this.pending.slice(offset);
    else this.pending = this.pending.filter(({ update, isRepeat }) => isRepeat || update.update_id >= offset);
  }

  #take(limit: number): Update[] {
    const batch = this.pending.slice(0, limit);
    this.pending = this.pending.filter((pending) => !(pending.isRepeat && batch.includes(pending)));
    return batch.map(({ update }) => update);
  }

  #wait(seconds: number, closed: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (conflict?: Refusal) => {
        clearTimeout(timer);
        closed.removeEventListener('abort', end);
        if (this.#poll === poll) this.#poll = undefined;
        if (conflict) reject(conflict);
        else resolve();
      };
      const end = () => settle();
      const timer = setTimeout(end, seconds * 1000);
      closed.addEventListener('abort', end);
      const poll = { settle };
      this.#poll = poll;
    });
  }
}
