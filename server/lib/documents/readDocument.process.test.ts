import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brokenPdf, encryptedPdf, longPdf, pdfBomb } from '../../../tests/hostileFiles.ts';
import { drawPicture, scan } from '../../../tests/labReports/drawPicture.ts';
import { writePdf } from '../../../tests/labReports/writePdf.ts';
import { writeScan } from '../../../tests/labReports/writeScan.ts';
import { firstOf } from '../../../tests/tiers.ts';
import { mostScannedPages } from './limits.ts';
import { readDocument as readOf } from './readDocument.ts';

const readDocument = (bytes: Uint8Array) => readOf(bytes, 'somebody');

const page = [
  { text: 'Hemoglobin', x: 40, y: 100 },
  { text: '13.5', x: 240, y: 100 },
  { text: 'TSH', x: 40, y: 120 },
];

const whitePage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
const blank = await whitePage(700, 990);
const longScan = await writeScan(Array.from({ length: mostScannedPages + 1 }, () => blank));
const hugeScan = await writeScan([await whitePage(4_000, 3_300)]);

describe('a document', () => {
  test('that is a PDF with text is its lines, from the top, with tabs between what stands apart', async () => {
    expect(await readDocument(writePdf([page, page], true))).toEqual({
      lines: ['Hemoglobin\t13.5', 'TSH', 'Hemoglobin\t13.5', 'TSH'],
      isPicture: false,
    });
  });

  test('that is a scan is the writing on its pages', async () => {
    const scanned = await drawPicture(page, { ...scan, resolution: 120 });
    const told = { lines: ['Hemoglobin\t13.5', 'TSH'], isPicture: true };
    for (const strips of firstOf([1, 12])) expect(await readDocument(await writeScan([scanned], strips))).toEqual(told);
  });

  test('that is a text is its lines', async () => {
    expect(await readDocument(Buffer.from('TSH  2.1\r\nहीमोग्लोबिन'))).toMatchObject({
      lines: ['TSH  2.1', 'हीमोग्लोबिन'],
    });
  });
});

describe('a document that can’t be read', () => {
  test.each([
    ['is locked', 'encrypted', encryptedPdf()],
    ['is damaged', 'broken', brokenPdf()],
    ['has 500 pages', 'tooManyPages', longPdf(500)],
    ['is empty', 'noText', writePdf([[]])],
    ['is a scan of more pages than are read at once', 'tooManyScannedPages', longScan],
    ['is a scan in too many points', 'noText', hugeScan],
    ['is an archive', 'unknownKind', Buffer.from('504b030414000000', 'hex')],
    ['is the beginning of a picture', 'brokenPicture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['is an empty text', 'noText', Buffer.from('  \n')],
  ])('because it %s is told so: %s', async (_, fault, bytes) => {
    expect(await readDocument(bytes)).toEqual({ fault });
  });

  test('because it takes too much memory is given up, while the server keeps its own', async () => {
    const bytes = pdfBomb();
    expect(bytes.length).toBeLessThan(100_000);
    const before = process.memoryUsage.rss();
    expect(await readDocument(bytes)).toEqual({ fault: 'tooHeavy' });
    expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1_048_576);
  });
});
