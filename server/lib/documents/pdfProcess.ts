import { Worker } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import { mostLines, mostMemoryBytes, mostPages, type PdfAnswer } from './limits.ts';
import { type Piece, toLines } from './lines.ts';

/**
 * A process of its own that reads one PDF from its input and writes a PdfAnswer. Whatever the file makes of it, the
 * server only loses this process: a thread beside the reading ends it when it takes more memory than it may.
 */
const watchdog = `
const { setInterval } = require('node:timers');
setInterval(() => {
  if (process.memoryUsage.rss() > ${mostMemoryBytes}) process.kill(process.pid, 'SIGKILL');
}, 10);`;
new Worker(watchdog, { eval: true }).unref();

async function read(): Promise<PdfAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  try {
    const document = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)), { verbosity: 0 });
    if (document.numPages > mostPages) return { fault: 'tooManyPages' };
    const lines: string[] = [];
    for (let number = 1; number <= document.numPages && lines.length < mostLines; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      lines.push(...toLines(items.flatMap((item) => ('str' in item ? toPiece(item) : []))));
      page.cleanup();
    }
    return lines.length === 0 ? { fault: 'noText' } : { lines: lines.slice(0, mostLines) };
  } catch (error) {
    return { fault: (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken' };
  }
}

const toPiece = ({
  str,
  transform,
  width,
  height,
}: {
  str: string;
  transform: number[];
  width: number;
  height: number;
}): Piece => ({
  text: str,
  x: transform[4] ?? 0,
  y: transform[5] ?? 0,
  width,
  height: height || Math.abs(transform[3] ?? 0) || 9,
});

process.stdout.write(JSON.stringify(await read()), () => process.exit(0));
