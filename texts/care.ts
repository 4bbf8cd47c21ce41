import { inLanguages } from './locale.ts';

export const deficitsShown = inLanguages({
  en: 'They’re back: your targets and what’s left show with your day again. Tell me any time if you’d rather not see them.',
  hi: 'लक्ष्य और बाक़ी फिर से दिखेंगे। जब न देखना हो, बता दीजिए।',
  'hi-Latn': 'Target aur baaki phir se dikhenge. Jab na dekhna ho, bata dijiye.',
});

export const ageTakenBack = inLanguages({
  en: 'Thanks for telling me. What did you eat, drink or do?',
  hi: 'बताने के लिए शुक्रिया। क्या खाया, पिया या किया?',
  'hi-Latn': 'Batane ke liye shukriya. Kya khaya, piya ya kiya?',
});

export const olderThanThat = inLanguages({
  en: 'I am 13 or older',
  hi: 'मेरी उम्र 13 या ज़्यादा है',
  'hi-Latn': 'Meri umar 13 ya zyada hai',
});

export const restGone = inLanguages({
  en: 'Please write it once more, and I’ll log it.',
  hi: 'एक बार फिर लिख दीजिए, मैं दर्ज कर लूँगा।',
  'hi-Latn': 'Ek baar phir likh dijiye, main log kar lunga.',
});

export const restLogged = inLanguages({
  en: 'That is already logged.',
  hi: 'यह पहले से दर्ज है।',
  'hi-Latn': 'Ye pehle se log hai.',
});

export const targetsMovedTitle = inLanguages({
  en: 'A target was moved to a safe figure',
  hi: 'एक लक्ष्य सुरक्षित स्तर पर लाया गया',
  'hi-Latn': 'Ek target safe level par laaya gaya',
});

export const targetsMoved = inLanguages({
  en: 'Your weight has changed, so I moved your target to a safe figure.',
  hi: 'आपका वज़न बदला है, इसलिए मैंने लक्ष्य सुरक्षित स्तर पर रख दिया।',
  'hi-Latn': 'Aapka weight badla hai, isliye maine target safe level par rakh diya.',
});

/** After a danger that was told a while ago. */
export const recovered = inLanguages({
  en: 'I’m so glad. Please let a doctor look at it today all the same, and if it comes back, call for help at once.',
  hi: 'सुनकर राहत हुई। फिर भी आज डॉक्टर को दिखा लीजिए, और दोबारा हो तो तुरंत मदद के लिए फ़ोन कीजिए।',
  'hi-Latn':
    'Sunkar rahat hui. Phir bhi aaj doctor ko dikha lijiye, aur dobara ho to turant madad ke liye phone kijiye.',
});

/** To who says that they are well, where no danger was told. */
export const gladToHear = inLanguages({
  en: 'Good to hear! I’m here whenever you want to log something or ask.',
  hi: 'सुनकर अच्छा लगा! कुछ लिखना या पूछना हो तो मैं यहीं हूँ।',
  'hi-Latn': 'Sunkar achha laga! Kuch likhna ya poochhna ho to main yahin hoon.',
});

/** To who regrets a treat. */
export const regret = inLanguages({
  en: 'One treat changes nothing about your week, and food is allowed to be a joy. No need to make up for it: eat as usual at the next meal, and take a walk only if you feel like one.',
  hi: 'एक बार की मिठास से पूरे हफ़्ते का कुछ नहीं बिगड़ता, और खाना ख़ुशी के लिए भी होता है। भरपाई की ज़रूरत नहीं: अगला खाना हमेशा की तरह खाइए, मन हो तो थोड़ा टहल लीजिए।',
  'hi-Latn':
    'Ek treat se poore hafte ka kuch nahi bigadta, aur khana khushi ke liye bhi hota hai. Bharpai ki zaroorat nahi: agla khana hamesha ki tarah khaiye, man ho to thoda tahal lijiye.',
});

/** The same after thoughts of suicide or violence. */
export const lighter = inLanguages({
  en: 'I’m so glad you told me. If it gets heavy again, by day or night, you need not be alone with it: the number above is there for you.',
  hi: 'अच्छा हुआ कि आपने बताया। फिर भारी लगे, दिन हो या रात, तो अकेले मत रहिए: ऊपर वाला नंबर आपके लिए है।',
  'hi-Latn':
    'Achha hua ki aapne bataya. Phir bhaari lage, din ho ya raat, to akele mat rahiye: upar wala number aapke liye hai.',
});
