import { inLanguages } from './locale.ts';

export const hello = inLanguages({
  en: 'Hello! Tell me what you ate, drank or did, or ask me anything about your day.',
  hi: 'नमस्ते! बताइए क्या खाया, पिया या किया, या अपने दिन के बारे में कुछ भी पूछिए।',
  'hi-Latn': 'Namaste! Bataiye kya khaya, piya ya kiya, ya apne din ke baare mein kuch bhi poochhiye.',
});
export const goodbye = inLanguages({
  en: 'Take care! I’ll be here when you next eat, drink or move.',
  hi: 'अपना ख़याल रखिए! जब भी कुछ खाएँ, पिएँ या करें, मैं यहीं हूँ।',
  'hi-Latn': 'Apna khayal rakhiye! Jab bhi kuch khayein, piyein ya karein, main yahin hoon.',
});
export const welcome = inLanguages({
  en: 'You’re welcome, glad to help! Take care, and tell me when you next eat, drink or do something.',
  hi: 'आपका स्वागत है, अच्छा लगा! अपना ख़याल रखिए, और जब भी कुछ खाएँ, पिएँ या करें, बता दीजिए।',
  'hi-Latn': 'Aapka welcome hai, achha laga! Khayal rakhiye, aur jab bhi kuch khayein, piyein ya karein, bata dijiye.',
});
export const who = inLanguages({
  en: 'I’m FitPulse, a program and not a person: an assistant that keeps your health diary.\nYou tell me what you ate or did, I count it and answer questions about it.',
  hi: 'मैं FitPulse हूँ, कोई इंसान नहीं, एक program (bot) जो आपकी सेहत की डायरी रखता है।\nआप बताइए क्या खाया या किया, मैं गिनता हूँ और सवालों के जवाब देता हूँ।',
  'hi-Latn':
    'Main FitPulse hoon, insaan nahi, ek bot jo aapki health diary rakhta hai.\nAap bataiye kya khaya ya kiya, main ginta hoon aur sawaalon ke jawab deta hoon.',
});
export const abilities = inLanguages({
  en: 'I log what you eat and drink, your exercise, weight and sleep, compare it with your targets, and answer questions about it. I also suggest meals that fit.\nTap a topic to see examples:',
  hi: 'आपका खाना-पीना, कसरत, वज़न और नींद मैं दर्ज करता हूँ, लक्ष्य से मिलाता हूँ और सवालों के जवाब देता हूँ। खाने के सुझाव भी देता हूँ।\nउदाहरण के लिए कोई विषय दबाइए:',
  'hi-Latn':
    'Aapka khana-peena, exercise, weight aur neend main log karta hoon, target se milata hoon aur sawaalon ke jawab deta hoon. Meal suggestions bhi.\nExamples ke liye topic dabaiye:',
});
export const abilityLog = inLanguages({ en: 'Logging', hi: 'दर्ज करना', 'hi-Latn': 'Logging' });
export const abilityAsk = inLanguages({ en: 'Questions', hi: 'सवाल', 'hi-Latn': 'Sawaal' });
export const abilityGoals = inLanguages({ en: 'Targets', hi: 'लक्ष्य', 'hi-Latn': 'Targets' });
export const abilityIdeas = inLanguages({ en: 'Meal ideas', hi: 'खाने के सुझाव', 'hi-Latn': 'Meal ideas' });
export const abilityRemind = inLanguages({ en: 'Reminders', hi: 'रिमाइंडर', 'hi-Latn': 'Reminders' });
export const abilityAccount = inLanguages({ en: 'Your account', hi: 'आपका खाता', 'hi-Latn': 'Aapka account' });
export const abilityPlans = inLanguages({ en: 'Plans', hi: 'प्लान', 'hi-Latn': 'Plans' });
export const examplesPlans = inLanguages({
  en: 'Plans and payments:\n• /plans: what they cost, and paying by UPI or card\n• my plan\n• my invoices\n• cancel my plan\n• I want my money back',
  hi: 'प्लान और पेमेंट:\n• /plans: दाम, और UPI या कार्ड से पेमेंट\n• मेरा प्लान\n• मेरे बिल\n• प्लान cancel करो\n• पैसे वापस चाहिए',
  'hi-Latn':
    'Plans aur payment:\n• /plans: daam, aur UPI ya card se payment\n• mera plan\n• my invoices\n• plan cancel karo\n• paise wapas chahiye',
});
export const examplesRemind = inLanguages({
  en: 'Reminders:\n• remind me to drink water every 2 hours from 9 to 9\n• remind me at 8:30 pm to write down dinner\n• metformin 500 after breakfast and dinner\n• my reminders, my medicines\n• pause reminders till Friday\n• /stop: no more reminders, reports or news',
  hi: 'रिमाइंडर:\n• हर 2 घंटे पानी याद दिलाओ, 9 से 9\n• रात 8:30 बजे खाना लिखने की याद दिलाओ\n• metformin 500 नाश्ते और रात के खाने के बाद\n• /reminders, /medicines\n• pause reminders till Friday\n• /stop: रिमाइंडर, रिपोर्ट, ख़बरें बंद',
  'hi-Latn':
    'Reminders:\n• paani yaad dilao har 2 ghante 9 se 9\n• raat 8:30 baje khana likhne ki yaad dilao\n• metformin 500 after breakfast and dinner\n• /reminders, /medicines\n• pause reminders till Friday\n• /stop: reminders, reports, news band',
});
export const examplesAccount = inLanguages({
  en: 'Your account:\n• /login: a link that signs you in on the web; set a password there, and the diary stays yours without Telegram too\n• /link: joins this diary with your account on the web\n• /export: all your data as a file\n• /language: English, हिन्दी or Hinglish\n• /stop: no more reminders, reports or news\n• /delete: your account and everything in it',
  hi: 'आपका खाता:\n• /login: वेब पर साइन इन का लिंक; वहाँ पासवर्ड रखें, तो Telegram न रहे तब भी डायरी आपकी है\n• /link: वेबसाइट के खाते से जोड़ें\n• /export: आपका सारा डेटा, फ़ाइल में\n• /language: हिन्दी, English या Hinglish\n• /stop: रिमाइंडर, रिपोर्ट, ख़बरें बंद\n• /delete: खाता और उसका सब कुछ',
  'hi-Latn':
    'Aapka account:\n• /login: web par sign in ka link; wahan password rakhein, to Telegram na rahe tab bhi diary aapki hai\n• /link: website ke account se jodein\n• /export: aapka saara data, file mein\n• /language: Hinglish, हिन्दी ya English\n• /stop: reminders, reports, news band\n• /delete: account aur uska sab kuch',
});
export const examplesLog = inLanguages({
  en: 'Logging:\n• had 2 rotis with dal\n• 2 glasses of water\n• walked 30 minutes\n• weight 72.4\n• slept 7 hours',
  hi: 'दर्ज करना:\n• 2 रोटी और दाल खाई\n• 2 गिलास पानी\n• 30 मिनट टहला\n• वज़न 72.4\n• 7 घंटे सोया',
  'hi-Latn': 'Logging:\n• 2 roti aur dal khayi\n• 2 glass paani\n• 30 min walk kiya\n• weight 72.4\n• 7 ghante soya',
});
export const examplesAsk = inLanguages({
  en: 'Questions:\n• how much protein so far\n• calories this week\n• which day did I eat the most\n• my weight this year\n• compare this week to last\n• my lab report (send one as PDF)',
  hi: 'सवाल:\n• आज कितना प्रोटीन लिया\n• इस हफ़्ते कितनी कैलोरी\n• सबसे ज़्यादा किस दिन खाया\n• कल क्या खाया था\n• मेरी लैब रिपोर्ट (PDF में भेजिए)',
  'hi-Latn':
    'Sawaal:\n• aaj kitna protein liya\n• is hafte kitni calories\n• sabse zyada kis din khaya\n• kal kya khaya tha\n• meri lab report (PDF mein bhejiye)',
});
export const examplesGoals = inLanguages({
  en: 'Targets:\n• goal 1800\n• water goal 3 litres\n• I am 31, 175 cm, 82 kg, want 75\n• what should my calories be',
  hi: 'लक्ष्य:\n• goal 1800\n• पानी का लक्ष्य 3 लीटर\n• मैं 31 साल, 175 cm, 82 kg, 75 चाहिए',
  'hi-Latn':
    'Targets:\n• goal 1800\n• paani ka goal 3 litre\n• main 31 saal, 175 cm, 82 kg, 75 chahiye\n• mujhe kitni calories khani chahiye',
});
export const examplesIdeas = inLanguages({
  en: 'Meal ideas:\n• what should I eat?\n• veg dinner under 400 kcal high protein\n• snack ideas',
  hi: 'खाने के सुझाव:\n• क्या खाऊँ?\n• 400 kcal में veg dinner\n• snack ideas',
  'hi-Latn': 'Meal ideas:\n• kya khaun?\n• 400 kcal mein veg dinner, high protein\n• snack ideas',
});
export const privacy = inLanguages({
  en: (page: string) =>
    `Privacy: your diary is for your eyes only. It is never sold or shared; the support team sees only what you send them.\nDownload or delete everything at any time: ${page}`,
  hi: (page) =>
    `प्राइवेसी: आपकी डायरी सिर्फ़ आपकी है। न बेची जाती है, न बाँटी जाती है; support टीम वही देखती है जो आप भेजें।\nसब कुछ डाउनलोड या डिलीट करें: ${page}`,
  'hi-Latn': (page) =>
    `Privacy: aapki diary sirf aapki hai (only you). Na bechi jaati hai, na share hoti hai; support team wahi dekhti hai jo aap bhejein.\nDownload ya delete kabhi bhi: ${page}`,
});
export const human = inLanguages({
  en: 'The support team is made of people. Shall I open a ticket, so that one of them can write to you here?',
  hi: 'सपोर्ट टीम में असली लोग हैं। क्या मैं टिकट खोल दूँ, ताकि कोई यहाँ आपको लिखे?',
  'hi-Latn': 'Support team mein asli log hain. Kya main ticket khol doon, taaki koi yahan aapko likhe?',
});
export const broken = inLanguages({
  en: 'Sorry about that! The support team can look into it: shall I open a ticket? Then tell me what happens.',
  hi: 'माफ़ कीजिए! सपोर्ट टीम देख सकती है: टिकट खोलूँ? फिर बताइए क्या हो रहा है।',
  'hi-Latn': 'Sorry! Support team dekh sakti hai: ticket kholun? Phir bataiye kya problem ho rahi hai.',
});
export const openTicket = inLanguages({
  en: 'Write to support',
  hi: 'सपोर्ट को लिखें',
  'hi-Latn': 'Support ko likhein',
});
export const exportingHere = inLanguages({
  en: 'Send /export, and all of your data comes here as a file.',
  hi: '/export भेजिए, आपका सारा डेटा यहीं फ़ाइल में आ जाएगा।',
  'hi-Latn': '/export bhejiye, aapka saara data yahin file mein aa jayega.',
});
export const exporting = inLanguages({
  en: (page: string) => `Download all of your data as JSON or CSV under Settings: ${page}`,
  hi: (page) => `अपना सारा डेटा JSON या CSV में Settings से डाउनलोड करें: ${page}`,
  'hi-Latn': (page) => `Apna saara data JSON ya CSV mein Settings se download karein: ${page}`,
});
export const onProfilePage = inLanguages({
  en: (page: string) => `You can change your e-mail and photo on your profile page: ${page}`,
  hi: (page) => `ईमेल और फ़ोटो आप अपने प्रोफ़ाइल पेज पर बदल सकते हैं: ${page}`,
  'hi-Latn': (page) => `Email aur photo aap apne profile page par badal sakte hain: ${page}`,
});
export const onSettingsPage = inLanguages({
  en: (page: string) => `You can change your password, sign-in and look (dark or light) under Settings: ${page}`,
  hi: (page) => `पासवर्ड, साइन इन और रूप (डार्क या लाइट) Settings में बदलते हैं: ${page}`,
  'hi-Latn': (page) => `Password, sign-in aur look (dark ya light) Settings mein badalte hain: ${page}`,
});
export const languages = inLanguages({
  en: 'I speak English, हिन्दी and Hinglish. Just write in one of them, or send /language to choose.',
  hi: 'मुझे हिन्दी, English और Hinglish आती है। किसी में भी लिखिए, या चुनने के लिए /language भेजिए।',
  'hi-Latn': 'Mujhe Hinglish, हिन्दी aur English aati hai. Kisi mein bhi likhiye, ya /language bhejiye.',
});
export const languageNotYet = inLanguages({
  en: (language: string) =>
    `I understand a good deal of ${language}, but so far I only write English, हिन्दी and Hinglish. Tell me your food in ${language} if you like; choose my language with /language.`,
  hi: (language) =>
    `${language} मैं काफ़ी समझता हूँ, पर लिखता अभी हिन्दी, English और Hinglish में ही हूँ। खाना ${language} में बता सकते हैं; मेरी भाषा /language से चुनिए।`,
  'hi-Latn': (language) =>
    `${language} main kaafi samajhta hoon, par likhta abhi Hinglish, हिन्दी aur English mein hi hoon. Khana ${language} mein bata sakte hain; meri language /language se chuniye.`,
});
export const joke = inLanguages({
  en: 'Why did the samosa go to the gym? It wanted to get out of shape… a triangle. 😄\nI’m better at food, water and exercise: ask me about your day.',
  hi: 'समोसा जिम क्यों गया? क्योंकि वो तिकोना था, फ़िट होना था! 😄\nखाने और सेहत की बात में मैं ज़्यादा अच्छा हूँ।',
  'hi-Latn':
    'Samosa gym kyun gaya? Kyunki tikona tha, shape mein aana tha! 😄\nKhane aur health ki baat mein main zyada achha hoon.',
});
export const abuse = inLanguages({
  en: 'Sounds like I let you down. Tell me what went wrong, and I’ll try to put it right; undo takes back the last change.',
  hi: 'लगता है मुझसे ग़लती हुई। बताइए क्या ठीक करूँ; “वापस” लिखने से पिछला बदलाव हट जाएगा।',
  'hi-Latn': 'Lagta hai mujhse galti hui. Bataiye kya theek karun; undo likhne se pichhla badlav hat jayega.',
});
export const sorry = inLanguages({
  en: 'No hard feelings. What did you eat or do today?',
  hi: 'कोई बात नहीं। आज क्या खाया या किया?',
  'hi-Latn': 'Koi baat nahi. Aaj kya khaya ya kiya?',
});
export const mood = inLanguages({
  en: 'Thanks for telling me. Some days are like that: a glass of water, ten minutes outside and a proper meal are a kind start.\nIf it stays heavy, talking to someone you trust or a doctor helps.',
  hi: 'बताने के लिए शुक्रिया। कुछ दिन ऐसे होते हैं: एक गिलास पानी, दस मिनट बाहर टहलना और ठीक से खाना अच्छी शुरुआत है।\nमन भारी रहे तो किसी अपने या डॉक्टर से बात कीजिए।',
  'hi-Latn':
    'Batane ke liye shukriya. Kuch din aise hote hain: ek glass paani, das minute bahar walk aur theek se khana achhi shuruaat hai.\nMann bhaari rahe to kisi apne ya doctor se baat kijiye.',
});
export const offTopic = inLanguages({
  en: 'That’s outside what I can do: I only know food, water, exercise, sleep and weight. Ask me, say, how many calories are in a samosa.',
  hi: 'यह मेरे बस का नहीं: मैं सिर्फ़ खाना, पानी, कसरत, नींद और वज़न जानता हूँ। पूछिए, जैसे: समोसे में कितनी कैलोरी?',
  'hi-Latn':
    'Ye mere bas ka nahi: main sirf khana (food), paani, exercise, neend aur weight jaanta hoon. Poochhiye, jaise: samose mein kitni calories?',
});
export const instructions = inLanguages({
  en: 'I can’t do that: whatever a text tells me, I stick to my job, your health diary. Nothing was changed.',
  hi: 'यह मैं नहीं कर सकता: मैं अपने काम पर टिका रहता हूँ, आपकी सेहत की डायरी। कुछ नहीं बदला।',
  'hi-Latn': 'Ye main nahi kar sakta: main apne kaam par tika rehta hoon, aapki health diary. Kuch nahi badla.',
});
export const numberAlone = inLanguages({
  en: (number: string) =>
    `${number} of what? Tap, or write it with a word: weight ${number} kg, sugar ${number}, ${number} rotis.`,
  hi: (number) => `${number} क्या? बटन दबाइए, या शब्द के साथ लिखिए: वज़न ${number} kg, sugar ${number}, ${number} रोटी।`,
  'hi-Latn': (number) =>
    `${number} kya? Button dabaiye, ya shabd ke saath likhiye: weight ${number} kg, sugar ${number}, ${number} roti.`,
});
export const weightOf = inLanguages({
  en: (number: string) => `Weight ${number} kg`,
  hi: (number) => `वज़न ${number} kg`,
  'hi-Latn': (number) => `Weight ${number} kg`,
});
export const glassesOf = inLanguages({
  en: (number: string) => `${number} glasses of water`,
  hi: (number) => `${number} गिलास पानी`,
  'hi-Latn': (number) => `${number} glass paani`,
});
export const lost = inLanguages({
  en: 'I’m not sure what you mean. This is the closest I can do:',
  hi: 'मैं ठीक से नहीं समझा कि क्या चाहिए। इसके क़रीब मैं ये कर सकता हूँ:',
  'hi-Latn': 'Theek se pata nahi chala kya chahiye. Iske kareeb main ye kar sakta hoon:',
});
export const exercise = inLanguages({
  en: 'A good start for most adults: 150 minutes of brisk walking a week and strength work on 2 days (WHO). Say “make a workout plan for 3 days at home”, and stop and see a doctor if something hurts.',
  hi: 'ज़्यादातर लोगों के लिए अच्छी शुरुआत: हफ़्ते में 150 मिनट तेज़ चलना और 2 दिन ताक़त की कसरत (WHO)। कहिए “make a workout plan for 3 days at home”; कुछ दुखे तो रुकिए और डॉक्टर को दिखाइए।',
  'hi-Latn':
    'Zyadatar logon ke liye achhi shuruaat: hafte mein 150 minute tez walk aur 2 din strength exercise (WHO). Kahiye “make a workout plan for 3 days at home”; kuch dukhe to rukiye aur doctor ko dikhaiye.',
});
export const symptom = inLanguages({
  en: 'I am sorry that you feel that way. I can’t judge symptoms or medicines: please ask your doctor or a pharmacist. If it is strong, sudden or getting worse, call 112 or go to a hospital. I can note it for you: “note knee pain”.',
  hi: 'सुनकर अच्छा नहीं लगा। तकलीफ़ और दवा के बारे में मैं नहीं बता सकता: डॉक्टर या फ़ार्मासिस्ट से पूछिए। बहुत ज़्यादा हो, अचानक हो या बढ़ रही हो तो 112 पर कॉल कीजिए या अस्पताल जाइए। मैं इसे लिख सकता हूँ: “note knee pain”।',
  'hi-Latn':
    'Sunkar achha nahi laga. Takleef aur dawai ke baare mein main nahi bata sakta: doctor ya pharmacist se poochhiye. Bahut zyada ho, achanak ho ya badh rahi ho to 112 par call kijiye ya hospital jaiye. Main ise note kar sakta hoon: “note knee pain”.',
});
export const wrongEntry = inLanguages({
  en: 'Let’s put it right. Tap Change or Undo under the entry, or tell me how it was: “make that 3 rotis”, “remove the tea”, “move it to dinner”.',
  hi: 'चलिए ठीक करते हैं। उस एंट्री के नीचे “बदलें” या “वापस लें” दबाइए, या बताइए कैसे था: “3 रोटी करो”, “चाय हटाओ”, “डिनर में डालो”।',
  'hi-Latn':
    'Chaliye theek karte hain. Us entry ke neeche Change ya Undo dabaiye, ya bataiye kaise tha: “3 roti karo”, “chai hatao”, “dinner mein daalo”.',
});
export const ownFoods = inLanguages({
  en: 'I can remember that. Tell me like this: “my smoothie = 320 kcal 12 g protein”, “my katori is 200 ml”, or “save this as my usual breakfast” after a meal.',
  hi: 'मैं याद रख सकता हूँ। ऐसे बताइए: “my smoothie = 320 kcal 12 g protein”, “my katori is 200 ml”, या खाने के बाद “save this as my usual breakfast”।',
  'hi-Latn':
    'Main yaad rakh sakta hoon. Aise bataiye: “my smoothie = 320 kcal 12 g protein”, “my katori is 200 ml”, ya khane ke baad “save this as my usual breakfast”.',
});
export const nothingToLog = inLanguages({
  en: 'Got it, I logged nothing. Tell me when you eat or drink something.',
  hi: 'ठीक है, मैंने कुछ दर्ज नहीं किया। जब कुछ खाएँ या पिएँ, बता दीजिए।',
  'hi-Latn': 'Theek hai, maine kuch log nahi kiya. Jab kuch khayein ya piyein, bata dijiye.',
});

/** Asked whether a watch or band can be connected. */
export const watch = inLanguages({
  en: 'I can’t connect to watches or bands. Tell me what yours shows, say “8,200 steps” or “ran 5 km in 32 min”, and I’ll count it.',
  hi: 'घड़ी या बैंड से मैं अभी नहीं जुड़ता। वह जो दिखाए, बता दीजिए: “8,200 कदम” या “32 मिनट में 5 km दौड़ा”, मैं गिन लूँगा।',
  'hi-Latn':
    'Watch ya band se main abhi connect nahi hota. Wo jo dikhaye bata dijiye: “8,200 steps” ya “32 min mein 5 km daudi”, main gin lunga.',
});
/** Asked whether a photo may be sent. */
export const picture = inLanguages({
  en: 'Yes, send the photo. I read barcodes, nutrition labels and lab reports; a plate of food only if photo reading is switched on here; otherwise tell me in words.',
  hi: 'हाँ, फ़ोटो भेजिए। बारकोड, पैकेट का लेबल और लैब रिपोर्ट पढ़ लेता हूँ; खाने की प्लेट तभी, जब यहाँ फ़ोटो पढ़ना चालू हो, वरना शब्दों में बताइए।',
  'hi-Latn':
    'Haan, photo bhejiye. Barcode, packet ka label aur lab report padh leta hoon; khane ki plate tabhi jab yahan photo padhna chalu ho, warna shabdon mein bataiye.',
});
/** Asked whether a voice note may be sent. */
export const voice = inLanguages({
  en: 'Send a voice note if you like. If listening isn’t switched on here, I’ll say so; your keyboard’s microphone works just as well.',
  hi: 'वॉइस नोट भेज सकते हैं; यहाँ सुनना चालू न हो तो बता दूँगा, तब कीबोर्ड के माइक से बोलकर लिखिए।',
  'hi-Latn':
    'Voice note bhej sakte hain; yahan sunna chalu na ho to bata dunga, tab keyboard ke mic se bolkar likhiye.',
});
