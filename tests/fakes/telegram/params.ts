import { badRequest } from './refusal.ts';

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** The parameters of one call. Whatever the encoding, every value is text: objects are JSON in it, as the API takes them. */
export class Params {
  readonly values: Record<string, string> = {};
  readonly files = new Map<string, UploadedFile>();

  text(name: string): string {
    return this.values[name] ?? '';
  }

  flag(name: string): boolean {
    return ['true', 'yes', '1'].includes(this.text(name).toLowerCase());
  }

  /** Out-of-range numbers are brought into the range and words count as absent: the service refuses neither. */
  integer(name: string, absent: number, min = -Infinity, max = Infinity): number {
    const text = this.text(name).trim();
    return /^-?\d+$/.test(text) ? Math.min(max, Math.max(min, Number(text))) : absent;
  }

  /** undefined when absent. `what` is how the refusal names a value that isn't JSON. */
  json(name: string, what = name.replaceAll('_', ' ')): unknown {
    if (this.text(name) === '') return undefined;
    try {
      return JSON.parse(this.text(name));
    } catch {
      throw badRequest(`can't parse ${what} JSON object`);
    }
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the query string and a JSON, form-urlencoded or multipart body; the body wins. */
export async function readParams(query: URLSearchParams, contentType: string, body: Uint8Array): Promise<Params> {
  const params = new Params();
  Object.assign(params.values, Object.fromEntries(query));
  if (body.length === 0) return params;
  if (contentType.startsWith('application/json')) readJson(params, body);
  else if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(contentType)) {
    await readForm(params, contentType, body);
  }
  return params;
}

function readJson(params: Params, body: Uint8Array) {
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw badRequest("can't parse JSON object");
  }
  if (!isObject(parsed)) throw badRequest('JSON object expected');
  for (const [name, value] of Object.entries(parsed)) {
    if (value !== null) params.values[name] = typeof value === 'string' ? value : JSON.stringify(value);
  }
}

async function readForm(params: Params, contentType: string, body: Uint8Array) {
  const headers = { 'content-type': contentType };
  const form = await new Response(Buffer.from(body), { headers }).formData().catch(() => {
    throw badRequest("can't parse the form");
  });
  for (const [name, value] of form) {
    if (typeof value === 'string') params.values[name] = value;
    else params.files.set(name, { name: value.name, type: value.type, bytes: await value.bytes() });
  }
}
