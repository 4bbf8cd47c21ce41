import { inLanguages } from '../locale.ts';

export const stopped = inLanguages({
  en: 'Done. I won’t write first any more: no reminders, no reports, no news. I’ll still answer whatever you write, and tell you about your payments and the safety of your account.\nWrite “resume reminders” to get them back.',
  hi: 'हो गया। अब मैं अपनी तरफ़ से कुछ नहीं भेजूँगा: न रिमाइंडर, न रिपोर्ट, न ख़बरें। आप जो लिखेंगे उसका जवाब दूँगा; भुगतान या खाते की सुरक्षा की बात हो तो बताऊँगा।\nफिर चाहिए तो लिखिए: resume reminders',
  'hi-Latn':
    'Ho gaya. Ab main apni taraf se kuch nahi bhejunga: na reminders, na reports, na news. Aap jo likhenge uska jawab dunga; payment ya account ki safety ki baat ho to bataunga.\nPhir chahiye to likhiye: resume reminders',
});
