import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** Loaded into a server with --import: appends every statement that it sends to the file STATEMENTS_FILE, a line each. */
const file = process.env.STATEMENTS_FILE ?? '';
const query = pg.Client.prototype.query as (this: pg.Client, ...parameters: unknown[]) => unknown;

pg.Client.prototype.query = function record(this: pg.Client, ...parameters: unknown[]) {
  const [first, values] = parameters;
  const statement = typeof first === 'string' ? { text: first, values } : (first as pg.QueryConfig);
  const { text, values: own = [], name } = statement as pg.QueryConfig;
  appendFileSync(file, `${JSON.stringify({ text, values: own, name })}\n`);
  return query.apply(this, parameters);
} as typeof pg.Client.prototype.query;
