import { inLanguages } from './locale.ts';

/** About models that read along where the owner of the server has one. */

/** By which messages the model reads along. */
export const mayModelsRead = {
  off: inLanguages({
    en: 'An AI model could help when I get stuck. It would see that message and today’s calories and protein, but not who you are. Where it reads you right, I may keep that message here, without names and numbers, to learn from it. Allow it? You can change your mind any time: write “AI off”.',
    hi: 'जहाँ मैं अटकूँ, वहाँ एक AI मॉडल मदद कर सकता है। उसे वह मैसेज और आज की कैलोरी और प्रोटीन दिखेंगे, पर यह नहीं कि आप कौन हैं। जहाँ वह सही समझे, वहाँ मैं वह मैसेज नाम और आँकड़े हटाकर अपने पास रख सकता हूँ, ताकि उससे सीख सकूँ। इजाज़त है? कभी भी “AI off” लिखकर बंद कर सकते हैं।',
    'hi-Latn':
      'Jahan main atak jaaun, wahan ek AI model madad kar sakta hai. Use wo message aur aaj ki calories aur protein dikhenge, par ye nahi ki aap kaun hain. Jahan wo sahi samjhe, wahan main wo message naam aur numbers hatakar apne paas rakh sakta hoon, taaki usse seekh sakun. Ijaazat hai? Kabhi bhi “AI off” likhkar band kar sakte hain.',
  }),
  doubt: inLanguages({
    en: 'An AI model could help when I get stuck or am not sure what you mean. It would see that message, what we last talked about, the names of what you logged lately and of your medicines and reminders, and today’s calories and protein, but not who you are. Where it reads you right, I may keep that message here, without names and numbers, to learn from it. Allow it? You can change your mind any time: write “AI off”.',
    hi: 'जहाँ मैं अटकूँ या मुझे पक्का समझ न आए, वहाँ एक AI मॉडल मदद कर सकता है। उसे वह मैसेज, हमारी पिछली बात, हाल में लिखी चीज़ों, आपकी दवाओं और रिमाइंडर के नाम, और आज की कैलोरी और प्रोटीन दिखेंगे, पर यह नहीं कि आप कौन हैं। जहाँ वह सही समझे, वहाँ मैं वह मैसेज नाम और आँकड़े हटाकर अपने पास रख सकता हूँ, ताकि उससे सीख सकूँ। इजाज़त है? कभी भी “AI off” लिखकर बंद कर सकते हैं।',
    'hi-Latn':
      'Jahan main atak jaaun ya mujhe pakka samajh na aaye, wahan ek AI model madad kar sakta hai. Use wo message, hamari pichhli baat, haal mein likhi cheezon, aapki dawaon aur reminder ke naam, aur aaj ki calories aur protein dikhenge, par ye nahi ki aap kaun hain. Jahan wo sahi samjhe, wahan main wo message naam aur numbers hatakar apne paas rakh sakta hoon, taaki usse seekh sakun. Ijaazat hai? Kabhi bhi “AI off” likhkar band kar sakte hain.',
  }),
  first: inLanguages({
    en: 'An AI model could help me understand you. It would see what you write to me, what we last talked about, the names of what you logged lately and of your medicines and reminders, and today’s calories and protein, but not who you are. Where it reads you right, I may keep that message here, without names and numbers, to learn from it. Allow it? You can change your mind any time: write “AI off”.',
    hi: 'आपकी बात समझने में एक AI मॉडल मेरी मदद कर सकता है। उसे आपके लिखे मैसेज, हमारी पिछली बात, हाल में लिखी चीज़ों, आपकी दवाओं और रिमाइंडर के नाम, और आज की कैलोरी और प्रोटीन दिखेंगे, पर यह नहीं कि आप कौन हैं। जहाँ वह सही समझे, वहाँ मैं वह मैसेज नाम और आँकड़े हटाकर अपने पास रख सकता हूँ, ताकि उससे सीख सकूँ। इजाज़त है? कभी भी “AI off” लिखकर बंद कर सकते हैं।',
    'hi-Latn':
      'Aapki baat samajhne mein ek AI model meri madad kar sakta hai. Use aapke likhe message, hamari pichhli baat, haal mein likhi cheezon, aapki dawaon aur reminder ke naam, aur aaj ki calories aur protein dikhenge, par ye nahi ki aap kaun hain. Jahan wo sahi samjhe, wahan main wo message naam aur numbers hatakar apne paas rakh sakta hoon, taaki usse seekh sakun. Ijaazat hai? Kabhi bhi “AI off” likhkar band kar sakte hain.',
  }),
};

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
  en: 'Okay, I left it out. Can you say it another way?',
  hi: 'ठीक है, दर्ज नहीं किया। दूसरे शब्दों में बताइए?',
  'hi-Latn': 'Theek hai, log nahi kiya. Doosre shabdon mein bataiye?',
});

/** Below what a model wrote. */
export const byModel = inLanguages({
  en: '🤖 Written by AI. It can be wrong.',
  hi: '🤖 AI का लिखा हुआ। ग़लत भी हो सकता है।',
  'hi-Latn': '🤖 AI ka likha hua. Galat bhi ho sakta hai.',
});

/** Below what was written down as a model read it. */
export const readWithModel = inLanguages({
  en: '🤖 AI helped me read this. If it’s not what you meant, undo it.',
  hi: '🤖 यह AI की मदद से समझा। मतलब कुछ और था तो वापस कर दीजिए।',
  'hi-Latn': '🤖 Ye AI ki madad se samjha. Matlab kuch aur tha to undo kar dijiye.',
});

/** Voice notes. */
export const voiceUnheard = inLanguages({
  en: "I can't listen to voice notes here. Type it, or speak into the microphone of your keyboard: it writes the words for you.",
  hi: 'यहाँ वॉइस नोट सुनना मुझे नहीं आता। लिखकर बताइए, या कीबोर्ड का माइक दबाकर बोलिए: वह आपके शब्द लिख देगा।',
  'hi-Latn':
    'Yahan voice note sunna mujhe nahi aata. Likhkar bataiye, ya keyboard ka mic dabakar boliye: wo aapke shabd likh dega.',
});

export const mayModelsHear = inLanguages({
  en: 'To understand a voice note I’d send it to an AI service. It hears the recording, but isn’t told who you are. Allow it? Then send it again. Typing always works.',
  hi: 'वॉइस नोट समझने के लिए उसे एक AI सेवा को भेजना होगा। वह रिकॉर्डिंग सुनेगी, पर यह नहीं जानेगी कि आप कौन हैं। इजाज़त है? फिर उसे दोबारा भेजिए। लिखकर तो कभी भी बता सकते हैं।',
  'hi-Latn':
    'Voice note samajhne ke liye use ek AI service ko bhejna hoga. Wo recording sunegi, par ye nahi jaanegi ki aap kaun hain. Ijaazat hai? Phir use dobara bhejiye. Likhkar to kabhi bhi bata sakte hain.',
});

export const tooLongToHear = inLanguages({
  en: (seconds: number) => `That voice note is too long for me. Up to ${seconds} seconds works, or type it.`,
  hi: (seconds) => `यह वॉइस नोट बहुत लंबा है। ${seconds} सेकंड तक का भेजिए, या लिख दीजिए।`,
  'hi-Latn': (seconds) => `Ye voice note bahut lamba hai. ${seconds} second tak ka bhejiye, ya likh dijiye.`,
});

export const noRecording = inLanguages({
  en: "I can't play that file. Record it as a voice note, or type it.",
  hi: 'यह फ़ाइल मुझसे नहीं चली। वॉइस नोट की तरह रिकॉर्ड कीजिए, या लिख दीजिए।',
  'hi-Latn': 'Ye file mujhse nahi chali. Voice note ki tarah record kijiye, ya likh dijiye.',
});

export const notHeard = inLanguages({
  en: "I couldn't make out what you said. Try again in a quieter place, or type it.",
  hi: 'समझ नहीं आया कि आपने क्या कहा। किसी शांत जगह से फिर बोलिए, या लिख दीजिए।',
  'hi-Latn': 'Samajh nahi aaya ki aapne kya kaha. Kisi shaant jagah se phir boliye, ya likh dijiye.',
});

/** How people write what they say of a meal, by which a transcription is written alike. */
export const asSpoken = {
  hi: 'मैंने दो रोटी, दाल, एक कटोरी दही और पोहा खाया। दो गिलास पानी पिया।',
  'hi-Latn': 'Maine do roti, dal, ek katori dahi aur poha khaya. Do glass paani piya.',
};

/** Above what a model read of a table on a photo. */
export const readByModel = inLanguages({
  en: '🤖 An AI helped me read this photo. Please compare it with the paper.',
  hi: '🤖 यह फ़ोटो पढ़ने में AI ने मदद की। कागज़ से मिलाकर देख लीजिए।',
  'hi-Latn': '🤖 Ye photo padhne mein AI ne madad ki. Kagaz se milakar dekh lijiye.',
});

/** Photos of meals. */
export const mayModelsSee = inLanguages({
  en: 'To read a photo I’d send it to an AI model, without the place where it was taken and without your name. Allow it? Then send it again. Or tell me in words what you ate.',
  hi: 'फ़ोटो पढ़ने के लिए उसे एक AI मॉडल को भेजना होगा: बिना जगह की जानकारी और बिना आपके नाम के। इजाज़त है? फिर उसे दोबारा भेजिए। या लिखकर बताइए, क्या खाया।',
  'hi-Latn':
    'Photo padhne ke liye use ek AI model ko bhejna hoga: bina jagah ki jaankari aur bina aapke naam ke. Ijaazat hai? Phir use dobara bhejiye. Ya likhkar bataiye, kya khaya.',
});

export const seen = inLanguages({
  en: '📷 An AI looked at your photo. Is this right? Nothing is logged yet.',
  hi: '📷 AI ने आपका फ़ोटो देखा। क्या यह सही है? अभी कुछ दर्ज नहीं किया है।',
  'hi-Latn': '📷 AI ne aapka photo dekha. Kya ye sahi hai? Abhi kuch log nahi kiya.',
});

export const changePlate = inLanguages({
  en: 'Another amount? Just write it, like: 3 rotis',
  hi: 'मात्रा अलग थी? बस लिख दीजिए, जैसे: 3 रोटी',
  'hi-Latn': 'Amount alag tha? Bas likh dijiye, jaise: 3 roti',
});

export const notInTable = inLanguages({
  en: (foods: string) => `I don’t have figures for: ${foods}`,
  hi: (foods) => `इनकी जानकारी मेरे पास नहीं है: ${foods}`,
  'hi-Latn': (foods) => `Inki jaankari mere paas nahi hai: ${foods}`,
});

export const logPlate = inLanguages({ en: 'Log it', hi: 'दर्ज करें', 'hi-Latn': 'Log karo' });
export const dropPlate = inLanguages({ en: 'Drop it', hi: 'रहने दें', 'hi-Latn': 'Rehne do' });
export const withoutFood = inLanguages({
  en: (food: string) => `Without ${food}`,
  hi: (food) => `${food} हटाएँ`,
  'hi-Latn': (food) => `${food} hatao`,
});

export const nothingSeen = inLanguages({
  en: "I couldn't make out a meal in that photo. Tell me in words what you ate.",
  hi: 'इस फ़ोटो में खाना पहचान नहीं पाया। लिखकर बताइए, क्या खाया?',
  'hi-Latn': 'Is photo mein khana pehchaan nahi paya. Likhkar bataiye, kya khaya?',
});

export const photoKnown = inLanguages({
  en: 'You already sent me this photo, so I left it alone. Had it again? Tell me in words.',
  hi: 'यह फ़ोटो आप पहले भेज चुके हैं, इसलिए कुछ नहीं किया। फिर से खाया? लिखकर बताइए।',
  'hi-Latn': 'Ye photo aap pehle bhej chuke hain, isliye kuch nahi kiya. Phir se khaya? Likhkar bataiye.',
});
