import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { mostSecondsToWait } from './limits.ts';

const longestAnswer = 8_388_608;

/**
 * Hands a file to a program of this folder, in a process of its own that yields to the server, and answers with the
 * JSON that it writes; undefined where it took too long or too much and was ended. The megabytes are of what JavaScript
 * keeps; the process ends itself when it takes more in all (answerApart).
 */
export function runApart(program: string, bytes: Uint8Array, mostHeapMegabytes: number): Promise<unknown> {
  const options = [`--max-old-space-size=${mostHeapMegabytes}`, '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, program)], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostSecondsToWait * 1_000,
    killSignal: 'SIGKILL',
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > longestAnswer) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(code === 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined));
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}
