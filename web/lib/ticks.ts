/** Steps that people count in. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * Round figures that an axis is labelled with, from at most the least to at least the greatest: about `wanted` of them,
 * at equal steps of 1, 2, 2.5 or 5 times a power of ten, none finer than `finest`.
 */
export function roundTicks(least: number, greatest: number, { wanted = 5, finest = 0 } = {}): number[] {
  const rough = Math.max((greatest - least) / (wanted - 1), finest, 1e-9);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((each) => each * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(Math.ceil(greatest / step - 1e-9), first + 1);
  const digits = Math.max(0, 2 - Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toFixed(digits)));
}
