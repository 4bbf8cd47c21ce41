import { onPages } from '../locale.ts';

export const eyebrow = onPages({ en: 'Features', hi: 'फ़ीचर' });
export const title = onPages({
  en: 'Everything a good diary needs, without the diary work',
  hi: 'अच्छी डायरी की हर बात, डायरी भरने की मेहनत के बिना',
});
export const lead = onPages({ en: 'You talk, it keeps the books.', hi: 'आप बताइए, लिखना इसका काम।' });
export const strip = onPages({ en: 'Features', hi: 'फ़ीचर' });
export const seeAll = onPages({ en: 'See all features', hi: 'सारे फ़ीचर देखिए' });

export const food = {
  title: onPages({ en: 'Food by text or photo', hi: 'खाना, लिखकर या फ़ोटो से' }),
  text: onPages({
    en: 'A whole meal in one sentence, English and Hindi mixed as you speak. Barcodes and packs by photo; a plate too, where AI is switched on and you allow it.',
    hi: 'पूरी थाली एक वाक्य में, हिन्दी-अंग्रेज़ी जैसे चाहें मिलाकर। बारकोड और पैकेट फ़ोटो से; थाली की फ़ोटो भी, जहाँ AI चालू हो और आप हाँ कहें।',
  }),
};
export const corrections = {
  title: onPages({ en: 'Corrected with a tap', hi: 'एक टैप में सुधार' }),
  text: onPages({
    en: 'Half of it, twice as much, something else, or never mind: each answer has its buttons, and the totals follow.',
    hi: 'आधा था, दोगुना था, कुछ और था या रहने दीजिए: हर जवाब के साथ बटन हैं, और जोड़ अपने-आप ठीक हो जाता है।',
  }),
};
export const entries = {
  title: onPages({ en: 'Water, activity, weight, sleep', hi: 'पानी, कसरत, वज़न, नींद' }),
  text: onPages({
    en: '“2 glasses of water, walked 30 min, slept 7 hours”: one message, every entry in its place.',
    hi: '“2 गिलास पानी, 30 मिनट टहला, 7 घंटे सोया”: एक मैसेज, और हर चीज़ अपनी जगह पर।',
  }),
};
export const reminders = {
  title: onPages({ en: 'Smart reminders', hi: 'समझदार रिमाइंडर' }),
  text: onPages({
    en: 'A nudge when you are behind on water or a meal is missing, at your local time. Nothing when you are on track.',
    hi: 'पानी कम हुआ हो या खाना लिखना रह गया हो, तो सही समय पर याद दिलाता है। सब ठीक हो तो चुप रहता है।',
  }),
};
export const suggestions = {
  title: onPages({ en: 'Suggestions from your own figures', hi: 'आपके अपने आँकड़ों से सुझाव' }),
  text: onPages({
    en: 'Targets from published formulas, and after two weeks from what your own body showed, with the reasoning.',
    hi: 'शुरू में लक्ष्य जाने-माने फ़ॉर्मूलों से, दो हफ़्ते बाद आपके शरीर ने जो दिखाया उससे। वजह भी साथ में।',
  }),
};
export const reports = {
  title: onPages({ en: 'Monthly PDF reports', hi: 'हर महीने PDF रिपोर्ट' }),
  text: onPages({
    en: 'Your month on one page: intake, water, activity, sleep and weight. For you or your doctor, on the Pro and Premium plans.',
    hi: 'पूरा महीना एक पन्ने पर: खाना, पानी, कसरत, नींद और वज़न। आपके लिए या डॉक्टर के लिए, Pro और Premium प्लान में।',
  }),
};
