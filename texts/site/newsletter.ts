import { onPages } from '../locale.ts';

export const title = onPages({ en: 'Newsletter', hi: 'न्यूज़लेटर' });
export const description = onPages({
  en: 'Short, practical notes about eating, drinking water and keeping a diary, by e-mail. No advertising.',
  hi: 'खाने, पानी पीने और डायरी रखने पर छोटी, काम की बातें ई-मेल पर। कोई विज्ञापन नहीं।',
});
export const lead = onPages({ en: 'Coming soon...', hi: 'जल्द आ रहा है…' });
export const about = onPages({
  en: 'The first issue is being written: short, practical notes about eating, drinking enough water and keeping a diary that lasts. Leave your address and it comes to you. No advertising.',
  hi: 'पहला अंक लिखा जा रहा है: खाने, पूरा पानी पीने और डायरी निभाने पर छोटी, काम की बातें, अंग्रेज़ी में। अपना ई-मेल दीजिए, आपके पास आ जाएगा। कोई विज्ञापन नहीं।',
});
export const use = onPages({
  en: 'Your address is used for this newsletter and nothing else, and only once you have said yes to the mail that asks you. Every mail has a link that takes you off the list; see the',
  hi: 'आपका ई-मेल सिर्फ़ इस न्यूज़लेटर के काम आएगा, और वह भी तब, जब आप पूछने वाली मेल पर हाँ कर देंगे। हर मेल में सूची से हटने का लिंक होता है। पूरी बात',
});
export const privacy = onPages({ en: 'privacy policy', hi: 'गोपनीयता नीति' });
export const stop = onPages({ en: '.', hi: ' में है।' });

/** The words of the form. */
export const form = {
  email: onPages({ en: 'E-mail address', hi: 'ई-मेल' }),
  subscribe: onPages({ en: 'Subscribe', hi: 'भेजिए मुझे' }),
  subscribing: onPages({ en: 'Subscribing...', hi: 'दर्ज हो रहा है…' }),
  asked: onPages({
    en: 'Almost there: we have sent you a mail. Open its link to say yes, and the first issue is yours as soon as it is out.',
    hi: 'बस एक क़दम और: हमने आपको मेल भेजी है। उसका लिंक खोलकर हाँ कर दीजिए, पहला अंक निकलते ही आपका।',
  }),
};

export const confirmLead = onPages({
  en: 'One tap, and the first issue comes to you as soon as it is out.',
  hi: 'एक टैप, और पहला अंक निकलते ही आपके पास।',
});
export const confirmDescription = onPages({
  en: 'Say yes to the FitPulse newsletter.',
  hi: 'FitPulse के न्यूज़लेटर को हाँ कहिए।',
});
export const confirm = {
  ask: onPages({ en: 'Yes, send it to me', hi: 'हाँ, मुझे भेजिए' }),
  done: onPages({
    en: 'You are on the list. The first issue comes as soon as it is out.',
    hi: 'आपका नाम सूची में है। पहला अंक निकलते ही आएगा।',
  }),
};
export const leaveLead = onPages({
  en: 'One tap, and nothing more comes to you.',
  hi: 'एक टैप, और आगे कुछ नहीं आएगा।',
});
export const leaveDescription = onPages({
  en: 'Be taken off the list of the FitPulse newsletter.',
  hi: 'FitPulse के न्यूज़लेटर की सूची से हटिए।',
});
export const leave = {
  ask: onPages({ en: 'Take me off the list', hi: 'मुझे सूची से हटाइए' }),
  done: onPages({
    en: 'Your address is off the list, and we have forgotten it.',
    hi: 'आपका ई-मेल सूची से हट गया, और हमने उसे भुला दिया।',
  }),
};
