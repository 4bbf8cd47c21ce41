import { inLanguages } from '../locale.ts';

/** About messages that name foods and may tell of no meal of the writer. */

export const didYouEat = inLanguages({
  en: 'Did you have this? Nothing is logged yet.',
  hi: 'क्या आपने यह खाया? अभी कुछ दर्ज नहीं किया है।',
  'hi-Latn': 'Kya aapne ye khaya? Abhi kuch log nahi kiya.',
});

export const isItSoMuch = inLanguages({
  en: 'That is a lot. Is the amount right? Nothing is logged yet.',
  hi: 'यह तो बहुत ज़्यादा है। क्या मात्रा सही है? अभी कुछ दर्ज नहीं किया है।',
  'hi-Latn': 'Ye to bahut zyada hai. Kya amount sahi hai? Abhi kuch log nahi kiya.',
});

export const logIt = inLanguages({ en: 'Yes, log it', hi: 'हाँ, दर्ज करें', 'hi-Latn': 'Haan, log karo' });

export const dontLogIt = inLanguages({ en: 'No', hi: 'नहीं', 'hi-Latn': 'Nahi' });

export const leftOut = inLanguages({
  en: 'All right, I left it out.',
  hi: 'ठीक है, इसे दर्ज नहीं किया।',
  'hi-Latn': 'Theek hai, ise log nahi kiya.',
});

export const notYours = inLanguages({
  en: 'Got it. You didn’t eat that yourself, so I logged nothing.',
  hi: 'ठीक है। यह आपने नहीं खाया, इसलिए कुछ दर्ज नहीं किया।',
  'hi-Latn': 'Theek hai. Ye aapne nahi khaya, isliye kuch log nahi kiya.',
});

export const leftAlone = inLanguages({
  en: 'All right. That didn’t sound like a meal of yours, so I logged nothing. If you did eat it, write: I had …',
  hi: 'ठीक है। इसमें आपका कोई खाना नहीं दिखा, इसलिए कुछ दर्ज नहीं किया। खाया हो तो लिखिए: मैंने … खाया',
  'hi-Latn':
    'Theek hai. Isme aapka koi khana nahi dikha, isliye kuch log nahi kiya. Khaya ho to likhiye: maine … khaya',
});
