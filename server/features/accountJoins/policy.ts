/** A chat of one person with the bot. */
export interface Chat {
  telegramUserId: number;
  chatId: number;
}

export const joinAskedForMs = 10 * 60_000;
/** A join can be undone for so long. */
export const undoableMs = 24 * 3_600_000;

/** Made by the bot for somebody who wrote to it, and opened by the chat alone: it may end in another account. */
export const isMadeByBot = (account: { signUpSource: string; role: string; isProvenByChat: boolean }) =>
  account.signUpSource === 'telegram' && account.isProvenByChat && account.role === 'user';
