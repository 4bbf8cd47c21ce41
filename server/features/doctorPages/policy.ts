const dayMs = 86_400_000;

/** Openings of one page, and of anything by one network, so that no token is guessed and no page read without end. */
export const openingLimit = { perPage: 60, pdfsPerPage: 10, perNetwork: 120, windowSeconds: 3_600 };

/** Programs that fetch an address to show a preview of it, or to list it: they are shown nothing. */
const machines = /bot\b|crawl|spider|preview|facebookexternalhit|whatsapp|slurp|skype|embedly|curl|wget/i;
export const isMachine = (userAgent: string): boolean => userAgent === '' || machines.test(userAgent);

/** When a page that is made now closes. */
export const closesAfter = (days: number, now: Date): Date => new Date(now.getTime() + days * dayMs);
