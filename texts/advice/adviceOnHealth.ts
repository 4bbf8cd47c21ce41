import { inLanguages } from '../locale.ts';

/** WHO: less than 5 g of salt a day for adults. */
export const bloodPressure = inLanguages({
  en: 'For blood pressure, keep salt (namak) under 5 g a day, about one teaspoon in all food: go easy on papad, pickle, namkeen, packaged and restaurant food. Fruit, vegetables, dal and curd help; keep taking your medicines and follow your doctor’s advice.',
  hi: 'BP में दिन भर का नमक 5 ग्राम से कम रखें, यानी सब मिलाकर क़रीब एक चम्मच: पापड़, अचार, नमकीन, पैकेट और होटल का खाना कम। फल, सब्ज़ी, दाल, दही अच्छे हैं; दवा और डॉक्टर की सलाह पहले।',
  'hi-Latn':
    'BP mein din bhar ka namak (salt) 5 g se kam rakhein, yaani total kareeb ek chammach: papad, achar, namkeen, packet aur hotel ka khana kam. Phal, sabzi, dal, dahi achhe hain; dawa aur doctor ki salah pehle.',
});
export const diabetes = inLanguages({
  en: 'With sugar (diabetes) the portion of carbs counts most: half a plate of vegetables, a palm of dal, paneer, egg or fish, a small helping of roti, millet or rice; sweets, juice and maida rarely. A 15-minute walk after meals helps; your doctor’s advice comes first.',
  hi: 'शुगर (डायबिटीज़) में कार्ब्स की मात्रा सबसे ज़्यादा मायने रखती है: आधी थाली सब्ज़ी, दाल, पनीर, अंडा या मछली, थोड़ी रोटी, मिलेट या चावल; मिठाई, जूस, मैदा कभी-कभार। खाने के बाद 15 मिनट टहलना मदद करता है; डॉक्टर की सलाह पहले।',
  'hi-Latn':
    'Sugar (diabetes) mein carbs ka portion sabse zyada matter karta hai: aadhi plate sabzi, dal, paneer, egg ya fish, thodi roti, millet ya rice; sweets, juice, maida kabhi-kabhi. Khane ke baad 15 min walk help karti hai; doctor ki salah pehle.',
});
/** American Diabetes Association, Standards of Care, section 2: plasma glucose of adults. */
export const bloodSugarRanges = inLanguages({
  en: 'Blood sugar, in mg/dl: fasting under 100 is normal, 100–125 prediabetes, 126 and more the range of diabetes; two hours after food under 140 is normal (ADA). With diabetes your doctor sets your own targets, often 80–130 fasting and under 180 after food.',
  hi: 'ब्लड शुगर (mg/dl): खाली पेट 100 से कम सामान्य, 100–125 प्रीडायबिटीज़, 126 या ज़्यादा डायबिटीज़ की सीमा; खाने के दो घंटे बाद 140 से कम सामान्य (ADA)। डायबिटीज़ हो तो लक्ष्य डॉक्टर तय करते हैं, अक्सर खाली पेट 80–130 और खाने के बाद 180 से कम।',
  'hi-Latn':
    'Blood sugar (mg/dl): fasting 100 se kam normal, 100–125 prediabetes, 126 ya zyada diabetes ki range; khane ke 2 ghante baad 140 se kam normal (ADA). Diabetes ho to target doctor tay karte hain, aksar fasting 80–130 aur khane ke baad 180 se kam.',
});
/** AHA and ACC, 2017, with the Indian Guidelines on Hypertension. */
export const pressureRanges = inLanguages({
  en: 'Blood pressure in adults: under 120/80 is normal, 120–139 over 80–89 raised, 140/90 and more high when it is measured again and again. 180/120, or any high reading with chest pain or a severe headache, needs a doctor at once.',
  hi: 'बड़ों में BP: 120/80 से कम सामान्य, 120–139/80–89 बढ़ा हुआ, बार-बार 140/90 या ज़्यादा आए तो हाई। 180/120 हो, या सीने में दर्द या तेज़ सिरदर्द के साथ हो, तो तुरंत डॉक्टर।',
  'hi-Latn':
    'Adults ka BP: 120/80 se kam normal, 120–139/80–89 badha hua, baar-baar 140/90 ya zyada aaye to high. 180/120 ho, ya chest pain ya tez sirdard ke saath ho, to turant doctor.',
});
/** Dietary cholesterol and eggs: AHA science advisory, 2020. */
export const cholesterol = inLanguages({
  en: 'For cholesterol, less ghee, butter, fried food and fatty meat matters more than single foods; oats, dal, fruit, nuts and fish help. An egg a day, yolk (zardi) included, fits most people; with high cholesterol or diabetes ask your doctor before eating many.',
  hi: 'कोलेस्ट्रॉल में घी, मक्खन, तला हुआ और चर्बी वाला मांस कम करना सबसे ज़्यादा काम आता है; ओट्स, दाल, फल, मेवे, मछली अच्छे हैं। रोज़ एक अंडा ज़र्दी समेत ज़्यादातर लोगों को ठीक है; कोलेस्ट्रॉल या शुगर हो तो ज़्यादा अंडों से पहले डॉक्टर से पूछें।',
  'hi-Latn':
    'Cholesterol mein ghee, makkhan, tala hua aur charbi wala meat kam karna sabse zyada kaam aata hai; oats, dal, phal, nuts, fish achhe hain. Roz ek anda (egg) zardi samet zyadatar logon ko theek hai; cholesterol ya sugar ho to zyada ande se pehle doctor se poochhein.',
});
export const kidney = inLanguages({
  en: 'With kidney trouble the right protein, salt, potassium and water depend on your tests, so please follow your kidney doctor or dietitian. Usual limits: little salt and packaged food, no extra protein powder, fruit only as advised.',
  hi: 'किडनी की तकलीफ़ में प्रोटीन, नमक, पोटैशियम और पानी कितना हो, यह जाँच से तय होता है, इसलिए किडनी के डॉक्टर या dietitian की मानें। आम तौर पर: नमक और पैकेट का खाना कम, प्रोटीन पाउडर नहीं, फल सलाह से।',
  'hi-Latn':
    'Kidney ki problem mein protein, namak, potassium aur paani kitna ho, ye tests se tay hota hai, isliye kidney doctor ya dietitian ki maanein. Aam taur par: namak aur packet ka khana kam, protein powder nahi, phal salah se.',
});
export const uricAcid = inLanguages({
  en: 'For uric acid and gout: plenty of water, little red and organ meat, prawns, beer and sugary drinks. Dal, rajma, curd, milk, cherries and vegetables in usual portions are fine for most; your doctor’s advice comes first.',
  hi: 'यूरिक एसिड में: पानी ख़ूब, लाल मांस, कलेजी, झींगा, बीयर और मीठे ड्रिंक कम। दाल, राजमा, दही, दूध, चेरी और सब्ज़ी सामान्य मात्रा में ज़्यादातर लोगों को ठीक हैं; डॉक्टर की सलाह पहले।',
  'hi-Latn':
    'Uric acid mein: paani khoob, red meat, kaleji, prawns, beer aur meethe drinks kam. Dal, rajma, dahi, doodh, cherry aur sabzi normal portion mein zyadatar logon ko theek hain; doctor ki salah pehle.',
});
export const thyroid = inLanguages({
  en: 'No food cures the thyroid: take your tablet as told, usually on an empty stomach 30–60 minutes before tea or food. Cooked cabbage, cauliflower and soya in usual portions are fine; iodised salt, protein, vegetables and walking help with weight.',
  hi: 'कोई खाना थायरॉइड ठीक नहीं करता: गोली जैसे बताई है वैसे लें, आम तौर पर खाली पेट, चाय-नाश्ते से 30–60 मिनट पहले। पकी पत्ता गोभी, गोभी, सोया सामान्य मात्रा में ठीक; आयोडीन नमक, प्रोटीन, सब्ज़ी और टहलना वज़न में मदद करते हैं।',
  'hi-Latn':
    'Koi khana thyroid theek nahi karta: goli jaise batayi hai waise lein, aam taur par khali pet, chai-nashte se 30–60 min pehle. Paki patta gobhi, gobhi, soya normal portion mein theek; iodised namak, protein, sabzi aur walk weight mein help karte hain.',
});
export const pcos = inLanguages({
  en: 'With PCOS, regular meals with protein and fibre (dal, paneer, egg, vegetables, millet), few sweets and drinks, strength training and walking help; even 5 % less weight can make periods regular again. Ask your gynaecologist about medicines.',
  hi: 'PCOS में समय पर खाना, प्रोटीन और फ़ाइबर (दाल, पनीर, अंडा, सब्ज़ी, मिलेट), मीठा कम, ताक़त की कसरत और टहलना मदद करते हैं; 5 % वज़न कम होने से भी पीरियड सुधर सकते हैं। दवा स्त्री रोग विशेषज्ञ से।',
  'hi-Latn':
    'PCOS mein time par khana, protein aur fibre (dal, paneer, egg, sabzi, millet), meetha kam, strength training aur walk help karte hain; 5 % weight kam hone se bhi periods sudhar sakte hain. Dawa gynaecologist se.',
});
export const fattyLiver = inLanguages({
  en: 'For a fatty liver: no alcohol, few sweets, soft drinks and fried food, more vegetables, dal, fruit and walking. Losing 7–10 % of weight slowly is what helps most; have it checked by your doctor.',
  hi: 'फ़ैटी लिवर में: शराब नहीं, मीठा, कोल्ड ड्रिंक, तला हुआ कम, सब्ज़ी, दाल, फल और टहलना ज़्यादा। धीरे-धीरे 7–10 % वज़न घटाना सबसे ज़्यादा मदद करता है; डॉक्टर से जाँच कराते रहें।',
  'hi-Latn':
    'Fatty liver mein: sharab nahi, meetha, cold drink, tala hua kam, sabzi, dal, phal aur walk zyada. Dheere-dheere 7–10 % weight ghatana sabse zyada help karta hai; doctor se check karate rahein.',
});
export const acidity = inLanguages({
  en: 'For acidity: smaller meals, less fried, spicy and sour food, tea and coffee, and two hours between dinner and bed. Banana, curd rice, oats, khichdi and coconut water sit well with many; if it comes often or hurts, see a doctor.',
  hi: 'एसिडिटी में: थोड़ा-थोड़ा खाएँ, तला, मसालेदार, खट्टा, चाय-कॉफ़ी कम, रात के खाने और सोने में दो घंटे का फ़र्क़। केला, दही-चावल, ओट्स, खिचड़ी, नारियल पानी कई लोगों को ठीक रहते हैं; बार-बार या दर्द हो तो डॉक्टर।',
  'hi-Latn':
    'Acidity mein: thoda-thoda khayein, tala, masaledar, khatta, chai-coffee kam, dinner aur sone mein 2 ghante ka fark. Kela (banana), dahi-chawal, oats, khichdi, nariyal paani kai logon ko theek rehte hain; baar-baar ya dard ho to doctor.',
});
export const constipation = inLanguages({
  en: 'For constipation: more water, fruit with the peel (guava, papaya, apple), vegetables, dal, oats or isabgol, and a daily walk. Add fibre slowly; if there is blood or pain, or it lasts more than two weeks, see a doctor.',
  hi: 'कब्ज़ में: पानी ज़्यादा, छिलके वाले फल (अमरूद, पपीता, सेब), सब्ज़ी, दाल, ओट्स या ईसबगोल, और रोज़ टहलना। फ़ाइबर धीरे-धीरे बढ़ाएँ; ख़ून, दर्द या दो हफ़्ते से ज़्यादा हो तो डॉक्टर।',
  'hi-Latn':
    'Kabz mein: paani zyada, chhilke wale phal (amrood, papita, seb), sabzi, dal, oats ya isabgol, aur roz walk. Fibre dheere badhayein; khoon, dard ya do hafte se zyada ho to doctor.',
});
export const upsetStomach = inLanguages({
  en: 'For loose motions and vomiting: sip ORS, water, buttermilk or coconut water all day; curd rice, khichdi, banana and toast are gentle. See a doctor for blood, fever, weakness, a child or an elder, or after two days.',
  hi: 'दस्त या उल्टी में: दिन भर ORS, पानी, छाछ या नारियल पानी घूँट-घूँट; दही-चावल, खिचड़ी, केला, टोस्ट हल्के हैं। ख़ून, बुख़ार, कमज़ोरी हो, बच्चा या बुज़ुर्ग हो, या दो दिन में ठीक न हो तो डॉक्टर।',
  'hi-Latn':
    'Loose motion ya ulti mein: din bhar ORS, paani, chhaas ya nariyal paani sip karein; dahi-chawal, khichdi, banana, toast halke hain. Khoon, bukhar, kamzori ho, bachcha ya buzurg ho, ya 2 din mein theek na ho to doctor.',
});
/** ICMR-NIN, Nutrient Requirements for Indians, 2020: +350 kcal a day from the second trimester. */
export const pregnancy = inLanguages({
  en: 'In pregnancy you need about 350 kcal a day more from the fourth month (ICMR), from good food: dal, milk, curd, cooked paneer, eggs, greens, fruit and nuts. Avoid alcohol, raw or unpasteurised milk and paneer, raw meat and fish and much coffee or raw papaya; your doctor’s advice comes first.',
  hi: 'गर्भावस्था में चौथे महीने से रोज़ क़रीब 350 कैलोरी ज़्यादा चाहिए (ICMR), अच्छे खाने से: दाल, दूध, दही, पका पनीर, अंडा, हरी सब्ज़ी, फल, मेवे। शराब, कच्चा दूध और पनीर, कच्चा मांस-मछली, ज़्यादा कॉफ़ी और कच्चा पपीता न लें; डॉक्टर की सलाह पहले।',
  'hi-Latn':
    'Pregnancy mein chauthe mahine se roz kareeb 350 kcal zyada chahiye (ICMR), achhe khane se: dal, doodh, dahi, paka paneer, egg, hari sabzi, phal, nuts. Sharab, kachcha doodh aur paneer, kachcha meat-fish, zyada coffee aur kachcha papita na lein; doctor ki salah pehle.',
});
/** ICMR-NIN, 2020: +600 kcal in the first six months. */
export const breastfeeding = inLanguages({
  en: 'While breastfeeding you need about 600 kcal a day more in the first six months (ICMR) and plenty to drink: dal, milk, curd, ghee in moderation, greens, eggs, nuts and fruit. Losing weight can wait; go slowly and ask your doctor.',
  hi: 'दूध पिलाते समय पहले छह महीने रोज़ क़रीब 600 कैलोरी ज़्यादा (ICMR) और ख़ूब पानी चाहिए: दाल, दूध, दही, थोड़ा घी, हरी सब्ज़ी, अंडा, मेवे, फल। वज़न घटाने की जल्दी नहीं; डॉक्टर से पूछें।',
  'hi-Latn':
    'Doodh pilate time pehle 6 mahine roz kareeb 600 kcal zyada (ICMR) aur khoob paani chahiye: dal, doodh, dahi, thoda ghee, hari sabzi, egg, nuts, phal. Weight ghatane ki jaldi nahi; doctor se poochhein.',
});
export const periods = inLanguages({
  en: 'Around your period, hunger and a kilo or two of water weight are normal. Warm drinks, a gentle walk, iron (greens, dates, chana, egg) and a banana or a small piece of dark chocolate help; strong pain is a reason to see a doctor.',
  hi: 'पीरियड के आसपास भूख और एक-दो किलो पानी बढ़ना सामान्य है। गरम पेय, हल्का टहलना, आयरन (हरी सब्ज़ी, खजूर, चना, अंडा), केला या थोड़ी डार्क चॉकलेट आराम देते हैं; तेज़ दर्द हो तो डॉक्टर।',
  'hi-Latn':
    'Period ke aaspaas bhookh aur 1-2 kilo paani badhna normal hai. Garam drink, halki walk, iron (hari sabzi, khajoor, chana, egg), kela ya thodi dark chocolate aaram dete hain; tez dard ho to doctor.',
});

/** Piles: NHS and American Gastroenterological Association, 2017, on fibre, water and straining. */
export const spicyFood = inLanguages({
  en: 'Spicy food isn’t bad in itself, but it burns with acidity, piles or a fissure: keep chilli low then, and have fibre (vegetables, fruit, whole dal, isabgol), 2–3 litres of water, and no straining. Bleeding that goes on: see a doctor.',
  hi: 'तीखा अपने आप में बुरा नहीं, पर एसिडिटी, बवासीर (piles) या फ़िशर में जलाता है: तब मिर्च कम रखिए, फ़ाइबर (सब्ज़ी, फल, साबुत दाल, ईसबगोल) और 2–3 लीटर पानी लीजिए, ज़ोर न लगाइए। ख़ून आता रहे तो डॉक्टर को दिखाइए।',
  'hi-Latn':
    'Teekha (spicy) apne aap mein bura nahi, par acidity, piles ya fissure mein jalata hai: tab mirchi kam rakhiye, fibre (sabzi, phal, sabut dal, isabgol) aur 2–3 litre paani lijiye, zor mat lagaiye. Khoon aata rahe to doctor ko dikhaiye.',
});
/** The national quitline of India is 1800-11-2356; WHO: cravings pass within minutes, and helplines and medicines double who succeeds. */
export const tobacco = inLanguages({
  en: 'Quitting is the best thing you can do for your body. Choose a day, tell someone, and keep saunf, elaichi, cloves or roasted chana in your pocket: a craving passes in about five minutes with water, a walk or slow breaths. Free help to quit: 1800-11-2356 in India, and a doctor can give patches, gum or tablets.',
  hi: 'सेहत के लिए इससे अच्छा कुछ नहीं। एक दिन तय कीजिए, किसी को बताइए, जेब में सौंफ, इलायची, लौंग या भुना चना रखिए: तलब पाँच मिनट में निकल जाती है, तब तक पानी, थोड़ा टहलना या गहरी साँस। छोड़ने में मुफ़्त मदद: 1800-11-2356; डॉक्टर पैच, गम या गोली दे सकते हैं।',
  'hi-Latn':
    'Sehat ke liye isse achha kuch nahi. Ek din tay karein, kisi ko batayein, jeb mein saunf, elaichi, laung ya bhuna chana rakhein: talab 5 minute mein nikal jaati hai, tab tak paani, thoda tahalna ya gehri saans. Chhodne mein muft madad: 1800-11-2356; doctor patch, gum ya goli de sakte hain.',
});
/** Royal College of Obstetricians; ACOG 2020: walks at once, core work after the check at 6 to 8 weeks, after a section rather 12. */
export const afterBirth = inLanguages({
  en: 'After a birth: gentle walks and pelvic floor exercises from the first days, as it feels right. Planks, sit-ups, running and weights wait for the check-up at 6–8 weeks, after a C-section rather 12, and until your doctor says yes; stop with pain, bleeding or a bulge in the middle of the tummy.',
  hi: 'डिलीवरी के बाद: पहले दिनों से हल्का टहलना और पेल्विक फ़्लोर की कसरत, जितना ठीक लगे। प्लैंक, सिट-अप, दौड़ और वज़न 6–8 हफ़्ते की जाँच के बाद, सी-सेक्शन में क़रीब 12 हफ़्ते, और डॉक्टर के हाँ कहने पर; दर्द, ख़ून या पेट के बीच उभार दिखे तो रुक जाइए।',
  'hi-Latn':
    'Delivery ke baad: pehle dinon se halki walk aur pelvic floor exercise, jitna theek lage. Plank, sit-up, daud aur weights 6–8 hafte ki jaanch ke baad, C-section mein kareeb 12 hafte, aur doctor ke haan kehne par; dard, khoon ya pet ke beech ubhaar dikhe to ruk jaiye.',
});
