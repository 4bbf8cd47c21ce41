import * as texts from '../../../texts/accounts/security.ts';
import { securityNotice } from '../accounts/policy.ts';

export const challengeMinutes = 5;

export const passkeyAddedNotice = (now: Date, name: string) =>
  securityNotice('passkey-added', texts.passkeyAddedTitle, (locale) => texts.passkeyAdded(locale, name), now);
export const passkeyRemovedNotice = (now: Date, name: string) =>
  securityNotice('passkey-removed', texts.passkeyRemovedTitle, (locale) => texts.passkeyRemoved(locale, name), now);
