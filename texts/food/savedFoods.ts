import { inLanguages } from '../locale.ts';
import { figure, plural } from '../numbers.ts';

/** `grams` of a serving. */
export const recipeKept = inLanguages({
  en: (name: string, servings: number, grams: number) =>
    `Saved as your recipe: ${name}, ${plural('en', servings, { one: '# serving', other: '# servings' })} of ${figure(grams)} g. Nothing is logged yet.`,
  hi: (name, servings, grams) =>
    `आपकी रेसिपी सहेज ली: ${name}, ${figure(grams)} ग्राम की ${figure(servings, 2)} सर्विंग। अभी कुछ दर्ज नहीं किया।`,
  'hi-Latn': (name, servings, grams) =>
    `Aapki recipe save ho gayi: ${name}, ${figure(grams)} g ki ${figure(servings, 2)} serving. Abhi kuch log nahi kiya.`,
});
export const perServing = inLanguages({
  en: (kcal: number, proteinG: number, carbsG: number, fatG: number) =>
    `A serving has ${figure(kcal)} kcal: protein ${figure(proteinG)} g, carbs ${figure(carbsG)} g, fat ${figure(fatG)} g`,
  hi: (kcal, proteinG, carbsG, fatG) =>
    `एक सर्विंग में ${figure(kcal)} कैलोरी: प्रोटीन ${figure(proteinG)} ग्राम, कार्ब्स ${figure(carbsG)} ग्राम, फ़ैट ${figure(fatG)} ग्राम`,
  'hi-Latn': (kcal, proteinG, carbsG, fatG) =>
    `Ek serving mein ${figure(kcal)} kcal: protein ${figure(proteinG)} g, carbs ${figure(carbsG)} g, fat ${figure(fatG)} g`,
});
/** `name` in small letters. */
export const howToUseRecipe = inLanguages({
  en: (name: string) => `Write “had 1 serving ${name}” and I’ll log it. “Forget my ${name}” removes it.`,
  hi: (name) => `दर्ज करने के लिए लिखिए “1 सर्विंग ${name} खाया”, हटाने के लिए “मेरा ${name} भूल जाओ”।`,
  'hi-Latn': (name) => `Log karne ke liye likhiye “1 serving ${name} khaya”, hatane ke liye “mera ${name} bhool jao”.`,
});
/** `foods`: in quotation marks, with commas. */
export const unknownIngredients = inLanguages({
  en: (foods: string) =>
    `I don’t know the ingredient ${foods}, so I saved nothing yet. Send the recipe again with another name for it, or leave it out.`,
  hi: (foods) => `${foods} मुझे नहीं पता, इसलिए अभी कुछ नहीं सहेजा। दूसरे नाम से, या इसे छोड़कर रेसिपी फिर भेजिए।`,
  'hi-Latn': (foods) =>
    `${foods} mujhe nahi pata, isliye abhi kuch save nahi kiya. Doosre naam se, ya ise chhodkar recipe phir bhejiye.`,
});
export const impossibleYield = inLanguages({
  en: 'That much can’t cook down to that weight, so I saved nothing. Could you check the weights?',
  hi: 'इतना सब पककर इतना कम वज़न नहीं हो सकता, इसलिए कुछ नहीं सहेजा। वज़न एक बार देख लीजिए।',
  'hi-Latn':
    'Itna sab pakkar itna kam weight nahi ho sakta, isliye kuch save nahi kiya. Weight ek baar check kar lijiye.',
});
export const remembered = inLanguages({
  en: (phrase: string, meaning: string) => `Remembered: ${phrase} = ${meaning}. It counts from your next meal.`,
  hi: (phrase, meaning) => `याद रख लिया: ${phrase} = ${meaning}। अगले खाने से ऐसे ही गिनूँगा।`,
  'hi-Latn': (phrase, meaning) => `Yaad rakh liya: ${phrase} = ${meaning}. Agle khane se aise hi ginunga.`,
});
export const full = inLanguages({
  en: 'That’s as many as I can keep. First delete one on the My foods page.',
  hi: 'इससे ज़्यादा नहीं रख सकता। पहले My foods पेज पर कोई एक हटाइए।',
  'hi-Latn': 'Isse zyada nahi rakh sakta. Pehle My foods page par koi ek hataiye.',
});
export const forgotten = inLanguages({
  en: (name: string) => `Forgotten: ${name}. What you logged with it stays.`,
  hi: (name) => `${name} हटा दिया। इससे दर्ज किया हुआ रहेगा।`,
  'hi-Latn': (name) => `${name} hata diya. Isse jo log kiya tha wo rahega.`,
});
export const renamed = inLanguages({
  en: (name: string, other: string) => `${name} is now called ${other}. What you logged before keeps its name.`,
  hi: (name, other) => `${name} का नाम अब ${other} है। पहले का दर्ज किया हुआ वैसा ही रहेगा।`,
  'hi-Latn': (name, other) => `${name} ka naam ab ${other} hai. Pehle ka log waisa hi rahega.`,
});
export const nameTaken = inLanguages({
  en: (name: string) => `You already have one called “${name}”, so nothing has changed. Try another name.`,
  hi: (name) => `“${name}” नाम से आपका एक पहले से है, इसलिए कुछ नहीं बदला। दूसरा नाम बताइए।`,
  'hi-Latn': (name) => `“${name}” naam se aapka ek pehle se hai, isliye kuch nahi badla. Doosra naam bataiye.`,
});
export const notKept = inLanguages({
  en: (name: string) => `You have nothing of your own called “${name}”, so there is nothing to forget.`,
  hi: (name) => `“${name}” नाम का आपका अपना कुछ नहीं है, तो हटाने को कुछ नहीं।`,
  'hi-Latn': (name) => `“${name}” naam ka aapka apna kuch nahi hai, to hatane ko kuch nahi.`,
});
/** `foods` with commas. */
export const mealKept = inLanguages({
  en: (name: string, foods: string) => `Saved as your ${name}: ${foods}. Write “had my ${name}” and I’ll log it.`,
  hi: (name, foods) => `आपका ${name} सहेज लिया: ${foods}। दर्ज करने के लिए लिखिए “मेरा ${name} खाया”।`,
  'hi-Latn': (name, foods) => `Aapka ${name} save ho gaya: ${foods}. Log karne ke liye likhiye “mera ${name} khaya”.`,
});
export const noMealToKeep = inLanguages({
  en: 'Tell me what you ate first, then “save this as my usual breakfast”.',
  hi: 'पहले बताइए क्या खाया, फिर लिखिए “save this as my usual breakfast”।',
  'hi-Latn': 'Pehle bataiye kya khaya, phir likhiye “save this as my usual breakfast”.',
});
export const favouriteKept = inLanguages({
  en: (food: string) => `Added to your favourites: ${food}. Write “my favourites” and log it with a tap.`,
  hi: (food) => `पसंदीदा में जोड़ दिया: ${food}। “my favourites” लिखिए और एक टैप से दर्ज कीजिए।`,
  'hi-Latn': (food) => `Favourites mein add ho gaya: ${food}. “My favourites” likhiye aur ek tap se log kijiye.`,
});
export const favourites = inLanguages({
  en: 'Your favourites. Tap one to log it.',
  hi: 'आपके पसंदीदा। दर्ज करने के लिए टैप कीजिए।',
  'hi-Latn': 'Aapke favourites. Log karne ke liye tap kijiye.',
});
export const noFavourites = inLanguages({
  en: 'No favourites yet. Write, say, “add masala dosa to my favourites”.',
  hi: 'अभी कोई पसंदीदा नहीं। लिखिए, जैसे “add masala dosa to my favourites”।',
  'hi-Latn': 'Abhi koi favourite nahi. Likhiye, jaise “add masala dosa to my favourites”.',
});
const titles = {
  recipes: { en: 'Recipes', hi: 'रेसिपी', 'hi-Latn': 'Recipes' },
  foods: { en: 'Own foods', hi: 'अपने खाने', 'hi-Latn': 'Apne foods' },
  meals: { en: 'Usual meals', hi: 'रोज़ के खाने', 'hi-Latn': 'Usual meals' },
  memories: { en: 'What I remember', hi: 'जो मुझे याद है', 'hi-Latn': 'Jo mujhe yaad hai' },
};
export type KeptList = keyof typeof titles;
export const list = inLanguages({
  en: (of: KeptList, names: string) => `${titles[of].en}: ${names}`,
  hi: (of, names) => `${titles[of].hi}: ${names}`,
  'hi-Latn': (of, names) => `${titles[of]['hi-Latn']}: ${names}`,
});
export const page = inLanguages({
  en: (url: string) => `Change them here: ${url}`,
  hi: (url) => `यहाँ बदलिए: ${url}`,
  'hi-Latn': (url) => `Yahan badaliye: ${url}`,
});
export const nothingKept = inLanguages({
  en: 'Nothing of your own yet. Tell me a recipe (“rajma for 4: 250 g rajma, 2 onions, 30 ml oil”), a food (“my smoothie = 320 kcal”) or a size (“my katori is 200 ml”).',
  hi: 'अभी आपका अपना कुछ नहीं है। रेसिपी बताइए (“rajma for 4: 250 g rajma, 2 onions, 30 ml oil”), कोई खाना (“my smoothie = 320 kcal”) या नाप (“my katori is 200 ml”)।',
  'hi-Latn':
    'Abhi aapka apna kuch nahi hai. Recipe batayein (“rajma for 4: 250 g rajma, 2 onions, 30 ml oil”), koi food (“my smoothie = 320 kcal”) ya size (“my katori is 200 ml”).',
});
