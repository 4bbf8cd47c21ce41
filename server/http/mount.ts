import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ZodType, z } from 'zod';
import type { Role } from '../../contract/accounts/accounts.ts';
import { type Access, type AnswerOf, problem, type Route } from '../../contract/http.ts';
import { type PageLocale, pageLocaleOf, pageLocales } from '../../texts/locale.ts';
import type { AppContext } from '../context.ts';
import { recordAdminAction, recordOutcome } from '../db/adminActions.ts';
import type { DayClock } from '../lib/diaryDates.ts';
import { type OwnerId, ownerOf, type PersonSettings, type Principal } from '../lib/owner.ts';
import { isAt } from '../lib/watchdog.ts';
import { type Authenticate, bearerToken } from './authenticate.ts';
import { boundBody, streamBody } from './bodyBudget.ts';
import type { Budget } from './costBudget.ts';
import { once, readIdempotencyKey } from './idempotency.ts';
import { networkOf } from './peer.ts';
import { HttpProblem, validationProblem } from './problem.ts';
import { requireRecentProof } from './proof.ts';

export type Api = OpenAPIHono<{ Variables: { pageLocale: PageLocale } }>;

/** What every route needs beside its own declaration. */
export interface Kit {
  api: Api;
  context: AppContext;
  authenticate: Authenticate;
  budget: Budget;
  /** Undefined when there is no such person. */
  settingsOf(userId: string): Promise<PersonSettings | undefined>;
}

type Parsed<S> = S extends ZodType ? z.output<S> : undefined;

/** A request that is parsed and authorised. */
export interface Call<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  /** Of a streamed route, the bytes as they come. */
  body: R['streamed'] extends true ? AsyncIterable<Uint8Array> : Parsed<R['body']>;
  /** Whose data the call is about: the caller, or the person an admin names. */
  owner: R['access'] extends 'public' ? undefined : OwnerId;
  principal: R['access'] extends 'public' ? Principal | undefined : Principal;
  /** The owner's, in which local dates are meant. */
  timeZone: string;
  /** By which the owner's diary counts days. */
  dayClock: DayClock;
  /** The owner's, as those of PersonSettings. */
  language: PersonSettings['language'];
  locale: PersonSettings['locale'];
  /**
   * The language that the request asks for, or else that of the pages that the owner reads on the web: what an answer
   * says stands beneath their headings. Refusals are told in it too.
   */
  pageLocale: PageLocale;
  isTooYoung: boolean;
  weightUnit: PersonSettings['weightUnit'];
  heightUnit: PersonSettings['heightUnit'];
  volumeUnit: PersonSettings['volumeUnit'];
  glucoseUnit: PersonSettings['glucoseUnit'];
  idempotencyKey: string | undefined;
  /** As limits count it, see networkOf. */
  remoteAddress: string;
  userAgent: string;
}

const charactersPerCost = 50;

/**
 * Puts a route of the contract on the API: authentication, bounds of the body, validation, ownership, then the handler.
 * A handler answers what the route declares, or, for a file or an answer that is too long to be held, a Response.
 */
export function mount<const R extends Route>(
  { api, context, authenticate, budget, settingsOf }: Kit,
  route: R,
  handler: (call: Call<R>) => Promise<AnswerOf<R> | Response>,
): void {
  const guard = async (c: Context, next: () => Promise<void>) => {
    isAt('a request');
    c.set('pageLocale', pageLocaleFor(c));
    const token = bearerToken(c.req.header('authorization'));
    const principal = token ? await authenticate(token) : undefined;
    if (principal) c.set('pageLocale', pageLocaleFor(c, principal.language));
    const caller = principal ? `person ${principal.userId}` : `network ${networkOf(c)}`;
    const headers = budget.spend(caller, route.cost ?? 1);
    if (!principal && (route.access !== 'public' || token)) {
      const asked = { ...headers, 'www-authenticate': 'Bearer' };
      throw new HttpProblem(401, 'not_authenticated', 'Not authenticated', {}, asked);
    }
    if (principal) requireRole(principal, route.access, headers);
    if (principal && route.grants && !route.proof) requireRecentProof(principal, context.clock.now(), headers);
    c.set('principal', principal);
    c.set('spend', (cost: number) => Object.assign(headers, budget.spend(caller, cost)));
    await next();
    // A refusal has its own.
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };

  const respond = async (c: Context): Promise<Response> => {
    const valid = (target: 'param' | 'query' | 'json' | 'form') =>
      c.req.valid(target as never) as Record<string, unknown> | undefined;
    const params = route.params && valid('param');
    const query = route.query && valid('query');
    const body = route.body && !route.streamed ? valid(route.bodyType ? 'form' : 'json') : undefined;
    const principal = c.get('principal') as Principal | undefined;
    const words = route.costsByLengthOf && body?.[route.costsByLengthOf];
    if (typeof words === 'string') c.get('spend')(Math.floor(words.length / charactersPerCost));
    const named = [params?.userId, query?.userId, body?.userId].find((value) => value !== undefined);
    const owner = principal && ownerOf(principal, named as string | undefined);
    const settings = owner === principal?.userId ? principal : owner && (await settingsOf(owner));
    if (principal && !settings) throw new HttpProblem(404, 'not_found', 'There is no such user, or it is not you.');
    const pageLocale = pageLocaleFor(c, settings?.language);
    c.set('pageLocale', pageLocale);
    const call = {
      params,
      query,
      body: route.streamed ? streamBody(c, route) : body,
      owner,
      principal,
      timeZone: settings?.timeZone,
      dayClock: settings && { timeZone: settings.timeZone, dayStartsAt: settings.dayStartsAt },
      language: settings?.language,
      locale: settings?.locale,
      pageLocale,
      isTooYoung: settings?.isTooYoung,
      weightUnit: settings?.weightUnit,
      heightUnit: settings?.heightUnit,
      volumeUnit: settings?.volumeUnit,
      glucoseUnit: settings?.glucoseUnit,
      idempotencyKey: route.idempotent && readIdempotencyKey(c, route),
      remoteAddress: networkOf(c),
      userAgent: c.req.header('user-agent') ?? '',
    } as Call<R>;
    // Only an admin gets here with another person's data.
    const isForOther = principal && owner && owner !== principal.userId;
    const act = isForOther
      ? () => recorded(principal, owner, { method: c.req.method, path: c.req.path }, () => handler(call))
      : () => handler(call);
    const key = principal && call.idempotencyKey;
    const address = `${c.req.method} ${c.req.path}`;
    const answer = key ? await once(context, { userId: principal.userId, key, address, body }, act) : await act();
    if (answer instanceof Response) return answer;
    return route.status === 204 ? c.body(null, 204) : c.json(answer as object, route.status);
  };

  /**
   * Written down first, so that nothing is done without a record, and again once it is done or refused. A handler opens
   * its own transactions, so that this can't be part of them: a record without a status is of something that was cut off.
   */
  async function recorded<T>(admin: Principal, owner: OwnerId, after: object, act: () => Promise<T>): Promise<T> {
    const action = { action: 'act for user', subject: `user ${owner}`, after };
    const record = await recordAdminAction(context.db, admin, action, context.clock.now());
    try {
      const answer = await act();
      await recordOutcome(context.db, record, { status: route.status });
      return answer;
    } catch (error) {
      await recordOutcome(context.db, record, { status: error instanceof HttpProblem ? error.status : 500 });
      throw error;
    }
  }

  api.openapi({ ...openapiRoute(route), middleware: [guard, boundBody(route)] }, respond as never, (result) => {
    if (!result.success) throw validationProblem(result.error);
  });
}

/** Who may call what isn't for everybody, and what the others are told. */
const staffOnly: Partial<Record<Access, { roles: Role[]; refusal: string }>> = {
  support: { roles: ['support', 'admin'], refusal: 'Only the support team may do this.' },
  admin: { roles: ['admin'], refusal: 'Only an admin may do this.' },
};

function requireRole({ role, mustEnrol }: Principal, access: Access, headers: Record<string, string>): void {
  const allowed = staffOnly[access];
  if (!allowed) return;
  if (mustEnrol) {
    const detail = 'Set up a second factor first; your role needs one here.';
    throw new HttpProblem(403, 'second_factor_missing', detail, {}, headers);
  }
  if (!allowed.roles.includes(role)) throw new HttpProblem(403, 'forbidden', allowed.refusal, {}, headers);
}

function pageLocaleFor(c: Context, ownLanguage: PersonSettings['language'] = ''): PageLocale {
  const asked = /^[a-z]+/i.exec(c.req.header('accept-language') ?? '')?.[0].toLowerCase();
  return pageLocales.find((locale) => locale === asked) ?? pageLocaleOf(ownLanguage || 'en');
}

function openapiRoute(route: Route) {
  const content = (schema: ZodType, type = 'application/json') => ({ [type]: { schema } });
  // A schema proper would make the body be read and checked before the handler.
  const streamed = { 'application/json': { schema: { $ref: `#/components/schemas/${route.body?.meta()?.id}` } } };
  const request = {
    params: route.params as never,
    query: route.query as never,
    ...(route.body && {
      body: { required: true, content: route.streamed ? streamed : content(route.body, route.bodyType) },
    }),
  };
  return {
    method: route.method,
    path: route.path,
    tags: [route.tag],
    summary: route.summary,
    ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
    'x-access': route.access,
    ...(route.grants && { 'x-grants': route.grants, 'x-proof': route.proof ?? 'every call' }),
    request,
    responses: {
      [route.status]: {
        description: route.summary,
        ...(route.status !== 204 && { content: content(route.answer, route.answerType) }),
      },
      default: { description: 'A problem', content: { 'application/problem+json': { schema: problem } } },
    },
  };
}
