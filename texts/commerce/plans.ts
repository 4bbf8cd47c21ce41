import type { PageLocale } from '../locale.ts';

const inHindi: Record<string, string> = {
  'Everything for keeping a diary.': 'डायरी रखने के लिए जो चाहिए, सब।',
  'For people who want to see how they are doing over time.': 'जो देखना चाहें कि समय के साथ क्या बदला।',
  'For people who want all of it, and help first.': 'जिन्हें सब कुछ चाहिए, और मदद सबसे पहले।',
  'Get Started': 'शुरू करें',
  'Go Pro': 'Pro लें',
  'Go Premium': 'Premium लें',
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

/** What is said of plans as shipped, by its English; what the owner writes stays in their words. */
export const planWords = (locale: PageLocale): Record<string, string> => (locale === 'hi' ? inHindi : {});
