import type { WebhookInfo } from 'grammy/types';
import { DeliveryError, deliver } from './delivery.ts';
import type { Params } from './params.ts';
import { badRequest } from './refusal.ts';
import type { Pending, UpdateQueue } from './updates.ts';

export interface WebhookOptions {
  /** How long a delivery that failed again waits, doubled each time; the first repetition comes at once. */
  retryDelayMs: number;
  /** Deliveries of one update until it is dropped. */
  attempts: number;
}

interface Registration {
  url: string;
  secretToken: string;
  maxConnections: number;
  hasCertificate: boolean;
  failures: Map<Pending, { count: number; readyAt: number }>;
  busyLanes: Set<string>;
  lastError: { last_error_date?: number; last_error_message?: string };
  stopped: AbortController;
}

/** Delivers the queue's updates by POST: lanes in parallel, each lane in order, again until the bot answers 2xx. */
export class Webhook {
  readonly #queue: UpdateQueue;
  readonly #options: WebhookOptions;
  readonly #callFromAnswer: (params: Params) => Promise<unknown>;
  #registration: Registration | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(queue: UpdateQueue, options: WebhookOptions, callFromAnswer: (params: Params) => Promise<unknown>) {
    this.#queue = queue;
    this.#options = options;
    this.#callFromAnswer = callFromAnswer;
    queue.on('added', () => this.#deliverReady());
  }

  get isSet(): boolean {
    return this.#registration !== undefined;
  }

  set(params: Params): true {
    if (params.text('url') === '') return this.remove(params);
    const registration = readRegistration(params);
    this.remove(params);
    this.#queue.setAllowed(params);
    this.#queue.abortPoll('terminated by setWebhook request');
    this.#registration = registration;
    this.#deliverReady();
    return true;
  }

  remove(params: Params): true {
    this.stop();
    if (params.flag('drop_pending_updates')) this.#queue.pending = [];
    return true;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#registration?.stopped.abort();
    this.#registration = undefined;
  }

  info(): WebhookInfo {
    const { allowed, pending } = this.#queue;
    const current = this.#registration;
    return {
      url: current?.url ?? '',
      has_custom_certificate: current?.hasCertificate ?? false,
      pending_update_count: pending.length,
      ...current?.lastError,
      ...(current ? { max_connections: current.maxConnections } : {}),
      ...(allowed.length > 0 ? { allowed_updates: allowed } : {}),
    };
  }

  #deliverReady() {
    const current = this.#registration;
    if (!current) return;
    clearTimeout(this.#timer);
    const passed = new Set<string>(current.busyLanes);
    let nextAt = Infinity;
    for (const pending of this.#queue.pending) {
      if (current.busyLanes.size >= current.maxConnections) break;
      if (passed.has(pending.lane)) continue;
      passed.add(pending.lane);
      const readyAt = current.failures.get(pending)?.readyAt ?? 0;
      if (readyAt <= Date.now()) void this.#deliver(current, pending);
      else nextAt = Math.min(nextAt, readyAt);
    }
    if (nextAt < Infinity) this.#timer = setTimeout(() => this.#deliverReady(), Math.max(1, nextAt - Date.now()));
  }

  async #deliver(current: Registration, pending: Pending) {
    const { url, secretToken, busyLanes, stopped } = current;
    busyLanes.add(pending.lane);
    try {
      const call = await deliver(url, secretToken, pending.update, stopped.signal);
      this.#drop(pending);
      if (call) await this.#callFromAnswer(call);
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      this.#onFailure(current, pending, error);
    }
    busyLanes.delete(pending.lane);
    if (!stopped.signal.aborted) this.#deliverReady();
  }

  #onFailure(current: Registration, pending: Pending, { message, retryAfterMs }: DeliveryError) {
    if (current.stopped.signal.aborted) return;
    const count = (current.failures.get(pending)?.count ?? 0) + 1;
    current.lastError = { last_error_date: Math.floor(Date.now() / 1000), last_error_message: message };
    if (count >= this.#options.attempts) {
      this.#drop(pending);
      return;
    }
    const delay = retryAfterMs || (count === 1 ? 0 : this.#options.retryDelayMs * 2 ** (count - 2));
    current.failures.set(pending, { count, readyAt: Date.now() + delay });
  }

  #drop(pending: Pending) {
    this.#queue.pending = this.#queue.pending.filter((other) => other !== pending);
  }
}

function readRegistration(params: Params): Registration {
  const url = params.text('url');
  const secretToken = params.text('secret_token');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw badRequest('invalid webhook URL specified');
  if (secretToken.length > 256) throw badRequest('secret token is too long');
  if (!/^[\w-]*$/.test(secretToken)) throw badRequest('secret token contains unallowed characters');
  return {
    url,
    secretToken,
    maxConnections: params.integer('max_connections', 40, 1, 100),
    hasCertificate: params.files.has('certificate'),
    failures: new Map(),
    busyLanes: new Set(),
    lastError: {},
    stopped: new AbortController(),
  };
}
