import { z } from 'zod';

/** Open Food Facts did not answer, or asks to be left alone for a while. */
export class LookupFailed extends Error {}

const answer = z.object({ status: z.number(), product: z.record(z.string(), z.unknown()).optional() });

const fields =
  'code,product_name,product_name_en,generic_name,brands,main_category_en,countries_tags,nutriments,serving_size,serving_quantity,product_quantity';
const mostMs = 4_000;
const mostBytes = 262_144;

/**
 * What Open Food Facts knows of a barcode, by its API v2 (GET /api/v2/product/{code}); undefined where it has no such
 * product. It asks every caller to name the application and an address in User-Agent. Throws LookupFailed.
 */
export async function findProduct(
  root: string,
  code: string,
  caller: string,
): Promise<Record<string, unknown> | undefined> {
  try {
    const response = await fetch(`${root}/api/v2/product/${code}.json?fields=${fields}`, {
      headers: { 'user-agent': caller, accept: 'application/json' },
      signal: AbortSignal.timeout(mostMs),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new LookupFailed(`It answered ${response.status}.`);
    const { status, product } = answer.parse(JSON.parse(await readBounded(response)));
    return status === 0 ? undefined : product;
  } catch (error) {
    if (error instanceof LookupFailed) throw error;
    throw new LookupFailed(`It did not answer: ${(error as Error).name}.`);
  }
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new LookupFailed('The answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
