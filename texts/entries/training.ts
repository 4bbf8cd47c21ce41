import type {
  Injury,
  TrainingEquipment,
  TrainingGoal,
  TrainingLevel,
  TrainingPlace,
  TrainingSession,
} from '../../contract/training.ts';
import { inLanguages, type Text } from '../locale.ts';
import { figure } from '../numbers.ts';

export const goalNames: Record<TrainingGoal, Text> = {
  strength: inLanguages({ en: 'strength', hi: 'ताक़त', 'hi-Latn': 'strength' }),
  muscle: inLanguages({ en: 'muscle', hi: 'मांसपेशियाँ', 'hi-Latn': 'muscle' }),
  fatLoss: inLanguages({ en: 'fat loss', hi: 'चर्बी घटाना', 'hi-Latn': 'fat loss' }),
  endurance: inLanguages({ en: 'endurance', hi: 'दमख़म', 'hi-Latn': 'endurance' }),
  health: inLanguages({ en: 'health', hi: 'सेहत', 'hi-Latn': 'health' }),
};
export const levelNames: Record<TrainingLevel, Text> = {
  beginner: inLanguages({ en: 'beginner', hi: 'शुरुआती', 'hi-Latn': 'beginner' }),
  intermediate: inLanguages({ en: 'intermediate', hi: 'मध्यम', 'hi-Latn': 'intermediate' }),
  advanced: inLanguages({ en: 'advanced', hi: 'अनुभवी', 'hi-Latn': 'advanced' }),
};
export const placeNames: Record<TrainingPlace, Text> = {
  home: inLanguages({ en: 'at home', hi: 'घर पर', 'hi-Latn': 'ghar par' }),
  gym: inLanguages({ en: 'in the gym', hi: 'जिम में', 'hi-Latn': 'gym mein' }),
  outdoors: inLanguages({ en: 'outdoors', hi: 'खुले में', 'hi-Latn': 'bahar' }),
};
export const equipmentNames: Record<TrainingEquipment, Text> = {
  dumbbells: inLanguages({ en: 'dumbbells', hi: 'डंबल', 'hi-Latn': 'dumbbells' }),
  barbell: inLanguages({ en: 'barbell', hi: 'बारबेल', 'hi-Latn': 'barbell' }),
  kettlebell: inLanguages({ en: 'kettlebell', hi: 'केटलबेल', 'hi-Latn': 'kettlebell' }),
  bands: inLanguages({ en: 'bands', hi: 'रबर बैंड', 'hi-Latn': 'bands' }),
  bench: inLanguages({ en: 'bench', hi: 'बेंच', 'hi-Latn': 'bench' }),
  pullUpBar: inLanguages({ en: 'pull-up bar', hi: 'पुल-अप बार', 'hi-Latn': 'pull-up bar' }),
  machines: inLanguages({ en: 'machines', hi: 'मशीनें', 'hi-Latn': 'machines' }),
  clubs: inLanguages({ en: 'mugdar or gada', hi: 'मुगदर या गदा', 'hi-Latn': 'mugdar ya gada' }),
};
export const injuryNames: Record<Injury, Text> = {
  knee: inLanguages({ en: 'knee', hi: 'घुटना', 'hi-Latn': 'ghutna' }),
  lowerBack: inLanguages({ en: 'lower back', hi: 'कमर', 'hi-Latn': 'kamar' }),
  shoulder: inLanguages({ en: 'shoulder', hi: 'कंधा', 'hi-Latn': 'kandha' }),
  wrist: inLanguages({ en: 'wrist', hi: 'कलाई', 'hi-Latn': 'kalai' }),
  elbow: inLanguages({ en: 'elbow', hi: 'कोहनी', 'hi-Latn': 'kohni' }),
  neck: inLanguages({ en: 'neck', hi: 'गर्दन', 'hi-Latn': 'gardan' }),
  ankle: inLanguages({ en: 'ankle', hi: 'टखना', 'hi-Latn': 'takhna' }),
  hip: inLanguages({ en: 'hip', hi: 'कूल्हा', 'hi-Latn': 'kulha' }),
};
export const focusNames: Record<TrainingSession['focus'], Text> = {
  full: inLanguages({ en: 'whole body', hi: 'पूरा शरीर', 'hi-Latn': 'poora body' }),
  upper: inLanguages({ en: 'upper body', hi: 'ऊपरी शरीर', 'hi-Latn': 'upper body' }),
  lower: inLanguages({ en: 'lower body', hi: 'निचला शरीर', 'hi-Latn': 'lower body' }),
  push: inLanguages({ en: 'push', hi: 'धकेलने वाली कसरत', 'hi-Latn': 'push' }),
  pull: inLanguages({ en: 'pull', hi: 'खींचने वाली कसरत', 'hi-Latn': 'pull' }),
  legs: inLanguages({ en: 'legs', hi: 'पैर', 'hi-Latn': 'legs' }),
  active: inLanguages({ en: 'easy day', hi: 'हल्का दिन', 'hi-Latn': 'halka din' }),
};

/** Asked before training; one yes is enough to see a doctor first. */
export const questions: Text[] = [
  inLanguages({
    en: 'Has a doctor told you of a heart condition or high blood pressure?',
    hi: 'क्या डॉक्टर ने कभी दिल की बीमारी या हाई बीपी बताया है?',
    'hi-Latn': 'Kya doctor ne kabhi heart ki bimari ya high BP bataya hai?',
  }),
  inLanguages({
    en: 'Do you feel pain or pressure in the chest, at rest or when you move?',
    hi: 'क्या आराम में या चलते-फिरते सीने में दर्द या दबाव होता है?',
    'hi-Latn': 'Kya aaram mein ya chalte-phirte seene mein dard ya dabaav hota hai?',
  }),
  inLanguages({
    en: 'Have you fainted or lost your balance from dizziness in the last year?',
    hi: 'क्या पिछले एक साल में चक्कर से बेहोश हुए या संतुलन खोया?',
    'hi-Latn': 'Kya pichhle ek saal mein chakkar se behosh hue ya balance khoya?',
  }),
  inLanguages({
    en: 'Do you have diabetes, asthma, or another long illness that isn’t under control?',
    hi: 'क्या शुगर, दमा या कोई लंबी बीमारी है जो क़ाबू में नहीं?',
    'hi-Latn': 'Kya sugar, dama ya koi lambi bimari hai jo control mein nahi?',
  }),
  inLanguages({
    en: 'Is there a bone, joint or back problem, or an operation, that training could make worse?',
    hi: 'क्या हड्डी, जोड़ या पीठ की तकलीफ़ या कोई ऑपरेशन है जो कसरत से बढ़ सकता है?',
    'hi-Latn': 'Kya haddi, jod ya peeth ki taklif ya koi operation hai jo exercise se badh sakta hai?',
  }),
  inLanguages({
    en: 'Are you pregnant, or did you give birth in the last three months?',
    hi: 'क्या आप गर्भवती हैं, या पिछले तीन महीने में बच्चा हुआ है?',
    'hi-Latn': 'Kya aap pregnant hain, ya pichhle teen mahine mein delivery hui hai?',
  }),
];
export const askedFirst = inLanguages({
  en: 'Before you train: do any of these apply to you?',
  hi: 'कसरत से पहले, क्या इनमें से कुछ सच है?',
  'hi-Latn': 'Exercise se pehle, kya inme se kuch sach hai?',
});
export const noneOfThese = inLanguages({ en: 'None of these', hi: 'कुछ नहीं', 'hi-Latn': 'Kuch nahi' });
export const oneOfThese = inLanguages({ en: 'One of these', hi: 'हाँ, कुछ है', 'hi-Latn': 'Haan, kuch hai' });
export const clearNow = inLanguages({
  en: 'Good. Write “today’s workout” whenever you want to train. Stop at once with chest pain, dizziness or unusual breathlessness, and tell me.',
  hi: 'बढ़िया। जब भी कसरत करनी हो, लिखिए "आज का वर्कआउट"। सीने में दर्द, चक्कर या साँस फूले तो तुरंत रुकिए और मुझे बताइए।',
  'hi-Latn':
    'Badhiya. Jab bhi exercise karni ho, likhiye “aaj ka workout”. Seene mein dard, chakkar ya saans phoole to turant rukiye aur mujhe bataiye.',
});
export const seeDoctor = inLanguages({
  en: 'Please see a doctor before you train harder. Until then your plan stays easy: you should be able to talk all through it.',
  hi: 'ज़ोर लगाने से पहले डॉक्टर से मिल लीजिए। तब तक प्लान हल्का रहेगा: कसरत करते हुए आराम से बात कर सकें।',
  'hi-Latn':
    'Zor lagane se pehle doctor se mil lijiye. Tab tak plan halka rahega: exercise karte hue aaram se baat kar sakein.',
});
export const unanswered = inLanguages({
  en: 'Your plan stays easy until you have answered the questions before training.',
  hi: 'शुरू के सवालों के जवाब मिलने तक आपका प्लान हल्का रहेगा।',
  'hi-Latn': 'Shuru ke sawaalon ke jawab milne tak aapka plan halka rahega.',
});
export const whilePregnant = inLanguages({
  en: 'You are pregnant: ask your doctor before you begin, leave out lying flat, heavy loads and jumps (this plan does), drink enough, and stop with bleeding, pain, dizziness or contractions.',
  hi: 'आप गर्भवती हैं: शुरू करने से पहले डॉक्टर से पूछिए, पीठ के बल लेटना, भारी वज़न और कूदना छोड़िए (यह प्लान छोड़ता है), पानी पीती रहिए, और ख़ून, दर्द, चक्कर या संकुचन हो तो रुक जाइए।',
  'hi-Latn':
    'Aap pregnant hain: shuru karne se pehle doctor se poochhiye, peeth ke bal letna, bhaari weight aur koodna chhodiye (ye plan chhodta hai), paani peeti rahiye, aur khoon, dard, chakkar ya contractions ho to ruk jaiye.',
});
export const afterBirth = inLanguages({
  en: 'You gave birth not long ago: begin when your doctor says so, and stop with pain or bleeding.',
  hi: 'हाल में बच्चा हुआ है: डॉक्टर कहें तब शुरू कीजिए, दर्द या ख़ून हो तो रुक जाइए।',
  'hi-Latn': 'Haal mein delivery hui hai: doctor kahein tab shuru kijiye, dard ya khoon ho to ruk jaiye.',
});
export const youngBody = inLanguages({
  en: 'You are still growing: light loads and clean form, with somebody who knows it beside you.',
  hi: 'आप अभी बढ़ रहे हैं: हल्का वज़न, सही तरीक़ा, और किसी जानकार के साथ।',
  'hi-Latn': 'Aap abhi badh rahe hain: halka weight, sahi form, aur kisi jaankaar ke saath.',
});
/** `name`: "knee". */
export const spared = inLanguages({
  en: (names: string) =>
    `I left out exercises that strain: ${names}. If it hurts for more than a week, swells or locks, see a doctor.`,
  hi: (names) => `इन पर ज़ोर वाली कसरत हटा दी: ${names}। एक हफ़्ते से ज़्यादा दर्द, सूजन या जकड़न हो तो डॉक्टर को दिखाइए।`,
  'hi-Latn': (names) =>
    `In par zor wali exercise hata di: ${names}. Ek hafte se zyada dard, soojan ya jakdan ho to doctor ko dikhaiye.`,
});
export const nothingToPull = inLanguages({
  en: 'There is nothing here to train pulling with: a resistance band or a pull-up bar would fill that gap.',
  hi: 'खींचने वाली कसरत के लिए कुछ नहीं है: एक रबर बैंड या पुल-अप बार काम आएगा।',
  'hi-Latn': 'Kheenchne wali exercise ke liye kuch nahi hai: ek resistance band ya pull-up bar kaam aayega.',
});

/** What the rules of a plan are, by their sources. */
export const principles = {
  progression: inLanguages({
    en: 'First more repetitions, then a little more load; never more than a tenth in a week.',
    hi: 'पहले ज़्यादा बार, फिर थोड़ा ज़्यादा वज़न; हफ़्ते में दसवें हिस्से से ज़्यादा कभी नहीं।',
    'hi-Latn': 'Pehle zyada reps, phir thoda zyada load; hafte mein 10 % se zyada kabhi nahi.',
  }),
  frequency: inLanguages({
    en: 'A muscle rests for two days after it has been trained fully.',
    hi: 'जिस मांसपेशी ने पूरी मेहनत की, वह दो दिन आराम करती है।',
    'hi-Latn': 'Jis muscle ne poori mehnat ki, use do din aaram.',
  }),
  volume: inLanguages({
    en: 'Weekly sets for each muscle are counted, and limited by your level.',
    hi: 'हर मांसपेशी के हफ़्ते के सेट गिने जाते हैं, आपके स्तर के हिसाब से सीमित।',
    'hi-Latn': 'Har muscle ke hafte ke sets gine jaate hain, aapke level ke hisaab se limited.',
  }),
  order: inLanguages({
    en: 'Big movements come first, small muscles last.',
    hi: 'पहले बड़ी कसरतें, छोटी मांसपेशियाँ बाद में।',
    'hi-Latn': 'Pehle bade movements, chhoti muscles baad mein.',
  }),
  deload: inLanguages({
    en: 'After four to six weeks of training an easier week follows.',
    hi: 'चार से छह हफ़्ते की कसरत के बाद एक हल्का हफ़्ता।',
    'hi-Latn': 'Chaar se chhah hafte ke baad ek halka hafta.',
  }),
  movement: inLanguages({
    en: 'On top of it, walk briskly: 150 minutes or more a week.',
    hi: 'इसके अलावा तेज़ चलिए: हफ़्ते में 150 मिनट या ज़्यादा।',
    'hi-Latn': 'Iske alawa tez chaliye: hafte mein 150 minute ya zyada.',
  }),
  screening: inLanguages({
    en: 'A few questions show who should see a doctor first.',
    hi: 'कुछ सवाल बताते हैं कि किसे पहले डॉक्टर से मिलना चाहिए।',
    'hi-Latn': 'Kuch sawaal batate hain ki kise pehle doctor se milna chahiye.',
  }),
};

/** `days`: a line for each day. */
export const planMade = inLanguages({
  en: (days: number, place: string, goal: string, level: string) =>
    `Your plan: ${figure(days)} ${days === 1 ? 'day' : 'days'} a week ${place}, for ${goal}, ${level}.`,
  hi: (days, place, goal, level) => `आपका प्लान: हफ़्ते में ${figure(days)} दिन ${place}, लक्ष्य ${goal}, स्तर ${level}।`,
  'hi-Latn': (days, place, goal, level) =>
    `Aapka plan: hafte mein ${figure(days)} din ${place}, goal ${goal}, ${level}.`,
});
export const todaysWorkout = inLanguages({
  en: (focus: string, minutes: number) => `Today: ${focus}, about ${figure(minutes)} min`,
  hi: (focus, minutes) => `आज: ${focus}, क़रीब ${figure(minutes)} मिनट`,
  'hi-Latn': (focus, minutes) => `Aaj: ${focus}, kareeb ${figure(minutes)} min`,
});
export const workoutOn = inLanguages({
  en: (day: string, focus: string, minutes: number) => `${day}: ${focus}, about ${figure(minutes)} min`,
  hi: (day, focus, minutes) => `${day}: ${focus}, क़रीब ${figure(minutes)} मिनट`,
  'hi-Latn': (day, focus, minutes) => `${day}: ${focus}, kareeb ${figure(minutes)} min`,
});
/** "• Baithak: 2 × 8", "• Plank: 2 × 20 s". */
export const line = inLanguages({
  en: (name: string, scheme: string) => `• ${name}: ${scheme}`,
  hi: (name, scheme) => `• ${name}: ${scheme}`,
  'hi-Latn': (name, scheme) => `• ${name}: ${scheme}`,
});
export const seconds = inLanguages({
  en: (value: number) => `${figure(value)} s`,
  hi: (value) => `${figure(value)} सेकंड`,
  'hi-Latn': (value) => `${figure(value)} sec`,
});
export const ownLoad = inLanguages({
  en: 'a load you could lift two or three times more',
  hi: 'इतना वज़न कि दो-तीन बार और उठा सकें',
  'hi-Latn': 'itna weight ki do-teen baar aur utha sakein',
});
export const howHard = inLanguages({
  en: (rpe: number, restSec: number) =>
    `Effort ${figure(rpe)} of 10, ${figure(restSec)} s rest between sets. Warm up for 5 minutes first.`,
  hi: (rpe, restSec) => `ज़ोर 10 में से ${figure(rpe)}, सेट के बीच ${figure(restSec)} सेकंड आराम। पहले 5 मिनट वॉर्म-अप।`,
  'hi-Latn': (rpe, restSec) =>
    `Zor 10 mein se ${figure(rpe)}, sets ke beech ${figure(restSec)} sec aaram. Pehle 5 minute warm-up.`,
});
export const easierWeek = inLanguages({
  en: 'This is an easier week: half the sets, lighter loads.',
  hi: 'यह हल्का हफ़्ता है: आधे सेट, कम वज़न।',
  'hi-Latn': 'Ye halka hafta hai: aadhe sets, kam load.',
});
export const sayWhatFits = inLanguages({
  en: 'Say “move to tomorrow”, “too hard”, “only 20 minutes” or “knee hurts”, and I’ll change it.',
  hi: 'कहिए "कल करूँगा", "बहुत मुश्किल है", "सिर्फ़ 20 मिनट" या "घुटने में दर्द", मैं बदल दूँगा।',
  'hi-Latn': 'Kahiye “kal karunga”, “bahut mushkil hai”, “sirf 20 minute” ya “ghutne mein dard”, main badal dunga.',
});
export const doneButton = inLanguages({ en: 'Done, log it', hi: 'हो गया, दर्ज करो', 'hi-Latn': 'Ho gaya, log karo' });
export const doneAlready = inLanguages({
  en: 'Today’s workout is already done. Well done!',
  hi: 'आज की कसरत हो चुकी है। शाबाश!',
  'hi-Latn': 'Aaj ka workout ho chuka hai. Shabash!',
});
export const restDay = inLanguages({
  en: (next: string) => `Today is a rest day; a walk will do you good.${next && ` The next workout is on ${next}.`}`,
  hi: (next) => `आज आराम का दिन है; टहलना अच्छा रहेगा।${next && ` अगली कसरत ${next} को है।`}`,
  'hi-Latn': (next) => `Aaj rest day hai; walk kar lijiye.${next && ` Agla workout ${next} ko hai.`}`,
});
export const noPlan = inLanguages({
  en: 'You have no plan yet. Write, say, “make a plan for 3 days at home with dumbbells”.',
  hi: 'अभी कोई प्लान नहीं है। लिखिए, जैसे "घर पर 3 दिन का वर्कआउट प्लान बनाओ"।',
  'hi-Latn': 'Abhi koi plan nahi hai. Likhiye, jaise “ghar par 3 din ka workout plan banao”.',
});
export const noWorkoutToChange = inLanguages({
  en: 'There is no workout left this week to change.',
  hi: 'इस हफ़्ते बदलने के लिए कोई कसरत नहीं बची।',
  'hi-Latn': 'Is hafte badalne ke liye koi workout nahi bacha.',
});
export const movedTo = inLanguages({
  en: (day: string) => `Moved to ${day}.`,
  hi: (day) => `${day} पर रख दिया।`,
  'hi-Latn': (day) => `${day} par rakh diya.`,
});
export const droppedThisWeek = inLanguages({
  en: 'No day with enough rest is left for it this week, so I left it out; next week starts as planned.',
  hi: 'इस हफ़्ते इसके लिए आराम के बाद का कोई दिन नहीं बचा, इसलिए इसे छोड़ दिया; अगला हफ़्ता प्लान के हिसाब से।',
  'hi-Latn': 'Is hafte iske liye koi din nahi bacha, isliye chhod diya; agla hafta plan ke hisaab se.',
});
export const eased = inLanguages({
  en: 'Made easier: one set less for each exercise, and a tenth less load.',
  hi: 'हल्का कर दिया: हर कसरत में एक सेट कम, और वज़न दसवाँ हिस्सा कम।',
  'hi-Latn': 'Halka kar diya: har exercise mein ek set kam, load 10 % kam.',
});
export const shortened = inLanguages({
  en: (minutes: number) => `Cut to ${figure(minutes)} minutes; the big movements stay.`,
  hi: (minutes) => `${figure(minutes)} मिनट का कर दिया; बड़ी कसरतें रहेंगी।`,
  'hi-Latn': (minutes) => `${figure(minutes)} minute ka kar diya; bade movements rahenge.`,
});
export const ended = inLanguages({
  en: 'Your training plan has ended. What you logged stays.',
  hi: 'आपका प्लान ख़त्म हुआ। जो दर्ज किया है वह रहेगा।',
  'hi-Latn': 'Aapka plan khatam. Jo log kiya hai wo rahega.',
});
