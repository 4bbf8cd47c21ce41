import { type ZodType, z } from 'zod';
import type { App } from '../../server/app.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0] & object;
type Responses = Record<string, { content?: Record<string, { schema: JsonSchema }> }>;

/** What is read of an OpenAPI document. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, { responses: Responses }>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

interface Operation {
  name: string;
  method: string;
  pattern: RegExp;
  responses: Responses;
}

/** Says what is wrong with an answer by the document's own words; undefined when it conforms. */
export type FindFault = (method: string, path: string, response: Response) => Promise<string | undefined>;

const problemType = 'application/problem+json';

/** The check of answers against an OpenAPI document; paths are those below its server. */
export function answerCheck(document: OpenApiDocument): FindFault {
  const components = document.components?.schemas ?? {};
  const definitions = Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, closed(schema)]));
  const schemas = new Map<JsonSchema, ZodType>();
  const schemaOf = (schema: JsonSchema): ZodType => {
    const known = schemas.get(schema) ?? z.fromJSONSchema({ ...closed(schema), $defs: definitions });
    schemas.set(schema, known);
    return known;
  };
  const operations = operationsOf(document);

  return async (method, path, response) => {
    const operation = operations.find((one) => one.method === method.toLowerCase() && one.pattern.test(path));
    const { status } = response;
    const name = operation?.name ?? `${method} ${path}`;
    const type = response.headers.get('content-type')?.split(';')[0];
    if (!operation && status !== 404) return `${name} answered ${status}, and the document knows no such call`;
    // `default` stands for the problems; another answer has to be told with its status.
    const { [status]: own, default: others } = operation?.responses ?? { default: { content: problems } };
    const told = own ?? (status >= 400 ? others : undefined);
    if (!told) return `${name} answered ${status}, which the document doesn't tell`;
    if (!told.content) return (await response.text()) === '' ? undefined : `${name} answered ${status} with a body`;
    const schema = told.content[type ?? '']?.schema;
    if (!schema) return `${name} answered ${status} as ${type}, not as ${Object.keys(told.content).join(' or ')}`;
    if (!/\bjson$/.test(type ?? '')) return undefined;
    const body: unknown = await response.json();
    const { error } = schemaOf(schema).safeParse(body);
    if (error) return `${name} answered ${status} otherwise than the document says:\n${z.prettifyError(error)}`;
    const isOtherStatus = type === problemType && (body as { status: number }).status !== status;
    return isOtherStatus ? `${name} answered ${status} with a problem that tells another status` : undefined;
  };
}

/** What the document leaves out: itself, its page, the call of the payment gateway, and a mail's link, which leads on to a page. */
const untold = /^\/(?:openapi\.json|docs(?:\/.*)?|webhooks\/razorpay|newsletter\/leave\/.*)$/;

/** What an app says of its answers depends on no setting, and takes longer to tell and to read than a server to start. */
let checkOfEveryApp: Promise<FindFault> | undefined;

async function checkBy({ http }: App): Promise<FindFault> {
  const document = await http.request('/api/v1/openapi.json');
  return answerCheck(await document.json());
}

/** The app, each of whose answers is held against the OpenAPI document. */
export async function checkingAnswers(app: App) {
  checkOfEveryApp ??= checkBy(app);
  const findFault = await checkOfEveryApp;
  const faults: string[] = [];
  const fetch = async (...[request, environment]: Parameters<App['http']['fetch']>) => {
    const response = await app.http.fetch(request, environment);
    const path = new URL(request.url).pathname.match(/^\/api\/v1(\/.*)$/)?.[1];
    if (!path || untold.test(path)) return response;
    const fault = await findFault(request.method, path, response.clone());
    if (fault) faults.push(fault);
    return response;
  };
  return { fetch, faults };
}

/** What an address without an operation answers. */
const problems: Responses[string]['content'] = { [problemType]: { schema: { $ref: '#/components/schemas/Problem' } } };

/** Literal paths before those with parameters, as the server matches them. */
function operationsOf({ paths }: OpenApiDocument): Operation[] {
  const parametersIn = (path: string) => path.split('{').length;
  return Object.entries(paths)
    .toSorted(([a], [b]) => parametersIn(a) - parametersIn(b))
    .flatMap(([path, methods]) => {
      const source = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
      return Object.entries(methods).map(([method, { responses }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method,
        pattern: new RegExp(`^${source}$`),
        responses,
      }));
    });
}

/** The same schema, in which an object has no fields but those that it tells. */
function closed(schema: JsonSchema): JsonSchema {
  const close = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(close);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, close(part)]));
    if (typeof parts.$ref === 'string') return { $ref: parts.$ref.replace('#/components/schemas/', '#/$defs/') };
    const isOpen = parts.type === 'object' && parts.additionalProperties === undefined;
    return isOpen ? { ...parts, additionalProperties: false } : parts;
  };
  return close(schema) as JsonSchema;
}
