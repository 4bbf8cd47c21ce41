import sharp from 'sharp';
import { lettersAt, openFonts } from '../../server/lib/charts/letters.ts';
import type { Placed } from './writePdf.ts';

/** How a page was photographed. */
export interface Shot {
  /** Dots an inch. */
  resolution: number;
  /** Degrees. */
  tilt: number;
  paper: string;
  /** Of JPEG, 1 to 100. */
  quality: number;
}

export const scan: Shot = { resolution: 300, tilt: 0, paper: '#ffffff', quality: 85 };
export const photo: Shot = { resolution: 220, tilt: 0.6, paper: '#f1eee6', quality: 75 };

const pointsPerInch = 72;
/** In points. */
const a4 = { width: 595, height: 842 };

/** A page as a JPEG. */
export async function drawPicture(page: Placed[], shot: Shot, size = a4): Promise<Buffer> {
  const { resolution, tilt, paper, quality } = shot;
  const fonts = await openFonts();
  const scale = resolution / pointsPerInch;
  const letters = page.map(({ text, x, y, size = 9 }) =>
    lettersAt(fonts, x * scale, y * scale, text, { size: size * scale, colour: '#222' }),
  );
  const [width, height] = [size.width, size.height].map((side) => Math.round(side * scale));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${letters.join('')}</svg>`;
  return sharp(Buffer.from(svg)).rotate(tilt, { background: paper }).jpeg({ quality }).toBuffer();
}
