/** Of one person, together; what comes then is read and not kept. */
export const mostOriginalBytes = 100 * 1_048_576;
