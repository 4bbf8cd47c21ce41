import { onPages } from '../locale.ts';

export const title = onPages({
  en: 'FitPulse: the health companion that lives in a chat',
  hi: 'FitPulse: चैट में आपकी सेहत का साथी',
});
export const description = onPages({
  en: 'Write what you ate in ordinary words. FitPulse counts it, shows the grams it assumed, and keeps your day in view.',
  hi: 'जो खाया, अपने शब्दों में लिख दीजिए। FitPulse कैलोरी गिनता है, कितने ग्राम माने यह बताता है, और पूरे दिन का हिसाब रखता है।',
});
export const picture = onPages({
  en: 'FitPulse: write what you ate, FitPulse counts it',
  hi: 'FitPulse: जो खाया लिखिए, हिसाब FitPulse रखेगा',
});

export const eyebrow = onPages({
  en: 'Your health and wellness companion in a chat',
  hi: 'चैट में आपकी सेहत का साथी',
});
export const heading = onPages({ en: 'Write what you ate.', hi: 'जो खाया, बस लिख दीजिए।' });
export const highlight = onPages({ en: 'FitPulse counts it.', hi: 'हिसाब FitPulse रखेगा।' });
export const lead = onPages({
  en: 'In English, Hindi or Hinglish, in your own words.',
  hi: 'हिन्दी, Hinglish या English, जैसे आप बोलते हैं।',
});
export const tryIt = onPages({ en: 'Try it with your last meal.', hi: 'अभी जो खाया, वही लिखकर देखिए।' });
export const onTelegram = onPages({ en: 'Start on Telegram', hi: 'Telegram पर शुरू करें' });
export const createAccount = onPages({ en: 'Create a free account', hi: 'मुफ़्त खाता बनाएँ' });
/** In its place for who is signed in. */
export const openDiary = onPages({ en: 'Open your diary', hi: 'अपनी डायरी खोलें' });
export const assurances = [
  onPages({ en: 'Free plan, forever', hi: 'Free प्लान, हमेशा मुफ़्त' }),
  onPages({ en: 'No app to install', hi: 'कोई ऐप डालने की ज़रूरत नहीं' }),
  onPages({ en: 'Cancel at any time', hi: 'जब चाहें बंद करें' }),
];

export const inFigures = onPages({ en: 'FitPulse in figures', hi: 'FitPulse आँकड़ों में' });
/** Figures about the product that can be looked up in it; figures about people are for the owner to count. */
export const claims = [
  {
    figure: onPages({ en: '5,000+', hi: '5,000+' }),
    label: onPages({ en: 'foods with their portions', hi: 'खाने की चीज़ें, नाप के साथ' }),
  },
  {
    figure: onPages({ en: '5', hi: '5' }),
    label: onPages({ en: 'kinds of entries, one diary', hi: 'तरह की एंट्री, एक डायरी' }),
  },
  {
    figure: onPages({ en: '2', hi: '2' }),
    label: onPages({ en: 'languages, mixed as you speak', hi: 'भाषाएँ, मिलाकर भी चलेंगी' }),
  },
  {
    figure: onPages({ en: '24/7', hi: '24/7' }),
    label: onPages({ en: 'the assistant answers', hi: 'जवाब, जब भी पूछें' }),
  },
  {
    figure: onPages({ en: '30 days', hi: '30 दिन' }),
    label: onPages({ en: 'to get your money back', hi: 'में पैसे वापस लेने की छूट' }),
  },
];

export const pricing = onPages({ en: 'Pricing', hi: 'क़ीमत' });
export const pricingTitle = onPages({
  en: 'Start free, pay when it helps',
  hi: 'शुरुआत मुफ़्त, पैसे तब जब काम आए',
});
export const pricingLead = onPages({
  en: 'Prices in Indian rupees; 8 % tax is added at checkout. 30-day money-back guarantee on every payment.',
  hi: 'क़ीमतें रुपये में; 8% टैक्स भुगतान के समय जुड़ेगा। हर भुगतान पर 30 दिन की मनी-बैक गारंटी।',
});

export const closing = onPages({
  en: 'Your next meal is a good place to start',
  hi: 'शुरुआत अगले खाने से ही कर लीजिए',
});
export const closingText = onPages({
  en: 'An account takes a minute. The free plan stays free.',
  hi: 'खाता एक मिनट में बन जाता है। Free प्लान मुफ़्त ही रहेगा।',
});
export const orOnTelegram = onPages({ en: 'or start on Telegram', hi: 'या Telegram पर शुरू करें' });
