import { inLanguages } from '../locale.ts';

export const stopped = inLanguages({
  en: 'Done. Nothing comes unasked any more: no reminders, no reports, no news. I still answer whatever you write, and tell you what concerns your payments or the safety of your account.\nWrite “resume reminders” to have them back.',
  hi: 'हो गया। अब बिना पूछे कुछ नहीं आएगा: न रिमाइंडर, न रिपोर्ट, न ख़बरें। आप जो लिखेंगे उसका जवाब दूँगा; भुगतान या खाते की सुरक्षा की बात हो तो बताऊँगा।\nफिर चाहिए तो लिखिए: resume reminders',
  'hi-Latn':
    'Ho gaya. Ab bina pooche kuch nahi aayega: na reminders, na reports, na news. Aap jo likhenge uska jawab dunga; payment ya account ki safety ki baat ho to bataunga.\nPhir chahiye to likhiye: resume reminders',
});
