import { Worker } from 'node:worker_threads';

/**
 * What a program of runApart is: it reads one file from its input and writes an answer. Whatever the file makes of it,
 * the server only loses this process: a thread beside the reading ends it when it takes more memory than it may.
 */
export async function answerApart(mostMemoryBytes: number, read: (bytes: Buffer) => Promise<unknown>): Promise<void> {
  const watchdog = `
const { setInterval } = require('node:timers');
setInterval(() => {
  if (process.memoryUsage.rss() > ${mostMemoryBytes}) process.kill(process.pid, 'SIGKILL');
}, 10);`;
  new Worker(watchdog, { eval: true }).unref();
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  process.stdout.write(JSON.stringify(await read(Buffer.concat(chunks))), () => process.exit(0));
}
