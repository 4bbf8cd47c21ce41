import { inLanguages } from '../locale.ts';

/** Of a group everybody reads along: no text here tells anybody's figures, nor the energy of a pot. */
export const pot = inLanguages({
  en: (foods: string, shares: number, share: string) => `🍲 ${foods}\n${shares} shares of ${share} each`,
  hi: (foods, shares, share) => `🍲 ${foods}\n${shares} हिस्से, हर एक ${share}`,
  'hi-Latn': (foods, shares, share) => `🍲 ${foods}\n${shares} hisse, har ek ${share}`,
});
/** Where nobody told how much it was: a usual serving each. */
export const servings = inLanguages({
  en: (share: string, shares: number) => `🍲 ${share} for each of ${shares}, since you gave no amount`,
  hi: (share, shares) => `🍲 ${shares} लोग, हर एक के लिए ${share}, क्योंकि मात्रा नहीं बताई`,
  'hi-Latn': (share, shares) => `🍲 ${shares} log, har ek ke liye ${share}, kyunki quantity nahi batayi`,
});
export const tapIfYouAte = inLanguages({
  en: 'Ate some? Tap, and a share goes into your own diary. Nobody else sees it there.',
  hi: 'आपने खाया? टैप कीजिए, एक हिस्सा आपकी अपनी डायरी में लिख जाएगा। वहाँ उसे और कोई नहीं देखता।',
  'hi-Latn': 'Aapne khaya? Tap kijiye, ek hissa aapki apni diary mein likh jayega. Wahan use aur koi nahi dekhta.',
});
export const takenBy = inLanguages({
  en: (names: string, left: number) =>
    `✅ ${names}${left === 0 ? '\nThat is all of it.' : `\n${left} ${left === 1 ? 'share' : 'shares'} left`}`,
  hi: (names, left) => `✅ ${names}\n${left === 0 ? 'सब बँट गया।' : `${left} हिस्से बाक़ी`}`,
  'hi-Latn': (names, left) => `✅ ${names}\n${left === 0 ? 'Sab bant gaya.' : `${left} hisse baaki`}`,
});
export const take = inLanguages({ en: 'I ate a share', hi: 'मैंने खाया', 'hi-Latn': 'Maine khaya' });
export const giveBack = inLanguages({ en: 'Give mine back', hi: 'मेरा वापस', 'hi-Latn': 'Mera wapas' });
export const howMany = inLanguages({
  en: (foods: string) => `🍲 ${foods}\nHow many of you ate?`,
  hi: (foods) => `🍲 ${foods}\nकितने लोगों ने खाया?`,
  'hi-Latn': (foods) => `🍲 ${foods}\nKitne logon ne khaya?`,
});

/** Shown to who pressed the button alone; at most 200 characters. */
export const taken = inLanguages({
  en: 'Your share is in your diary.',
  hi: 'आपका हिस्सा आपकी डायरी में है।',
  'hi-Latn': 'Aapka hissa aapki diary mein hai.',
});
export const had = inLanguages({
  en: 'You already have your share.',
  hi: 'आपका हिस्सा पहले से है।',
  'hi-Latn': 'Aapka hissa pehle se hai.',
});
export const noneLeft = inLanguages({
  en: 'All shares are taken. Whoever has one by mistake can give it back.',
  hi: 'सारे हिस्से बँट चुके हैं। जिसने ग़लती से लिया हो, वह वापस दे सकता है।',
  'hi-Latn': 'Saare hisse bant chuke hain. Jisne galti se liya ho, wo wapas de sakta hai.',
});
export const returned = inLanguages({
  en: 'Given back, and out of your diary.',
  hi: 'वापस हो गया, डायरी से भी हट गया।',
  'hi-Latn': 'Wapas ho gaya, diary se bhi hat gaya.',
});
export const hadNone = inLanguages({
  en: 'You have no share of this pot.',
  hi: 'इसमें आपका कोई हिस्सा नहीं है।',
  'hi-Latn': 'Ismein aapka koi hissa nahi hai.',
});
export const potGone = inLanguages({
  en: 'This pot is closed now.',
  hi: 'यह अब बंद हो चुका है।',
  'hi-Latn': 'Ye ab band ho chuka hai.',
});
export const onlyTheCook = inLanguages({
  en: 'Whoever told me about the pot has to say how many of you there were.',
  hi: 'जिसने बताया था, वही कहे कि कितने लोग थे।',
  'hi-Latn': 'Jisne bataya tha, wahi kahe ki kitne log the.',
});
export const sharedAlready = inLanguages({
  en: 'Some people already have their share. Give those back first, or tell me about the pot again.',
  hi: 'कुछ लोग हिस्सा ले चुके हैं। पहले वापस कीजिए, या मुझे फिर से बताइए।',
  'hi-Latn': 'Kuch log hissa le chuke hain. Pehle wapas kijiye, ya mujhe phir se bataiye.',
});

export const unknownFood = inLanguages({
  en: (words: string) => `I don't know ${words}. Try another name for it, such as “/pot 1.2 kg rajma for 4”.`,
  hi: (words) => `${words} मैं नहीं जानता। दूसरे नाम से बताइए, जैसे “/pot 1.2 किलो राजमा 4 लोग”।`,
  'hi-Latn': (words) => `${words} main nahi jaanta. Doosre naam se bataiye, jaise “/pot 1.2 kilo rajma 4 log”.`,
});
export const whichFood = inLanguages({
  en: (words: string, names: string) => `Which one is ${words}: ${names}? Tell me again with its name.`,
  hi: (words, names) => `${words} यानी कौन सा: ${names}? नाम के साथ फिर से बताइए।`,
  'hi-Latn': (words, names) => `${words} matlab kaun sa: ${names}? Naam ke saath phir se bataiye.`,
});
export const help = inLanguages({
  en: 'In a group I do one thing: share a pot. Say “/pot 1.2 kg rajma for 4”, and everybody who ate taps for their share. Everything else is between you and me, in our own chat.',
  hi: 'ग्रुप में मैं एक ही काम करता हूँ: साथ खाया हुआ बाँटना। लिखिए “/pot 1.2 किलो राजमा 4 लोग”, फिर जिसने खाया वह टैप करे। बाक़ी सब आपकी और मेरी अपनी चैट में।',
  'hi-Latn':
    'Group mein main ek hi kaam karta hoon: saath khaya hua baantna. Likhiye “/pot 1.2 kilo rajma 4 log”, phir jisne khaya wo tap kare. Baaki sab aapki aur meri apni chat mein.',
});
export const ownChat = inLanguages({ en: 'Open our chat', hi: 'हमारी चैट खोलें', 'hi-Latn': 'Hamari chat kholein' });

/** In the person's own chat. */
export const yourShare = inLanguages({
  en: '🍲 Your share of the pot',
  hi: '🍲 आपका हिस्सा',
  'hi-Latn': '🍲 Aapka hissa',
});
export const loggedAlready = inLanguages({
  en: 'That share is in your diary already.',
  hi: 'वह हिस्सा पहले से आपकी डायरी में है।',
  'hi-Latn': 'Wo hissa pehle se aapki diary mein hai.',
});
/** To “/pot” in the person's own chat. */
export const ofGroups = inLanguages({
  en: 'A pot is shared in a group: add me to yours, and say there “/pot 1.2 kg rajma for 4”. Everybody who ate taps for their share.',
  hi: 'साथ खाया हुआ ग्रुप में बाँटते हैं: मुझे अपने ग्रुप में जोड़िए और वहाँ लिखिए “/pot 1.2 किलो राजमा 4 लोग”। जिसने खाया, वह टैप करे।',
  'hi-Latn':
    'Saath khaya hua group mein baantte hain: mujhe apne group mein jodiye aur wahan likhiye “/pot 1.2 kilo rajma 4 log”. Jisne khaya, wo tap kare.',
});
