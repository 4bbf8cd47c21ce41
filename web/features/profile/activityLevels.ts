import { type ActivityLevel, activityLevels } from '../../../contract/accounts/profile.ts';

const labels: Record<ActivityLevel, string> = {
  sedentary: 'Mostly sitting',
  light: 'Lightly active',
  moderate: 'Moderately active',
  active: 'Active',
  very_active: 'Very active',
};

/** The choices of how active somebody is. */
export const activityChoices = activityLevels.map((value) => ({ value, label: labels[value] }));
