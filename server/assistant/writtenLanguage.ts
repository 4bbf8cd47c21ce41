import type { Locale } from '../../texts/locale.ts';
import { tokenise, wordSet } from '../language/tokens.ts';

/** Words that hold a sentence together, none of which the other language has; names of foods and numbers say nothing. */
const hindiWords = wordSet(`
  hai hain hoon hun tha thi ho hua hui maine mene mujhe mujhko mera meri mere hum humne hamara aap aapka apna apni tum
  kya kyu kyun kaise kaisa kaisi kitna kitne kitni kab kahan kaun konsa kaunsa aaj kal parso abhi subah dopahar shaam sham raat
  khaya khayi khaye khai khana khane khaunga khaungi piya pii peeya piyi liya liye lia kiya kiye kari kara karo karna karu
  karun kar soya soyi chala chali daura gaya gayi raha rahi aur bhi nahi nahin nai mat bas thoda thodi thode zyada jyada
  wala wali wale ki ke ka ko se mein pe tak toh lekin phir fir ya ab haan han ji bhai yaar batao bata bataiye dikhao dikha
  hatao hata badlo chahiye accha acha theek thik bahut bohot kuch koi sab ek aadha adha dedh dhai paani pani neend nashta
  nashte bhook bhukh vajan vazan wazan ghante ghanta din hafte mahine pehle baad saath sath`);
const englishWords = wordSet(`
  i i'm i've my mine we you your the a an and of with without is are am was were be been do does did done had have has
  having for at on in from this that these those it its what how much many when where which who why can could should would
  will want need ate eat eaten eating drank drink drunk walked walk ran run slept sleep woke weigh weighed today yesterday
  tonight show tell give set change remove delete add left more less not no
  about after before some any than then so but or if also just only instead`);

/** The language that a message is written in; undefined when it is too short to say, such as "2 roti" or "ok". */
export function readWrittenLanguage(text: string): Locale | undefined {
  const words = tokenise(text).flatMap(({ kind, word }) => (kind === 'word' ? word : []));
  const devanagari = words.filter((word) => /\p{Script=Devanagari}/u.test(word)).length;
  if (devanagari > 0 && devanagari * 2 >= words.length) return 'hi';
  const hindi = words.filter((word) => hindiWords.has(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  if (hindi > 0 && hindi >= english) return 'hi-Latn';
  return english > 0 ? 'en' : undefined;
}

/** The language to answer in: that of the message, else the one in use, in the script of the message. */
export function languageFor(text: string, inUse: Locale): Locale {
  const written = readWrittenLanguage(text);
  const isLatin = /\p{Script=Latin}/u.test(text) && !/\p{Script=Devanagari}/u.test(text);
  return written ?? (inUse === 'hi' && isLatin ? 'hi-Latn' : inUse);
}
