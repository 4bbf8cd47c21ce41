import type { AnswerOf, BodyOf, ParamsOf, Problem, ProblemCode, QueryOf, Route } from '../../contract/http.ts';
import { keepAnswer, readAnswer } from './kept.ts';
import { setReached } from './outbox/connection.ts';
import { askedLanguage } from './pageLocale.ts';
import { proof, secondFactor } from './questions.ts';
import { readSession, rejectToken, rememberedPerson } from './session.ts';

/** What the server refused, or why it couldn't be asked; the message is a sentence for people. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode | 'unreachable';
  readonly errors: NonNullable<Problem['errors']>;
  readonly unknown: NonNullable<Problem['unknown']>;
  readonly understood: NonNullable<Problem['understood']>;

  constructor(status: number, code: ApiProblem['code'], detail: string, more: Partial<Problem> = {}) {
    super(detail);
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? [];
    this.unknown = more.unknown ?? [];
    this.understood = more.understood ?? [];
  }
}

/** Whether the server asks if that is meant, before it saves it. */
export const isQuestion = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'confirmation_required';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<string, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
type Input<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyOf<R>> &
  (R extends { idempotent: true } ? { idempotencyKey?: string } : unknown) &
  (R extends { idempotent: 'required' } ? { idempotencyKey: string } : unknown) &
  // What a public route does for an admin, it does for nobody else.
  (R extends { access: 'public' } ? { asAdmin?: true } : unknown);

/** What is sent of a route. Pages that leave the schemas at home write it out, and the types hold it to the contract. */
type Address<R extends Route> = Pick<R, 'method' | 'path' | 'access'>;

/** Calls a route of the contract with the session's token, unless the route is public and nobody calls it as an admin. */
export async function call<R extends Route>(
  route: R | Address<R>,
  input: Input<R>,
  signal?: AbortSignal,
): Promise<AnswerOf<R>> {
  return (route.method === 'get' ? read(route, input, signal) : send(route, input, signal)) as Promise<AnswerOf<R>>;
}

async function send(route: Address<Route>, input: Sent, signal?: AbortSignal): Promise<unknown> {
  const response = await ask(route, input, signal);
  return response.status === 204 ? null : response.json();
}

/** What is read for somebody who is remembered here is kept, and read again where FitPulse can't be reached. */
async function read(route: Address<Route>, input: Sent, signal?: AbortSignal): Promise<unknown> {
  const userId = rememberedPerson();
  const url = address(route.path, input.params, input.query);
  try {
    const answer = await send(route, input, signal);
    if (userId && userId === rememberedPerson()) keepAnswer(userId, url, answer);
    return answer;
  } catch (error) {
    const isOut = error instanceof ApiProblem && error.code === 'unreachable';
    const kept = userId && isOut ? await readAnswer(userId, url) : undefined;
    if (kept === undefined) throw error;
    setReached(false);
    return kept;
  }
}

/** Calls a route whose answer is a file. */
export const callForFile = async (route: Address<Route>, input: Sent = {}): Promise<Blob> =>
  (await ask(route, input)).blob();

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  idempotencyKey?: string;
  asAdmin?: true;
}

async function ask(
  route: Address<Route> & Pick<Route, 'bodyType'>,
  input: Sent,
  signal?: AbortSignal,
): Promise<Response> {
  const token = route.access === 'public' && !input.asAdmin ? undefined : readSession()?.accessToken;
  const headers = new Headers({ accept: 'application/json', 'accept-language': askedLanguage() });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  const body = route.bodyType ? formOf(Object(input.body)) : toJson(input.body);
  // A form's type tells its boundary, which the browser sets.
  if (typeof body === 'string') headers.set('content-type', 'application/json');

  const url = address(route.path, input.params, input.query);
  const response = await reach(url, { method: route.method.toUpperCase(), headers, body, signal });
  if (response.ok) return response;
  if (response.status === 401 && token) rejectToken(token);
  const problem = await toProblem(response);
  if (problem.code === 'reauthentication_required' && (await proof.ask())) return ask(route, input, signal);
  if (problem.code === 'second_factor_required') {
    const given: { secondFactor?: string } = Object(input.body);
    const code = await secondFactor.ask({ wasWrong: given.secondFactor !== undefined });
    if (code) return ask(route, { ...input, body: { ...given, secondFactor: code } }, signal);
  }
  throw problem;
}

const toJson = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** The address of a path of the contract; values that are undefined stay out of the query. */
export function address(path: string, params: unknown, query: unknown): string {
  const values = Object(params) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const given = Object.entries(Object(query)).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `/api/v1${filled}${search.size > 0 ? `?${search}` : ''}`;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    setReached(true);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiProblem(0, 'unreachable', "FitPulse can't be reached. Check your connection and try again.");
  }
}

async function toProblem(response: Response): Promise<ApiProblem> {
  const problem: Partial<Problem> | undefined = await response.json().catch(() => undefined);
  const detail = problem?.detail ?? `Something went wrong on our end (${response.status}). Please try again.`;
  return new ApiProblem(response.status, problem?.code ?? 'internal_error', detail, problem);
}
