import { onPages } from '../locale.ts';

export const portal = onPages({ en: 'Portal', hi: 'पोर्टल' });
export const main = onPages({ en: 'Main', hi: 'मुख्य पेज' });
export const logSomething = onPages({ en: 'Log something', hi: 'कुछ दर्ज करें' });

/** What the pages are called in the menu and above them. */
export const pages = {
  dashboard: onPages({ en: 'Dashboard', hi: 'डैशबोर्ड' }),
  assistant: onPages({ en: 'Assistant', hi: 'असिस्टेंट' }),
  healthLog: onPages({ en: 'Health Log', hi: 'हेल्थ लॉग' }),
  foodIntake: onPages({ en: 'Food Intake', hi: 'खाने का लॉग' }),
  myFoods: onPages({ en: 'My foods', hi: 'मेरा खाना' }),
  training: onPages({ en: 'Training', hi: 'ट्रेनिंग' }),
  trends: onPages({ en: 'Trends', hi: 'ट्रेंड' }),
  nutrients: onPages({ en: 'Nutrients', hi: 'पोषक तत्व' }),
  healthReports: onPages({ en: 'Lab reports', hi: 'लैब रिपोर्ट' }),
  review: onPages({ en: 'Weekly review', hi: 'हफ़्ते का हिसाब' }),
  reports: onPages({ en: 'Reports', hi: 'रिपोर्ट' }),
  monthReport: onPages({ en: 'Monthly report', hi: 'महीने की रिपोर्ट' }),
  notifications: onPages({ en: 'Notifications', hi: 'सूचनाएँ' }),
  profile: onPages({ en: 'Profile', hi: 'प्रोफ़ाइल' }),
  billing: onPages({ en: 'Billing', hi: 'बिल और प्लान' }),
  support: onPages({ en: 'Support', hi: 'मदद' }),
  ticket: onPages({ en: 'Ticket', hi: 'टिकट' }),
  settings: onPages({ en: 'Settings', hi: 'सेटिंग' }),
};

/** What pages stand under in the menu. */
export const navGroups = {
  food: onPages({ en: 'Food', hi: 'खाना' }),
  coaching: onPages({ en: 'Coaching', hi: 'कोचिंग' }),
  progress: onPages({ en: 'Progress', hi: 'प्रगति' }),
};

export const account = onPages({ en: 'Account', hi: 'अकाउंट' });

/** Where there is little room. */
export const tabs = {
  today: onPages({ en: 'Today', hi: 'आज' }),
  food: onPages({ en: 'Food', hi: 'खाना' }),
};
