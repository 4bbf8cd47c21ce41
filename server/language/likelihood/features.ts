const longestRead = 400;
const pieceLengths = [3, 4, 5];

/**
 * What is counted of the words of a message: each as it sounds, neighbours, those with one between them, and pieces of
 * words. A word that begins with # stands for a figure and has no pieces.
 */
export function wordFeatures(spoken: string[]): string[] {
  const words = spoken.slice(0, longestRead);
  return words.flatMap((word, at) => [
    `w${word}`,
    ...(at > 0 ? [`b${words[at - 1]} ${word}`] : []),
    ...(at > 1 ? [`s${words[at - 2]} ${word}`] : []),
    ...(word.startsWith('#') ? [] : piecesOf(`<${word}>`).map((piece) => `c${piece}`)),
  ]);
}

const piecesOf = (word: string): string[] =>
  pieceLengths.flatMap((length) =>
    Array.from({ length: Math.max(word.length - length + 1, 0) }, (_, at) => word.slice(at, at + length)),
  );

/** The places of features among so many, a power of two; FNV-1a. */
export function placesOf(features: string[], places: number): Set<number> {
  return new Set(
    features.map((feature) => {
      let hash = 0x811c9dc5;
      for (let index = 0; index < feature.length; index++)
        hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
      return (hash ^ (hash >>> 15)) & (places - 1);
    }),
  );
}
