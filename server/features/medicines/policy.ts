/** An intake so long before or after a time of the medicine is the one of that time. */
export const answersSlotMs = 4 * 3_600_000;

/** "Metformin 500 mg" */
export const titleOf = ({ name, dose }: { name: string; dose: string }): string => `${name} ${dose}`.trim();
