import { activityLevels } from '../../../contract/accounts/profile.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import { activityLevels as names } from '../../../texts/portal/account/profile.ts';

/** The choices of how active somebody is. */
export const activityChoices = (locale: PageLocale) =>
  activityLevels.map((value) => ({ value, label: names[value](locale) }));
