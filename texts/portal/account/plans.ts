import type { PageLocale } from '../../locale.ts';

const featuresInHindi: Record<string, string> = {
  'Log food, water, activity, weight and sleep in the chat': 'चैट में खाना, पानी, कसरत, वज़न और नींद दर्ज कीजिए',
  'Daily targets worked out for you': 'आपके लिए रोज़ के लक्ष्य',
  'Dashboard with charts of your week and month': 'हफ़्ते और महीने के चार्ट वाला डैशबोर्ड',
  'Reminders at your local time': 'आपके समय पर रिमाइंडर',
  'Export all of your data at any time': 'जब चाहें अपना सारा डेटा एक्सपोर्ट कीजिए',
  'Everything in Free': 'Free की हर चीज़',
  'A PDF report every month': 'हर महीने एक PDF रिपोर्ट',
  'Monthly report notification': 'महीने की रिपोर्ट की सूचना',
  'Everything in Pro': 'Pro की हर चीज़',
  'Your support requests are answered first': 'सपोर्ट में सबसे पहले जवाब',
};

/** What a plan holds; a feature that the owner added stays in their words. */
export const planFeature = (locale: PageLocale, feature: string): string =>
  locale === 'en' ? feature : (featuresInHindi[feature] ?? feature);
