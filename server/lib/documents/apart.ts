import { Worker } from 'node:worker_threads';

/**
 * What a program of runApart is: it reads one file from its input and writes an answer. Whatever the file makes of it,
 * the server only loses this process: a thread beside the reading ends it when it takes more memory or time of the
 * processor than it may. On a busy machine its turn comes rarely, so that the clock on the wall says little.
 */
export async function answerApart(
  { mostMemoryBytes, mostSeconds }: { mostMemoryBytes: number; mostSeconds: number },
  read: (bytes: Buffer) => Promise<unknown>,
): Promise<void> {
  const watchdog = `
const { setInterval } = require('node:timers');
setInterval(() => {
  const { user, system } = process.cpuUsage();
  const isTooMuch = process.memoryUsage.rss() > ${mostMemoryBytes} || user + system > ${mostSeconds * 1_000_000};
  if (isTooMuch) process.kill(process.pid, 'SIGKILL');
}, 10);`;
  new Worker(watchdog, { eval: true }).unref();
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  process.stdout.write(JSON.stringify(await read(Buffer.concat(chunks))), () => process.exit(0));
}
