import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { unprivilegedUser } from '../../scripts/postgres.ts';

const endsWithinMs = 10_000;

/** What runs until it is stopped, as the user of PostgreSQL; what it says goes to the log. */
export interface Service {
  child: ChildProcess;
  stop(): Promise<void>;
}

export function startService(
  [program = '', ...parameters]: string[],
  { cwd, log, env = {} }: { cwd: string; log: string; env?: Record<string, string> },
): Service {
  const options: SpawnOptions = {
    ...{ ...unprivilegedUser(), cwd, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: cwd, ...env },
  };
  const child = spawn(program, parameters, options);
  const file = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(file, { end: false });
  const ended = once(child, 'close');
  return {
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const impatient = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
      await ended;
      clearTimeout(impatient);
    },
  };
}

/** Kills without a word, and waits until it is gone. */
export async function killNow(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGKILL');
    for (;;) {
      process.kill(pid, 0);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
