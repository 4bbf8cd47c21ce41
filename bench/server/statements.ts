import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../../tests/processes/process.ts';
import type { BenchPerson } from './people.ts';
import { type BenchRequest, send } from './requests.ts';

export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

/** The statements, in order, that one such request of one person causes on the real server. */
export interface Recording {
  person: BenchPerson;
  statements: Statement[];
}

const recorder = join(import.meta.dirname, 'recordStatements.ts');
const isOfQueue = ({ text }: Statement) => text.includes('pgboss');

/** Starts the server with the recorder loaded and sends each request twice; the second one is what is kept. */
export async function recordStatements(
  environment: Record<string, string>,
  requests: BenchRequest[],
): Promise<Map<string, Recording>> {
  const folder = mkdtempSync(join(tmpdir(), 'fitpulse-statements-'));
  const file = join(folder, 'statements.jsonl');
  const readAll = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line, reviveBuffer) as Statement);
  const recording = { ...environment, NODE_OPTIONS: `--import=${recorder}`, STATEMENTS_FILE: file };
  // A bundle has a pg of its own, which the recorder cannot reach.
  const server = await startProcess(recording, 'server/main.ts');
  try {
    const recordings = new Map<string, Recording>();
    for (const request of requests) {
      const [person] = request.people;
      if (!person) throw new Error(`Nobody sends ${request.name}.`);
      await send(server.url, request, person);
      const before = readAll().length;
      await send(server.url, request, person);
      recordings.set(request.name, {
        person,
        statements: readAll()
          .slice(before)
          .filter((one) => !isOfQueue(one)),
      });
    }
    return recordings;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

function reviveBuffer(_key: string, value: unknown): unknown {
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
  return isBuffer ? Buffer.from((value as unknown as { data: number[] }).data) : value;
}
