const longestRead = 400;
const [shortestPiece, longestPiece] = [3, 5];

/**
 * The places of what is counted of a message, among so many, a power of two: its words as they sound, neighbours, those
 * with one between them, pieces of words, and what else is told of it. A word that begins with # stands for a figure and
 * has no pieces.
 */
export function placesOf(spoken: string[], others: string[], places: number): Set<number> {
  const found = new Set<number>();
  const add = (hash: number) => found.add((hash ^ (hash >>> 15)) & (places - 1));
  const words = spoken.slice(0, longestRead);
  for (const [at, word] of words.entries()) {
    add(hashed(word, ofWord));
    if (at > 0) add(hashed(word, hashed(' ', hashed(words[at - 1] as string, ofNeighbours))));
    if (at > 1) add(hashed(word, hashed(' ', hashed(words[at - 2] as string, ofSkipped))));
    if (!word.startsWith('#')) addPieces(`<${word}>`, add);
  }
  for (const other of others) add(hashed(other, basis));
  return found;
}

function addPieces(word: string, add: (hash: number) => void): void {
  for (let from = 0; from + shortestPiece <= word.length; from++) {
    let hash = ofPiece;
    const end = Math.min(from + longestPiece, word.length);
    for (let at = from; at < end; at++) {
      hash = Math.imul(hash ^ word.charCodeAt(at), prime);
      if (at - from >= shortestPiece - 1) add(hash);
    }
  }
}

const basis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a of what was hashed before with a text behind it. */
function hashed(text: string, before: number): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash;
}

const [ofWord, ofNeighbours, ofSkipped, ofPiece] = ['w', 'b', 's', 'c'].map((kind) => hashed(kind, basis)) as [
  number,
  number,
  number,
  number,
];
