import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { openDatabase } from '../server/db/open.ts';
import { startProcess } from '../tests/processes/process.ts';
import { fill } from './portal/fill.ts';
import { connections, loadServer } from './server/load.ts';
import type { BenchPerson } from './server/people.ts';
import type { BenchRequest } from './server/requests.ts';

/**
 * Whether what a person sees costs more the more others have logged: `npm run bench -- portal`. Two databases of one
 * PostgreSQL, each with three years of one person, take turns in short slices behind a server of their own.
 */
const sizes = { few: 10_000, many: Number(process.argv[2] ?? 10_000_000) };
const rounds = 12;
const sliceSeconds = 1;
const warmUpSeconds = 3;
const aim = 1.5;

const dayMs = 86_400_000;
const someDay = new Date(Date.now() - 10 * dayMs).toISOString().slice(0, 10);
const paths: Record<string, (person: BenchPerson) => string> = {
  'GET /dashboard/counters/{userId}': ({ id }) => `/api/v1/dashboard/counters/${id}`,
  'GET /dashboard/charts/weight, a year': () => '/api/v1/dashboard/charts/weight?days=365',
  'GET /food-intake, a day': () => `/api/v1/food-intake?logDate=${someDay}`,
};

interface Side {
  url: string;
  person: BenchPerson;
}

const closers: (() => unknown)[] = [];
try {
  const postgres = await startPostgres({
    ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' },
    ...{ maintenance_work_mem: '512MB', shared_buffers: '512MB' },
  });
  closers.push(postgres.stop);
  const few = await startSide(postgres.url, 'few', sizes.few);
  const many = await startSide(postgres.url, 'many', sizes.many);

  console.log(
    `| request, ${connections} connections | ${columnsOf('few')} | ${columnsOf('many')} | ratio of p50 | aim |`,
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const [name, path] of Object.entries(paths)) console.log(await compare(name, path, few, many));
} finally {
  for (const close of closers.toReversed()) await close();
}

function columnsOf(size: keyof typeof sizes): string {
  const others = `${sizes[size].toLocaleString('en')} entries of others`;
  return `p50, ${others} | p95`;
}

async function startSide(postgresUrl: string, name: string, others: number): Promise<Side> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const databaseUrl = postgresUrl.replace(/\/postgres$/, `/${name}`);
  await (await openDatabase({ url: databaseUrl, dataDir: '' })).close();
  const started = performance.now();
  const person = await fill(databaseUrl, others);
  console.log(
    `${others.toLocaleString('en')} entries of others in ${((performance.now() - started) / 1_000).toFixed(0)} s.`,
  );
  const server = await startProcess({
    ...{ DATABASE_URL: databaseUrl, NODE_ENV: 'production', LOG_LEVEL: 'warn', COST_PER_MINUTE: '1000000000' },
  });
  closers.push(server.stop);
  return { url: server.url, person };
}

/** The row of one request; the ratio is the median of those of neighbouring slices. */
async function compare(name: string, path: BenchRequest['path'], few: Side, many: Side): Promise<string> {
  const load = async ({ url, person }: Side, seconds: number) => {
    const request: BenchRequest = { name, method: 'GET', path, people: [person], aim };
    return (await loadServer(url, request, seconds)).latencies;
  };
  for (const side of [few, many]) await load(side, warmUpSeconds);
  const latencies = { few: [] as number[], many: [] as number[] };
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const slices = { few: await load(few, sliceSeconds), many: await load(many, sliceSeconds) };
    ratios.push(quantile(slices.many, 0.5) / quantile(slices.few, 0.5));
    latencies.few.push(...slices.few);
    latencies.many.push(...slices.many);
  }
  const figures = Object.values(latencies).flatMap((all) => [0.5, 0.95].map((share) => quantile(all, share)));
  const cells = figures.map((milliseconds) => `${milliseconds.toFixed(1)} ms`);
  return `| ${[name, ...cells, quantile(ratios, 0.5).toFixed(2), `${aim.toFixed(2)} or less`].join(' | ')} |`;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
