/** A piece of text on a page; y grows upward, as PDF counts. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pieces of a page as lines of cells with tabs between them, from the top; what stands close together is one cell. */
export function toLines(pieces: Piece[]): string[] {
  const lines: Piece[][] = [];
  for (const piece of pieces.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    // Superscripts and small print beside a value stand on the same line as it.
    const isSame = line?.[0] && Math.abs(line[0].y - piece.y) <= Math.max(line[0].height, piece.height) * 0.4;
    if (isSame) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => joinCells(line.toSorted((a, b) => a.x - b.x)));
}

function joinCells(pieces: Piece[]): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces) {
    const gap = piece.x - end;
    const letter = piece.height * 0.5;
    if (text !== '') text += gap > letter * 2 ? '\t' : gap > letter * 0.3 ? ' ' : '';
    text += piece.text.trim();
    end = piece.x + piece.width;
  }
  return text;
}
