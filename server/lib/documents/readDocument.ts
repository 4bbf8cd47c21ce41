import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createGate } from '../gate.ts';
import { type DocumentFault, mostLines, mostSeconds, type PdfAnswer } from './limits.ts';

/** What a document says, line by line with tabs between its cells, or why that can't be told. */
export type DocumentText = { lines: string[]; fault?: undefined } | { fault: DocumentFault };

/** One PDF is read at a time, and a few more wait. */
const oneAtATime = createGate(1, 8);
const longestLine = 300;
const longestAnswer = 8_388_608;

/** The lines of a PDF with text or of a plain text, told by its content. */
export async function readDocument(bytes: Uint8Array): Promise<DocumentText> {
  const start = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  if (start.includes('%PDF-')) return (await oneAtATime.run(() => readPdf(bytes))) ?? { fault: 'busy' };
  const text = decode(bytes);
  if (text === undefined) return { fault: 'unknownKind' };
  const lines = text.split(/\r\n?|\n/, mostLines).map((line) => line.slice(0, longestLine));
  return lines.some((line) => /\p{L}/u.test(line)) ? { lines } : { fault: 'noText' };
}

/** Undefined of what is no text: pictures and archives are no UTF-8 without zeros. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const program = join(import.meta.dirname, 'pdfProcess.ts');

function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const options = ['--max-old-space-size=96', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...options, program], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: mostSeconds * 1_000,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > longestAnswer) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    child.on('error', () => resolve({ fault: 'tooHeavy' }));
    // A process that was ended while it read has taken too long, or too much.
    child.on('close', (code) => resolve(code === 0 ? toText(Buffer.concat(chunks)) : { fault: 'tooHeavy' }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}

function toText(answer: Buffer): DocumentText {
  const read = JSON.parse(answer.toString()) as PdfAnswer;
  return 'lines' in read ? { lines: read.lines.map((line) => line.slice(0, longestLine)) } : read;
}
