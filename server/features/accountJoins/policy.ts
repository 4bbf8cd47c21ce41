export const joinAskedForMs = 10 * 60_000;

/** Made by the bot for somebody who wrote to it, and nothing else: its entries may move, and it may go. */
export const isMadeByBot = (account: {
  signUpSource: string;
  passwordHash: string | null;
  role: string;
  plan: string;
}) =>
  account.signUpSource === 'telegram' &&
  account.passwordHash === null &&
  account.role === 'user' &&
  account.plan === 'free';
