/**
 * Stands in zod's place in the contract that is built for the website, but for what is imported from `#schemas/`:
 * whatever a schema is made of, nothing comes of it. `npm run structure` says who would check by one all the same.
 */
const reads = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'options', 'def', '_zod'];

export const z: object = new Proxy(() => z, {
  get(_, name) {
    if (name === Symbol.iterator || reads.includes(String(name))) {
      throw new Error(`This was built without the schemas of the contract, and reads .${String(name)} of one.`);
    }
    return z;
  },
});
