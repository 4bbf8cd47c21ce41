import type { Context, Hono, MiddlewareHandler } from 'hono';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import type { Config } from '../config.ts';
import type { AppContext } from '../context.ts';
import { listBackups, madeAt } from '../db/backups/names.ts';
import { isSameSecret } from '../lib/signature.ts';
import { isFromThisHost, isThisHost } from './peer.ts';
import { statusPage } from './statusPage.ts';

/** What those who run the server look at: liveness, readiness, metrics and a status page. */
export function serveOperations(app: Hono, context: AppContext): void {
  const { db, config, log } = context;
  const metrics = context.metrics.registry;
  collectDefaultMetrics({ register: metrics });
  const labelNames = ['method', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers: [metrics],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  });

  const { folder } = config.backup;
  if (folder) {
    new Gauge({
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the newest backup was made, 0 where there is none',
      registers: [metrics],
      collect() {
        this.set((madeAt(listBackups(folder).at(-1) ?? '') ?? 0) / 1_000);
      },
    });
  }

  const measure: MiddlewareHandler = async (c, next) => {
    const started = performance.now();
    await next();
    requests.inc({ method: c.req.method, status: c.res.status });
    durations.observe((performance.now() - started) / 1_000);
  };
  app.use(measure);

  const isReady = async () => {
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'the database does not answer');
      return false;
    }
  };

  app.get('/healthz', (c) => c.json({ status: 'up' }));
  app.get('/readyz', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  );
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, config)) return c.text('Not found', 404);
    return c.body(await metrics.metrics(), 200, { 'content-type': metrics.contentType });
  });
  app.get('/status', async (c) => {
    const ready = await isReady();
    return c.html(statusPage(ready), ready ? 200 : 503);
  });
}

/** A server with a public address stands behind a proxy, whose requests may look like this host's own. */
function mayReadMetrics(c: Context, { metricsToken, publicUrl }: Config): boolean {
  if (metricsToken) return isSameSecret(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`);
  return isThisHost(new URL(publicUrl).host) && isFromThisHost(c);
}
