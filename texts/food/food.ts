import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

/** `portion`: "Roti, 2 pieces (80 g)". */
export const item = inLanguages({
  en: (portion: string, energyKcal: number) => `${portion}: ${figure(energyKcal)} kcal`,
  hi: (portion, energyKcal) => `${portion}: ${figure(energyKcal)} कैलोरी`,
  'hi-Latn': (portion, energyKcal) => `${portion}: ${figure(energyKcal)} kcal`,
});

export const mealTotal = inLanguages({
  en: (energy: string, range: string, macronutrients: string) =>
    `Together ${energy} (likely ${range}): ${macronutrients}`,
  hi: (energy, range, macronutrients) => `कुल ${energy} (क़रीब ${range}): ${macronutrients}`,
  'hi-Latn': (energy, range, macronutrients) => `Total ${energy} (kareeb ${range}): ${macronutrients}`,
});

export const itemTotal = inLanguages({
  en: (energy: string, range: string, macronutrients: string) =>
    `That is ${energy} (likely ${range}): ${macronutrients}`,
  hi: (energy, range, macronutrients) => `यानी ${energy} (क़रीब ${range}): ${macronutrients}`,
  'hi-Latn': (energy, range, macronutrients) => `Yaani ${energy} (kareeb ${range}): ${macronutrients}`,
});

export const together = inLanguages({
  en: (total: string) => `Together ${total}`,
  hi: (total) => `कुल ${total}`,
  'hi-Latn': (total) => `Total ${total}`,
});

/** Within a sentence: "protein 18 g, carbs 96 g, fat 11 g". */
export const macronutrients = inLanguages({
  en: (proteinG: number, carbohydrateG: number, fatG: number) =>
    `protein ${figure(proteinG)} g, carbs ${figure(carbohydrateG)} g, fat ${figure(fatG)} g`,
  hi: (proteinG, carbohydrateG, fatG) =>
    `प्रोटीन ${figure(proteinG)} ग्राम, कार्ब्स ${figure(carbohydrateG)} ग्राम, फ़ैट ${figure(fatG)} ग्राम`,
  'hi-Latn': (proteinG, carbohydrateG, fatG) =>
    `protein ${figure(proteinG)} g, carbs ${figure(carbohydrateG)} g, fat ${figure(fatG)} g`,
});

export const change = inLanguages({ en: 'Change', hi: 'बदलें', 'hi-Latn': 'Change' });
export const remove = inLanguages({ en: 'Remove', hi: 'हटाएँ', 'hi-Latn': 'Remove' });
export const noneOfThese = inLanguages({ en: 'None of these', hi: 'इनमें से कोई नहीं', 'hi-Latn': 'Inme se koi nahi' });
export const logIt = inLanguages({ en: 'Log it', hi: 'दर्ज करें', 'hi-Latn': 'Log karo' });

export const plan = inLanguages({
  en: 'Enjoy it! Tell me once you have had it, and I’ll log it.',
  hi: 'अच्छा प्लान है! अभी कुछ दर्ज नहीं किया, खा लें तो बता दीजिए।',
  'hi-Latn': 'Achha plan hai! Abhi kuch log nahi kiya, kha lein to bata dijiye.',
});

export const nothingLogged = inLanguages({
  en: 'All right, nothing logged.',
  hi: 'ठीक है, कुछ दर्ज नहीं किया।',
  'hi-Latn': 'Theek hai, kuch log nahi kiya.',
});

/** `words`: “florb”; `example`: florb. */
export const unknown = inLanguages({
  en: (words: string, example: string) =>
    `I don't know ${words} yet, so I left it out. Try another name, or tell me its calories, such as “${example} 250 kcal”.`,
  hi: (words, example) =>
    `${words} अभी मुझे नहीं पता, इसलिए छोड़ दिया। दूसरा नाम बताइए, या कैलोरी लिख दीजिए, जैसे “${example} 250 kcal”।`,
  'hi-Latn': (words, example) =>
    `${words} abhi mujhe nahi pata, isliye chhod diya. Doosra naam bataiye, ya calories likh dijiye, jaise “${example} 250 kcal”.`,
});

export const unknownToAnswer = inLanguages({
  en: (words: string) => `I don't know ${words} yet. Try another name for it.`,
  hi: (words) => `${words} अभी मुझे नहीं पता। इसका दूसरा नाम बताइए।`,
  'hi-Latn': (words) => `${words} abhi mujhe nahi pata. Iska doosra naam bataiye.`,
});

export const unknownToChange = inLanguages({
  en: (words: string) => `I don't know ${words} yet, so nothing has changed.`,
  hi: (words) => `${words} अभी मुझे नहीं पता, इसलिए कुछ नहीं बदला।`,
  'hi-Latn': (words) => `${words} abhi mujhe nahi pata, isliye kuch nahi badla.`,
});

export const whichFood = inLanguages({
  en: (words: string) => `What was “${words}”?`,
  hi: (words) => `“${words}” मतलब?`,
  'hi-Latn': (words) => `“${words}” matlab?`,
});

export const noneChosen = inLanguages({
  en: (words: string) => `All right, I left out “${words}”. Do you know another name for it?`,
  hi: (words) => `ठीक है, “${words}” छोड़ दिया। इसे किसी और नाम से बता सकते हैं?`,
  'hi-Latn': (words) => `Theek hai, “${words}” chhod diya. Ise kisi aur naam se bata sakte hain?`,
});

export const questionClosed = inLanguages({
  en: 'That question is closed. Just tell me again what you ate.',
  hi: 'वह सवाल अब बंद हो गया। फिर से बता दीजिए, क्या खाया?',
  'hi-Latn': 'Wo sawaal ab closed hai. Phir se bata dijiye, kya khaya?',
});

export const whatMeal = inLanguages({
  en: (meal: string) => `What did you have for ${meal}? Tell me the foods, and how much of each.`,
  hi: (meal) => `${meal} में क्या-क्या खाया? साथ में कितना, यह भी बताइए।`,
  'hi-Latn': (meal) => `${meal} mein kya-kya khaya? Saath mein kitna, ye bhi bataiye.`,
});

export const whatFoods = inLanguages({
  en: 'What did you have? Tell me the foods, and how much of each.',
  hi: 'क्या-क्या खाया? साथ में कितना, यह भी बताइए।',
  'hi-Latn': 'Kya-kya khaya? Saath mein kitna, ye bhi bataiye.',
});

export const whichEntry = inLanguages({ en: 'Which one?', hi: 'इनमें से कौन-सा?', 'hi-Latn': 'Inme se kaunsa?' });

export const whichOfLast = inLanguages({
  en: 'Which food was it? Write, say, it was 3 rotis. Nothing has changed.',
  hi: 'कौन-सी चीज़? ऐसे लिखिए: it was 3 rotis। अभी कुछ नहीं बदला।',
  'hi-Latn': 'Kaunsi cheez? Aise likhiye: it was 3 rotis. Abhi kuch nahi badla.',
});

export const howMuch = inLanguages({
  en: (entry: string) => `${entry}\nHow much was it, or what was it really? Write, say, 3, 150 g or another food.`,
  hi: (entry) => `${entry}\nकितना था, या असल में क्या था? ऐसे लिखिए: 3, 150 g या दूसरी चीज़ का नाम`,
  'hi-Latn': (entry) => `${entry}\nKitna tha, ya asal mein kya tha? Aise likhiye: 3, 150 g ya doosri cheez ka naam`,
});

export const changed = inLanguages({ en: 'Changed', hi: 'बदल दिया', 'hi-Latn': 'Badal diya' });

export const whatIsWrong = inLanguages({
  en: 'What should I change? Pick one, write what it was, or write undo.',
  hi: 'क्या बदलूँ? इनमें से चुनिए, सही चीज़ लिखिए, या undo लिखिए।',
  'hi-Latn': 'Kya badlun? Inme se chuniye, sahi cheez likhiye, ya undo likhiye.',
});

export const aboutWithout = inLanguages({
  en: (part: string) => `A guess without ${part}. If you know its calories, tell me.`,
  hi: (part) => `${part} के बिना का अंदाज़ा है। सही कैलोरी पता हो तो बता दीजिए।`,
  'hi-Latn': (part) => `${part} ke bina ka andaaza hai. Sahi calories pata ho to bata dijiye.`,
});

export const sameWithout = inLanguages({
  en: (part: string, food: string) => `Noted. Without ${part} the calories of ${food} are the same.`,
  hi: (part, food) => `ठीक है। ${part} के बिना भी ${food} की कैलोरी उतनी ही रहती है।`,
  'hi-Latn': (part, food) => `Theek hai. ${part} ke bina bhi ${food} ki calories utni hi rehti hain.`,
});

export const cantTakeOut = inLanguages({
  en: (part: string, food: string) =>
    `I can't work out ${food} without ${part} on my own. Tell me its calories, such as “${food} 200 kcal”. Nothing has changed.`,
  hi: (part, food) =>
    `${part} के बिना ${food} का हिसाब मुझे नहीं आता। कैलोरी बता दीजिए, जैसे “${food} 200 kcal”। अभी कुछ नहीं बदला।`,
  'hi-Latn': (part, food) =>
    `${part} ke bina ${food} ka hisaab mujhe nahi aata. Calories bata dijiye, jaise “${food} 200 kcal”. Abhi kuch nahi badla.`,
});

export const removed = inLanguages({
  en: (entry: string) => `Removed ${entry}`,
  hi: (entry) => `हटा दिया: ${entry}`,
  'hi-Latn': (entry) => `Hata diya: ${entry}`,
});

export const removedSeveral = inLanguages({
  en: (lines: string) => `Removed\n${lines}`,
  hi: (lines) => `हटा दिया\n${lines}`,
  'hi-Latn': (lines) => `Hata diya\n${lines}`,
});

export const movedTo = inLanguages({
  en: (meal: string) => `Moved to ${meal}`,
  hi: (meal) => `${meal} में कर दिया`,
  'hi-Latn': (meal) => `${meal} mein kar diya`,
});

export const halved = inLanguages({ en: 'Halved', hi: 'आधा कर दिया', 'hi-Latn': 'Aadha kar diya' });
export const doubled = inLanguages({ en: 'Doubled', hi: 'दुगना कर दिया', 'hi-Latn': 'Double kar diya' });

export const entryGone = inLanguages({
  en: 'That entry is gone, so nothing has changed.',
  hi: 'वह एंट्री अब नहीं है, इसलिए कुछ नहीं बदला।',
  'hi-Latn': 'Wo entry ab nahi hai, isliye kuch nahi badla.',
});

export const tooMuch = inLanguages({
  en: 'That would be too much, so nothing has changed.',
  hi: 'यह बहुत ज़्यादा हो जाएगा, इसलिए कुछ नहीं बदला।',
  'hi-Latn': 'Ye bahut zyada ho jayega, isliye kuch nahi badla.',
});

export const nothingToChange = inLanguages({
  en: 'There is nothing to change. Tell me what you ate.',
  hi: 'बदलने को कुछ नहीं है। बताइए, क्या खाया?',
  'hi-Latn': 'Badalne ko kuch nahi hai. Bataiye, kya khaya?',
});

export const nothingToRemove = inLanguages({
  en: 'There is nothing there to remove.',
  hi: 'वहाँ हटाने को कुछ नहीं है।',
  'hi-Latn': 'Wahan hatane ko kuch nahi hai.',
});

export const nothingToMove = inLanguages({
  en: (meal: string) => `I see nothing to move to ${meal}.`,
  hi: (meal) => `${meal} में ले जाने को कुछ नहीं मिला।`,
  'hi-Latn': (meal) => `${meal} mein le jaane ko kuch nahi mila.`,
});

export const notEatenLately = inLanguages({
  en: (food: string) => `I see no ${food} today or yesterday, so nothing has changed.`,
  hi: (food) => `आज या कल के खाने में “${food}” नहीं मिला, इसलिए कुछ नहीं बदला।`,
  'hi-Latn': (food) => `Aaj ya kal ke khane mein “${food}” nahi mila, isliye kuch nahi badla.`,
});

/** `when`: "today", "on 14 Nov". */
export const notEaten = inLanguages({
  en: (food: string, when: string) => `You logged no ${food} ${when}.`,
  hi: (food, when) => `${when} “${food}” दर्ज नहीं है।`,
  'hi-Latn': (food, when) => `${when} “${food}” log nahi hai.`,
});

/** `source`: "breakfast yesterday". */
export const sameAs = inLanguages({
  en: (meal: string, source: string) => `${meal}, the same as ${source}`,
  hi: (meal, source) => `${meal}, ${source} जैसा`,
  'hi-Latn': (meal, source) => `${meal}, ${source} jaisa`,
});

/** Of what was left of an earlier meal. */
export const shareOf = inLanguages({
  en: (meal: string, share: 0.5 | 0.25, source: string) =>
    `${meal}, ${share === 0.5 ? 'half' : 'a quarter'} of ${source}`,
  hi: (meal, share, source) => `${meal}, ${source} का ${share === 0.5 ? 'आधा' : 'चौथाई'}`,
  'hi-Latn': (meal, share, source) => `${meal}, ${source} ka ${share === 0.5 ? 'aadha' : 'chauthai'}`,
});

/** Above all meals of a day that were had again; `when`: "yesterday". */
export const dayAgain = inLanguages({
  en: (when: string) => `All that you had ${when}, again today`,
  hi: (when) => `${when} का सारा खाना, आज फिर से`,
  'hi-Latn': (when) => `${when} ka saara khana, aaj phir se`,
});

export const mealOfDay = inLanguages({
  en: (meal: string, when: string) => `${meal} ${when}`,
  hi: (meal, when) => `${when} के ${meal}`,
  'hi-Latn': (meal, when) => `${when} ke ${meal}`,
});

export const nothingToRepeat = inLanguages({
  en: (meal: string) => `I see no ${meal} to repeat, so I logged nothing. Tell me what you ate.`,
  hi: (meal) => `दोहराने को ${meal} नहीं मिला, इसलिए कुछ दर्ज नहीं किया। बताइए, क्या खाया?`,
  'hi-Latn': (meal) => `Repeat karne ko ${meal} nahi mila, isliye kuch log nahi kiya. Bataiye, kya khaya?`,
});

export const anyMeal = inLanguages({ en: 'meal', hi: 'कुछ', 'hi-Latn': 'kuch' });

export const notLogged = inLanguages({
  en: 'Nothing was logged.',
  hi: 'अभी दर्ज नहीं किया है।',
  'hi-Latn': 'Abhi log nahi kiya hai.',
});

export const ownFigure = inLanguages({
  en: 'I took the calories you gave; protein, carbs and fat aren’t counted.',
  hi: 'कैलोरी आपकी बताई हुई है; प्रोटीन, कार्ब्स और फ़ैट नहीं गिने।',
  'hi-Latn': 'Calories aapki batayi hui hain; protein, carbs aur fat count nahi kiye.',
});

/** Of an entry with figures that were told beside its energy; `told` are all its macronutrients in a sentence. */
export const ownFigures = inLanguages({
  en: (told: string) => `I took the figures you gave: ${told}.`,
  hi: (told) => `आँकड़े आपके बताए हुए हैं: ${told}।`,
  'hi-Latn': (told) => `Figures aapke bataye hue hain: ${told}.`,
});

/** `grams`: "12 g". */
export const sugarAlcohols = inLanguages({
  en: (grams: string) => `${grams} of the carbs are sugar alcohols. They count within the carbs, net carbs too.`,
  hi: (grams) => `कार्ब्स में ${grams} शुगर अल्कोहल है। वह कार्ब्स में ही गिना है, नेट कार्ब्स में भी।`,
  'hi-Latn': (grams) => `Carbs mein ${grams} sugar alcohol hai. Wo carbs mein hi gina hai, net carbs mein bhi.`,
});

export const ideasFor = inLanguages({
  en: (meal: string, limit: string) => `${meal}, up to ${limit}:`,
  hi: (meal, limit) => `${meal}, ${limit} तक:`,
  'hi-Latn': (meal, limit) => `${meal}, ${limit} tak:`,
});

export const mealWithout = inLanguages({
  en: (meal: string, foods: string) => `${meal} without ${foods}`,
  hi: (meal, foods) => `${meal}, बिना ${foods}`,
  'hi-Latn': (meal, foods) => `${meal}, bina ${foods}`,
});

export const lightIdeas = inLanguages({
  en: 'You’re close to today’s target or past it, so something light:',
  hi: 'आज का लक्ष्य लगभग पूरा है, तो कुछ हल्का:',
  'hi-Latn': 'Aaj ka target lagbhag poora hai, to kuch light:',
});

export const nothingFits = inLanguages({
  en: 'I don’t know a meal that fits all of that. Try a higher limit, or drop one wish.',
  hi: 'इन सब बातों में बैठने वाला कोई खाना मुझे नहीं पता। लिमिट थोड़ी बढ़ाइए, या एक शर्त हटा दीजिए।',
  'hi-Latn': 'In sab mein fit hone wala koi khana mujhe nahi pata. Limit thodi badhaiye, ya ek shart hata dijiye.',
});

/** `energyKcal` and `proteinG` of the whole day. */
export const dayPlan = inLanguages({
  en: (energyKcal: number, proteinG: number) =>
    `A day of ${figure(energyKcal)} kcal and ${figure(proteinG)} g protein. Tap a meal to log it once you have had it:`,
  hi: (energyKcal, proteinG) =>
    `एक दिन, ${figure(energyKcal)} कैलोरी और ${figure(proteinG)} ग्राम प्रोटीन। खाने के बाद दर्ज करने के लिए टैप कीजिए:`,
  'hi-Latn': (energyKcal, proteinG) =>
    `Ek din, ${figure(energyKcal)} kcal aur ${figure(proteinG)} g protein. Khane ke baad log karne ke liye tap kijiye:`,
});
export const weekPlan = inLanguages({
  en: (energyKcal: number) => `A week of about ${figure(energyKcal)} kcal a day:`,
  hi: (energyKcal) => `एक हफ़्ता, रोज़ क़रीब ${figure(energyKcal)} कैलोरी:`,
  'hi-Latn': (energyKcal) => `Ek hafta, roz kareeb ${figure(energyKcal)} kcal:`,
});
/** A meal of a plan: "Breakfast: 2 boiled eggs, 286 kcal". */
export const plannedMeal = inLanguages({
  en: (meal: string, foods: string, energyKcal: number) => `${meal}: ${foods}, ${figure(energyKcal)} kcal`,
  hi: (meal, foods, energyKcal) => `${meal}: ${foods}, ${figure(energyKcal)} कैलोरी`,
  'hi-Latn': (meal, foods, energyKcal) => `${meal}: ${foods}, ${figure(energyKcal)} kcal`,
});
export const logMeal = inLanguages({
  en: (meal: string) => `Log ${meal.toLowerCase()}`,
  hi: (meal) => `${meal} दर्ज करें`,
  'hi-Latn': (meal) => `${meal} log karo`,
});
export const swapMeal = inLanguages({
  en: (meal: string) => `Another ${meal.toLowerCase()}`,
  hi: (meal) => `दूसरा ${meal}`,
  'hi-Latn': (meal) => `Doosra ${meal.toLowerCase()}`,
});
export const shoppingList = inLanguages({
  en: 'Shopping list',
  hi: 'ख़रीदारी की सूची',
  'hi-Latn': 'Shopping list',
});

/** On the button that logs an idea: its place in the list, 0 to 2, told so that it isn't taken for an amount of it. */
export const logIdea = inLanguages({
  en: (place: number) => `Log ${['1st', '2nd', '3rd'][place]}`,
  hi: (place) => `${['पहला', 'दूसरा', 'तीसरा'][place]} दर्ज करें`,
  'hi-Latn': (place) => `${['Pehla', 'Doosra', 'Teesra'][place]} log karo`,
});

/** Two foods beside each other: "2 rotis and 1 katori dal". */
export const and = inLanguages({
  en: (one: string, other: string) => `${one} and ${other}`,
  hi: (one, other) => `${one} और ${other}`,
  'hi-Latn': (one, other) => `${one} aur ${other}`,
});

export const idea = inLanguages({
  en: (meal: string, energyKcal: number, proteinG: number) =>
    `${meal}: ${figure(energyKcal)} kcal, protein ${figure(proteinG)} g`,
  hi: (meal, energyKcal, proteinG) => `${meal}: ${figure(energyKcal)} कैलोरी, प्रोटीन ${figure(proteinG)} ग्राम`,
  'hi-Latn': (meal, energyKcal, proteinG) => `${meal}: ${figure(energyKcal)} kcal, protein ${figure(proteinG)} g`,
});

export const askDoctor = inLanguages({
  en: 'I go by calories and protein alone. Ask your doctor what suits an illness or a pregnancy.',
  hi: 'मैं सिर्फ़ कैलोरी और प्रोटीन देखता हूँ। बीमारी या गर्भावस्था में क्या सही है, डॉक्टर से पूछिए।',
  'hi-Latn': 'Main sirf calories aur protein dekhta hoon. Beemari ya pregnancy mein kya sahi hai, doctor se poochhiye.',
});

/** What a day that has not begun has for its meals; a target of 0 is none. */
export const tomorrowWhole = inLanguages({
  en: (target: number) =>
    target === 0 ? 'For tomorrow' : `Tomorrow: the whole day’s ${figure(target)} kcal to plan with`,
  hi: (target) => (target === 0 ? 'कल के लिए' : `कल: पूरे दिन की ${figure(target)} कैलोरी`),
  'hi-Latn': (target) => (target === 0 ? 'Kal ke liye' : `Kal: poore din ki ${figure(target)} kcal`),
});

export const ideasNotLogged = inLanguages({
  en: 'Nothing was logged. Tell me once you have had it.',
  hi: 'अभी कुछ दर्ज नहीं किया। खा लें तो बता दीजिए।',
  'hi-Latn': 'Abhi kuch log nahi kiya. Kha lein to bata dijiye.',
});
