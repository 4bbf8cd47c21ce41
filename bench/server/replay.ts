import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { v7 } from 'uuid';
import { hashToken } from '../../server/lib/token.ts';
import { connections } from './load.ts';
import type { BenchPerson } from './people.ts';
import type { Recording } from './statements.ts';

/**
 * A process that runs the statements of recorded requests through plain pg, over and over, for as long as it is told.
 * Each run stands for another person and brings new ids, as the requests do.
 */
export interface ReplayOrder {
  recording: Recording;
  people: BenchPerson[];
  seconds: number;
  /** Keeps the names of statements that the server prepares; without them pg sends all the same way. */
  prepared: boolean;
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const clients = await Promise.all(
  Array.from({ length: connections }, async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    return client;
  }),
);
process.on('disconnect', () => clients.map((client) => client.end()));
process.on('message', async (order: ReplayOrder) => process.send?.(await replay(order)));
process.send?.('ready');

async function replay({ recording, people, seconds, prepared }: ReplayOrder): Promise<number> {
  const persons = people.map(({ id, token }) => ({ id, tokenHash: hashToken(token) }));
  const started = performance.now();
  const end = started + seconds * 1_000;
  let turn = 0;
  let done = 0;
  const work = async (client: pg.Client) => {
    while (performance.now() < end) {
      const person = persons[turn++ % persons.length];
      if (!person) throw new Error('Nobody to stand for.');
      const fresh = freshIds(recording.person.id, person.id);
      for (const { name, text, values } of recording.statements) {
        await client.query({
          ...(prepared && { name }),
          text,
          values: values.map((value) => valueFor(value, person.tokenHash, fresh)),
        });
      }
      done += 1;
    }
  };
  await Promise.all(clients.map(work));
  return (done * 1_000) / (performance.now() - started);
}

function valueFor(value: unknown, tokenHash: Buffer, fresh: (text: string) => string): unknown {
  if (typeof value === 'string') return fresh(value);
  return value instanceof Uint8Array ? tokenHash : value;
}

/** Puts the person's id for the recorded one, and one new id for each other, of the same kind. */
function freshIds(recordedId: string, ownId: string): (text: string) => string {
  const ids = new Map([[recordedId, ownId]]);
  return (text) =>
    text.replace(uuid, (id, version: string) => {
      const known = ids.get(id) ?? (version === '7' ? v7() : randomUUID());
      ids.set(id, known);
      return known;
    });
}
