import { spawn } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { type Limits, mostSecondsToWait } from './limits.ts';
import { endAtLimits } from './watch.ts';

const longestAnswer = 8_388_608;
/** As little as Node runs on beside the file: one thread to compile, small spaces for what is new. */
const options = ['--max-semi-space-size=1', '--v8-pool-size=1', '--disable-warning=ExperimentalWarning'];

/**
 * Hands a file to a program of this folder, in a process of its own that yields to the server, and answers with the
 * JSON that it writes; undefined where it took too long or too much and was ended.
 */
export function runApart(
  program: string,
  bytes: Uint8Array,
  limits: Limits,
  ...parameters: string[]
): Promise<unknown> {
  const heap = `--max-old-space-size=${limits.mostHeapMegabytes}`;
  const child = spawn(process.execPath, [...options, heap, join(import.meta.dirname, program), ...parameters], {
    env: environment(),
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostSecondsToWait * 1_000,
    killSignal: 'SIGKILL',
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const forget = endAtLimits(child, limits);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > longestAnswer) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => {
      forget();
      resolve(code === 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}

/** What decoders are done with goes back to the system at once. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Nothing of the server's, but where its programs lie compiled: reading TypeScript anew takes 17 MB. */
function environment(): Record<string, string> {
  const compiled = getCompileCacheDir();
  return { ...memory, UV_THREADPOOL_SIZE: '1', ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) };
}
