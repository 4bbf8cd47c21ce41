import { getResolvedPDFJS } from 'unpdf';
import type { Strip } from './strips.ts';

/** What is used here of a page of pdf.js. */
export interface PdfPage {
  getOperatorList(): Promise<{ fnArray: number[]; argsArray: unknown[] }>;
  objs: Objects;
  commonObjs: Objects;
}

interface Objects {
  get(name: string, resolve: (image: RawPicture | null) => void): unknown;
}

/** As pdf.js unfolds it: one bit a point, or one, three or four bytes. */
interface RawPicture {
  width: number;
  height: number;
  data?: Uint8Array | Uint8ClampedArray;
}

/** What a, b, c, d, e, f of PDF make of a point. */
type Matrix = [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
];

/** The pictures of a page with their places. */
export async function picturesOf(page: PdfPage): Promise<Strip[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const strips: Strip[] = [];
  const move = followPlaces(OPS);
  for (const [at, operator] of fnArray.entries()) {
    const place = move(operator, argsArray[at]);
    if (operator !== OPS.paintImageXObject) continue;
    const [name] = argsArray[at] as [string];
    const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
    const picture = await new Promise<RawPicture | null>((resolve) => objects.get(name, resolve));
    const grey = picture && toGrey(picture);
    if (picture && grey) strips.push({ ...boundsOf(place), width: picture.width, height: picture.height, grey });
  }
  return strips;
}

/** Where things are drawn after one operator after the other. */
function followPlaces(ops: Record<string, number>): (operator: number, parameters: unknown) => Matrix {
  const kept: Matrix[] = [];
  let place: Matrix = [1, 0, 0, 1, 0, 0];
  return (operator, parameters) => {
    if (operator === ops.save || operator === ops.paintFormXObjectBegin) kept.push(place);
    if (operator === ops.restore || operator === ops.paintFormXObjectEnd) place = kept.pop() ?? place;
    const [ofForm] = operator === ops.paintFormXObjectBegin ? (parameters as [Matrix | null]) : [];
    const moved = operator === ops.transform ? (parameters as Matrix) : ofForm;
    if (moved) place = times(place, moved);
    return place;
  };
}

/** Of the square of one that a picture is drawn in. */
function boundsOf([a, b, c, d, e, f]: Matrix) {
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ] as [number[], number[]];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

const black = 0;
const white = 255;

function toGrey({ width, height, data }: RawPicture): Uint8Array | undefined {
  const points = width * height;
  if (!data || points === 0) return undefined;
  if (data.length !== points && data.length === Math.ceil(width / 8) * height) return fromBits(data, width, height);
  const channels = data.length / points;
  if (channels === 1) return Uint8Array.from(data);
  if (channels !== 3 && channels !== 4) return undefined;
  const grey = new Uint8Array(points);
  // As ITU-R BT.601 weighs the colours.
  for (let at = 0, from = 0; at < points; at += 1, from += channels)
    grey[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  return grey;
}

/** As fax machines and scanners in black and white write: rows of bits, each row of whole bytes. */
function fromBits(data: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array {
  const bytesInRow = Math.ceil(width / 8);
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return (data[y * bytesInRow + (x >> 3)] ?? 0) & (0x80 >> (x & 7)) ? white : black;
  });
}
