import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort.ts';

const root = join(import.meta.dirname, '..', '..');
/** As `npm start` runs the server. */
const tuned: Record<string, string> = JSON.parse(readFileSync(join(root, 'scripts', 'serverEnvironment.json'), 'utf8'));

execFileSync(process.execPath, ['scripts/bundleServer.mjs'], { cwd: root, stdio: 'inherit' });

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it as the operating system would in a crash. */
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

/** Runs the bundled server/main.ts as a process of its own; resolves once it answers, rejects when it ends before that. */
export async function startProcess(environment: Record<string, string>, script?: string): Promise<ServerProcess> {
  const port = await freePort();
  const run = runProcess({ ...environment, PORT: String(port) }, script);
  const isReady = await new Promise<boolean>((resolve) => {
    const look = setInterval(() => {
      if (run.output().includes('FitPulse is ready')) settle(true);
    }, 10);
    const settle = (answers: boolean) => {
      clearInterval(look);
      resolve(answers);
    };
    run.ended.then(() => settle(false));
  });
  // The port was free when it was looked for; somebody else may have been the first to listen there.
  if (!isReady && run.output().includes('EADDRINUSE')) return startProcess(environment, script);
  if (!isReady) throw new Error(`The server ended before it answered:\n${run.output()}`);
  const signal = async (name: NodeJS.Signals) => {
    run.child.kill(name);
    return run.ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    child: run.child,
    output: run.output,
    kill: async () => void (await signal('SIGKILL')),
    stop: () => signal('SIGTERM'),
  };
}

/** Runs it, or another script, and says how it ended. */
export function runProcess(
  environment: Record<string, string>,
  script = 'build/server/main.js',
  ...parameters: string[]
) {
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: root,
    env: { ...tuned, PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', LOG_LEVEL: 'silent', ...environment },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended, output: () => printed };
}
