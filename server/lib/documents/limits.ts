/** Of a file. */
export const mostDocumentBytes = 5_242_880;
/** More than any laboratory prints. */
export const mostPages = 60;
export const mostLines = 1_500;
/** Of the process that reads a PDF: Node and the library take about 100 MB of it. */
export const mostMemoryBytes = 150 * 1_048_576;
export const mostSeconds = 10;

/** Why nothing can be read of a document. */
export type DocumentFault =
  | 'encrypted'
  | 'broken'
  | 'tooManyPages'
  | 'tooLarge'
  | 'noText'
  | 'tooHeavy'
  | 'unknownKind'
  | 'busy';

export type PdfAnswer = { lines: string[] } | { fault: DocumentFault };
