import { inLanguages } from '../locale.ts';

export const loseWeight = inLanguages({
  en: 'To lose weight: about 300–500 kcal a day less than you burn, half a kilo a week. What helps most: half a plate of vegetables, protein in each meal, few sweet drinks and fried snacks, 30–45 minutes of walking, 7 hours of sleep. Say “want 65 kg” and I’ll work it out for you.',
  hi: 'वज़न घटाने के लिए: जितना ख़र्च हो उससे रोज़ 300–500 कैलोरी कम, हफ़्ते में आधा किलो। सबसे काम का: आधी थाली सब्ज़ी, हर खाने में प्रोटीन, मीठे ड्रिंक और तला हुआ कम, 30–45 मिनट टहलना, 7 घंटे नींद। “65 kg चाहिए” लिखिए, मैं हिसाब रखूँगा।',
  'hi-Latn':
    'Weight kam karne ke liye: jitna kharch ho usse roz 300–500 kcal kam, hafte mein aadha kilo. Sabse kaam ka: aadhi plate sabzi, har meal mein protein, meethe drinks aur tala hua kam, 30–45 min walk, 7 ghante neend. “65 kg chahiye” likhiye, main hisaab rakhunga.',
});
export const bellyFat = inLanguages({
  en: 'You can’t lose fat from the belly, face or arms alone: it goes from the whole body. A small calorie deficit, protein, strength training twice a week, brisk walking and sleep bring it down; loose skin tightens slowly.',
  hi: 'पेट, चेहरे या बाँह की चर्बी अलग से नहीं घटती: पूरे शरीर के साथ जाती है। थोड़ी कम कैलोरी, प्रोटीन, हफ़्ते में दो बार ताक़त की कसरत, तेज़ चलना और नींद से घटती है; ढीली त्वचा धीरे-धीरे कसती है।',
  'hi-Latn':
    'Pet, face ya arms ki charbi (fat) alag se nahi ghat-ti: poore body ke saath jaati hai. Thodi kam calories, protein, hafte mein 2 baar strength training, tez walk aur neend se ghat-ti hai; loose skin dheere tight hoti hai.',
});
export const gainWeight = inLanguages({
  en: 'To gain weight: 300–500 kcal a day more, from milk, banana, peanuts, eggs, chana, sattu, dal rice with ghee, curd, paneer and potatoes, in five meals; strength training three times a week and 1.4–2 g of protein per kg of your weight make it muscle. About a quarter to half a kilo a week is a good pace.',
  hi: 'वज़न बढ़ाने के लिए: रोज़ 300–500 कैलोरी ज़्यादा, दूध, केला, मूँगफली, अंडा, चना, सत्तू, घी वाला दाल-चावल, दही, पनीर, आलू से, दिन में पाँच बार; हफ़्ते में तीन बार ताक़त की कसरत और वज़न के हर किलो पर 1.4–2 ग्राम प्रोटीन। हफ़्ते में पाव से आधा किलो अच्छी रफ़्तार है।',
  'hi-Latn':
    'Weight badhane ke liye: roz 300–500 kcal zyada, doodh (milk), kela (banana), peanut, egg, chana, sattu, ghee wala dal-chawal, dahi, paneer, aloo se, din mein 5 baar; hafte mein 3 baar strength training aur weight ke har kg par 1.4–2 g protein. Hafte mein paav se aadha kilo achhi speed hai.',
});
export const beforeTraining = inLanguages({
  en: 'Before training: something light with carbs 30–60 minutes ahead, say a banana, 2 dates, a slice of toast or a few sips of black coffee; a full meal two to three hours before. Sip water through the session.',
  hi: 'कसरत से पहले: 30–60 मिनट पहले कुछ हल्का, जैसे केला, 2 खजूर, टोस्ट या थोड़ी ब्लैक कॉफ़ी; पूरा खाना दो-तीन घंटे पहले। बीच-बीच में पानी।',
  'hi-Latn':
    'Workout se pehle: 30–60 min pehle kuch halka, jaise kela (banana), 2 khajoor (dates), toast ya thodi black coffee; poora khana 2-3 ghante pehle. Beech mein paani.',
});
export const afterTraining = inLanguages({
  en: 'After training: 20–30 g protein with some carbs within two hours, say 3 eggs with toast, paneer roti, dal rice with curd, or milk with banana or whey. The protein of the whole day counts most.',
  hi: 'कसरत के बाद: दो घंटे में 20–30 ग्राम प्रोटीन और थोड़े कार्ब्स, जैसे 3 अंडे और टोस्ट, पनीर-रोटी, दाल-चावल-दही, या दूध के साथ केला या whey। दिन भर का प्रोटीन सबसे ज़्यादा मायने रखता है।',
  'hi-Latn':
    'Workout ke baad: 2 ghante mein 20–30 g protein aur thode carbs, jaise 3 egg aur toast, paneer roti, dal-chawal-dahi, ya doodh ke saath kela ya whey. Din bhar ka protein sabse zyada matter karta hai.',
});
export const restAndSoreness = inLanguages({
  en: 'Sore muscles for a day or two are normal: train other muscles or walk lightly, give each muscle 48 hours, and take one or two days of rest a week. Sharp pain, swelling or pain in a joint is a reason to stop and see a doctor or physio.',
  hi: 'एक-दो दिन मांसपेशियों में दर्द सामान्य है: दूसरी मांसपेशियों की कसरत या हल्का टहलना, एक मांसपेशी को 48 घंटे आराम, हफ़्ते में एक-दो दिन आराम। तेज़ दर्द, सूजन या जोड़ में दर्द हो तो रुकें और डॉक्टर या physio को दिखाएँ।',
  'hi-Latn':
    'Ek-do din muscles mein dard (sore) normal hai: doosre muscles train karein ya halki walk, ek muscle ko 48 ghante aaram (rest), hafte mein 1-2 din aaram. Tez dard, soojan ya joint mein dard ho to rukein aur doctor ya physio ko dikhayein.',
});
export const achingJoints = inLanguages({
  en: 'With aching knees or back: flat walking, cycling, swimming and gentle strengthening (chair squats in a range without pain, bridges, straight-leg raises) are easy on the joints; leave out jumping, deep squats and heavy lifting for now. Swelling, numbness or pain for weeks: see a doctor or physio.',
  hi: 'घुटने या कमर दर्द में: समतल टहलना, साइकिल, तैरना और हल्की मज़बूती (बिना दर्द कुर्सी से उठना-बैठना, ब्रिज, सीधी टाँग उठाना) ठीक हैं; कूदना, गहरे squats और भारी वज़न अभी नहीं। सूजन, सुन्नपन या हफ़्तों दर्द हो तो डॉक्टर या physio।',
  'hi-Latn':
    'Knee ya back pain mein: flat walk, cycle, swimming aur halki strengthening (bina dard chair squats, bridge, straight leg raise) theek hain; jumping, deep squats aur heavy weight abhi nahi. Soojan, sunn-pan ya hafton dard ho to doctor ya physio.',
});
export const atHome = inLanguages({
  en: 'At home without equipment: squats, wall or knee push-ups, glute bridges, plank, lunges and stairs, 3 rounds of 10–15, three days a week, with 5 minutes of warm-up. Say “make a workout plan for 3 days at home” for a plan that grows with you.',
  hi: 'घर पर बिना सामान: squats, दीवार या घुटनों वाले push-ups, ब्रिज, प्लैंक, lunges और सीढ़ियाँ, 10–15 के 3 राउंड, हफ़्ते में तीन दिन, 5 मिनट वार्म-अप के साथ। पूरे प्लान के लिए लिखें “make a workout plan for 3 days at home”।',
  'hi-Latn':
    'Ghar par bina equipment: squats, wall ya knee push-ups, bridges, plank, lunges aur stairs, 10–15 ke 3 rounds, hafte mein 3 din, 5 min warm-up ke saath. Poore plan ke liye likhein “make a workout plan for 3 days at home”.',
});
/** WHO, 2020: 150 to 300 minutes a week; Paluch and others, Lancet Public Health, 2022: steps. */
export const walking = inLanguages({
  en: 'Walking: 30 minutes briskly on most days, or 7,000–10,000 steps (6,000–8,000 above 60), is what studies find best; start with 1,000 more than now. After meals, 10–15 minutes also keep blood sugar steady.',
  hi: 'टहलना: ज़्यादातर दिन 30 मिनट तेज़, या 7,000–10,000 कदम (60 के बाद 6,000–8,000); अभी से 1,000 ज़्यादा से शुरू करें। खाने के बाद 10–15 मिनट शुगर भी सँभालता है।',
  'hi-Latn':
    'Walk: zyadatar din 30 min tez, ya 7,000–10,000 steps (60 ke baad 6,000–8,000); abhi se 1,000 zyada se shuru karein. Khane ke baad 10–15 min sugar bhi sambhalta hai.',
});
/** American Academy of Sleep Medicine, 2015: 7 hours and more. */
export const sleep = inLanguages({
  en: 'Sleep: adults need 7–9 hours. The same time each day, a dark cool room, no phone for the last half hour, no tea or coffee after 3–4 pm and a light dinner help; if it stays bad for weeks, see a doctor.',
  hi: 'नींद: बड़ों को 7–9 घंटे चाहिए। रोज़ एक ही समय, अँधेरा ठंडा कमरा, आख़िरी आधे घंटे फ़ोन नहीं, 3–4 बजे के बाद चाय-कॉफ़ी नहीं और हल्का डिनर मदद करते हैं; हफ़्तों ठीक न हो तो डॉक्टर।',
  'hi-Latn':
    'Neend (sleep): adults ko 7–9 ghante chahiye. Roz ek hi time, andhera thanda kamra, aakhri aadhe ghante phone nahi, 3–4 baje ke baad chai-coffee nahi aur halka dinner help karte hain; hafton theek na ho to doctor.',
});
export const oneHeavyDay = inLanguages({
  en: 'One heavy meal or day changes nothing that lasts: no starving, no guilt. Drink water, walk a little, go back to your usual meals with protein and vegetables; over the week it evens out.',
  hi: 'एक दिन ज़्यादा खाने से कुछ नहीं बिगड़ता: न भूखे रहें, न पछताएँ। पानी पिएँ, थोड़ा टहलें, अगले खाने से प्रोटीन और सब्ज़ी के साथ रोज़ जैसा; हफ़्ते में बराबर हो जाता है।',
  'hi-Latn':
    'Ek din zyada khane se kuch nahi bigadta: na bhookhe rahein, na guilty feel karein. Paani piyein, thoda walk, agle meal se protein aur sabzi ke saath roz jaisa; hafte mein barabar ho jata hai.',
});
/** WHO for Asian adults, 2000. */
export const healthyWeight = inLanguages({
  en: 'For Asian adults a healthy weight is a BMI of 18.5–22.9 (kg divided by height in metres squared), and a waist under 90 cm in men and 80 cm in women. Ask “my BMI” and I’ll work it out.',
  hi: 'एशियाई लोगों में सही वज़न: BMI 18.5–22.9 (किलो को मीटर में कद से दो बार भाग), कमर पुरुषों में 90 और महिलाओं में 80 cm से कम। “मेरा BMI” पूछिए, मैं निकाल दूँगा।',
  'hi-Latn':
    'Asian logon mein sahi weight: BMI 18.5–22.9 (kilo ko metre mein height se do baar bhaag), kamar (waist) mardon mein 90 aur auraton mein 80 cm se kam. “mera BMI” poochhiye, main nikaal dunga.',
});

/** After the plan for beginners of the NHS (Couch to 5K), which takes nine weeks. */
export const startRunning = inLanguages({
  en: 'To start running: three times a week, 5 minutes brisk walk, then 1 minute easy jog and 90 seconds walk, eight times; add a minute of running each week and 5 km comes in about nine weeks. Slow enough to talk; chest pain or dizziness: stop and see a doctor.',
  hi: 'दौड़ना शुरू करने के लिए: हफ़्ते में तीन बार, 5 मिनट तेज़ चलिए, फिर 1 मिनट हल्की दौड़ और 90 सेकंड चलना, आठ बार; हर हफ़्ते दौड़ एक मिनट बढ़ाइए, क़रीब नौ हफ़्तों में 5 km हो जाएगा। इतना धीमे कि बात कर सकें; सीने में दर्द या चक्कर हो तो रुकिए और डॉक्टर को दिखाइए।',
  'hi-Latn':
    'Running shuru karne ke liye: hafte mein 3 baar, 5 min tez walk, phir 1 min halki daud aur 90 second walk, 8 baar; har hafte running ek minute badhaiye, kareeb 9 hafte mein 5 km ho jayega. Itna dheere ki baat kar sakein; chest pain ya chakkar ho to rukiye aur doctor ko dikhaiye.',
});
/** ACSM, Progression Models in Resistance Training, 2009. */
export const strengthOrCardio = inLanguages({
  en: 'Weights first if muscle or strength matters most, cardio first if stamina does; for losing weight both count, on separate days if you like. Push-ups or squats: 2–3 sets, stopping when two more clean ones would still go (8–12 is plenty), every second day, one more each week.',
  hi: 'ताक़त या मसल चाहिए तो पहले weights, स्टैमिना चाहिए तो पहले cardio; वज़न घटाने में दोनों काम के हैं। पुशअप या स्क्वाट: 2–3 सेट, जितने सही ढंग से हों (8–12 काफ़ी हैं), एक दिन छोड़कर, हर हफ़्ते एक ज़्यादा।',
  'hi-Latn':
    'Muscle ya strength chahiye to pehle weights, stamina chahiye to pehle cardio; weight kam karne mein dono kaam ke hain. Push-ups (pushup) ya squats: 2–3 set, jitne sahi form mein hon (8–12 kaafi), ek din chhod kar, har hafte ek zyada.',
});
/** NIOSH, training for nurses on shift work. */
export const nightShift = inLanguages({
  en: 'For a night awake: a nap of 20–90 minutes before it, bright light, a short walk or stretch each hour, water, and a light snack with protein (chana, curd, egg, nuts) rather than a heavy or sweet one; coffee only in the first half. Afterwards, sunglasses on the way home, a dark room and 7 hours of sleep.',
  hi: 'रात भर जागने के लिए: पहले 20–90 मिनट की झपकी, तेज़ रोशनी, हर घंटे थोड़ा टहलना या स्ट्रेच, पानी, और भारी या मीठे की जगह हल्का प्रोटीन वाला नाश्ता (चना, दही, अंडा, मेवा); कॉफ़ी सिर्फ़ पहले आधे में। बाद में अँधेरा कमरा और 7 घंटे की नींद।',
  'hi-Latn':
    'Raat bhar jaagne ke liye: pehle 20–90 min ki jhapki (nap), tez roshni, har ghante thodi walk ya stretch, paani, aur bhaari ya meethe ki jagah halka protein wala snack (chana, dahi, egg, mewa); coffee sirf pehle aadhe mein. Baad mein andhera kamra aur 7 ghante ki neend.',
});
