/** Of a file. */
export const mostDocumentBytes = 5_242_880;
/** More than any laboratory prints. */
export const mostPages = 60;
export const mostLines = 1_500;
/** Of the process that reads a PDF: Node and the library take about 100 MB of it. Seconds are of the processor. */
export const ofPdfs = { mostMemoryBytes: 150 * 1_048_576, mostSeconds: 10 };
/** Of the process that opens a picture: Node and the two libraries take 130 MB. */
export const ofPictures = { mostMemoryBytes: 200 * 1_048_576, mostSeconds: 15 };
/** Of the process that reads the writing in a picture: its models alone take 200 MB. */
export const ofWriting = { mostMemoryBytes: 420 * 1_048_576, mostSeconds: 60 };
/** Of the process that decodes a voice note: two minutes take 90 MB. */
export const ofVoices = { mostMemoryBytes: 150 * 1_048_576, mostSeconds: 10 };
/** Nobody waits longer, however busy the machine is. */
export const mostSecondsToWait = 120;

/** Why nothing can be read of a document. */
export type DocumentFault =
  | 'encrypted'
  | 'broken'
  | 'brokenPicture'
  | 'tooManyPages'
  | 'tooLarge'
  | 'noText'
  | 'tooHeavy'
  | 'unknownKind'
  | 'busy';

export type TextAnswer = { lines: string[] } | { fault: DocumentFault };

/** A picture as a model may see it, and large enough for small print, in base64, the numbers of the barcodes on it, and the longer side in pixels. */
export type PictureAnswer =
  | { jpeg: string; detailedJpeg: string; barcodes: string[]; side: number }
  | { fault: DocumentFault };

/** A WAV in base64. */
export type VoiceAnswer = { wave: string } | { fault: 'broken' };
