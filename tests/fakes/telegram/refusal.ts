/** An unsuccessful answer of the Bot API: error_code, description and, for flood control, parameters.retry_after. */
export class Refusal extends Error {
  readonly code: number;
  readonly retryAfter: number | undefined;

  constructor(code: number, description: string, retryAfter?: number) {
    super(description);
    this.code = code;
    this.retryAfter = retryAfter;
  }

  toJSON() {
    return {
      ok: false,
      error_code: this.code,
      description: this.message,
      ...(this.retryAfter === undefined ? {} : { parameters: { retry_after: this.retryAfter } }),
    };
  }
}

export const badRequest = (reason: string) => new Refusal(400, `Bad Request: ${reason}`);

export const tooManyRequests = (seconds: number) =>
  new Refusal(429, `Too Many Requests: retry after ${seconds}`, seconds);
