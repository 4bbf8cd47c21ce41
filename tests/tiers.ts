import { test } from 'vitest';

/** `npm test` leaves out what is rare and slow. `npm run test:all` leaves out nothing, nor does a run of files that are named. */
const isWhole = !process.env.TESTS_TIER;

/** How much of something `npm test` tries, and how much there is to try. */
export const tiered = <T>(usual: T, whole: T): T => (isWhole ? whole : usual);

/** Of cases that are alike `npm test` tries the first. */
export const firstOf = <Case>(cases: readonly Case[]): readonly Case[] => tiered(cases.slice(0, 1), cases);

/** A test whose promise a quicker one guards in `npm test`; docs/tests.md says which. */
export const rare = isWhole ? test : test.skip;
