import { inLanguages } from '../locale.ts';
import { plural } from '../numbers.ts';

const entriesOf = {
  en: (count: number) => plural('en', count, { one: '# entry', other: '# entries' }),
  hi: (count: number) => plural('hi', count, { one: '# एंट्री', other: '# एंट्रियाँ' }),
  'hi-Latn': (count: number) => plural('hi-Latn', count, { one: '# entry', other: '# entries' }),
};

export const connected = inLanguages({
  en: (userName: string) =>
    `This chat is now connected to the FitPulse account “${userName}”. What you tell me here shows up on its website, and the other way round. If “${userName}” isn't your account, disconnect right away.`,
  hi: (userName) =>
    `यह चैट अब FitPulse खाते “${userName}” से जुड़ गई है। यहाँ जो बताएँगे, वह वेबसाइट पर भी दिखेगा, और वहाँ का यहाँ। अगर “${userName}” आपका खाता नहीं है, तो तुरंत अलग कर दीजिए।`,
  'hi-Latn': (userName) =>
    `Ye chat ab FitPulse account “${userName}” se jud gayi hai. Yahan jo bataenge, website par bhi dikhega, aur wahan ka yahan. Agar “${userName}” aapka account nahi hai, to turant disconnect kar dijiye.`,
});

export const notMine = inLanguages({
  en: 'Not mine, disconnect',
  hi: 'मेरा नहीं, अलग करें',
  'hi-Latn': 'Mera nahi, disconnect',
});

export const left = inLanguages({
  en: 'Done, this chat is no longer connected to that account. From here on you have a diary of your own.',
  hi: 'हो गया, यह चैट अब उस खाते से जुड़ी नहीं है। अब से आपकी अपनी डायरी है।',
  'hi-Latn': 'Ho gaya, ye chat ab us account se judi nahi hai. Ab se aapki apni diary hai.',
});

export const known = inLanguages({
  en: 'This chat is already connected to your FitPulse account.',
  hi: 'यह चैट आपके FitPulse खाते से पहले से जुड़ी है।',
  'hi-Latn': 'Ye chat aapke FitPulse account se pehle se judi hai.',
});

export const refused = inLanguages({
  en: (settings: string) =>
    `That link has expired or was already used. Nothing was changed. Make a new one in your settings: ${settings}`,
  hi: (settings) => `यह लिंक पुराना है या पहले इस्तेमाल हो चुका है। कुछ नहीं बदला। सेटिंग्स में नया लिंक बनाइए: ${settings}`,
  'hi-Latn': (settings) =>
    `Ye link purana hai ya pehle use ho chuka hai. Kuch nahi badla. Settings mein naya link banaiye: ${settings}`,
});

/** The diary of the chat would move into another account. */
export const askToMove = inLanguages({
  en: (count: number, since: string, into: string) =>
    `Wait, please read this first. That link joins two diaries:\n• this chat's diary: ${entriesOf.en(count)} since ${since}\n• the FitPulse account “${into}”\n\nIf you say yes, everything you logged here moves to “${into}”, and whoever signs in there can read it. You can undo it within a day. Say yes only if “${into}” is your own account.`,
  hi: (count, since, into) =>
    `रुकिए, पहले यह पढ़ लीजिए। यह लिंक दो डायरियाँ मिलाता है:\n• इस चैट की डायरी: ${since} से ${entriesOf.hi(count)}\n• FitPulse खाता “${into}”\n\nहाँ कहने पर यहाँ दर्ज सब कुछ “${into}” में चला जाएगा, और जो वहाँ साइन इन करेगा, पढ़ सकेगा। एक दिन के अंदर वापस भी हो सकता है। हाँ तभी कहिए, जब “${into}” आपका अपना खाता हो।`,
  'hi-Latn': (count, since, into) =>
    `Rukiye, pehle ye padh lijiye. Ye link do diaries milata hai:\n• is chat ki diary: ${since} se ${entriesOf['hi-Latn'](count)}\n• FitPulse account “${into}”\n\nHaan kehne par yahan ka sab kuch “${into}” mein chala jayega, aur jo wahan sign in karega, padh sakega. Ek din ke andar wapas bhi ho sakta hai. Haan tabhi kahiye jab “${into}” aapka apna account ho.`,
});

/** The chat would only leave an account that stays as it is. */
export const askToSwitch = inLanguages({
  en: (from: string, into: string) =>
    `This chat writes to your FitPulse account “${from}”. Should it write to “${into}” instead? “${from}” keeps everything it has. Say yes only if “${into}” is your own account.`,
  hi: (from, into) =>
    `यह चैट आपके FitPulse खाते “${from}” में लिखती है। क्या अब “${into}” में लिखे? “${from}” में सब कुछ वैसा ही रहेगा। हाँ तभी कहिए, जब “${into}” आपका अपना खाता हो।`,
  'hi-Latn': (from, into) =>
    `Ye chat aapke FitPulse account “${from}” mein likhti hai. Kya ab “${into}” mein likhe? “${from}” mein sab kuch waisa hi rahega. Haan tabhi kahiye jab “${into}” aapka apna account ho.`,
});

export const yes = inLanguages({
  en: 'Yes, it is my account',
  hi: 'हाँ, मेरा ही खाता है',
  'hi-Latn': 'Haan, mera hi account hai',
});

export const no = inLanguages({ en: 'No, change nothing', hi: 'नहीं, कुछ मत बदलो', 'hi-Latn': 'Nahi, kuch mat badlo' });

export const joined = inLanguages({
  en: (userName: string, moved: number) =>
    `This chat is now connected to “${userName}”.${moved > 0 ? ` It also has the ${entriesOf.en(moved)} you logged here before.` : ''}`,
  hi: (userName, moved) =>
    `यह चैट अब “${userName}” से जुड़ गई है।${moved > 0 ? ` यहाँ पहले दर्ज ${entriesOf.hi(moved)} भी अब वहाँ हैं।` : ''}`,
  'hi-Latn': (userName, moved) =>
    `Ye chat ab “${userName}” se jud gayi hai.${moved > 0 ? ` Yahan pehle log ki hui ${entriesOf['hi-Latn'](moved)} bhi ab wahan hain.` : ''}`,
});

export const declined = inLanguages({
  en: 'All right. Nothing was changed, and that link no longer works.',
  hi: 'ठीक है। कुछ नहीं बदला, और वह लिंक अब काम नहीं करेगा।',
  'hi-Latn': 'Theek hai. Kuch nahi badla, aur wo link ab kaam nahi karega.',
});

export const closed = inLanguages({
  en: 'That question is closed. Nothing was changed.',
  hi: 'वह सवाल अब बंद हो चुका है। कुछ नहीं बदला।',
  'hi-Latn': 'Wo sawaal ab band ho chuka hai. Kuch nahi badla.',
});

/** Said to "link": `settings` is the page that makes the link. */
export const howToLink = inLanguages({
  en: (settings: string) =>
    `Already have a FitPulse account on the web? Sign in here, tap “Connect Telegram”, and you come back to this chat: ${settings}\n\nBefore anything moves, I show you both diaries and ask. No other account yet? Write “login”, and give this diary a name and a password.`,
  hi: (settings) =>
    `वेबसाइट पर आपका FitPulse खाता पहले से है? यहाँ साइन इन करके “Connect Telegram” दबाइए, आप इसी चैट में लौट आएँगे: ${settings}\n\nकुछ भी ले जाने से पहले मैं दोनों डायरियों के नाम बताकर पूछूँगा। अगर कोई और खाता नहीं है, तो “login” लिखिए: वहाँ इस डायरी का नाम और पासवर्ड रख सकते हैं।`,
  'hi-Latn': (settings) =>
    `Website par aapka FitPulse account pehle se hai? Yahan sign in karke “Connect Telegram” dabaiye, aap isi chat mein laut aayenge: ${settings}\n\nKuch bhi le jaane se pehle main dono diaries ke naam bata kar poochhunga. Agar koi aur account nahi hai, to “login” likhiye: wahan is diary ka naam aur password rakh sakte hain.`,
});

export const linkedAlready = inLanguages({
  en: (userName: string, settings: string) =>
    `This chat writes to your FitPulse account “${userName}”, which you can open on the web too. To move it to another account, sign in to that one and tap “Connect Telegram”: ${settings}`,
  hi: (userName, settings) =>
    `यह चैट आपके FitPulse खाते “${userName}” में लिखती है, जो वेबसाइट पर भी खुलता है। किसी और खाते में ले जाना हो, तो उसमें साइन इन करके “Connect Telegram” दबाइए: ${settings}`,
  'hi-Latn': (userName, settings) =>
    `Ye chat aapke FitPulse account “${userName}” mein likhti hai, jo website par bhi khulta hai. Kisi aur account mein le jaana ho, to usme sign in karke “Connect Telegram” dabaiye: ${settings}`,
});

export const onlyDoor = inLanguages({
  en: 'This chat is the only way into this diary, so it stays connected. Write “login”, set a name and a password on the web, and then you can disconnect it.',
  hi: 'इस डायरी तक पहुँचने का रास्ता बस यही चैट है, इसलिए यह जुड़ी रहेगी। “login” लिखिए, वेबसाइट पर नाम और पासवर्ड रखिए, फिर इसे अलग कर सकते हैं।',
  'hi-Latn':
    'Is diary tak pahunchne ka raasta bas yahi chat hai, isliye ye judi rahegi. “login” likhiye, website par naam aur password rakhiye, phir ise alag kar sakte hain.',
});

export const thisChat = inLanguages({ en: 'this chat', hi: 'यह चैट', 'hi-Latn': 'ye chat' });

/** What both accounts tell, in another way each; `asked` says what it is and asks which one stays. */
export const differs = inLanguages({
  en: (asked: string, from: string, into: string, userName: string) =>
    `${asked}\n• this chat: ${from}\n• “${userName}”: ${into}`,
  hi: (asked, from, into, userName) => `${asked}\n• यह चैट: ${from}\n• “${userName}”: ${into}`,
  'hi-Latn': (asked, from, into, userName) => `${asked}\n• ye chat: ${from}\n• “${userName}”: ${into}`,
});

export const plansDiffer = inLanguages({
  en: (from: string, into: string, userName: string) =>
    `Both accounts have paid time left, and none of it is lost: one plan runs first, then the other. Which one first?\n• this chat: ${from}\n• “${userName}”: ${into}`,
  hi: (from, into, userName) =>
    `दोनों खातों में पेमेंट किया हुआ समय बाक़ी है, और वह बेकार नहीं जाएगा: एक प्लान पहले चलेगा, दूसरा उसके बाद। पहले कौन सा?\n• यह चैट: ${from}\n• “${userName}”: ${into}`,
  'hi-Latn': (from, into, userName) =>
    `Dono accounts mein paid time baaki hai, aur wo bekaar nahi jayega: ek plan pehle chalega, doosra uske baad. Pehle kaun sa?\n• ye chat: ${from}\n• “${userName}”: ${into}`,
});

export const planUntil = inLanguages({
  en: (plan: string, date: string) => `${plan} until ${date}`,
  hi: (plan, date) => `${plan}, ${date} तक`,
  'hi-Latn': (plan, date) => `${plan}, ${date} tak`,
});

/** Names what the accounts tell differently, and asks which one stays. */
export const figures = {
  height: inLanguages({
    en: 'The diaries don’t agree on your height. Which one is right?',
    hi: 'दोनों डायरियों में आपका कद अलग लिखा है। कौन सा सही है?',
    'hi-Latn': 'Dono diaries mein aapki height alag likhi hai. Kaun si sahi hai?',
  }),
  birth: inLanguages({
    en: 'The diaries don’t agree on your date of birth. Which one is right?',
    hi: 'दोनों डायरियों में आपकी जन्मतिथि अलग लिखी है। कौन सी सही है?',
    'hi-Latn': 'Dono diaries mein aapki date of birth alag likhi hai. Kaun si sahi hai?',
  }),
  gender: inLanguages({
    en: 'The diaries don’t agree on your sex. Which one is right?',
    hi: 'दोनों डायरियों में आपका लिंग अलग लिखा है। कौन सा सही है?',
    'hi-Latn': 'Dono diaries mein aapka gender alag likha hai. Kaun sa sahi hai?',
  }),
  stage: inLanguages({
    en: 'The diaries don’t agree on pregnancy or breastfeeding. Which one is right?',
    hi: 'गर्भ या स्तनपान के बारे में दोनों डायरियों में अलग लिखा है। कौन सा सही है?',
    'hi-Latn': 'Pregnancy ya breastfeeding ke baare mein dono diaries mein alag likha hai. Kaun sa sahi hai?',
  }),
  diet: inLanguages({
    en: 'The diaries don’t agree on your diet. Which one is right?',
    hi: 'दोनों डायरियों में आपका खान-पान अलग लिखा है। कौन सा सही है?',
    'hi-Latn': 'Dono diaries mein aapki diet alag likhi hai. Kaun si sahi hai?',
  }),
  timeZone: inLanguages({
    en: 'The diaries are in different time zones. Which one do you live in?',
    hi: 'दोनों डायरियाँ अलग टाइम ज़ोन में हैं। आप किसमें रहते हैं?',
    'hi-Latn': 'Dono diaries alag time zone mein hain. Aap kismein rehte hain?',
  }),
  targets: inLanguages({
    en: 'Your daily targets aren’t the same in both diaries. Which ones shall I keep?',
    hi: 'दोनों डायरियों में आपके रोज़ के लक्ष्य अलग हैं। कौन से रखूँ?',
    'hi-Latn': 'Dono diaries mein aapke roz ke targets alag hain. Kaun se rakhoon?',
  }),
};

export const genders = {
  male: inLanguages({ en: 'male', hi: 'पुरुष', 'hi-Latn': 'male' }),
  female: inLanguages({ en: 'female', hi: 'महिला', 'hi-Latn': 'female' }),
  other: inLanguages({ en: 'other', hi: 'अन्य', 'hi-Latn': 'other' }),
};
export const stages = {
  pregnant: inLanguages({ en: 'pregnant', hi: 'गर्भवती', 'hi-Latn': 'pregnant' }),
  breastfeeding: inLanguages({ en: 'breastfeeding', hi: 'स्तनपान', 'hi-Latn': 'breastfeeding' }),
};

export const undoJoin = inLanguages({
  en: 'Separate them again',
  hi: 'फिर से अलग करें',
  'hi-Latn': 'Phir se alag karein',
});

export const undoableFor = inLanguages({
  en: 'If that was a mistake, you can separate them again within a day, here or in the settings on the web.',
  hi: 'ग़लती से हुआ हो, तो एक दिन के अंदर यहाँ या वेबसाइट की सेटिंग्स में इन्हें फिर अलग कर सकते हैं।',
  'hi-Latn': 'Galti se hua ho, to ek din ke andar yahan ya website ki settings mein inhe phir alag kar sakte hain.',
});

export const separated = inLanguages({
  en: (userName: string, moved: number) =>
    `They are two diaries again. This chat has its own diary back${moved > 0 ? `, with ${entriesOf.en(moved)}` : ''}. What was added since stays in “${userName}”.`,
  hi: (userName, moved) =>
    `अब फिर दो डायरियाँ हैं। इस चैट को अपनी डायरी वापस मिल गई${moved > 0 ? `, ${entriesOf.hi(moved)} के साथ` : ''}। उसके बाद जो जुड़ा, वह “${userName}” में है।`,
  'hi-Latn': (userName, moved) =>
    `Ab phir do diaries hain. Is chat ko apni diary wapas mil gayi${moved > 0 ? `, ${entriesOf['hi-Latn'](moved)} ke saath` : ''}. Uske baad jo juda, wo “${userName}” mein hai.`,
});

export const notSeparable = inLanguages({
  en: (settings: string) =>
    `There is nothing to separate: no two diaries were joined here within the last day. To disconnect this chat from its account, open the settings on the web: ${settings}`,
  hi: (settings) =>
    `अलग करने को कुछ नहीं है: पिछले एक दिन में यहाँ दो डायरियाँ नहीं जोड़ी गईं। चैट को खाते से अलग करना हो, तो वेबसाइट की सेटिंग्स खोलिए: ${settings}`,
  'hi-Latn': (settings) =>
    `Alag karne ko kuch nahi hai: pichhle ek din mein yahan do diaries nahi jodi gayin. Chat ko account se alag karna ho, to website ki settings kholiye: ${settings}`,
});
