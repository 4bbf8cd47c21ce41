import { inLanguages } from './locale.ts';
import { plural } from './numbers.ts';

const entriesOf = {
  en: (count: number) => plural('en', count, { one: '# entry', other: '# entries' }),
  hi: (count: number) => plural('hi', count, { one: '# एंट्री', other: '# एंट्रियाँ' }),
  'hi-Latn': (count: number) => plural('hi-Latn', count, { one: '# entry', other: '# entries' }),
};

export const connected = inLanguages({
  en: (userName: string) =>
    `This chat is connected to the FitPulse account “${userName}”. What you tell me here shows up on its website, and the other way round. If “${userName}” isn't your account, disconnect right away.`,
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
  en: 'This chat is connected to your FitPulse account already.',
  hi: 'यह चैट आपके FitPulse खाते से पहले से जुड़ी है।',
  'hi-Latn': 'Ye chat aapke FitPulse account se pehle se judi hai.',
});

export const refused = inLanguages({
  en: (settings: string) =>
    `That link has expired, or was used before. Nothing was changed. Make a new one in your settings: ${settings}`,
  hi: (settings) => `यह लिंक पुराना है या पहले इस्तेमाल हो चुका है। कुछ नहीं बदला। सेटिंग्स में नया लिंक बनाइए: ${settings}`,
  'hi-Latn': (settings) =>
    `Ye link purana hai ya pehle use ho chuka hai. Kuch nahi badla. Settings mein naya link banaiye: ${settings}`,
});

/** The diary of the chat would move into another account. */
export const askToMove = inLanguages({
  en: (count: number, since: string, into: string) =>
    `Wait, please read this first. That link joins two diaries:\n• this chat's diary: ${entriesOf.en(count)} since ${since}\n• the FitPulse account “${into}”\n\nIf you say yes, everything you logged here moves to “${into}”, and whoever signs in there can read it. It can't be undone. Say yes only if “${into}” is your own account.`,
  hi: (count, since, into) =>
    `रुकिए, पहले यह पढ़ लीजिए। यह लिंक दो डायरियाँ मिलाता है:\n• इस चैट की डायरी: ${since} से ${entriesOf.hi(count)}\n• FitPulse खाता “${into}”\n\nहाँ कहने पर यहाँ दर्ज सब कुछ “${into}” में चला जाएगा, और जो वहाँ साइन इन करेगा, पढ़ सकेगा। इसे वापस नहीं किया जा सकता। हाँ तभी कहिए, जब “${into}” आपका अपना खाता हो।`,
  'hi-Latn': (count, since, into) =>
    `Rukiye, pehle ye padh lijiye. Ye link do diary milata hai:\n• is chat ki diary: ${since} se ${entriesOf['hi-Latn'](count)}\n• FitPulse account “${into}”\n\nHaan kehne par yahan ka sab kuch “${into}” mein chala jayega, aur jo wahan sign in karega, padh sakega. Ye wapas nahi ho sakta. Haan tabhi kahiye jab “${into}” aapka apna account ho.`,
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
    `This chat is connected to “${userName}”.${moved > 0 ? ` It also has the ${entriesOf.en(moved)} that you logged here before.` : ''}`,
  hi: (userName, moved) =>
    `यह चैट अब “${userName}” से जुड़ गई है।${moved > 0 ? ` यहाँ पहले दर्ज ${entriesOf.hi(moved)} भी अब वहाँ हैं।` : ''}`,
  'hi-Latn': (userName, moved) =>
    `Ye chat ab “${userName}” se jud gayi hai.${moved > 0 ? ` Yahan pehle log ki hui ${entriesOf['hi-Latn'](moved)} bhi ab wahan hain.` : ''}`,
});

export const declined = inLanguages({
  en: 'Good. Nothing was changed, and that link is worth nothing any more.',
  hi: 'ठीक है। कुछ नहीं बदला, और वह लिंक अब बेकार है।',
  'hi-Latn': 'Theek hai. Kuch nahi badla, aur wo link ab bekaar hai.',
});

export const closed = inLanguages({
  en: 'That question is closed. Nothing was changed.',
  hi: 'वह सवाल अब बंद हो चुका है। कुछ नहीं बदला।',
  'hi-Latn': 'Wo sawaal ab band ho chuka hai. Kuch nahi badla.',
});
