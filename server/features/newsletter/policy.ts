/** Addresses that one visitor may enter. */
export const newsletterLimit = { perAddress: 10, windowSeconds: 3_600 };
