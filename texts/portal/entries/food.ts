import { onPages } from '../../locale.ts';
import { figure, plural } from '../../numbers.ts';

/** A meal before में: नाश्ता is नाश्ते, शाम का स्नैक is शाम के स्नैक. */
const before = (meal: string) => meal.replace(/ा$/, 'े').replace(' का ', ' के ');

export const copyAllOfYesterday = onPages({ en: 'Copy all of yesterday', hi: 'कल का सब कॉपी करें' });
export const addTo = onPages({
  en: (meal: string) => `Add to ${meal.toLowerCase()}`,
  hi: (meal) => `${before(meal)} में जोड़ें`,
});
export const foodLogged = onPages({ en: 'Food logged.', hi: 'खाना दर्ज हो गया।' });
export const editFood = onPages({ en: 'Edit food', hi: 'खाना बदलें' });
export const noDiary = onPages({ en: 'The diary can’t be shown', hi: 'खाने का लॉग अभी नहीं दिख पा रहा' });

export const eaten = onPages({ en: 'Eaten', hi: 'क्या खाया' });
/** Behind the figure itself. */
export const kcalLeft = onPages({ en: 'kcal left', hi: 'कैलोरी और ले सकते हैं' });
export const kcalOver = onPages({ en: 'kcal over', hi: 'कैलोरी ज़्यादा हो गई' });
export const kcalEaten = onPages({ en: 'kcal eaten', hi: 'कैलोरी ली' });
export const eatenOfTarget = onPages({
  en: (eaten: number, target: number) => `${figure(eaten)} of ${figure(target)} kcal eaten`,
  hi: (eaten, target) => `${figure(target)} में से ${figure(eaten)} कैलोरी ली`,
});
/** The link, and what follows it. */
export const noTarget = {
  link: onPages({ en: 'Set a target', hi: 'लक्ष्य चुनिए' }),
  after: onPages({ en: 'to see what is left.', hi: 'ताकि दिखे कि और कितना ले सकते हैं।' }),
};
export const allNutrients = onPages({ en: 'All nutrients', hi: 'सारे पोषक तत्व' });

export const sameAsYesterday = onPages({
  en: (meal: string) => `Same ${meal.toLowerCase()} as yesterday`,
  hi: (meal) => `${meal}: कल जैसा`,
});
export const asYesterday = onPages({ en: 'As yesterday', hi: 'कल जैसा' });
export const add = onPages({ en: 'Add', hi: 'जोड़ें' });
/** "20 g protein · 30 g carbs · 8 g fat" */
export const macronutrientsOf = onPages({
  en: (protein: string, carbs: string, fat: string) => `${protein} protein · ${carbs} carbs · ${fat} fat`,
  hi: (protein, carbs, fat) => `प्रोटीन ${protein} · कार्ब्स ${carbs} · फ़ैट ${fat}`,
});
export const quantityOf = onPages({ en: (food: string) => `Quantity of ${food}`, hi: (food) => `${food}: मात्रा` });
export const unitOf = onPages({ en: (food: string) => `Unit of ${food}`, hi: (food) => `${food}: नाप` });
export const moreFor = onPages({
  en: (food: string, meal: string) => `More for ${food}, ${meal.toLowerCase()}`,
  hi: (food, meal) => `${food}, ${meal}: और विकल्प`,
});
export const editFigures = onPages({ en: 'Edit figures and time', hi: 'आँकड़े और समय बदलें' });
export const logAgain = onPages({ en: 'Log again today', hi: 'आज फिर दर्ज करें' });
export const deleteFood = onPages({ en: 'Delete', hi: 'हटाएँ' });
export const moveTo = onPages({ en: 'Move to', hi: 'कहाँ ले जाएँ' });

export const shortcuts = onPages({ en: 'Keyboard shortcuts', hi: 'कीबोर्ड शॉर्टकट' });
export const keys = {
  search: onPages({ en: 'Search a food', hi: 'खाना खोजें' }),
  words: onPages({ en: 'Add in words', hi: 'लिखकर जोड़ें' }),
  dayBefore: onPages({ en: 'Previous day', hi: 'पिछला दिन' }),
  dayAfter: onPages({ en: 'Next day', hi: 'अगला दिन' }),
  today: onPages({ en: 'Today', hi: 'आज' }),
  theseKeys: onPages({ en: 'Show these shortcuts', hi: 'ये शॉर्टकट' }),
};

export const notSaved = onPages({
  en: (reason: string) => `Failed to save. ${reason}`,
  hi: (reason) => `सेव नहीं हुआ। ${reason}`,
});
export const moved = onPages({
  en: (food: string, meal: string) => `${food} moved to ${meal.toLowerCase()}.`,
  hi: (food, meal) => `अब ${before(meal)} में: ${food}`,
});
export const notCopied = onPages({
  en: (reason: string) => `Nothing was copied. ${reason}`,
  hi: (reason) => `कुछ कॉपी नहीं हुआ। ${reason}`,
});
export const nothingToCopy = onPages({
  en: (date: string) => `No food was logged on ${date}.`,
  hi: (date) => `${date} को कुछ दर्ज नहीं किया था।`,
});
export const noMealToCopy = onPages({
  en: (meal: string, date: string) => `No ${meal.toLowerCase()} was logged on ${date}.`,
  hi: (meal, date) => `${date} को ${before(meal)} में कुछ दर्ज नहीं किया था।`,
});
export const copied = onPages({
  en: (count: number, date: string) => `${plural('en', count, { one: '# food', other: '# foods' })} of ${date} copied.`,
  hi: (count, date) =>
    plural('hi', count, { one: `${date} से # चीज़ कॉपी हो गई।`, other: `${date} से # चीज़ें कॉपी हो गईं।` }),
});
/** What a copy that waits is called. */
export const copyOf = onPages({
  en: (date: string, meal?: string) => (meal ? `Copy of ${meal.toLowerCase()}, ${date}` : `Copy of ${date}`),
  hi: (date, meal) => (meal ? `${date} के ${before(meal)} की कॉपी` : `${date} की कॉपी`),
});
export const loggedToday = onPages({
  en: (food: string) => `${food} logged for today.`,
  hi: (food) => `आज के लिए दर्ज हो गया: ${food}`,
});
export const notLogged = onPages({
  en: (reason: string) => `Nothing was logged. ${reason}`,
  hi: (reason) => `कुछ दर्ज नहीं हुआ। ${reason}`,
});
export const added = onPages({
  en: (food: string, meal: string) => `${food} added to ${meal.toLowerCase()}.`,
  hi: (food, meal) => `${before(meal)} में जुड़ गया: ${food}`,
});

export const howToAdd = onPages({ en: 'How to add food', hi: 'खाना कैसे जोड़ें' });
export const ways = {
  search: onPages({ en: 'Search', hi: 'खोजकर' }),
  words: onPages({ en: 'In words', hi: 'लिखकर' }),
  figures: onPages({ en: 'With figures', hi: 'आँकड़ों से' }),
};
export const addFood = onPages({ en: 'Add food', hi: 'खाना जोड़ें' });
export const addWithFigures = onPages({ en: 'Add food with figures', hi: 'आँकड़ों से खाना जोड़ें' });
export const notAdded = onPages({ en: 'Failed to add log', hi: 'दर्ज नहीं हो पाया' });
export const notChanged = onPages({ en: 'Failed to save', hi: 'सेव नहीं हो पाया' });
export const foods = onPages({ en: 'Foods', hi: 'क्या खाया' });
export const foodsHint = onPages({
  en: 'Separated by commas or line breaks, with amounts if you know them.',
  hi: 'कॉमा लगाकर या नई लाइन में लिखिए; मात्रा पता हो तो वह भी।',
});
export const foodsExample = onPages({
  en: '2 rotis, 1 katori dal\n1 glass lassi',
  hi: '2 रोटी, 1 कटोरी दाल\n1 गिलास लस्सी',
});
export const meal = onPages({ en: 'Meal', hi: 'कब खाया' });
export const mealNotes = onPages({ en: 'Meal notes', hi: 'खाने पर नोट' });
export const understoodLogged = onPages({
  en: 'What was understood is logged.',
  hi: 'जितना समझ आया, दर्ज हो गया।',
});
export const notRecognised = onPages({
  en: (words: string) => `Not recognised: ${words}.`,
  hi: (words) => `यह समझ नहीं आया: ${words}।`,
});
export const thisMuchUnderstood = onPages({
  en: 'Nothing has been logged yet. This much was understood:',
  hi: 'अभी कुछ दर्ज नहीं हुआ है। इतना समझ आया:',
});
export const writeTheRest = onPages({
  en: 'Reword the rest, or log this and keep the rest in the field.',
  hi: 'बाक़ी को दूसरी तरह लिखिए, या इतना दर्ज कर लीजिए; बाक़ी बॉक्स में रहेगा।',
});
export const logUnderstood = onPages({ en: 'Log what was understood', hi: 'जितना समझ आया, दर्ज करें' });

export const food = onPages({ en: 'Food', hi: 'खाने का नाम' });
export const quantity = onPages({ en: 'Quantity', hi: 'मात्रा' });
export const servingSize = onPages({ en: 'Serving size', hi: 'एक सर्विंग कितनी' });
export const unit = onPages({ en: 'Unit', hi: 'नाप' });
export const figures = {
  calories: onPages({ en: 'Calories (kcal)', hi: 'कैलोरी (kcal)' }),
  proteinG: onPages({ en: 'Protein (g)', hi: 'प्रोटीन (ग्राम)' }),
  carbsG: onPages({ en: 'Carbs (g)', hi: 'कार्ब्स (ग्राम)' }),
  fatG: onPages({ en: 'Fat (g)', hi: 'फ़ैट (ग्राम)' }),
  fiberG: onPages({ en: 'Fibre (g)', hi: 'फ़ाइबर (ग्राम)' }),
  sugarG: onPages({ en: 'Sugar (g)', hi: 'चीनी (ग्राम)' }),
  sodiumMg: onPages({ en: 'Sodium (mg)', hi: 'सोडियम (मिग्रा)' }),
  cholesterolMg: onPages({ en: 'Cholesterol (mg)', hi: 'कोलेस्ट्रॉल (मिग्रा)' }),
};

export const searchFoods = onPages({ en: 'Search foods', hi: 'खाना खोजिए' });
export const searchExample = onPages({ en: 'roti, poha, chai …', hi: 'roti, poha, chai …' });
export const noRecent = onPages({
  en: 'Your recent foods can’t be shown',
  hi: 'हाल में खाई चीज़ें अभी नहीं दिख पा रहीं',
});
export const usualAt = onPages({
  en: (meal: string) => `Usual at ${meal.toLowerCase()}`,
  hi: (meal) => `${before(meal)} में अक्सर`,
});
export const hadBefore = onPages({ en: 'Had before', hi: 'पहले खाया' });
export const typeAFood = onPages({
  en: 'Type a food. What you eat often will show up here, one tap away.',
  hi: 'खाने का नाम लिखिए। जो आप अक्सर खाते हैं, वह यहीं एक टैप पर मिलेगा।',
});
export const noSearch = onPages({ en: 'Search isn’t working right now', hi: 'खाना अभी नहीं खोज पा रहे' });
export const yourMeals = onPages({ en: 'Your meals and favourites', hi: 'आपका रोज़ का और पसंदीदा खाना' });
export const foodsFound = onPages({ en: 'Foods found', hi: 'मिली हुई चीज़ें' });
export const noFoodCalled = onPages({
  en: (words: string) => `No food found for “${words}”`,
  hi: (words) => `“${words}” नाम का कोई खाना नहीं मिला`,
});
export const foundFoods = onPages({ en: 'Foods', hi: 'खाने की चीज़ें' });
export const logInWords = onPages({
  en: (words: string) => `Log “${words}” in words`,
  hi: (words) => `“${words}” को लिखकर दर्ज करें`,
});
export const yours = onPages({ en: 'Yours', hi: 'आपका' });
export const anotherAmount = onPages({
  en: (food: string) => `Another amount of ${food}`,
  hi: (food) => `${food}: दूसरी मात्रा`,
});
export const amountOf = onPages({ en: (food: string) => `Amount of ${food}`, hi: (food) => `${food}: कितना` });
export const measure = onPages({ en: 'Measure', hi: 'नाप' });
