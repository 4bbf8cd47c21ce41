import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';
import { kcal } from '../units.ts';

export const bodyMassIndex = inLanguages({
  en: (index: number, weight: string, height: string, from: string, to: string) =>
    `BMI ${figure(index, 1)}: ${weight} at ${height}, kg divided by height in metres squared.\nFor your height the usual range is ${from} to ${to} (BMI 18.5 to 24.9). It says nothing of muscle or how you are.`,
  hi: (index, weight, height, from, to) =>
    `BMI ${figure(index, 1)}: ${weight}, ${height} (वज़न ÷ मीटर में कद का वर्ग)।\nआपके कद के लिए सामान्य सीमा ${from} से ${to} है। मांसपेशियों के बारे में यह कुछ नहीं बताता।`,
  'hi-Latn': (index, weight, height, from, to) =>
    `BMI ${figure(index, 1)}: ${weight}, ${height} (weight ÷ height metre mein squared).\nAapki height ke liye normal range ${from} se ${to} hai. Muscle ke baare mein ye kuch nahi batata.`,
});
export const expenditure = inLanguages({
  en: (resting: number, total: number) =>
    `At rest you use about ${figure(resting)} kcal a day; with light activity about ${figure(total)} kcal.\nFormula: Mifflin-St Jeor (10 × kg + 6.25 × cm − 5 × age, + 5 for men, − 161 for women), × 1.375.`,
  hi: (resting, total) =>
    `आराम में आप रोज़ क़रीब ${figure(resting)} kcal ख़र्च करते हैं; हल्की गतिविधि के साथ क़रीब ${figure(total)} kcal।\nसूत्र: Mifflin-St Jeor × 1.375।`,
  'hi-Latn': (resting, total) =>
    `Rest mein aap roz kareeb ${figure(resting)} kcal use karte hain; halki activity ke saath kareeb ${figure(total)} kcal.\nFormula: Mifflin-St Jeor (10 × kg + 6.25 × cm − 5 × age, purush + 5, mahila − 161), × 1.375.`,
});
export const needed = inLanguages({
  en: 'For that I need your sex, age, height and weight. Write, say: male, 31 years, 175 cm, 82 kg.',
  hi: 'इसके लिए मुझे आपका लिंग, उम्र, कद (height) और वज़न चाहिए। लिखिए, जैसे: पुरुष, 31 साल, 175 cm, 82 kg।',
  'hi-Latn':
    'Iske liye mujhe gender, age (umar), height aur weight chahiye. Likhiye, jaise: male, 31 saal, 175 cm, 82 kg.',
});
/** Behind the target of somebody of whose body nothing is known. */
export const startingTarget = inLanguages({
  en: 'That is a starting figure or one you set; with your own figures I can work out one that fits you.',
  hi: 'यह शुरुआती आँकड़ा है या आपका रखा हुआ; आपकी जानकारी मिले तो मैं आपके हिसाब से निकाल दूँगा।',
  'hi-Latn':
    'Ye shuruaati figure hai ya aapka set kiya hua; aapki details milein to main aapke hisaab se nikaal dunga.',
});
/** Behind the reasons of a target. */
export const changeEnergy = inLanguages({
  en: (energy: number) =>
    `From your figures I’d say ${kcal('en', energy)}. To take it, write: goal ${energy}. Any other figure works the same way.`,
  hi: (energy) =>
    `आपके आँकड़ों से मेरा सुझाव: ${kcal('hi', energy)}। यही रखना हो तो लिखिए: goal ${energy}. कोई और संख्या भी ऐसे ही रख सकते हैं।`,
  'hi-Latn': (energy) =>
    `Aapke figures se mera suggestion: ${kcal('hi-Latn', energy)}. Yahi rakhna ho to likhiye: goal ${energy}. Koi aur number bhi aise hi set hota hai.`,
});
export const weightUp = inLanguages({
  en: (recent: string) =>
    `${recent}From one day to the next it is mostly water: salt, a carb-heavy meal, the time of day or the cycle move it by a kilo or two, and that is normal.\nLook at the average over a week: "my weight trend".`,
  hi: (recent) =>
    `${recent}एक दिन से दूसरे दिन में ज़्यादातर पानी का फ़र्क़ होता है: नमक, ज़्यादा कार्ब्स, समय। एक-दो किलो सामान्य है।\nहफ़्ते का औसत देखिए।`,
  'hi-Latn': (recent) =>
    `${recent}Ek din se doosre din mein zyada-tar paani (water) ka fark hota hai: namak, zyada carbs, time. Ek-do kilo normal hai.\nHafte ka average dekhiye: "mera weight trend".`,
});
/** The first weeks of standing still are water and counting (NIH body-weight planner; Hall 2011), later the body uses less. */
export const standstill = inLanguages({
  en: (recent: string) =>
    `${recent}Two or three weeks without a change are common: water hides the loss. If it lasts longer, you are eating about as much as you burn: weigh oil, nuts and snacks for a week, log weekends and drinks too, and add 2,000–3,000 steps a day or strength work twice a week. A lighter body needs a little less, so check your calories: “suggest my targets”.\nYour average tells more than a day: “my weight trend”. With a thyroid problem, PCOS or a new medicine, ask your doctor.`,
  hi: (recent) =>
    `${recent}दो-तीन हफ़्ते वज़न न हिलना आम है: शरीर का पानी घटते वज़न को छिपा लेता है। ज़्यादा चले तो जितना खा रहे हैं उतना ही ख़र्च हो रहा है: एक हफ़्ते तेल, मेवे और स्नैक तौलकर लिखिए, छुट्टी के दिन और ड्रिंक भी, और रोज़ 2,000–3,000 कदम या हफ़्ते में दो बार ताक़त की कसरत जोड़िए। हल्के शरीर को थोड़ा कम चाहिए, कैलोरी लक्ष्य देख लीजिए।\nएक दिन से ज़्यादा औसत बताता है। थायरॉइड, पीसीओएस या नई दवा हो तो डॉक्टर से पूछिए।`,
  'hi-Latn': (recent) =>
    `${recent}Do-teen hafte weight na hilna aam hai: body ka paani ghat-te weight ko chhupa leta hai. Zyada chale to jitna kha rahe hain utna hi kharch ho raha hai: ek hafte tel, nuts aur snacks taul kar likhiye, weekend aur drinks bhi, aur roz 2,000–3,000 steps ya hafte mein do baar strength training jodiye. Halke sharir ko thoda kam chahiye, calorie target dekh lijiye.\nEk din se zyada average batata hai: “mera weight trend”. Thyroid, PCOS ya nayi dawa ho to doctor se poochhiye.`,
});
export const lately = inLanguages({
  en: (before: string, now: string) => `${before} → ${now}. `,
  hi: (before, now) => `${before} → ${now}. `,
  'hi-Latn': (before, now) => `${before} → ${now}. `,
});
export const noReachTarget = inLanguages({
  en: 'Which weight do you want to reach? Write, say, target weight 65, and I’ll work out the weeks.',
  hi: 'कितने वज़न तक पहुँचना है? लिखिए, जैसे target weight 65, फिर हफ़्ते बताता हूँ।',
  'hi-Latn': 'Kitne weight tak pahunchna hai? Likhiye, jaise target weight 65, phir hafte batata hoon.',
});
export const noReachWeight = inLanguages({
  en: 'I need your weight first. Write, say, weight 72.4; then I’ll work out how many weeks it takes.',
  hi: 'पहले वज़न चाहिए। लिखिए, जैसे weight 72.4; फिर हफ़्ते बताता हूँ।',
  'hi-Latn': 'Pehle weight chahiye. Likhiye, jaise weight 72.4; phir hafte batata hoon.',
});
export const reachedAlready = inLanguages({
  en: (weight: string) => `You are there: ${weight}. Keep it up over the next weeks and it stays.`,
  hi: (weight) => `आप पहुँच चुके हैं: ${weight}।`,
  'hi-Latn': (weight) => `Aap pahunch chuke hain: ${weight}. Agle hafton mein aise hi rakhiye.`,
});
export const reachAtPace = inLanguages({
  en: (weight: string, weeks: number, pace: string) =>
    `About ${figure(weeks)} weeks to ${weight}, at your pace of the last weeks: ${pace} a week.`,
  hi: (weight, weeks, pace) => `${weight} तक क़रीब ${figure(weeks)} हफ़्ते, पिछले हफ़्तों की रफ़्तार (हफ़्ते में ${pace}) से।`,
  'hi-Latn': (weight, weeks, pace) =>
    `${weight} tak kareeb ${figure(weeks)} hafte, pichhle hafton ki pace (hafte mein ${pace}) se.`,
});
export const reachSafely = inLanguages({
  en: (weight: string, toGo: string, weeks: number, pace: string) =>
    `${toGo} to go to ${weight}: about ${figure(weeks)} weeks at a safe pace of ${pace} a week. Your own pace shows after two weeks of weighing.`,
  hi: (weight, toGo, weeks, pace) =>
    `${weight} तक ${toGo} बाक़ी: हफ़्ते में ${pace} की सुरक्षित रफ़्तार से क़रीब ${figure(weeks)} हफ़्ते।`,
  'hi-Latn': (weight, toGo, weeks, pace) =>
    `${weight} tak ${toGo} baaki: hafte mein ${pace} ki safe pace se kareeb ${figure(weeks)} hafte.`,
});
