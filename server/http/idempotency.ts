import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Route } from '../../contract/http.ts';
import type { AppContext } from '../context.ts';
import { HttpProblem } from './problem.ts';

export function readIdempotencyKey(c: Context, { idempotent }: Route): string | undefined {
  const key = c.req.header('idempotency-key');
  if (idempotent === 'required' && key === undefined) {
    throw new HttpProblem(422, 'validation_failed', 'Send an Idempotency-Key: with it a repeat is no second one.');
  }
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new HttpProblem(422, 'validation_failed', 'Idempotency-Key takes 1 to 200 printable characters.');
  }
  return key;
}

interface KeyedRequest {
  userId: string;
  key: string;
  /** Method and path: the same key elsewhere is another one. */
  address: string;
  body: unknown;
  /** How the caller names the key. */
  name?: string;
}

/**
 * Does what a request asks; 422 where its key came with another body before. What was refused does not count, so that it
 * can be sent again corrected.
 */
export async function once<T>({ db, clock }: AppContext, request: KeyedRequest, act: () => Promise<T>): Promise<T> {
  const { userId, key, address, body, name = 'Idempotency-Key' } = request;
  const keyHash = hash(`${address} ${key}`);
  const bodyHash = hash(JSON.stringify(body));
  const { rows } = await sql<{ isFirst: boolean; isSame: boolean }>`
    insert into idempotent_requests (user_id, key_hash, body_hash, created_at)
    values (${userId}, ${keyHash}, ${bodyHash}, ${clock.now()})
    on conflict (user_id, key_hash) do update set key_hash = excluded.key_hash
    returning xmax = 0 as is_first, body_hash = ${bodyHash} as is_same`.execute(db);
  if (!rows[0]?.isSame) {
    throw new HttpProblem(
      422,
      'idempotency_key_reused',
      `This ${name} was used for another request. Nothing was done; send it with a new one.`,
    );
  }
  try {
    return await act();
  } catch (error) {
    if (rows[0].isFirst) {
      await db.deleteFrom('idempotentRequests').where('userId', '=', userId).where('keyHash', '=', keyHash).execute();
    }
    throw error;
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest();
