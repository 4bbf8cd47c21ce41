import { onPages } from '../locale.ts';

export const title = onPages({ en: 'Customer Support', hi: 'मदद' });
export const lead = onPages({ en: "We're here to help!", hi: 'हम मदद के लिए हैं!' });
export const expand = onPages({ en: 'Expand', hi: 'बड़ा करें' });
export const minimise = onPages({ en: 'Minimise', hi: 'छोटा करें' });
export const close = onPages({ en: 'Close', hi: 'बंद करें' });
export const conversation = onPages({ en: 'Conversation', hi: 'बातचीत' });
export const typing = onPages({ en: 'Support is typing', hi: 'जवाब लिखा जा रहा है' });
export const messageLabel = onPages({ en: 'Message to support', hi: 'मदद के लिए संदेश' });
export const write = onPages({ en: 'Write a message', hi: 'संदेश लिखिए' });
export const send = onPages({ en: 'Send', hi: 'भेजें' });
export const foot = onPages({
  en: (firstName: string, hours: string) =>
    `Hi ${firstName || 'there'}! Quick answers come at once; a person reads ${hours}.`,
  hi: (firstName, hours) => `नमस्ते${firstName && ` ${firstName}`}! झटपट जवाब तुरंत आते हैं; कोई इंसान पढ़ता है: ${hours}।`,
});

export const handedOver = onPages({
  en: (ticket: number) => `Handed over as ticket #${ticket}. A person will answer; you get a notice in your account.`,
  hi: (ticket) => `आपकी बात टिकट #${ticket} बनकर पहुँच गई। कोई इंसान जवाब देगा; सूचना आपके खाते में आएगी।`,
});
export const signInToHandOver = onPages({
  en: 'Sign in to hand this over to a person',
  hi: 'किसी इंसान तक पहुँचाने के लिए साइन इन करें',
});
export const notHandedOver = onPages({
  en: 'The ticket could not be opened. Please try again.',
  hi: 'टिकट नहीं खुल पाया। फिर कोशिश कीजिए।',
});
export const handingOver = onPages({ en: 'Handing over...', hi: 'पहुँचा रहे हैं…' });
export const handOver = onPages({ en: 'Hand over as a ticket', hi: 'टिकट बनाकर पहुँचाएँ' });

export const greeting = onPages({
  en: 'Hello and welcome to FitPulse support! How can we help you today?',
  hi: 'नमस्ते, FitPulse की मदद में आपका स्वागत है! बताइए, क्या मदद करें?',
});
export const quickQuestions = [
  onPages({ en: 'How do I update my profile?', hi: 'प्रोफ़ाइल कैसे बदलूँ?' }),
  onPages({ en: 'Enable water reminders', hi: 'पानी के रिमाइंडर चालू करने हैं' }),
  onPages({ en: 'Upload health reports', hi: 'लैब रिपोर्ट अपलोड करनी है' }),
  onPages({ en: 'Change notification settings', hi: 'सूचनाओं की सेटिंग बदलनी है' }),
  onPages({ en: 'Account login issues', hi: 'साइन इन नहीं हो रहा' }),
];

/** Answers by what they are about. */
export const replies = {
  upload: onPages({
    en: 'Send a lab report as PDF, photo or text under Lab reports in your account, or in the chat: FitPulse reads its values and shows them beside their ranges. The monthly PDF reports of what you log come with the Pro and Premium plans.',
    hi: 'लैब रिपोर्ट PDF, फ़ोटो या टेक्स्ट के रूप में अपने खाते के “लैब रिपोर्ट” पेज पर या चैट में भेजिए: FitPulse उसके आँकड़े पढ़कर सामान्य दायरे के साथ दिखाता है। आप जो दर्ज करते हैं, उसकी हर महीने की PDF रिपोर्ट Pro और Premium प्लान में मिलती है।',
  }),
  water: onPages({
    en: 'Most adults do well with 2000-3000 ml of water per day, and that is where your daily target starts. Write “2 glasses of water” in the chat to log it. Water reminders are switched on under Notifications in your account.',
    hi: 'ज़्यादातर बड़ों के लिए दिन में 2000-3000 ml पानी ठीक रहता है, आपका रोज़ का लक्ष्य वहीं से शुरू होता है। दर्ज करने के लिए चैट में “2 गिलास पानी” लिखिए। पानी के रिमाइंडर अपने खाते के “सूचनाएँ” पेज पर चालू कीजिए।',
  }),
  signIn: onPages({
    en: 'If you can’t sign in, check your user name first: capital letters count. You can set a new password with the link below.',
    hi: 'साइन इन न हो, तो पहले यूज़र नेम देख लीजिए: अंग्रेज़ी के छोटे-बड़े अक्षर अलग गिने जाते हैं। नया पासवर्ड नीचे के लिंक से रख सकते हैं।',
  }),
  notifications: onPages({
    en: 'Reminders and reports are chosen under Notifications in your account: switch on the ones you want. They come at your local time.',
    hi: 'रिमाइंडर और रिपोर्ट अपने खाते के “सूचनाएँ” पेज पर चुनिए: जो चाहिए, चालू कर लीजिए। वे आपके समय पर आएँगे।',
  }),
  billing: onPages({
    en: 'Your plan, your invoices and cancelling are under Billing in your account. You can cancel at any time and keep the features until the period ends, and ask for your money back within 30 days.',
    hi: 'प्लान, इनवॉइस और प्लान बंद करना, सब आपके खाते के “बिल और प्लान” पेज पर है। जब चाहें बंद कीजिए, अवधि पूरी होने तक सब चलता रहेगा; 30 दिन के अंदर पैसे वापस माँग सकते हैं।',
  }),
  reports: onPages({
    en: 'Monthly PDF reports come with the Pro and Premium plans and stand under Reports in your account.',
    hi: 'हर महीने की PDF रिपोर्ट Pro और Premium प्लान में मिलती है, और आपके खाते के “रिपोर्ट” पेज पर रहती है।',
  }),
  profile: onPages({
    en: 'Open Profile in your account to change your name, picture, contact details and goals. Changes count from the moment you save them.',
    hi: 'नाम, फ़ोटो, संपर्क और लक्ष्य बदलने के लिए अपने खाते में “प्रोफ़ाइल” खोलिए। सेव करते ही बदलाव लागू हो जाता है।',
  }),
  otherwise: onPages({
    en: 'Thank you for your message. Tell us a little more, or hand this conversation over to our team: a person will answer.',
    hi: 'संदेश के लिए धन्यवाद। थोड़ा और बताइए, या यह बातचीत हमारी टीम तक पहुँचा दीजिए: कोई इंसान जवाब देगा।',
  }),
};
export const replyLinks = {
  forgotPassword: onPages({ en: 'Forgot password', hi: 'पासवर्ड भूल गए' }),
  billing: onPages({ en: 'Open Billing', hi: 'बिल और प्लान खोलें' }),
  reports: onPages({ en: 'Open Reports', hi: 'रिपोर्ट खोलें' }),
};
