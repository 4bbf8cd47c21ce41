import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import type { AppContext } from '../context.ts';
import type { Api } from './mount.ts';
import { HttpProblem } from './problem.ts';

/** The API's router: every thrown thing becomes problem+json here and nowhere else. */
export function createApi({ log }: AppContext): Api {
  const api = new OpenAPIHono();
  api.onError((error, c) => {
    if (error instanceof HttpProblem) return error.toResponse();
    if (error instanceof HTTPException && error.status === 400) {
      return new HttpProblem(400, 'malformed_json', 'The request body is not valid JSON.').toResponse();
    }
    if (error instanceof HTTPException && error.status === 415) {
      return new HttpProblem(415, 'unsupported_media_type', 'Send the body as application/json.').toResponse();
    }
    if (isUnstorableText(error)) {
      return new HttpProblem(422, 'validation_failed', 'The text has characters that cannot be stored.').toResponse();
    }
    log.error({ error, method: c.req.method, path: c.req.path }, 'request failed');
    return new HttpProblem(500, 'internal_error', 'Something went wrong on our end. Please try again.').toResponse();
  });
  return api;
}

/** PostgreSQL takes no NUL characters in text. */
const isUnstorableText = (error: Error) => 'code' in error && (error.code === '22021' || error.code === '22P05');
