const basis = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a of a text. */
export function hashOf(text: string): number {
  let hash = basis;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash;
}

/** One number for two, in their order; the last steps are those of MurmurHash3. */
export function mixed(one: number, other: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ other;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
