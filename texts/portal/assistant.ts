import { onPages } from '../locale.ts';

export const sendReport = onPages({ en: 'Send a lab report', hi: 'लैब रिपोर्ट भेजें' });
export const report = onPages({ en: 'Lab report', hi: 'लैब रिपोर्ट' });
export const sendPhoto = onPages({ en: 'Send a photo of a meal', hi: 'खाने की फ़ोटो भेजें' });
export const photoOfMeal = onPages({ en: 'Photo of a meal', hi: 'खाने की फ़ोटो' });
export const ask = onPages({ en: 'What did you eat or do?', hi: 'क्या खाया या किया?' });
export const message = onPages({ en: 'Message to FitPulse', hi: 'FitPulse को मैसेज' });
export const send = onPages({ en: 'Send', hi: 'भेजें' });
export const conversation = onPages({ en: 'Conversation', hi: 'बातचीत' });
export const showEarlier = onPages({ en: 'Show earlier messages', hi: 'पुराने मैसेज दिखाएँ' });
export const you = onPages({ en: 'You', hi: 'आप' });
export const notSent = onPages({ en: (reason: string) => `Not sent. ${reason}`, hi: (reason) => `नहीं गया। ${reason}` });
export const sending = onPages({ en: 'Sending…', hi: 'भेज रहे हैं…' });
export const writing = onPages({ en: 'FitPulse is writing', hi: 'FitPulse लिख रहा है' });

export const quickLog = onPages({ en: 'Quick log', hi: 'झटपट लॉग' });
export const tellWhatYouAte = onPages({ en: 'Tell FitPulse what you ate', hi: 'FitPulse को बताइए, क्या खाया' });
export const example = onPages({
  en: '2 rotis with dal and a glass of lassi',
  hi: '2 रोटी, दाल और एक गिलास लस्सी',
});
export const logging = onPages({ en: 'Logging…', hi: 'हो रहा है…' });
export const logIt = onPages({ en: 'Log it', hi: 'दर्ज करें' });
export const wordsNotSent = onPages({
  en: (words: string, reason: string) => `“${words}” was not sent. ${reason}`,
  hi: (words, reason) => `“${words}” नहीं गया। ${reason}`,
});
export const goOn = onPages({ en: 'Continue in the chat', hi: 'चैट में आगे बात करें' });

export const noMicrophone = onPages({
  en: 'The microphone is not available. Allow it in your browser, or type.',
  hi: 'माइक नहीं मिला। ब्राउज़र में इसकी इजाज़त दीजिए, या लिखकर भेजिए।',
});
export const stopAndSend = onPages({ en: 'Stop and send', hi: 'रोकें और भेजें' });
export const record = onPages({ en: 'Record a voice note', hi: 'बोलकर भेजें' });
export const photo = onPages({ en: 'Photo', hi: 'फ़ोटो' });
export const voiceNote = onPages({ en: 'Voice note', hi: 'वॉइस नोट' });
export const tooLarge = onPages({ en: 'The file is larger than 5 MB.', hi: 'फ़ाइल 5 MB से बड़ी है।' });
export const unreadable = onPages({ en: 'The file can’t be read.', hi: 'यह फ़ाइल खुल नहीं रही।' });

export const tellMe = onPages({ en: 'Tell me about your day', hi: 'बताइए, आज का दिन कैसा रहा?' });
export const howItWorks = onPages({
  en: 'Write what you ate, drank or did, in your own words. I log it, show what I understood, and keep count. Try one of these:',
  hi: 'जो खाया, पिया या किया, अपने शब्दों में लिखिए। मैं दर्ज कर लूँगा, दिखाऊँगा कि क्या समझा, और हिसाब रखूँगा। इनमें से कुछ आज़माइए:',
});
/** What buttons say, and send: all of them where a conversation hasn't begun. */
export const examples = {
  food: example,
  water: onPages({ en: '2 glasses of water', hi: '2 गिलास पानी' }),
  activity: onPages({ en: 'walked 30 min', hi: '30 मिनट टहला' }),
  advice: onPages({ en: 'what should I eat?', hi: 'क्या खाऊँ?' }),
  today: onPages({ en: 'today', hi: 'आज' }),
  help: onPages({ en: 'help', hi: 'मदद' }),
};
/** Of a conversation that goes on. */
export const shortcuts = {
  today: examples.today,
  advice: examples.advice,
  week: onPages({ en: 'how was my week?', hi: 'मेरा हफ़्ता कैसा रहा?' }),
  water: examples.water,
};
export const suggestions = onPages({ en: 'Suggestions', hi: 'सुझाव' });
