import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

interface Facts {
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  fatG: number;
  sugarG: number;
  fiberG: number;
}

/** "Samosa, 1 piece (60 g): 150 kcal, protein 3 g, …" */
export const facts = inLanguages({
  en: (food: string, of: Facts) =>
    `${food}: ${figure(of.energyKcal)} kcal, protein ${figure(of.proteinG, 1)} g, carbs ${figure(of.carbohydrateG, 1)} g (sugar ${figure(of.sugarG, 1)} g), fat ${figure(of.fatG, 1)} g, fibre ${figure(of.fiberG, 1)} g.`,
  hi: (food, of) =>
    `${food}: ${figure(of.energyKcal)} कैलोरी, प्रोटीन ${figure(of.proteinG, 1)} ग्राम, कार्ब्स ${figure(of.carbohydrateG, 1)} ग्राम (शुगर ${figure(of.sugarG, 1)} ग्राम), फ़ैट ${figure(of.fatG, 1)} ग्राम, फ़ाइबर ${figure(of.fiberG, 1)} ग्राम।`,
  'hi-Latn': (food, of) =>
    `${food}: ${figure(of.energyKcal)} kcal, protein ${figure(of.proteinG, 1)} g, carbs ${figure(of.carbohydrateG, 1)} g (sugar ${figure(of.sugarG, 1)} g), fat ${figure(of.fatG, 1)} g, fibre ${figure(of.fiberG, 1)} g.`,
});

const gramsPerTeaspoon = 4;
export const sugary = inLanguages({
  en: (grams: number) =>
    `That is about ${figure(grams / gramsPerTeaspoon)} teaspoons of sugar: fine now and then, in a small portion.`,
  hi: (grams) => `यानी क़रीब ${figure(grams / gramsPerTeaspoon)} चम्मच चीनी: कभी-कभी, थोड़ी मात्रा में ठीक है।`,
  'hi-Latn': (grams) =>
    `Yaani kareeb ${figure(grams / gramsPerTeaspoon)} chammach cheeni: kabhi-kabhi, thodi si theek hai.`,
});
export const rich = inLanguages({
  en: 'Rich for its size: keep the portion small and have vegetables or dal with it.',
  hi: 'मात्रा के हिसाब से भारी है: थोड़ा लीजिए, साथ में सब्ज़ी या दाल।',
  'hi-Latn': 'Size ke hisaab se heavy hai: thoda lijiye, saath mein sabzi ya dal.',
});
export const light = inLanguages({
  en: 'Light for its size: it fits into most days in a usual portion.',
  hi: 'मात्रा के हिसाब से हल्का है: सामान्य मात्रा में लगभग रोज़ चल सकता है।',
  'hi-Latn': 'Size ke hisaab se halka hai: normal portion mein lagbhag roz chal sakta hai.',
});
export const forSugar = inLanguages({
  en: 'For blood sugar what counts is carbs and portion: a small one, with protein or fibre, and check after two hours. Your doctor’s advice comes first.',
  hi: 'ब्लड शुगर में कार्ब्स और मात्रा मायने रखते हैं: थोड़ा, साथ में प्रोटीन या फ़ाइबर, और दो घंटे बाद जाँच। डॉक्टर की सलाह पहले।',
  'hi-Latn':
    'Blood sugar mein carbs aur portion matter karte hain: thoda sa, saath mein protein ya fibre, aur 2 ghante baad check. Doctor ki salah pehle.',
});
export const forWeightLoss = inLanguages({
  en: 'For losing weight the day’s total decides, not one food: it fits if it fits into your calories.',
  hi: 'वज़न घटाने में दिन भर का कुल मायने रखता है, एक चीज़ नहीं: कैलोरी में बैठे तो ठीक है।',
  'hi-Latn': 'Weight kam karne mein din ka total matter karta hai, ek cheez nahi: calories mein fit ho to theek hai.',
});
export const forNight = inLanguages({
  en: 'The hour matters less than the portion; just leave two hours before sleep.',
  hi: 'समय से ज़्यादा मात्रा मायने रखती है; सोने से दो घंटे पहले खा लीजिए।',
  'hi-Latn': 'Time se zyada portion matter karta hai; sone se 2 ghante pehle kha lijiye.',
});
export const forHeart = inLanguages({
  en: 'For heart and blood pressure watch salt, ghee and fried food; portions decide. Your doctor’s advice comes first.',
  hi: 'दिल और BP के लिए नमक, घी और तला हुआ कम; मात्रा मायने रखती है। डॉक्टर की सलाह पहले।',
  'hi-Latn': 'Dil aur BP ke liye namak, ghee aur fried kam; portion matter karta hai. Doctor ki salah pehle.',
});
export const forMuscle = inLanguages({
  en: 'For muscle what counts is the day’s protein, spread over meals, and training.',
  hi: 'मांसपेशियों के लिए दिन भर का प्रोटीन और कसरत मायने रखते हैं।',
  'hi-Latn': 'Muscle ke liye din bhar ka protein aur training matter karte hain.',
});
export const avoidForSugar = inLanguages({
  en: 'With diabetes, keep these small and rare: sugar and sweets, juice and cold drinks, maida (white bread, biscuits), fried snacks, large plates of white rice.\nFill half the plate with vegetables, add dal or protein. Your doctor’s advice comes first.',
  hi: 'डायबिटीज़ में कम लीजिए: चीनी और मिठाई, जूस और कोल्ड ड्रिंक, मैदा, तला हुआ, ज़्यादा सफ़ेद चावल।\nआधी थाली सब्ज़ी, साथ में दाल या प्रोटीन। डॉक्टर की सलाह पहले।',
  'hi-Latn':
    'Diabetes mein kam lijiye: cheeni aur mithai, juice aur cold drink, maida, fried cheezein, zyada white rice.\nAadhi thali sabzi, saath mein dal ya protein. Doctor ki salah pehle.',
});
export const avoidGenerally = inLanguages({
  en: 'No food is forbidden; what adds up fast: sugary drinks, sweets, fried snacks, large portions of refined flour.\nHalf a plate of vegetables, dal or protein, and a fist of rice or two rotis is a good plain rule.',
  hi: 'कुछ भी मना नहीं; जो जल्दी जुड़ता है: मीठे drinks, मिठाई, तला हुआ, बहुत मैदा।\nआधी थाली सब्ज़ी, दाल या प्रोटीन, और दो रोटी: सीधा नियम।',
  'hi-Latn':
    'Kuch bhi mana nahi; jo jaldi judta hai: meethe drinks, mithai, fried snacks, zyada maida.\nAadhi thali sabzi, dal ya protein, aur do roti: seedha rule.',
});
