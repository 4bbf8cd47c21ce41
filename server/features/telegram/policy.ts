export const linkLastsMs = 10 * 60_000;
