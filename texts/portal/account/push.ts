import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'On this device', hi: 'इस डिवाइस पर' });
export const cannot = onPages({
  en: 'This browser can’t show reminders while FitPulse is closed. On an iPhone or iPad, add FitPulse to the Home Screen first: Share, then “Add to Home Screen”.',
  hi: 'FitPulse बंद होने पर यह ब्राउज़र रिमाइंडर नहीं दिखा सकता। iPhone या iPad पर पहले FitPulse को होम स्क्रीन पर जोड़िए: Share दबाइए, फिर “Add to Home Screen”।',
});
export const show = onPages({
  en: 'Show reminders here, even while FitPulse is closed',
  hi: 'FitPulse बंद हो तब भी रिमाइंडर यहाँ दिखाएँ',
});
export const whatShows = onPages({
  en: 'Reminders show their full text. Anything else only says that there’s something new.',
  hi: 'रिमाइंडर पूरे दिखते हैं। बाक़ी बातों के लिए स्क्रीन पर बस इतना आता है कि कुछ नया है।',
});
export const notChanged = onPages({ en: 'This couldn’t be changed', hi: 'यह नहीं बदल पाया' });
export const failed = onPages({
  en: 'We can’t tell whether reminders reach this device',
  hi: 'पता नहीं चल पाया कि रिमाइंडर यहाँ आते हैं या नहीं',
});
export const notAllowed = onPages({
  en: 'Your browser doesn’t allow it. Allow notifications from this site in its settings, then try again.',
  hi: 'आपका ब्राउज़र इजाज़त नहीं दे रहा। उसकी सेटिंग में इस साइट के नोटिफ़िकेशन चालू कीजिए, फिर कोशिश कीजिए।',
});
export const notReady = onPages({
  en: 'This browser isn’t ready yet. Load the page again, then try once more.',
  hi: 'ब्राउज़र अभी तैयार नहीं है। पेज फिर से खोलिए और दोबारा कोशिश कीजिए।',
});
