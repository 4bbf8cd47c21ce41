import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import type { PageLocale } from '../../texts/locale.ts';
import type { AppContext } from '../context.ts';
import { isImpossibleSpan, isOfNobody, isOutage, isOutOfRange, isUnstorableText } from '../db/failures.ts';
import type { Api } from './mount.ts';
import { HttpProblem, notFound } from './problem.ts';

/** The API's router: every thrown thing becomes problem+json here and nowhere else. */
export function createApi({ log }: AppContext): Api {
  const api = new OpenAPIHono<{ Variables: { pageLocale: PageLocale } }>();
  api.onError((error, c) => {
    if (error instanceof HttpProblem) return error.toResponse(c.get('pageLocale'));
    if (error instanceof HTTPException && error.status === 400) {
      return new HttpProblem(400, 'malformed_json', 'The request body is not valid JSON.').toResponse();
    }
    if (error instanceof HTTPException && error.status === 415) {
      return new HttpProblem(415, 'unsupported_media_type', 'Send the body as application/json.').toResponse();
    }
    const refused = databaseProblem(error);
    if (refused) return refused.toResponse();
    if (isOutage(error)) {
      tellOfOutage(log, error);
      const detail = 'The service is not available right now. Please try again in a moment.';
      return new HttpProblem(503, 'service_unavailable', detail, {}, { 'retry-after': '5' }).toResponse();
    }
    log.error({ error, method: c.req.method, path: c.req.path }, 'request failed');
    return new HttpProblem(500, 'internal_error', 'Something went wrong on our end. Please try again.').toResponse();
  });
  api.use(neverStored);
  return api;
}

/** What an answer tells is the person's: no proxy and no browser keeps it, unless the route says otherwise. */
const neverStored: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
};

function databaseProblem(error: Error): HttpProblem | undefined {
  if (isUnstorableText(error)) {
    return new HttpProblem(422, 'validation_failed', 'The text has characters that cannot be stored.');
  }
  if (isOutOfRange(error)) return new HttpProblem(422, 'validation_failed', 'A date or a figure is out of range.');
  if (isImpossibleSpan(error)) {
    return new HttpProblem(
      422,
      'validation_failed',
      'It ends after it begins, a fast within a week and a period within a month.',
    );
  }
  return isOfNobody(error) ? notFound('This account') : undefined;
}

const outageToldEveryMs = 5_000;
let outageToldAt = Number.NEGATIVE_INFINITY;

/** Every request of an outage fails alike: one line in a while says so, without the stack. */
function tellOfOutage(log: Logger, { message }: Error): void {
  const now = performance.now();
  if (now - outageToldAt < outageToldEveryMs) return;
  outageToldAt = now;
  log.error({ reason: message }, 'the database does not answer');
}
