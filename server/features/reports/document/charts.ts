import { createElement, type ReactElement } from 'react';
import type { PdfRenderer } from '../../../lib/pdf.ts';
import { axes, type Frame, gutter, type Scale, stepFor, targetLine, xOf, yOf } from './axis.ts';
import { colours } from './styles.ts';

interface Bars {
  /** By date. */
  values: Map<string, number>;
  /** 0 where none is set. */
  target: number;
  colour: string;
}

/** A bar for each date with a value, and the target as a dashed line. */
export function barChart(renderer: PdfRenderer, frame: Frame, { values, target, colour }: Bars): ReactElement {
  const { Svg, Rect } = renderer;
  const highest = Math.max(target, ...values.values());
  const step = stepFor(highest, frame.height > 90 ? 4 : 3);
  const scale: Scale = { least: 0, most: Math.ceil(highest / step) * step, step };
  const width = ((frame.width - gutter.left - gutter.right) / frame.dates.length) * 0.66;
  const bars = frame.dates.flatMap((date, position) => {
    const value = values.get(date) ?? 0;
    if (value <= 0) return [];
    const y = yOf(frame, scale, value);
    const height = yOf(frame, scale, 0) - y;
    return [createElement(Rect, { key: date, x: xOf(frame, position) - width / 2, y, width, height, fill: colour })];
  });
  return createElement(
    Svg,
    { width: frame.width, height: frame.height },
    ...axes(renderer, frame, scale),
    ...bars,
    target > 0 && targetLine(renderer, frame, scale, target),
  );
}

interface Trend {
  points: { date: string; value: number }[];
  target: number;
  colour: string;
}

const leastSpan = 2;
/** A target further away than this many times the span of the points would flatten them. */
const farTarget = 3;

/** The points joined by a line; the target as a dashed line where it is near. */
export function lineChart(renderer: PdfRenderer, frame: Frame, { points, target, colour }: Trend): ReactElement {
  const { Svg, Polyline, Circle } = renderer;
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(highest - lowest, leastSpan);
  const isNear = target > 0 && target >= lowest - span * farTarget && target <= highest + span * farTarget;
  const ends = isNear ? [lowest, highest, target] : [lowest, highest];
  const step = stepFor(Math.max(Math.max(...ends) - Math.min(...ends), leastSpan), 3);
  const least = Math.floor((Math.min(...ends) - step / 4) / step) * step;
  const scale: Scale = { least, most: Math.ceil((Math.max(...ends) + step / 4) / step) * step, step };
  const places = points.map(({ date, value }) => ({
    cx: xOf(frame, frame.dates.indexOf(date)),
    cy: yOf(frame, scale, value),
  }));
  return createElement(
    Svg,
    { width: frame.width, height: frame.height },
    ...axes(renderer, frame, scale),
    isNear && targetLine(renderer, frame, scale, target),
    createElement(Polyline, {
      points: places.map(({ cx, cy }) => `${cx},${cy}`).join(' '),
      ...{ stroke: colour, strokeWidth: 1.4, fill: 'none' },
    }),
    ...places.map((place) => createElement(Circle, { key: place.cx, ...place, r: 2, fill: colours.brand })),
  );
}
