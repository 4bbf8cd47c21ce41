import type { NotificationCode, notificationCategories } from '../../../contract/notifications.ts';
import { onPages } from '../../locale.ts';

export const failed = onPages({ en: 'Your notifications can’t be shown', hi: 'सूचनाओं की सेटिंग नहीं दिख पाई' });
export const lead = onPages({
  en: 'Choose what FitPulse writes to you about, and when. It comes as a notification here and, if Telegram is connected, as a message there. Changes are saved right away.',
  hi: 'चुनिए कि FitPulse आपको किस बारे में और कब लिखे। यह यहाँ सूचना के रूप में आता है, और Telegram जुड़ा हो तो वहाँ मैसेज के रूप में भी। हर बदलाव तुरंत सेव हो जाता है।',
});
export const categories = {
  reminders: onPages({ en: 'Reminders', hi: 'रिमाइंडर' }),
  reports: onPages({ en: 'Reports', hi: 'रिपोर्ट' }),
  others: onPages({ en: 'Others', hi: 'और भी' }),
} satisfies Record<(typeof notificationCategories)[number], unknown>;

export const names = {
  water_reminder: onPages({ en: 'Water reminder', hi: 'पानी का रिमाइंडर' }),
  food_log: onPages({ en: 'Food log reminder', hi: 'खाना लिखने का रिमाइंडर' }),
  weekly_report: onPages({ en: 'Weekly review', hi: 'हफ़्ते का हिसाब' }),
  day_report: onPages({ en: 'Daily report', hi: 'दिन की रिपोर्ट' }),
  monthly_report: onPages({ en: 'Monthly review', hi: 'महीने का हिसाब' }),
  weight_report: onPages({ en: 'Weight report', hi: 'वज़न की रिपोर्ट' }),
  period_reminder: onPages({ en: 'Period reminder', hi: 'पीरियड का रिमाइंडर' }),
} satisfies Record<NotificationCode, unknown>;
export const descriptions = {
  water_reminder: onPages({
    en: 'A nudge when you are behind your water target.',
    hi: 'जब पानी लक्ष्य से कम हो, तो याद दिलाएगा।',
  }),
  food_log: onPages({
    en: 'A nudge when breakfast, lunch or dinner is not logged yet.',
    hi: 'नाश्ता, दोपहर या रात का खाना न लिखा हो तो याद दिलाएगा।',
  }),
  weekly_report: onPages({
    en: 'What changed, what went with your good days and one thing for next week, on Sunday evening.',
    hi: 'क्या बदला, अच्छे दिनों के साथ क्या रहा, और अगले हफ़्ते के लिए एक बात; रविवार शाम को।',
  }),
  day_report: onPages({
    en: 'Your day against your targets, every evening.',
    hi: 'लक्ष्य के मुक़ाबले आपका दिन, हर शाम।',
  }),
  monthly_report: onPages({
    en: 'Last month in a few lines, with its PDF, on the first of the month.',
    hi: 'पिछला महीना कुछ लाइनों में, PDF के साथ; महीने की पहली तारीख़ को।',
  }),
  weight_report: onPages({
    en: 'How your weight moved over the week, every Sunday.',
    hi: 'हफ़्ते में वज़न कितना बदला, हर रविवार।',
  }),
  period_reminder: onPages({
    en: 'A nudge two days before your next period may start, if you track it.',
    hi: 'अगला पीरियड आने से दो दिन पहले याद दिलाएगा, जब तक आप उसका हिसाब रखती हैं।',
  }),
} satisfies Record<NotificationCode, unknown>;
export const saved = onPages({ en: (name: string) => `${name} saved.`, hi: (name) => `${name}: सेव हो गया।` });
export const notSaved = onPages({
  en: (name: string) => `${name} was not saved`,
  hi: (name) => `${name}: सेव नहीं हो पाया`,
});
export const timeAt = onPages({
  en: (name: string, place: number) => `${name}, time ${place}`,
  hi: (name, place) => `${name}, समय ${place}`,
});
export const removeTime = onPages({
  en: (time: string, name: string) => `Remove ${time} of ${name}`,
  hi: (time, name) => `${name}: ${time} हटाएँ`,
});
export const addTime = onPages({ en: 'Add a time', hi: 'समय जोड़ें' });
export const quarter = onPages({
  en: 'Choose a time on the quarter hour, such as 20:15.',
  hi: 'पंद्रह-पंद्रह मिनट वाला समय चुनिए, जैसे 20:15।',
});

export const notices = onPages({ en: 'Notifications', hi: 'सूचनाएँ' });
export const unread = onPages({
  en: (count: number) => `Notifications, ${count} unread`,
  hi: (count) => `सूचनाएँ, ${count} नई`,
});
export const readAll = onPages({ en: 'Mark all as read', hi: 'सब पढ़ लिया' });
export const read = onPages({ en: 'Mark as read', hi: 'पढ़ लिया' });
export const readOne = onPages({ en: (title: string) => `Mark as read: ${title}`, hi: (title) => `पढ़ लिया: ${title}` });
export const notRead = onPages({ en: 'Not marked as read', hi: 'पढ़ा हुआ नहीं हो पाया' });
export const noticesFailed = onPages({ en: 'The notifications can’t be shown', hi: 'सूचनाएँ नहीं दिख पाईं' });
export const noNotices = onPages({
  en: 'Nothing here yet. Reminders and reports will show up here.',
  hi: 'अभी यहाँ कुछ नहीं है। रिमाइंडर और रिपोर्ट यहीं दिखेंगे।',
});

export const quietHours = onPages({ en: 'Quiet hours', hi: 'शांत समय' });
export const quietLead = onPages({
  en: 'No reminders between these times.',
  hi: 'इस बीच कोई रिमाइंडर नहीं आएगा।',
});
export const quietFrom = onPages({ en: 'From', hi: 'कब से' });
export const quietTo = onPages({ en: 'To', hi: 'कब तक' });
export const turnOff = onPages({ en: 'Turn off', hi: 'बंद करें' });
export const quietSaved = onPages({ en: 'Quiet hours saved.', hi: 'शांत समय सेव हो गया।' });
export const quietNotSaved = onPages({ en: 'The quiet hours were not saved', hi: 'शांत समय सेव नहीं हो पाया' });
export const quietFailed = onPages({ en: 'Your quiet hours can’t be shown', hi: 'शांत समय नहीं दिख पाया' });
