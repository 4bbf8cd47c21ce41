/** A picture as it stands on a page of a PDF, in grey, one byte a point; y grows upward, as PDF counts. */
export interface Strip {
  left: number;
  right: number;
  bottom: number;
  top: number;
  width: number;
  height: number;
  grey: Uint8Array;
}

/** In points of the page: how far apart strips may lie that were cut from one picture. */
const nearby = 1.5;

/** Strips of one width that lie below each other as one picture each. */
export function joinStrips(strips: Strip[]): Strip[] {
  const joined: Strip[][] = [];
  for (const strip of strips.toSorted((one, other) => other.top - one.top)) {
    const above = joined.find((those) => those.at(-1) && follows(strip, those.at(-1) as Strip));
    if (above) above.push(strip);
    else joined.push([strip]);
  }
  return joined.map(stack);
}

const follows = (strip: Strip, above: Strip): boolean =>
  strip.width === above.width &&
  Math.abs(strip.left - above.left) < nearby &&
  Math.abs(strip.right - above.right) < nearby &&
  Math.abs(strip.top - above.bottom) < nearby;

function stack(strips: Strip[]): Strip {
  const [first, last] = [strips[0], strips.at(-1)] as [Strip, Strip];
  if (strips.length === 1) return first;
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  const grey = Buffer.concat(strips.map((strip) => strip.grey));
  return { ...first, bottom: last.bottom, height, grey };
}
