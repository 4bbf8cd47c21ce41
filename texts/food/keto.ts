import type { KetoCaution } from '../../contract/keto.ts';
import { inLanguages, type Text } from '../locale.ts';
import { figure } from '../numbers.ts';

/** Why to ask a doctor first. */
export const cautions: Record<KetoCaution, Text> = {
  growing: inLanguages({
    en: 'You are still growing: please eat keto only if your doctor advised it.',
    hi: 'आप अभी बढ़ रहे हैं: कीटो तभी अपनाइए जब डॉक्टर ने कहा हो।',
    'hi-Latn': 'Aap abhi badh rahe hain: keto tabhi apnaiye jab doctor ne kaha ho.',
  }),
  pregnant: inLanguages({
    en: 'In a pregnancy keto isn’t advised: you and the baby need carbohydrates. Please talk to your doctor.',
    hi: 'गर्भावस्था में कीटो की सलाह नहीं दी जाती: आपको और बच्चे को कार्ब्स चाहिए। डॉक्टर से बात कर लीजिए।',
    'hi-Latn':
      'Pregnancy mein keto ki salah nahi di jaati: aapko aur bachche ko carbs chahiye. Doctor se baat kar lijiye.',
  }),
  breastfeeding: inLanguages({
    en: 'While you breastfeed keto can bring on ketoacidosis. Please talk to your doctor before you go on with it.',
    hi: 'दूध पिलाते समय कीटो से कीटोएसिडोसिस हो सकता है। आगे बढ़ने से पहले डॉक्टर से बात कर लीजिए।',
    'hi-Latn': 'Doodh pilate samay keto se ketoacidosis ho sakta hai. Aage badhne se pehle doctor se baat kar lijiye.',
  }),
  eatingDisorder: inLanguages({
    en: 'A strict diet can make eating harder for you. Please talk it over with your doctor or therapist first.',
    hi: 'सख़्त डाइट आपके लिए खाना और मुश्किल बना सकती है। पहले अपने डॉक्टर या थेरेपिस्ट से बात कर लीजिए।',
    'hi-Latn':
      'Sakht diet aapke liye khana aur mushkil bana sakti hai. Pehle apne doctor ya therapist se baat kar lijiye.',
  }),
  diabetesMedicine: inLanguages({
    en: 'With one of your medicines keto can bring very low sugar or ketoacidosis: your doctor has to adjust it first. Feeling sick, vomiting, belly pain or fast breathing? Go to a hospital at once, whatever your sugar reads.',
    hi: 'आपकी एक दवा के साथ कीटो से शुगर बहुत गिर सकती है या कीटोएसिडोसिस हो सकता है: पहले डॉक्टर दवा ठीक करें। जी मिचलाए, उल्टी, पेट दर्द हो या साँस तेज़ चले तो शुगर कुछ भी हो, तुरंत अस्पताल जाइए।',
    'hi-Latn':
      'Aapki ek dawai ke saath keto se sugar bahut gir sakti hai ya ketoacidosis ho sakta hai: pehle doctor dawai theek karein. Ji machle, ulti, pet dard ho ya saans tez chale to sugar kuch bhi ho, turant hospital jaiye.',
  }),
};

/** What the diet brings where no target of net carbohydrates is set. */
export const netCarbsFollow = inLanguages({
  en: (grams: number) =>
    `From now on I count net carbs (carbs without fibre), up to ${figure(grams)} g a day. For another limit write, for example, "net carbs 30".`,
  hi: (grams) =>
    `अब से मैं नेट कार्ब्स (फ़ाइबर के बिना कार्ब्स) गिनूँगा, दिन में ${figure(grams)} ग्राम तक। दूसरी सीमा के लिए लिखिए, जैसे "नेट कार्ब्स 30"।`,
  'hi-Latn': (grams) =>
    `Ab se main net carbs (fibre ke bina carbs) ginunga, din mein ${figure(grams)} g tak. Doosri limit ke liye likhiye, jaise "net carbs 30".`,
});

export const netCarbsOver = inLanguages({
  en: (grams: number) =>
    `Net carbs are ${figure(grams)} g over for today; ketosis may pause until you are back under. No need to skip a meal for it.`,
  hi: (grams) =>
    `आज नेट कार्ब्स ${figure(grams)} ग्राम ज़्यादा हो गए; कीटोसिस थोड़ी देर रुक सकता है। इसके लिए खाना छोड़ने की ज़रूरत नहीं।`,
  'hi-Latn': (grams) =>
    `Aaj net carbs ${figure(grams)} g zyada ho gaye; ketosis thodi der ruk sakta hai. Iske liye khana chhodne ki zaroorat nahi.`,
});
