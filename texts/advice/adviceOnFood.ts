import { inLanguages } from '../locale.ts';

/** ICMR-NIN, 2020: 0.83 g a kg; ISSN, 2017: 1.4 to 2 g a kg for who trains. */
export const protein = inLanguages({
  en: 'Protein: about 0.8–1 g for each kg of body weight a day, 1.4–2 g if you train. Good sources: paneer, curd, milk, dal, chana, rajma, soya, eggs, chicken, fish; some in every meal works best.',
  hi: 'प्रोटीन: वज़न के हर किलो पर रोज़ क़रीब 0.8–1 ग्राम, कसरत करें तो 1.4–2 ग्राम। अच्छे स्रोत: पनीर, दही, दूध, दाल, चना, राजमा, सोया, अंडा, चिकन, मछली; हर खाने में थोड़ा सबसे अच्छा।',
  'hi-Latn':
    'Protein: weight ke har kilo par roz kareeb 0.8–1 g, training karein to 1.4–2 g. Achhe sources: paneer, dahi, doodh, dal, chana, rajma, soya, egg, chicken, fish; har meal mein thoda sabse achha.',
});
export const iron = inLanguages({
  en: 'Iron: greens (spinach, gongura, methi), rajma, chana, dal, bajra, dates, eggs, liver and meat. Lemon, amla or another source of vitamin C alongside helps; keep tea and coffee an hour away from meals.',
  hi: 'आयरन: हरी सब्ज़ी (पालक, मेथी), राजमा, चना, दाल, बाजरा, खजूर, अंडा, कलेजी और मांस। साथ में नींबू, आँवला या विटामिन C मदद करता है; चाय-कॉफ़ी एक घंटे के फ़र्क़ से।',
  'hi-Latn':
    'Iron: hari sabzi (palak, methi, gongura), rajma, chana, dal, bajra, khajoor, egg, kaleji aur meat. Saath mein nimbu, amla ya vitamin C help karta hai; chai-coffee ek ghante ke fark se.',
});
export const calcium = inLanguages({
  en: 'Calcium: milk, curd, buttermilk, paneer, ragi, sesame (til), small fish with bones and greens; adults need about 1,000 mg a day (ICMR), say two glasses of milk and a bowl of curd. Sunlight or vitamin D helps your body absorb it.',
  hi: 'कैल्शियम: दूध, दही, छाछ, पनीर, रागी, तिल, छोटी मछली और हरी सब्ज़ी; बड़ों को रोज़ क़रीब 1,000 mg चाहिए (ICMR), जैसे दो गिलास दूध और एक कटोरी दही। धूप या विटामिन D से शरीर इसे बेहतर सोखता है।',
  'hi-Latn':
    'Calcium: doodh (milk), dahi, chhaas, paneer, ragi, til, chhoti machhli aur hari sabzi; adults ko roz kareeb 1,000 mg chahiye (ICMR), jaise 2 glass doodh aur 1 katori dahi. Dhoop ya vitamin D se body ise behtar absorb karti hai.',
});
export const vitamins = inLanguages({
  en: 'Vitamin B12 comes from milk, curd, paneer, eggs, fish and meat; vitamin D from 15–20 minutes of sun and fortified milk; vitamin C from amla, guava, orange and lemon. A blood test shows low levels; take supplements on your doctor’s advice.',
  hi: 'विटामिन B12 दूध, दही, पनीर, अंडा, मछली, मांस से; विटामिन D 15–20 मिनट धूप और fortified दूध से; विटामिन C आँवला, अमरूद, संतरा, नींबू से। कमी ख़ून की जाँच में दिखती है; सप्लीमेंट डॉक्टर की सलाह से।',
  'hi-Latn':
    'Vitamin B12 doodh, dahi, paneer, egg, fish, meat se; vitamin D 15–20 min dhoop aur fortified doodh se; vitamin C amla, amrood, santra, nimbu se. Kami blood test mein dikhti hai; supplement doctor ki salah se.',
});
export const fibre = inLanguages({
  en: 'Fibre: about 25–30 g a day, from vegetables, fruit with the peel, dal, chana, oats, millets and whole wheat. Raise it slowly and drink more water with it.',
  hi: 'फ़ाइबर: रोज़ क़रीब 25–30 ग्राम, सब्ज़ी, छिलके वाले फल, दाल, चना, ओट्स, मिलेट और आटे से। धीरे-धीरे बढ़ाएँ और पानी ज़्यादा पिएँ।',
  'hi-Latn':
    'Fibre: roz kareeb 25–30 g, sabzi, chhilke wale phal, dal, chana, oats, millets aur atte se. Dheere-dheere badhayein aur paani zyada piyein.',
});
/** WHO: free sugars under 10 % of the energy, better under 5 %. */
export const sugarLimit = inLanguages({
  en: 'Added sugar: at most about 50 g (12 teaspoons) a day, better 25 g (6 teaspoons), counting what is in sweets, drinks, biscuits, honey and jaggery (WHO). Jaggery and honey count like sugar.',
  hi: 'ऊपर से डाली चीनी: रोज़ ज़्यादा से ज़्यादा 50 ग्राम (12 चम्मच), बेहतर 25 ग्राम (6 चम्मच), मिठाई, ड्रिंक, बिस्किट, शहद, गुड़ सब मिलाकर (WHO)। गुड़ और शहद भी चीनी ही गिने जाते हैं।',
  'hi-Latn':
    'Added sugar (cheeni): roz zyada se zyada 50 g (12 chammach), behtar 25 g (6 chammach), mithai, drinks, biscuit, shahad, gud sab milakar (WHO). Gud aur shahad bhi cheeni hi gine jaate hain.',
});
/** ICMR-NIN, Dietary Guidelines for Indians, 2024: visible fat of 20 to 50 g a day by activity. */
export const oil = inLanguages({
  en: 'Oil and ghee together: about 4–6 teaspoons (20–30 g) a day for most adults. No single oil is best: mustard, groundnut, rice bran and sunflower in turn; measure it with a spoon and don’t reuse fried oil.',
  hi: 'तेल और घी मिलाकर: ज़्यादातर लोगों के लिए रोज़ 4–6 चम्मच (20–30 ग्राम)। कोई एक तेल सबसे अच्छा नहीं: सरसों, मूँगफली, राइस ब्रान, सूरजमुखी बदल-बदलकर; चम्मच से नापें और तला तेल दोबारा न लें।',
  'hi-Latn':
    'Tel (oil) aur ghee milakar: zyadatar logon ke liye roz 4–6 chammach (20–30 g). Koi ek tel best nahi: sarson, moongphali, rice bran, sunflower badal-badalkar; chammach se naapein aur tala tel dobara na lein.',
});
/** EFSA, 2015: 400 mg of caffeine a day, 200 mg in pregnancy. */
export const caffeine = inLanguages({
  en: 'Tea and coffee: up to about 3–4 cups a day (400 mg of caffeine) are fine for most adults, 200 mg in pregnancy. Avoid them within six hours of bedtime, keep them an hour away from meals so you absorb iron, and mind the sugar in each cup.',
  hi: 'चाय-कॉफ़ी: दिन में 3–4 कप (400 mg कैफ़ीन) तक ज़्यादातर लोगों को ठीक, गर्भावस्था में 200 mg। सोने से छह घंटे पहले बंद, आयरन के लिए खाने से एक घंटे के फ़र्क़ से, और हर कप की चीनी का ध्यान रखें।',
  'hi-Latn':
    'Chai-coffee: din mein 3–4 cup (400 mg caffeine) tak zyadatar logon ko theek, pregnancy mein 200 mg. Sone se 6 ghante pehle band, iron ke liye khane se ek ghante ke fark se, aur har cup ki cheeni ka dhyan rakhein.',
});
export const alcohol = inLanguages({
  en: 'Alcohol has 7 kcal a gram and no amount is good for you; the less, the better. If you drink: eat first, water between glasses, skip the fried snacks and sweet mixers, and never with medicines without asking a doctor.',
  hi: 'शराब में एक ग्राम पर 7 कैलोरी हैं और कोई मात्रा फ़ायदेमंद नहीं; जितनी कम, उतना अच्छा। पिएँ तो पहले कुछ खा लें, बीच में पानी, तले स्नैक्स और मीठे mixer नहीं; दवा के साथ डॉक्टर से पूछे बिना नहीं।',
  'hi-Latn':
    'Alcohol mein 1 g par 7 kcal hain aur koi matra faydemand nahi; jitni kam, utna achha. Piyein to pehle kuch kha lein, beech mein paani, tale snacks aur meethe mixer nahi; dawa ke saath doctor se poochhe bina nahi.',
});
export const water = inLanguages({
  en: 'Water: most adults do well with 2–3 litres a day, 8–12 glasses, more in heat and with exercise; pale urine is a good sign. With heart or kidney trouble keep to the amount your doctor gave.',
  hi: 'पानी: ज़्यादातर लोगों को रोज़ 2–3 लीटर (8–12 गिलास) ठीक है, गर्मी और कसरत में ज़्यादा; हल्के रंग का पेशाब अच्छा संकेत है। दिल या किडनी की तकलीफ़ हो तो डॉक्टर की बताई मात्रा।',
  'hi-Latn':
    'Paani (water): zyadatar logon ko roz 2–3 litre (8–12 glass) theek hai, garmi aur exercise mein zyada; halke rang ka peshab achha sign hai. Dil ya kidney ki problem ho to doctor ki batayi matra.',
});
/** Trepanowski and others, JAMA Internal Medicine, 2017; Liu and others, NEJM, 2022. */
export const intermittentFasting = inLanguages({
  en: 'Intermittent fasting such as 16:8 works about as well as eating the same calories over the day: studies find no extra magic, but for some the eating window is easier to keep. Not in pregnancy, with an eating disorder, or with diabetes medicines without your doctor.',
  hi: 'इंटरमिटेंट फ़ास्टिंग (16:8) उतना ही काम करती है जितना उतनी ही कैलोरी दिन भर में खाना: studies में कोई अलग जादू नहीं, पर कुछ लोगों को समय तय रखना आसान लगता है। गर्भावस्था, eating disorder या शुगर की दवा में डॉक्टर से पूछे बिना नहीं।',
  'hi-Latn':
    'Intermittent fasting (16:8) utna hi kaam karti hai jitna utni hi calories din bhar mein khana: studies mein koi alag jaadu nahi, par kuch logon ko eating window rakhna aasan lagta hai. Pregnancy, eating disorder ya sugar ki dawa mein doctor se poochhe bina nahi.',
});
export const detox = inLanguages({
  en: 'Detox drinks, green tea, lemon water, apple cider vinegar and fat burners don’t melt fat: there is little evidence for any of them, and your liver and kidneys clean up by themselves. The day’s calories, protein, sleep and walking do the work.',
  hi: 'डिटॉक्स ड्रिंक, ग्रीन टी, नींबू पानी, सेब का सिरका या फ़ैट बर्नर चर्बी नहीं पिघलाते: सबूत बहुत कम हैं, सफ़ाई लिवर और किडनी ख़ुद करते हैं। दिन भर की कैलोरी, प्रोटीन, नींद और टहलना काम करते हैं।',
  'hi-Latn':
    'Detox drink, green tea, nimbu paani, apple cider vinegar ya fat burner charbi nahi pighlate: evidence bahut kam hai, safai liver aur kidney khud karte hain. Din bhar ki calories, protein, neend aur walk kaam karte hain.',
});
export const supplements = inLanguages({
  en: 'Whey is milk protein: safe for healthy people as part of the day’s protein, but not a must. Creatine, 3–5 g a day, is the best-studied for strength; drink enough water. With kidney, liver or other illness, or under 18, ask a doctor first.',
  hi: 'Whey दूध का प्रोटीन है: सेहतमंद लोगों के लिए ठीक, ज़रूरी नहीं। Creatine, रोज़ 3–5 ग्राम, ताक़त के लिए सबसे जाँचा हुआ है; पानी पूरा पिएँ। किडनी, लिवर या कोई बीमारी हो, या 18 से कम उम्र, तो पहले डॉक्टर से पूछें।',
  'hi-Latn':
    'Whey doodh ka protein hai: healthy logon ke liye theek, zaroori nahi. Creatine, roz 3–5 g, strength ke liye sabse tested hai; paani poora piyein. Kidney, liver ya koi bimari ho, ya 18 se kam umar, to pehle doctor se poochhein.',
});
export const cravings = inLanguages({
  en: 'Hungry between meals? A handful of roasted chana, curd or a boiled egg at four or five keeps you going till dinner; often lunch had too little protein, or you are thirsty or short of sleep. For a sweet craving: a fruit (banana, mango, papaya, orange), 2 dates, curd with fruit, a glass of milk or a small piece of dark chocolate, mostly under 150 kcal. Enough protein at meals and sleep make cravings smaller.',
  hi: 'बीच में भूख लगे तो चार-पाँच बजे मुट्ठी भर भुना चना, दही या उबला अंडा रात तक चलता है; अक्सर दोपहर में प्रोटीन, पानी या नींद कम होती है। मीठे का मन हो तो: कोई फल (केला, आम, पपीता, संतरा), 2 खजूर, फल वाला दही, एक गिलास दूध या थोड़ी डार्क चॉकलेट, ज़्यादातर 150 कैलोरी से कम। खाने में पूरा प्रोटीन और नींद से तलब कम होती है।',
  'hi-Latn':
    'Beech mein bhookh lage to 4-5 baje mutthi bhar bhuna chana, dahi ya ubla anda raat tak chalta hai; aksar dopahar mein protein, paani ya neend kam hoti hai. Meethe ka mann ho to: koi phal (kela, aam, papita, santra), 2 khajoor (dates), phal wala dahi, 1 glass doodh ya thodi dark chocolate, zyadatar 150 kcal se kam. Meals mein poora protein aur neend se craving kam hoti hai.',
});
export const eatingOut = inLanguages({
  en: 'At a wedding, party or restaurant: don’t arrive hungry, start with salad, soup, dal, fish or tandoori, take one plate with half of it vegetables, small portions of rice, luchi or naan, and choose one sweet that you really like. A walk afterwards, medicines on time, and the next meal as usual.',
  hi: 'शादी, पार्टी या होटल में: भूखे न जाएँ, सलाद, सूप, दाल, मछली या तंदूरी से शुरू करें, एक प्लेट जिसमें आधी सब्ज़ी हो, चावल-पूरी-नान थोड़ा, और एक ही मिठाई जो सच में पसंद हो। बाद में टहलें, दवा समय पर, अगला खाना रोज़ जैसा।',
  'hi-Latn':
    'Shaadi, party ya hotel mein: bhookhe na jayein, salad, soup, dal, fish ya tandoori se shuru karein, ek plate jisme aadhi sabzi ho, rice-puri-naan thoda (small portion), aur ek hi mithai jo sach mein pasand ho. Baad mein walk, dawa (medicine) time par, agla khana roz jaisa.',
});
export const travel = inLanguages({
  en: 'For a journey: roasted chana, peanuts, makhana, fruit (banana, apple), boiled eggs, thepla or roti rolls with paneer, curd or buttermilk, and a bottle of water. Walk at stops; after a heavy meal keep the next one light.',
  hi: 'सफ़र के लिए: भुना चना, मूँगफली, मखाना, फल (केला, सेब), उबले अंडे, थेपला या पनीर वाली रोटी, दही या छाछ, और पानी की बोतल। रुकें तो टहलें; भारी खाने के बाद अगला हल्का रखें।',
  'hi-Latn':
    'Safar ke liye: bhuna chana, moongphali, makhana, phal (kela, seb), uble ande (egg), thepla ya paneer roti roll, dahi ya chhaas, aur paani ki bottle. Rukein to walk; heavy khane ke baad agla halka rakhein.',
});
export const onBudget = inLanguages({
  en: 'Cheap protein without a fridge: roasted chana, peanuts, soya chunks, sattu, sprouts, dal, eggs, milk, curd and bananas. 50 g of soya chunks (about 26 g protein), 2 eggs (12 g) or a handful of chana (8 g) cost only a few rupees.',
  hi: 'सस्ता प्रोटीन, बिना फ्रिज: भुना चना, मूँगफली, सोया चंक्स, सत्तू, अंकुरित, दाल, अंडा, दूध, दही, केला। 50 ग्राम सोया (क़रीब 26 ग्राम प्रोटीन), 2 अंडे (12 ग्राम) या एक मुट्ठी चना (8 ग्राम) कुछ ही रुपये में।',
  'hi-Latn':
    'Sasta protein, bina fridge: bhuna chana, peanut, soya chunks, sattu, sprouts, dal, egg, doodh, dahi, kela (banana). 50 g soya chunks (kareeb 26 g protein), 2 ande (12 g) ya ek mutthi chana (8 g) kuch hi rupaye mein.',
});
export const mealTimes = inLanguages({
  en: 'When you eat matters less than how much over the day. Regular meals help with hunger: leave two to three hours between dinner and bed, and skip breakfast only if you don’t overeat later.',
  hi: 'कब खाते हैं, इससे ज़्यादा दिन भर में कितना खाते हैं, यह मायने रखता है। समय पर खाने से भूख सँभलती है: रात के खाने और सोने में दो-तीन घंटे का फ़र्क़, और नाश्ता तभी छोड़ें जब बाद में ज़्यादा न खाएँ।',
  'hi-Latn':
    'Kab khate hain usse zyada din bhar mein kitna khate hain ye matter karta hai. Time par khane se bhookh sambhalti hai: dinner aur sone mein 2-3 ghante ka fark, aur nashta (breakfast) tabhi chhodein jab baad mein zyada na khayein.',
});

/** Weight of the first days: Kreitzman and others, Am J Clin Nutr 56, 1992 (glycogen is stored with three times its weight in water). */
export const crashDiets = inLanguages({
  en: 'In a week GM, military and other crash diets mostly take off water, which comes back with your usual meals; they are low in protein, so you lose muscle too. 300–500 kcal below what you burn, protein in every meal and a daily walk take off about half a kilo a week that stays off. With diabetes, medicines or pregnancy don’t try one without your doctor.',
  hi: 'GM, मिलिट्री जैसी क्रैश डाइट में एक हफ़्ते में ज़्यादातर पानी घटता है और पुराने खाने के साथ लौट आता है; प्रोटीन कम होता है, तो मांसपेशी भी घटती है। रोज़ ज़रूरत से 300–500 कैलोरी कम, हर बार प्रोटीन और रोज़ टहलना: हफ़्ते में क़रीब आधा किलो, जो लौटता नहीं। डायबिटीज़, दवा या गर्भावस्था में डॉक्टर से पूछे बिना नहीं।',
  'hi-Latn':
    'GM, military jaisi crash diet mein ek hafte mein zyada-tar paani ghatta hai aur purane khane ke saath wapas aa jaata hai; protein kam hota hai, to muscle bhi ghatti hai. Roz zaroorat se 300–500 kcal kam, har meal mein protein aur roz walk: hafte mein kareeb aadha kilo, jo wapas nahi aata. Diabetes, dawa ya pregnancy mein doctor se poochhe bina nahi.',
});
export const whenToDrink = inLanguages({
  en: 'Water: there is no one best time. A glass on waking, one with each meal and between them, and more around exercise and in heat spreads 2–3 litres well; with meals it does no harm. In the last hour before bed a little is enough.',
  hi: 'पानी: कोई एक सही समय नहीं। उठकर एक गिलास, हर खाने के साथ और बीच में एक-एक, कसरत और गर्मी में ज़्यादा: ऐसे 2–3 लीटर आराम से हो जाता है; खाने के साथ पीने से नुक़सान नहीं। सोने से पहले के घंटे में थोड़ा ही।',
  'hi-Latn':
    'Paani (water): koi ek best time nahi. Uthkar ek glass, har khane ke saath aur beech mein ek-ek, exercise aur garmi mein zyada: aise 2–3 litre aaram se ho jaata hai; khane ke saath peene se nuksaan nahi. Sone se pehle ke ghante mein thoda hi.',
});

export const refinedFlour = inLanguages({
  en: 'Maida is wheat without bran and germ: 100 g has about 3 g of fibre where atta has 11, so it fills less and raises sugar faster. Now and then is fine; for every day choose atta, millets or oats, and mind that biscuits, rusk and naan are maida too.',
  hi: 'मैदा गेहूँ है, बिना चोकर के: 100 ग्राम में क़रीब 3 ग्राम फ़ाइबर, आटे में 11; इसलिए पेट कम भरता है और शुगर तेज़ी से बढ़ती है। कभी-कभार ठीक है; रोज़ के लिए आटा, मोटे अनाज या ओट्स लीजिए। बिस्किट, रस्क और नान भी मैदा ही हैं।',
  'hi-Latn':
    'Maida gehu hi hai, bina chokar ke: 100 g mein kareeb 3 g fibre, atta mein 11; isliye pet kam bharta hai aur sugar tezi se badhti hai. Kabhi kabhi theek hai; roz ke liye atta, millets ya oats lijiye. Biscuit, rusk aur naan bhi maida hi hain.',
});
export const fastingFoods = inLanguages({
  en: 'During a vrat most people keep to fruit (banana, apple, papaya, pomegranate, orange), milk, curd, paneer, nuts, makhana, sabudana, samak rice, kuttu or singhara flour, potato and sendha namak; customs differ by family. Fruit with curd or nuts keeps you full longer than fried sabudana or chips. Drink enough; with diabetes medicines, in pregnancy or with low blood pressure ask your doctor before fasting.',
  hi: 'व्रत में ज़्यादातर लोग फल (केला, सेब, पपीता, अनार, संतरा), दूध, दही, पनीर, मेवे, मखाना, साबूदाना, समक चावल, कुट्टू या सिंघाड़े का आटा, आलू और सेंधा नमक लेते हैं; घर-घर का रिवाज अलग होता है। तले साबूदाने या चिप्स से फल के साथ दही या मेवे देर तक पेट भरते हैं। पानी पीते रहिए; डायबिटीज़ की दवा, गर्भ या कम बीपी में पहले डॉक्टर से पूछिए।',
  'hi-Latn':
    'Vrat mein zyadatar log phal (kela, seb, papita, anaar, santra), doodh, dahi, paneer, nuts, makhana, sabudana, samak chawal, kuttu ya singhade ka atta, aloo aur sendha namak lete hain; har ghar ka riwaaz alag hota hai. Tale sabudana ya chips se phal ke saath dahi ya nuts der tak pet bharte hain. Paani peete rahiye; diabetes ki dawa, pregnancy ya low BP mein pehle doctor se poochhiye.',
});
export const emptyStomach = inLanguages({
  en: 'On an empty stomach plain water does all that is needed, warm or cold. Lemon, jeera or honey water are fine if you like them, but don’t melt fat, and honey is sugar. Tea or coffee sit better after a bite if they give you acidity; soaked almonds, a banana or curd are a good start.',
  hi: 'खाली पेट सादा पानी, गुनगुना या ठंडा, काफ़ी है। नींबू, जीरा या शहद का पानी पसंद हो तो ठीक, पर इनसे चर्बी नहीं घटती और शहद भी चीनी है। एसिडिटी हो तो चाय-कॉफ़ी कुछ खाकर लीजिए; भीगे बादाम, केला या दही अच्छी शुरुआत है।',
  'hi-Latn':
    'Khali pet saada paani, gunguna ya thanda, kaafi hai. Nimbu, jeera ya shahad ka paani pasand ho to theek, par inse charbi nahi ghatti aur shahad bhi cheeni hai. Acidity ho to chai-coffee kuch kha kar lijiye; bheege badam, kela ya dahi achhi shuruaat hai.',
});
/** WHO, healthy diet; ICMR-NIN 2024: children need energy for growing, and no diets. */
export const childFood = inLanguages({
  en: 'For a child, quick and filling: besan or moong chilla with paneer, egg on toast, curd with banana, vegetable poha or upma with peanuts, idli, or a paratha stuffed with dal or paneer. Little sugar, milk or curd daily, small helpings offered again without forcing; a child who isn’t growing well should see a paediatrician.',
  hi: 'बच्चे के लिए जल्दी और भरपेट: पनीर वाला बेसन या मूंग चीला, अंडा-टोस्ट, दही-केला, मूँगफली वाला सब्ज़ी पोहा या उपमा, इडली, या दाल/पनीर का पराठा। चीनी कम, रोज़ दूध या दही, थोड़ा-थोड़ा और बिना ज़बरदस्ती; वज़न-क़द ठीक न बढ़े तो बच्चों के डॉक्टर को दिखाइए।',
  'hi-Latn':
    'Bachche ke liye jaldi aur bharpet: paneer wala besan ya moong chilla, egg toast, dahi-kela, peanut wala sabzi poha ya upma, idli, ya dal/paneer ka paratha. Cheeni kam, roz doodh ya dahi, thoda-thoda aur bina zabardasti; weight-height theek na badhe to bachchon ke doctor ko dikhaiye.',
});
