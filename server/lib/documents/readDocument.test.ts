import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { assemble, writePdf } from '../../../tests/labReports/writePdf.ts';
import { readDocument } from './readDocument.ts';

const page = [
  { text: 'Hemoglobin', x: 40, y: 100 },
  { text: '13.5', x: 240, y: 100 },
  { text: 'TSH', x: 40, y: 120 },
];

describe('a document', () => {
  test('that is a PDF with text is its lines, from the top, with tabs between what stands apart', async () => {
    expect(await readDocument(writePdf([page, page], true))).toEqual({
      lines: ['Hemoglobin\t13.5', 'TSH', 'Hemoglobin\t13.5', 'TSH'],
      isPicture: false,
    });
  });

  test('that is a text is its lines', async () => {
    expect(await readDocument(Buffer.from('TSH  2.1\r\nहीमोग्लोबिन'))).toMatchObject({
      lines: ['TSH  2.1', 'हीमोग्लोबिन'],
    });
  });
});

const file = (...objects: string[]) => objects.map((object) => Buffer.from(object));
const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const leaf = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
/** The password is none that an empty one opens. */
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<01><01>]`;
/** 320 MB of spaces, as a stream of streams that PDF readers open one after the other. */
function bomb(): Uint8Array {
  const inflated = deflateSync(deflateSync(Buffer.alloc(320 * 1_048_576, ' '), { level: 9 }), { level: 9 });
  const head = `<< /Length ${inflated.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`;
  const stream = Buffer.concat([Buffer.from(head), inflated, Buffer.from('\nendstream')]);
  return assemble([...file(catalogue, pages, leaf), stream]);
}

describe('a document that can’t be read', () => {
  test.each([
    ['is locked', 'encrypted', assemble(file(catalogue, pages, leaf), locked)],
    ['is damaged', 'broken', Buffer.from('%PDF-1.4\nnothing of it is there')],
    ['has 500 pages', 'tooManyPages', writePdf(Array.from({ length: 500 }, () => page))],
    ['is a scan', 'noText', writePdf([[]])],
    ['is an archive', 'unknownKind', Buffer.from('504b030414000000', 'hex')],
    ['is the beginning of a picture', 'brokenPicture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['is an empty text', 'noText', Buffer.from('  \n')],
  ])('because it %s is told so: %s', async (_, fault, bytes) => {
    expect(await readDocument(bytes)).toEqual({ fault });
  });

  test('because it takes too much memory is given up, while the server keeps its own', async () => {
    const bytes = bomb();
    expect(bytes.length).toBeLessThan(100_000);
    const before = process.memoryUsage.rss();
    expect(await readDocument(bytes)).toEqual({ fault: 'tooHeavy' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1_048_576);
  });
});
