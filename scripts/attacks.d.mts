export const runOnlyAttacks: string[];
