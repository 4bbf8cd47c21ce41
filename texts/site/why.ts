import { onPages } from '../locale.ts';

export const eyebrow = onPages({ en: 'Why FitPulse', hi: 'FitPulse ही क्यों' });
export const title = onPages({
  en: 'Numbers that you can trust, terms that you can leave',
  hi: 'आँकड़े भरोसे के, और कोई बंधन नहीं',
});
export const strip = onPages({ en: 'Reasons', hi: 'वजहें' });

export const repeatable = {
  title: onPages({ en: 'The same words, the same numbers', hi: 'वही शब्द, वही आँकड़े' }),
  text: onPages({
    en: 'An estimate is repeatable, gives its range and says where its figures come from.',
    hi: 'अंदाज़ा हर बार एक-सा आता है, कम-से-ज़्यादा बताता है, और यह भी कि आँकड़े कहाँ से आए।',
  }),
};
export const honest = {
  title: onPages({ en: 'It never invents a food', hi: 'मन से कुछ नहीं जोड़ता' }),
  text: onPages({
    en: 'What it doesn’t know, it asks about. Nothing is logged until it is sure what you meant.',
    hi: 'जो नहीं पता, वह पूछ लेता है। जब तक आपकी बात साफ़ न हो, कुछ दर्ज नहीं होता।',
  }),
};
export const undo = {
  title: onPages({ en: 'Undo for anything', hi: 'कुछ भी वापस लीजिए' }),
  text: onPages({
    en: 'Every change that you make in the chat can be taken back in the chat.',
    hi: 'चैट में जो भी बदला, चैट में ही वापस हो जाता है।',
  }),
};
export const kitchen = {
  title: onPages({ en: 'At home in an Indian kitchen', hi: 'देसी रसोई से पूरी पहचान' }),
  text: onPages({
    en: 'Poha, rajma chawal, idli, chaas, chai: with the portions that people really serve.',
    hi: 'पोहा, राजमा चावल, इडली, छाछ, चाय: उतने ही, जितने घर में परोसे जाते हैं।',
  }),
};
export const guarantee = {
  title: onPages({ en: '30-day money-back guarantee', hi: '30 दिन की मनी-बैक गारंटी' }),
  text: onPages({
    en: 'A full refund within 30 days. Cancel at any time and keep the features until the period ends.',
    hi: '30 दिन के अंदर पूरे पैसे वापस। जब चाहें बंद कीजिए; फ़ीचर अवधि ख़त्म होने तक चलते रहेंगे।',
  }),
};
export const ownData = {
  title: onPages({ en: 'Your data stays yours', hi: 'आपका डेटा आपका ही रहेगा' }),
  text: onPages({
    en: 'Take all of it with you as a file, or delete your account with everything in it, whenever you like.',
    hi: 'जब चाहें, सब कुछ फ़ाइल में साथ ले जाइए, या खाता उसकी हर चीज़ समेत मिटा दीजिए।',
  }),
};
