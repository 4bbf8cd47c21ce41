/**
 * The numbers from one to another in steps. By construction it ends: a step that leads nowhere (0, below 0, no number)
 * makes none, and there are never more than `most`, wherever the figures come from.
 */
export function steps(from: number, to: number, step: number, most: number): number[] {
  const count = step > 0 ? Math.min(most, Math.floor((to - from) / step) + 1) : 0;
  return count > 0 ? Array.from({ length: count }, (_, at) => from + at * step) : [];
}
