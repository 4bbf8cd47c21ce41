import { onPages } from '../locale.ts';

/** There is no room for one more. */
export const noRoom = {
  reminders: onPages({
    en: (most: number) => `There are ${most} reminders already. Delete one first.`,
    hi: (most) => `${most} रिमाइंडर पहले से हैं। पहले एक हटाइए।`,
  }),
  medicines: onPages({
    en: (most: number) => `There are ${most} medicines already. Delete one first.`,
    hi: (most) => `${most} दवाएँ पहले से हैं। पहले एक हटाइए।`,
  }),
  readingKinds: onPages({
    en: (most: number) => `There is room for ${most} kinds of your own.`,
    hi: (most) => `अपनी बनाई ${most} तरह की रीडिंग तक रख सकते हैं।`,
  }),
  doctorPages: onPages({
    en: (most: number) => `There are ${most} pages already; close one first.`,
    hi: (most) => `${most} पेज पहले से खुले हैं। पहले एक बंद कीजिए।`,
  }),
  phrases: onPages({
    en: (most: number) => `You keep ${most} of them already. Delete one first.`,
    hi: (most) => `आपके पास पहले से ${most} हैं। पहले एक हटाइए।`,
  }),
};

export const phraseTaken = onPages({
  en: (phrase: string) => `You already have "${phrase}". Change that one.`,
  hi: (phrase) => `“${phrase}” आपके पास पहले से है। उसी को बदलिए।`,
});
export const foodTaken = onPages({
  en: (name: string) => `You already have a food called "${name}". Change that one, or use another name.`,
  hi: (name) => `“${name}” नाम की चीज़ आपके पास पहले से है। उसी को बदलिए, या दूसरा नाम दीजिए।`,
});
export const unknownFoods = onPages({
  en: (names: string) => `I don’t know ${names}. Use another name, or add it as a food of your own.`,
  hi: (names) => `${names} समझ नहीं आया। दूसरा नाम लिखिए, या इसे अपनी चीज़ों में जोड़िए।`,
});
export const memoryWithoutAmount = onPages({
  en: 'Say how much it is, such as 200 ml or 30 g, or which food it is.',
  hi: 'बताइए कितना है, जैसे 200 ml या 30 g, या कौन-सी चीज़ है।',
});
export const cookedTooFar = onPages({
  en: 'So much can’t be cooked down to that weight. Check the weights.',
  hi: 'इतना सब पककर इतने वज़न का नहीं हो सकता। वज़न देख लीजिए।',
});

export const figuresImpossible = onPages({
  en: (problem: string) => `These figures can't be per 100 g: ${problem}.`,
  hi: (_problem) => 'ये आँकड़े 100 g के नहीं हो सकते। एक बार देख लीजिए।',
});

export const pageOpenTooLong = onPages({
  en: (days: number) => `A page is open for up to ${days} days from now.`,
  hi: (days) => `पेज आज से ज़्यादा से ज़्यादा ${days} दिन खुला रह सकता है।`,
});

export const reportsNotInPlan = onPages({
  en: 'Monthly reports come with the Pro and Premium plans.',
  hi: 'महीने की रिपोर्ट Pro और Premium प्लान में मिलती है।',
});
export const nothingInMonth = onPages({
  en: 'Nothing is logged in that month.',
  hi: 'उस महीने कुछ नहीं लिखा गया।',
});
export const noticeNotInPlan = onPages({
  en: 'This notification does not belong to your plan.',
  hi: 'यह सूचना आपके प्लान में नहीं है।',
});
