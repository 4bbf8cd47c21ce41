import { inLanguages } from './locale.ts';

/** About models that read along where the owner of the server has one. */

export const mayModelsRead = inLanguages({
  en: 'An AI model could help when I get stuck. It would see that message and how much energy and protein you had today, but not who you are. Allow it? You can change your mind any time: write “AI off”.',
  hi: 'जहाँ मैं अटकूँ, वहाँ एक AI मॉडल मदद कर सकता है। उसे वह मैसेज और आज की calories और protein दिखेंगे, पर यह नहीं कि आप कौन हैं। इजाज़त है? कभी भी “AI off” लिखकर बंद कर सकते हैं।',
  'hi-Latn':
    'Jahan main atak jaaun, wahan ek AI model madad kar sakta hai. Use wo message aur aaj ki calories aur protein dikhenge, par ye nahi ki aap kaun hain. Ijaazat hai? Kabhi bhi “AI off” likhkar band kar sakte hain.',
});

export const allow = inLanguages({ en: 'Allow AI', hi: 'AI चालू करें', 'hi-Latn': 'AI chalu karo' });
export const refuse = inLanguages({ en: 'No, thanks', hi: 'नहीं', 'hi-Latn': 'Nahi' });

export const allowed = inLanguages({
  en: 'AI help is on. Send me that message once more and I’ll try again. “AI off” stops it.',
  hi: 'AI की मदद चालू है। वह मैसेज फिर भेजिए, मैं दोबारा कोशिश करता हूँ। बंद करने के लिए “AI off” लिखिए।',
  'hi-Latn':
    'AI ki madad chalu hai. Wo message phir bhejiye, main dobara koshish karta hoon. Band karna ho to “AI off”.',
});

export const refused = inLanguages({
  en: 'AI help is off: no model sees what you write. “AI on” turns it on.',
  hi: 'AI की मदद बंद है: आपका लिखा किसी मॉडल को नहीं दिखता। चालू करने के लिए “AI on” लिखिए।',
  'hi-Latn': 'AI ki madad band hai: aapka likha kisi model ko nahi dikhta. Chalu karna ho to “AI on”.',
});

export const didYouMean = inLanguages({
  en: (words: string) => `I had an AI read that. Did you mean: “${words}”? Nothing is logged yet.`,
  hi: (words) => `यह मैंने AI से पढ़वाया। क्या आपका मतलब था: “${words}”? अभी कुछ दर्ज नहीं किया है।`,
  'hi-Latn': (words) => `Ye maine AI se padhwaya. Kya matlab tha: “${words}”? Abhi kuch log nahi kiya.`,
});

export const rightSo = inLanguages({ en: 'Yes', hi: 'हाँ', 'hi-Latn': 'Haan' });
export const notSo = inLanguages({ en: 'No', hi: 'नहीं', 'hi-Latn': 'Nahi' });

export const leftOut = inLanguages({
  en: 'Okay, I left it out. Tell me in other words?',
  hi: 'ठीक है, दर्ज नहीं किया। दूसरे शब्दों में बताइए?',
  'hi-Latn': 'Theek hai, log nahi kiya. Doosre shabdon mein bataiye?',
});

/** Below what a model wrote. */
export const byModel = inLanguages({
  en: '🤖 Written by AI. It can be wrong.',
  hi: '🤖 AI का लिखा हुआ। ग़लत भी हो सकता है।',
  'hi-Latn': '🤖 AI ka likha hua. Galat bhi ho sakta hai.',
});
