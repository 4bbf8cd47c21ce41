import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createDelivery } from '../../../clients/telegramDelivery.ts';
import type { AppContext } from '../../../context.ts';
import { holdLease, releaseLease } from '../../../jobs/lease.ts';
import { findUnfinished, type UnfinishedBroadcast } from './data.ts';
import {
  claimRecipient,
  finishBroadcast,
  type Recipient,
  releaseOrphans,
  type Settlement,
  settleRecipient,
} from './mutations.ts';
import { backoffSeconds, messagesPerSecond, mostAttempts, mostWithinSecond } from './policy.ts';

const leaseName = 'broadcasts';
const leaseMs = 8_000;
const renewMs = 2_000;
const idleMs = 1_000;
const soonMs = 10;

/**
 * Sends broadcasts, in the one process that holds the lease, one after another. The recipients in the database are the
 * queue: each is taken before its call and settled after it, so that a restart goes on where the last one stopped.
 */
export function startBroadcasts(context: AppContext): { stop(): Promise<void> } {
  const { db, clock, config, log } = context;
  if (!config.telegram) return { stop: async () => undefined };
  const deliver = createDelivery(config.telegram);
  const lease = { name: leaseName, holder: randomUUID() };
  const stopping = new AbortController();
  const inFlight = new Set<Promise<void>>();
  let answeredAt: number[] = [];
  let heldAt: number | undefined;
  let pausedUntil = 0;

  async function holdOn(): Promise<boolean> {
    if (heldAt !== undefined && performance.now() - heldAt < renewMs) return true;
    const wasHeld = heldAt !== undefined;
    heldAt = undefined;
    const holds = await holdLease(db, lease.name, lease.holder, clock.now(), leaseMs);
    if (holds && !wasHeld) {
      await Promise.all(inFlight);
      await releaseOrphans(db);
      // The holder before may have sent until just now.
      pausedUntil = performance.now() + 1_000;
    }
    heldAt = holds ? performance.now() : undefined;
    return holds;
  }

  async function sendTo({ id, text }: UnfinishedBroadcast, recipient: Recipient): Promise<void> {
    const settlement = await attempt(text, recipient);
    // What was sent must be written down, however long the database is away.
    for (;;) {
      try {
        return await settleRecipient(db, id, recipient.userId, settlement);
      } catch (error) {
        log.error({ error, broadcast: id }, 'the outcome of a message is not kept yet');
        if (stopping.signal.aborted) return;
        await wait(idleMs);
      }
    }
  }

  async function attempt(text: string, { chatId, attempts }: Recipient): Promise<Settlement> {
    if (chatId === null) return { state: 'failed', failure: 'Telegram is no longer linked.' };
    const delivery = await deliver(chatId, text);
    answeredAt.push(performance.now());
    const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
    switch (delivery.outcome) {
      case 'sent':
        return { state: 'sent' };
      case 'blocked':
        return { state: 'blocked', at: clock.now() };
      case 'failed':
        return { state: 'failed', failure: delivery.reason };
      case 'again':
        if (attempts >= mostAttempts) return { state: 'failed', failure: delivery.reason };
        return { state: 'due', dueAt: inSeconds(backoffSeconds(attempts)), attempts };
      case 'pause':
        pausedUntil = Math.max(pausedUntil, performance.now() + delivery.seconds * 1_000);
        return { state: 'due', dueAt: inSeconds(delivery.seconds), attempts: attempts - 1 };
    }
  }

  function isFull(): boolean {
    const secondAgo = performance.now() - 1_000;
    answeredAt = answeredAt.filter((at) => at > secondAgo);
    return inFlight.size + answeredAt.length >= mostWithinSecond;
  }

  /** Starts the next message; or says that there is none now, or that it must wait a moment. */
  async function step(): Promise<'started' | 'soon' | 'nothing'> {
    if (!(await holdOn()) || performance.now() < pausedUntil) return 'nothing';
    if (isFull()) return 'soon';
    const broadcast = await findUnfinished(db);
    if (!broadcast) return 'nothing';
    const recipient = await claimRecipient(db, broadcast.id, lease, clock.now());
    if (recipient) {
      const sending = sendTo(broadcast, recipient).finally(() => inFlight.delete(sending));
      inFlight.add(sending);
      return 'started';
    }
    // The pause that follows also keeps a second between the messages of two broadcasts to one chat.
    if (inFlight.size === 0) await finishBroadcast(db, broadcast.id, clock.now());
    return 'nothing';
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const done = await step().catch((error): 'nothing' => {
        log.warn({ error }, 'broadcasts');
        return 'nothing';
      });
      const pace = { started: 1_000 / messagesPerSecond, soon: soonMs, nothing: idleMs }[done];
      await wait(Math.max(0, startedAt + pace - performance.now()), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
    await Promise.all(inFlight);
    await releaseLease(db, lease.name, lease.holder);
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
