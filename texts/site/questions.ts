import { onPages } from '../locale.ts';

export const eyebrow = onPages({ en: 'FAQ', hi: 'सवाल-जवाब' });
export const title = onPages({ en: 'Questions people ask first', hi: 'जो सबसे पहले पूछा जाता है' });

/** The six questions of the landing page; search engines get the same texts. */
export const questions = [
  {
    question: onPages({ en: 'Do I need to install an app?', hi: 'क्या कोई ऐप इंस्टॉल करना होगा?' }),
    answer: onPages({
      en: 'No. FitPulse works inside Telegram, which you may already have, and the same assistant is on this website. What you write in one place is there in the other.',
      hi: 'नहीं। FitPulse Telegram में चलता है, जो शायद आपके फ़ोन में पहले से है, और वही असिस्टेंट इस वेबसाइट पर भी है। एक जगह जो लिखा, दूसरी जगह भी मिल जाएगा।',
    }),
  },
  {
    question: onPages({ en: 'How accurate are the calories?', hi: 'कैलोरी कितनी सही होती है?' }),
    answer: onPages({
      en: 'They are estimates from published food tables and common Indian portions. Each answer shows the grams it assumed and its range, and a figure that you state yourself always wins over the table.',
      hi: 'यह अंदाज़ा है, जो प्रकाशित फ़ूड टेबल और भारत में आम नाप से बनता है। हर जवाब में दिखता है कि कितने ग्राम माने गए और आँकड़ा कितना कम-ज़्यादा हो सकता है। आप ख़ुद कोई आँकड़ा बताएँ, तो वही माना जाता है।',
    }),
  },
  {
    question: onPages({
      en: 'Does it understand Indian food and Hindi words?',
      hi: 'क्या यह देसी खाना और Hinglish समझता है?',
    }),
    answer: onPages({
      en: 'Yes. “Aadha katori rajma aur do roti” is understood as it stands. When it meets a food that it doesn’t know, it asks you instead of guessing.',
      hi: 'हाँ। “आधी कटोरी राजमा और दो रोटी” लिखिए या “aadha katori rajma aur do roti”, दोनों समझता है। कोई चीज़ न पता हो, तो तुक्का नहीं लगाता, आपसे पूछ लेता है।',
    }),
  },
  {
    question: onPages({ en: 'Do I get monthly reports?', hi: 'क्या हर महीने रिपोर्ट मिलेगी?' }),
    answer: onPages({
      en: 'On the Pro and Premium plans, yes: a PDF of every month with your intake, activity, sleep and weight, to download under Reports. The Free plan has the dashboard and its charts.',
      hi: 'Pro और Premium प्लान में, हाँ: हर महीने की PDF, जिसमें खाना, कसरत, नींद और वज़न है। इसे रिपोर्ट वाले पेज से डाउनलोड कीजिए। Free प्लान में डैशबोर्ड और उसके चार्ट मिलते हैं।',
    }),
  },
  {
    question: onPages({
      en: 'Can I cancel, and do I get my money back?',
      hi: 'क्या बीच में बंद कर सकते हैं, और पैसे वापस मिलेंगे?',
    }),
    answer: onPages({
      en: 'You can cancel at any time and keep the features until the end of the billing period. Within 30 days of a payment you can ask for a full refund.',
      hi: 'जब चाहें बंद कीजिए; जितने समय के पैसे दिए हैं, तब तक फ़ीचर चलते रहेंगे। भुगतान के 30 दिन के अंदर पूरे पैसे वापस माँग सकते हैं।',
    }),
  },
  {
    question: onPages({ en: 'Who can see my health data?', hi: 'मेरी सेहत का डेटा कौन देख सकता है?' }),
    answer: onPages({
      en: 'You. It is not sold and not used for advertising. You can download all of it or delete your account with everything in it at any time.',
      hi: 'आप। इसे न बेचा जाता है, न विज्ञापन में लगाया जाता है। जब चाहें सारा डेटा डाउनलोड कीजिए, या खाता उसकी हर चीज़ समेत मिटा दीजिए।',
    }),
  },
];
