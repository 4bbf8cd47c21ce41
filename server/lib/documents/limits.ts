/** Of a file. */
export const mostDocumentBytes = 5_242_880;
/** More than any laboratory prints. */
export const mostPages = 60;
export const mostLines = 1_500;
/** What a process may take: memory in all, what JavaScript keeps of it, and seconds of the processor. */
export interface Limits {
  mostMemoryBytes: number;
  mostHeapMegabytes: number;
  mostSeconds: number;
}

const megabyte = 1_048_576;
/** Node takes 45 MB of each, most of which it shares with the server. */
export const ofPdfs: Limits = { mostMemoryBytes: 150 * megabyte, mostHeapMegabytes: 96, mostSeconds: 10 };
export const ofPictures: Limits = { mostMemoryBytes: 170 * megabyte, mostHeapMegabytes: 48, mostSeconds: 15 };
export const ofWriting: Limits = { mostMemoryBytes: 210 * megabyte, mostHeapMegabytes: 48, mostSeconds: 60 };
/** Two minutes of a voice note take 90 MB. */
export const ofVoices: Limits = { mostMemoryBytes: 150 * megabyte, mostHeapMegabytes: 96, mostSeconds: 10 };
/** Of the pages of a scan, each of which is opened and read by itself. */
export const mostScannedPages = 5;
export const ofScans: Limits = { mostMemoryBytes: 210 * megabyte, mostHeapMegabytes: 96, mostSeconds: 15 };
/** A page of A4 at 300 dots an inch has 8.7 million, a photo of one 12 million. */
export const mostScanPixels = 12_500_000;
/** Nobody waits longer, however busy the machine is. */
export const mostSecondsToWait = 120;

/** Why nothing can be read of a document. */
export type DocumentFault =
  | 'encrypted'
  | 'broken'
  | 'brokenPicture'
  | 'tooManyPages'
  | 'tooManyScannedPages'
  | 'tooLarge'
  | 'noText'
  | 'inPieces'
  | 'tooHeavy'
  | 'unknownKind'
  | 'busy';

export type TextAnswer = { lines: string[] } | { fault: DocumentFault };
export type PdfAnswer = { lines: string[]; pages: number } | { fault: DocumentFault };

/** A picture as a model may see it, and large enough for small print, in base64, the numbers of the barcodes on it, and the longer side in pixels. */
export type PictureAnswer =
  | { jpeg: string; detailedJpeg: string; barcodes: string[]; side: number }
  | { fault: DocumentFault };

/** A WAV in base64. */
export type VoiceAnswer = { wave: string } | { fault: 'broken' };

/** A JPEG in base64; without one the page is no scan. */
export type ScanAnswer = { jpeg?: string } | { fault: DocumentFault };
