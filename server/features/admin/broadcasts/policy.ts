/** Telegram takes about 30 messages a second from a bot; the rest is left for conversations. */
export const messagesPerSecond = 25;
/**
 * Calls that are open or were answered within the last second. A call counts from before it can arrive until a second
 * after it must have arrived, so that never more than these arrive within a second, however unevenly they travel.
 */
export const mostWithinSecond = 28;

export const mostAttempts = 6;

/** How long to wait before the next attempt after Telegram's own error. */
export const backoffSeconds = (attempts: number): number => 2 ** attempts;

const dayMs = 86_400_000;
export const activeSince = (now: Date): Date => new Date(now.getTime() - 30 * dayMs);
