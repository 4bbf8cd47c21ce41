import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../server/config.ts';
import { serverForTests } from './server.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const server = await serverForTests();

/** Functions, keywords and labels of the expressions, which are no metrics. */
const language = /^(?:sum|rate|increase|changes|time|max|by|le|histogram_quantile|status|job|kind|e6)$/;
const metricsIn = (expression: string) =>
  [...expression.replaceAll(/"[^"]*"|\$\w+|\[[^\]]*\]/g, '').matchAll(/[a-z_]\w+/g)]
    .map(([name]) => name.replace(/_bucket$/, ''))
    .filter((name) => !language.test(name));

test('the dashboard and the alerts ask for metrics that the server has', async () => {
  const told = await (await fetch(`${server.url}/metrics`)).text();
  const known = new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const { panels } = JSON.parse(read('deploy/grafana/fitpulse.json')) as { panels: { targets: { expr: string }[] }[] };
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...read('deploy/prometheus/alerts.yaml').matchAll(/expr: (.+)/g)].map(([, expression = '']) => expression),
  ];
  expect(expressions.length).toBeGreaterThan(15);
  const asked = expressions.flatMap(metricsIn).filter((name) => name !== 'up');
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('the image and the unit of systemd run the server as npm start does', () => {
  const { NODE_COMPILE_CACHE: _, ...tuned } = JSON.parse(read('scripts/serverEnvironment.json'));
  for (const path of ['deploy/Dockerfile', 'deploy/fitpulse.service']) {
    const text = read(path).replaceAll('"', '');
    for (const [name, value] of Object.entries(tuned))
      expect([path, text]).toEqual([path, expect.stringContaining(`${name}=${value}`)]);
  }
});

test('the settings of the compose file are settings, and those left empty stop nothing', () => {
  const lines = [...read('deploy/example.env').matchAll(/^([A-Z_]+)=(.*)$/gm)];
  const settings = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  const { SITE, DATABASE_PASSWORD, ...own } = settings;
  expect([SITE, DATABASE_PASSWORD]).toEqual(['fitpulse.example', '']);
  const config = read('server/config.ts');
  expect(Object.keys(own).filter((name) => !config.includes(`    ${name}:`))).toEqual([]);
  expect(() => readConfig({ NODE_ENV: 'production', ...own })).not.toThrow();
});

test('the way past a pooler is the way to the database where none is set, and nothing without a database', () => {
  const [url, direct] = ['postgres://pooler/fitpulse', 'postgres://leader/fitpulse'];
  expect(readConfig({ DATABASE_URL: url }).directDatabaseUrl).toBe(url);
  expect(readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct }).directDatabaseUrl).toBe(direct);
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    expect(() => readConfig({ [name]: direct })).toThrow('must be set together with DATABASE_URL');
});
