import { createElement, type ReactNode } from 'react';
import { figure } from '../../../../texts/numbers.ts';
import type { PdfRenderer } from '../../../lib/pdf.ts';
import { steps } from '../../../lib/steps.ts';
import { colours } from './styles.ts';

export interface Frame {
  width: number;
  height: number;
  /** The dates of the month. */
  dates: string[];
}

/** Room for the figures at the left and for the days below. */
export const gutter = { left: 26, right: 6, top: 5, bottom: 12 };

const mostTicks = 20;
const labelledDays = new Set([1, 8, 15, 22, 29]);

/** A step of 1, 2 or 5 times a power of ten that divides the span into at most so many parts. */
export function stepFor(span: number, parts: number): number {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

export interface Scale {
  least: number;
  most: number;
  step: number;
}

export const xOf = ({ width, dates }: Frame, position: number): number =>
  gutter.left + ((width - gutter.left - gutter.right) * (position + 0.5)) / dates.length;

export const yOf = ({ height }: Frame, { least, most }: Scale, value: number): number =>
  height - gutter.bottom - ((height - gutter.top - gutter.bottom) * (value - least)) / (most - least);

/** Lines with their figures, and the days below. */
export function axes({ Line, Text }: PdfRenderer, frame: Frame, scale: Scale): ReactNode[] {
  const label = (text: string, x: number, y: number, textAnchor: 'end' | 'middle') =>
    createElement(
      Text,
      {
        key: `${text} ${x} ${y}`,
        x,
        y,
        textAnchor,
        fill: colours.grey,
        style: { fontSize: 6.5, fontFamily: 'Noto Sans' },
      },
      text,
    );
  const ticks = steps(scale.least, scale.most + scale.step / 2, scale.step, mostTicks);
  const digits = scale.step < 1 ? 1 : 0;
  return [
    ...ticks.flatMap((tick) => {
      const y = yOf(frame, scale, tick);
      const [x1, x2] = [gutter.left, frame.width - gutter.right];
      return [
        createElement(Line, { key: `tick ${tick}`, x1, x2, y1: y, y2: y, stroke: colours.line, strokeWidth: 0.5 }),
        label(figure(tick, digits), gutter.left - 4, y + 2.3, 'end'),
      ];
    }),
    ...frame.dates.flatMap((date, position) => {
      const day = Number(date.slice(8));
      return labelledDays.has(day) ? [label(String(day), xOf(frame, position), frame.height - 3, 'middle')] : [];
    }),
  ];
}

/** A dashed line across the chart. */
export function targetLine({ Line }: PdfRenderer, frame: Frame, scale: Scale, target: number): ReactNode {
  const y = yOf(frame, scale, target);
  const [x1, x2] = [gutter.left, frame.width - gutter.right];
  return createElement(Line, {
    key: 'target',
    ...{ x1, x2, y1: y, y2: y, stroke: colours.ink, strokeWidth: 0.8, strokeDasharray: '3 2' },
  });
}
