interface Parameters {
  retry_after?: number;
  migrate_to_chat_id?: number;
}

/** An unsuccessful answer of the Bot API: error_code, description and, for floods and groups that moved, parameters. */
export class Refusal extends Error {
  readonly code: number;
  readonly #parameters: Parameters | undefined;

  constructor(code: number, description: string, parameters?: Parameters) {
    super(description);
    this.code = code;
    this.#parameters = parameters;
  }

  get retryAfter(): number | undefined {
    return this.#parameters?.retry_after;
  }

  toJSON() {
    return {
      ok: false,
      error_code: this.code,
      description: this.message,
      ...(this.#parameters && { parameters: this.#parameters }),
    };
  }
}

export const badRequest = (reason: string) => new Refusal(400, `Bad Request: ${reason}`);

export const tooManyRequests = (seconds: number) =>
  new Refusal(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
