import { readdirSync, readFileSync } from 'node:fs';

const everyMs = 20;

/** How much memory a process and its children take, in bytes; what processes share counts once (PSS of Linux). */
export function watchMemory(pid: number) {
  let most = 0;
  const look = () => {
    const now = [pid, ...childrenOf(pid)].reduce((sum, one) => sum + memoryOf(one), 0);
    most = Math.max(most, now);
    return now;
  };
  const timer = setInterval(look, everyMs);
  return {
    now: look,
    most: () => most,
    forget: () => {
      most = 0;
    },
    stop: () => clearInterval(timer),
  };
}

function childrenOf(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) => read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number));
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kilobytes) * 1_024;
}

/** '' of a process that has ended. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
