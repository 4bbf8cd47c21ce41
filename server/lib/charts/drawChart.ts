import { steps } from '../steps.ts';
import { type Lettering, lettersAt, type openFonts } from './letters.ts';

/** A figure of each date as a picture shows it. */
export interface Chart {
  title: string;
  /** Weigh-ins are points joined by straight lines, on an axis of their own; what adds up over a day are bars from 0. */
  kind: 'points' | 'bars';
  /** Local dates in order with their figures, in the unit that is shown. */
  points: { date: string; value: number }[];
  /** A second course in the same unit: the lower blood pressure beside the upper one. */
  second?: { date: string; value: number }[];
  /** What is usual, in the same unit. */
  band?: { low: number; high: number };
  /** In the same unit; left out where there is none. */
  goal?: { value: number; label: string };
  /** The first and the last date, as the axis names them. */
  ends: [first: string, last: string];
}

/** Drawn twice as large as a phone shows it; the letters stay readable at half the size. */
const size = { width: 800, height: 480 };
const frame = { left: 92, right: 776, top: 92, bottom: 416 };
/** An own ground keeps it readable in light and dark chats. */
const colours = {
  ground: '#ffffff',
  ink: '#16302b',
  soft: '#5b6f6a',
  line: '#dfe7e4',
  mark: '#0f8a6d',
  second: '#4a5f96',
  band: '#e1f2ec',
  goal: '#c2570c',
};
const mostDots = 60;
const ticksWanted = 4;
const mostTicks = 20;
const dayMs = 86_400_000;

interface Scale {
  ticks: number[];
  y: (value: number) => number;
}

/** Round steps of 1, 2 or 5 times a power of ten around the figures. */
export function roundTicks(least: number, most: number): number[] {
  const rough = Math.max(most - least, 1e-9) / ticksWanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  return steps(first, last, 1, mostTicks).map((tick) => Number((tick * step).toPrecision(12)));
}

function scaleOf({ kind, points, second = [], band, goal }: Chart): Scale {
  const values = [...[...points, ...second].map(({ value }) => value), ...(band ? [band.low, band.high] : [])];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const air = Math.max((high - low) * 0.1, high * 0.005);
  // A goal far off doesn't flatten the weights.
  const near =
    goal && Math.abs(goal.value - (low + high) / 2) <= Math.max(high - low, high * 0.05) * 2 ? [goal.value] : [];
  const ticks =
    kind === 'points'
      ? roundTicks(Math.min(low - air, ...near), Math.max(high + air, ...near))
      : roundTicks(0, Math.max(high, goal?.value ?? 0, 1));
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  return { ticks, y: (value) => frame.bottom - ((value - bottom) / (top - bottom)) * (frame.bottom - frame.top) };
}

const written = (value: number) => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(value);

type Place = { x: number; y: number };

function course(places: Place[], colour: string): string {
  const line = `<polyline fill="none" stroke="${colour}" stroke-width="4" stroke-linejoin="round" points="${places.map((place) => `${place.x.toFixed(1)},${place.y.toFixed(1)}`).join(' ')}"/>`;
  const dots = places.length > mostDots ? places.slice(-1) : places;
  return [
    line,
    ...dots.map((place) => `<circle cx="${place.x.toFixed(1)}" cy="${place.y.toFixed(1)}" r="6" fill="${colour}"/>`),
  ].join('');
}

function marks({ kind, points, second }: Chart, { y }: Scale, x: (date: string) => number): string {
  const placesOf = (of: Chart['points']) => of.map(({ date, value }) => ({ x: x(date), y: y(value) }));
  const places = placesOf(points);
  if (kind === 'points')
    return [course(places, colours.mark), ...(second ? [course(placesOf(second), colours.second)] : [])].join('');
  const days = Math.max(spanOf(points), 1);
  const gap = points.length > 1 ? Math.min(...places.slice(1).map((place, at) => place.x - (places[at]?.x ?? 0))) : 60;
  const width = Math.max(Math.min(gap * 0.7, 60, ((frame.right - frame.left) / days) * 7), 3);
  return places
    .map(
      (place) =>
        `<rect x="${(place.x - width / 2).toFixed(1)}" y="${place.y.toFixed(1)}" width="${width.toFixed(1)}" height="${Math.max(frame.bottom - place.y, 0).toFixed(1)}" rx="3" fill="${colours.mark}"/>`,
    )
    .join('');
}

const spanOf = (points: Chart['points']) =>
  (Date.parse(points.at(-1)?.date ?? '') - Date.parse(points[0]?.date ?? '')) / dayMs;

/** A chart as SVG, with a title, round figures beside it, both ends of its time and the goal as a dashed line. */
export function drawChart(chart: Chart, fonts: Awaited<ReturnType<typeof openFonts>>): string {
  const textAt = (x: number, y: number, text: string, style: Partial<Lettering> = {}) =>
    lettersAt(fonts, x, y, text, { size: 26, colour: colours.soft, ...style });
  const scale = scaleOf(chart);
  const { ticks, y } = scale;
  const days = Math.max(spanOf(chart.points), 1);
  const inset = chart.kind === 'bars' ? 24 : 10;
  const start = Date.parse(chart.points[0]?.date ?? '');
  const x = (date: string) =>
    frame.left + inset + ((Date.parse(date) - start) / dayMs / days) * (frame.right - frame.left - 2 * inset);
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const { band, goal } = chart;
  const isGoalShown = goal !== undefined && goal.value >= bottom && goal.value <= top;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="${size.width}" height="${size.height}" fill="${colours.ground}"/>`,
    ...(band
      ? [
          `<rect x="${frame.left}" y="${y(band.high)}" width="${frame.right - frame.left}" height="${y(band.low) - y(band.high)}" fill="${colours.band}"/>`,
        ]
      : []),
    textAt(28, 56, chart.title, { size: 34, colour: colours.ink, weight: 600 }),
    ...ticks.map(
      (tick) =>
        `<line x1="${frame.left}" x2="${frame.right}" y1="${y(tick)}" y2="${y(tick)}" stroke="${colours.line}" stroke-width="2"/>${textAt(frame.left - 12, y(tick) + 9, written(tick), { anchor: 'end' })}`,
    ),
    marks(chart, scale, x),
    ...(isGoalShown
      ? [
          `<line x1="${frame.left}" x2="${frame.right}" y1="${y(goal.value)}" y2="${y(goal.value)}" stroke="${colours.goal}" stroke-width="3" stroke-dasharray="12 8"/>`,
          textAt(frame.right, y(goal.value) - 10, goal.label, { anchor: 'end', colour: colours.goal, weight: 600 }),
        ]
      : []),
    textAt(frame.left, 460, chart.ends[0]),
    textAt(frame.right, 460, chart.ends[1], { anchor: 'end' }),
    '</svg>',
  ].join('');
}
