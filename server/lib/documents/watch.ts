import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Limits } from './limits.ts';

const everyMs = 20;
/** In which Linux counts the processor's time, a second (proc_pid_stat(5), USER_HZ). */
const ticks = 100;
/** Fields of /proc/PID/stat behind the name: those of the processor's time, in ticks. */
const userTime = 11;
const systemTime = 12;

/**
 * Ends a process when it takes more memory or time of the processor than it may; on a busy machine its turn comes
 * rarely, so that the clock on the wall says little. A thread of its own for that would take 19 MB. What other systems
 * than Linux tell of processes takes a program to learn: there only its heap and the time to wait are bounded.
 */
export function endAtLimits(child: ChildProcess, { mostMemoryBytes, mostSeconds }: Limits): () => void {
  if (process.platform !== 'linux' || !child.pid) return () => undefined;
  const folder = `/proc/${child.pid}`;
  const timer = setInterval(() => {
    if (memoryOf(folder) > mostMemoryBytes || secondsOf(folder) > mostSeconds) child.kill('SIGKILL');
  }, everyMs);
  return () => clearInterval(timer);
}

const memoryOf = (folder: string): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`${folder}/status`))?.[1] ?? 0) * 1_024;

function secondsOf(folder: string): number {
  const stat = read(`${folder}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[userTime] ?? 0) + Number(fields[systemTime] ?? 0)) / ticks;
}

/** '' of a process that has ended. The kernel answers from memory, so that waiting for a thread would take longer. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
