import { type ZodType, z } from 'zod';
import { understoodFood } from './estimate.ts';
import type { GrantName } from './grants.ts';

/** Who may call: anybody, anybody signed in (for their own data; an admin for anybody's), support and admins, admins only. */
export type Access = 'public' | 'session' | 'support' | 'admin';

const problemCodes = [
  'malformed_json',
  'unsupported_media_type',
  'validation_failed',
  'not_authenticated',
  'login_failed',
  'reset_not_valid',
  'forbidden',
  'reauthentication_required',
  'second_factor_required',
  'second_factor_missing',
  'passkey_required',
  'not_found',
  'conflict',
  'idempotency_key_reused',
  'user_name_taken',
  'food_not_recognised',
  'unsafe_target',
  'care_first',
  'confirmation_required',
  'payload_too_large',
  'too_many_requests',
  'not_configured',
  'amount_differs',
  'promo_code_unknown',
  'promo_code_used_up',
  'payment_not_verified',
  'payment_already_used',
  'quota_exceeded',
  'service_unavailable',
  'internal_error',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** RFC 9457 problem details; `detail` is a sentence for people. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(problemCodes),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    unknown: z.array(z.string()).optional(),
    /** Beside `unknown`: what would be logged of the text without it. */
    understood: z.array(understoodFood).optional(),
    /** The kind of danger that the text told of. */
    care: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;

export interface Route {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** Below /api/v1, parameters in braces. */
  path: string;
  access: Access;
  tag: string;
  summary: string;
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  /** JSON unless told. */
  bodyType?: 'multipart/form-data';
  /** Largest body in bytes; 64 KiB unless told. */
  bodyLimit?: number;
  /** Most values (lists, objects, and what is in them) in the body; 2,000 unless told. */
  bodyItems?: number;
  /** What a call takes out of the caller's budget for the minute, where reading one thing is 1; 1 unless told. */
  cost?: number;
  /** A field of the body with words to read: 1 more for each 50 of its characters. */
  costsByLengthOf?: string;
  /** The handler reads the body itself, as it comes, rather than getting it whole and checked. */
  streamed?: true;
  /**
   * Takes the Idempotency-Key header: a repeat with the same key answers with the entry of the first, another body is a 422.
   * 'required' where doing it twice can't be taken back: without one it is a 422 too.
   */
  idempotent?: true | 'required';
  /** It gives access to others, to many or for long: 403 reauthentication_required without a recent proof. */
  grants?: GrantName;
  /** Where not every call takes it: only some bodies give access, or the body is the proof. */
  proof?: 'for some bodies' | 'the body';
  status: 200 | 201 | 204;
  /** The media type of an answer that is a file; the handler then answers with a Response. */
  answerType?: string;
  answer: ZodType;
}

/** Keeps the literal types of a route's declaration. */
export const route = <const R extends Route>(declaration: R): R => declaration;

type Input<S> = S extends ZodType ? z.input<S> : undefined;
export type ParamsOf<R extends Route> = Input<R['params']>;
export type QueryOf<R extends Route> = Input<R['query']>;
export type BodyOf<R extends Route> = Input<R['body']>;
export type AnswerOf<R extends Route> = z.output<R['answer']>;

export const nothing = z.null().meta({ description: 'No content' });

export const id = z.uuid();
/** A local calendar date, yyyy-mm-dd. */
export const localDate = z.iso.date().meta({ description: 'Local date, yyyy-mm-dd' });
/** A calendar month of local dates, yyyy-mm. */
export const localMonth = z
  .string()
  .regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/, 'Ask for a month, such as 2026-03.')
  .meta({ description: 'Month of local dates, yyyy-mm' });
/** An instant, or a local date-time without an offset, which is read in the person's time zone. */
export const dateTime = z.iso
  .datetime({ offset: true, local: true })
  .or(z.iso.date())
  .meta({ description: 'Instant with offset, or local date-time, or local date' });
export const instant = z.iso.datetime({ offset: true });

/** A time of day in the person's time zone. */
export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 08:30.')
  .meta({ description: 'Local time, HH:MM' });

export const entryParams = z.object({ id });

/** What the OpenAPI document says of a file; the handler's Response goes out as it is. */
export const file = z.string().meta({ format: 'binary' }) as unknown as ZodType<Response>;

/**
 * Without control characters and invisible marks, but for the joiners that Indic scripts need. No pattern of a schema:
 * OpenAPI knows none with the flag that this one takes.
 */
export const isPrintable = (text: string): boolean => !/[^\P{C}\u200c\u200d]/u.test(text);

/** Marks that turn the order of letters around, spaces of no width and the like; joiners stay, which scripts and emoji need. */
const unseen = /(?!\u200d|[\0\t\n\r\u200c\u0600-\u0605])[\p{Cc}\p{Cf}]/gu;

/** What a person writes, as everybody sees it: without what can't be seen. */
export const freeText = (missing?: string) =>
  z
    .string(missing)
    .overwrite((text) => text.replace(unseen, ''))
    .trim();

/** A figure inside the bounds that are sane for it. */
export const measure = (minimum: number, maximum: number, what: string) =>
  z
    .number(`${what} must be a number.`)
    .min(minimum, `${what} must be between ${minimum} and ${maximum}.`)
    .max(maximum, `${what} must be between ${minimum} and ${maximum}.`);

/** How many one action may be about. */
export const mostChosen = 100;
export const chosenIds = z
  .array(id)
  .min(1, 'Choose at least one.')
  .max(mostChosen, `Choose at most ${mostChosen}.`)
  .transform((ids) => [...new Set(ids.map((each) => each.toLowerCase()))]);

export const directions = ['ascending', 'descending'] as const;
export type Direction = (typeof directions)[number];
