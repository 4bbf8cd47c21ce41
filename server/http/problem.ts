import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ZodError } from 'zod';
import type { Problem, ProblemCode } from '../../contract/http.ts';
import type { PageLocale, PageText } from '../../texts/locale.ts';
import { refusal } from '../../texts/refusals/contract.ts';

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A text is told in the language of the request; words alone are as they are. */
type Said = string | PageText;

/** What a problem tells beside its sentence. */
interface Details extends Pick<Problem, 'unknown' | 'understood' | 'care'> {
  errors?: { path: string; message: Said }[];
}

/** Thrown where a request can't be answered; mapped to problem+json in one place. */
export class HttpProblem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: ProblemCode;
  readonly detail: Said;
  readonly more: Details;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    code: ProblemCode,
    detail: Said,
    more: Details = {},
    headers: Record<string, string> = {},
  ) {
    super(sayIn('en', detail));
    this.detail = detail;
    this.status = status;
    this.code = code;
    this.more = more;
    this.headers = headers;
  }

  toResponse(locale: PageLocale = 'en'): Response {
    const { errors, ...others } = this.more;
    const body: Problem = {
      type: 'about:blank',
      title: titles[this.status] ?? 'Error',
      status: this.status,
      detail: sayIn(locale, this.detail),
      code: this.code,
      ...others,
      ...(errors && { errors: errors.map(({ path, message }) => ({ path, message: sayIn(locale, message) })) }),
    };
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { 'content-type': 'application/problem+json', ...this.headers },
    });
  }
}

const sayIn = (locale: PageLocale, said: Said) => (typeof said === 'string' ? said : said(locale));

export const notFound = (what = 'This') => new HttpProblem(404, 'not_found', `${what} does not exist.`);

/** A field that is wrong for a reason that its schema can't know. */
export const invalid = (path: string, message: Said) =>
  new HttpProblem(422, 'validation_failed', message, { errors: [{ path, message }] });

/** Whoever sends thousands of wrong things learns of the first ones. */
const mostErrors = 20;

export function validationProblem(error: ZodError): HttpProblem {
  const errors = error.issues.slice(0, mostErrors).map((issue) => ({
    path: issue.path.join('.'),
    message: (locale: PageLocale) => sentence(refusal(locale, issue)),
  }));
  const first = errors[0];
  const detail = (locale: PageLocale) => {
    const message = first?.message(locale) ?? 'The request is not valid.';
    return first?.path ? `${first.path}: ${message}` : message;
  };
  return new HttpProblem(422, 'validation_failed', detail, { errors });
}

const sentence = (message: string) => (/[.!?।]$/.test(message) ? message : `${message}.`);
