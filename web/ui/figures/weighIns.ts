const mostDots = 100;

/** How a line of a weight chart is drawn: weigh-ins as points, joined by straight lines unless their average is the line. */
export const weighInLine =
  (color: string, weighed: number, hasAverage: boolean) =>
  ({ name }: { name: string }) =>
    name === 'average'
      ? { dot: false, activeDot: false, strokeWidth: 2.5 }
      : {
          strokeWidth: hasAverage ? 0 : 2,
          dot: weighed <= mostDots && { r: 3.5, strokeWidth: 0, fill: color, fillOpacity: hasAverage ? 0.7 : 1 },
        };

/** The goal as a line; where it lies outside of the axis, at its edge with an arrow towards it. */
export function goalMark(goal: number | null, text: string, [least, greatest]: [number, number]) {
  if (goal === null) return [];
  const color = 'var(--ink)';
  if (goal < least)
    return [{ y: least, label: `↓ ${text}`, labelPosition: 'insideBottomRight' as const, color, strokeOpacity: 0 }];
  if (goal > greatest)
    return [{ y: greatest, label: `↑ ${text}`, labelPosition: 'insideTopRight' as const, color, strokeOpacity: 0 }];
  return [{ y: goal, label: text, labelPosition: 'insideBottomRight' as const, color }];
}
