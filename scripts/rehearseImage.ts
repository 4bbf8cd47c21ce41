import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from './freePort.ts';
import { startPostgres } from './postgres.ts';

/**
 * Where no engine of containers runs: takes the steps of deploy/Dockerfile in empty folders, on what is committed, and
 * starts what comes of it with the environment of the image alone, over a PostgreSQL. Prints sizes and what it answers.
 */
const root = join(import.meta.dirname, '..');
const [buildStage = [], imageStage = []] = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^FROM .*\n/m)
  .slice(1)
  .map((stage) =>
    [...stage.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, step = '', parameters = '']) => ({ step, parameters })),
  );

const folder = mkdtempSync(join(tmpdir(), 'fitpulse-image-'));
const [build, image, data] = ['build', 'image', 'data'].map((name) => join(folder, name)) as [string, string, string];
for (const path of [build, image, data]) mkdirSync(path);
const postgres = await startPostgres({ fsync: 'off' });
try {
  execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${build}`], { cwd: root });
  for (const { step, parameters } of buildStage) if (step === 'RUN') shell(parameters, build);
  const environment: Record<string, string> = {};
  for (const { step, parameters } of imageStage) {
    if (step === 'COPY') {
      const path = parameters.match(/^--from=build \/fitpulse\/(\S+)/)?.[1] ?? '';
      cpSync(join(build, path), join(image, basename(path)), { recursive: true, verbatimSymlinks: true });
    }
    for (const [, name = '', quoted, plain] of step === 'ENV' ? parameters.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g) : [])
      environment[name] = (quoted ?? plain ?? '').replace('/fitpulse', image).replace('$PATH', '/usr/bin:/bin');
  }
  console.log(`${megabytes(build)} MB to build it, ${megabytes(image)} MB in the image beside Debian`);
  await tryOut({ ...environment, DATA_DIR: data, DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

function shell(command: string, cwd: string): void {
  const started = performance.now();
  const { status } = spawnSync('sh', ['-ec', command], { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ended with ${status}.`);
  console.log(`${((performance.now() - started) / 1_000).toFixed(0)} s  ${command}`);
}

/** Starts it as its CMD does, and asks for the pages that tell whether everything came along. */
async function tryOut(environment: Record<string, string>): Promise<void> {
  const port = String(await freePort());
  const server = spawn('node', ['build/server/main.js'], {
    cwd: image,
    stdio: 'inherit',
    env: { ...environment, PORT: port },
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error('The server ended.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const path of ['/', '/api/v1/plans', '/api/v1/docs', '/metrics']) {
      const { status } = await fetch(url + path);
      console.log(`${status}  ${path}`);
    }
  } finally {
    server.kill();
  }
}

function megabytes(path: string): number {
  const sizes = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_048_576);
}
