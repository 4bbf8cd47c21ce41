import { readReadings } from '../../server/features/readings/reading.ts';

export interface Wording {
  text: string;
  /** What is read of it, in the form of its kind. */
  reads: unknown[];
}

/** What each kind reads of a text. */
export const reads: Record<'readings', (text: string) => unknown[]> = {
  readings: (text) =>
    (readReadings(text, [])?.readings ?? []).map(({ kind, values, context }) => [
      kind,
      [values.value, values.systolic, values.diastolic, values.pulse].filter((value) => value !== undefined),
      ...(context ? [context] : []),
    ]),
};

/** How many wordings are read as they are meant, and of how many harmless ones something is read. */
export function scoreWordings(kind: keyof typeof reads, wordings: Wording[]) {
  const isRight = ({ text, reads: meant }: Wording) => JSON.stringify(reads[kind](text)) === JSON.stringify(meant);
  const harmless = wordings.filter(({ reads: meant }) => meant.length === 0);
  return {
    right: wordings.filter(isRight).length,
    total: wordings.length,
    falseRecords: harmless.filter((wording) => !isRight(wording)).length,
  };
}
