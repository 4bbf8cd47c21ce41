/** What is used of fontkit, which brings no types. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface Position {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  }
  export function create(bytes: Buffer): Font;
}
