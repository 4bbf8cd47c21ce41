const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, in the largest whole unit: "3 days", "1 hour". */
export function ageOf(instant: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(instant));
  const [unit, length] = units.find(([, milliseconds]) => passed >= milliseconds) ?? ['minute', 60_000];
  const count = Math.max(1, Math.floor(passed / length));
  return new Intl.NumberFormat('en-IN', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
