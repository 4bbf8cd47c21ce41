/** What `npm run fit -- names` writes. */
export const weightsFile = new URL('./weights.bin', import.meta.url);
