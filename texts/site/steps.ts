import { onPages } from '../locale.ts';

export const eyebrow = onPages({ en: 'How it works', hi: 'कैसे चलता है' });
export const title = onPages({ en: 'Three steps, a few seconds', hi: 'तीन क़दम, कुछ सेकंड' });

export const steps = [
  {
    title: onPages({ en: 'Start the Bot', hi: 'बॉट शुरू कीजिए' }),
    text: onPages({
      en: 'Open the chat on Telegram, or the same assistant on the web. There is nothing to install and nothing to set up first.',
      hi: 'Telegram पर चैट खोलिए, या वही असिस्टेंट वेब पर। न कुछ इंस्टॉल करना है, न पहले से कुछ सेट करना।',
    }),
    sample: onPages({ en: '/start', hi: '/start' }),
  },
  {
    title: onPages({ en: 'Log Your Data', hi: 'जो खाया-किया, बताइए' }),
    text: onPages({
      en: 'Say it as you would to a friend: several foods in one sentence, katoris and glasses, “aadha” or “half a plate”.',
      hi: 'जैसे दोस्त को बताते हैं: एक ही वाक्य में कई चीज़ें, कटोरी और गिलास, “आधा” या “half plate”।',
    }),
    sample: onPages({ en: 'aadha katori rajma and 1 roti', hi: 'आधी कटोरी राजमा और 1 रोटी' }),
  },
  {
    title: onPages({ en: 'Get Insights', hi: 'हिसाब देखिए' }),
    text: onPages({
      en: 'Energy, water, activity and sleep against your own targets, protein, carbs and fat beside them, in the chat and on your dashboard.',
      hi: 'कैलोरी, पानी, कसरत और नींद आपके लक्ष्यों के सामने, साथ में प्रोटीन, कार्ब्स और फ़ैट। चैट में भी, डैशबोर्ड पर भी।',
    }),
    sample: onPages({ en: '786 kcal left for today', hi: 'आज 786 कैलोरी बाक़ी' }),
  },
];
