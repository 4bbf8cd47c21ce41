import { onPages } from '../../locale.ts';

export const list = onPages({ en: 'List', hi: 'सूची' });
export const notShown = onPages({ en: 'This list can’t be shown', hi: 'यह सूची अभी नहीं दिख पा रही' });
export const notSaved = onPages({ en: 'This was not saved', hi: 'यह सेव नहीं हुआ' });
export const change = onPages({ en: (name: string) => `Change ${name}`, hi: (name) => `बदलें: ${name}` });
export const name = onPages({ en: 'Name', hi: 'नाम' });

export const recipes = {
  title: onPages({ en: 'Recipes', hi: 'रेसिपी' }),
  empty: onPages({
    en: 'No recipes yet. Add what goes into the pot, and every serving you log comes with its own figures.',
    hi: 'अभी कोई रेसिपी नहीं है। बताइए कि पतीले में क्या-क्या जाता है; फिर उसकी हर सर्विंग का हिसाब अपने-आप लगेगा।',
  }),
  add: onPages({ en: 'Add a recipe', hi: 'रेसिपी जोड़ें' }),
  servings: onPages({ en: 'Servings', hi: 'कितने लोगों के लिए' }),
  weight: onPages({ en: 'Weight when cooked (g)', hi: 'पकने के बाद वज़न (ग्राम)' }),
  weightHint: onPages({ en: 'Leave it empty if you don’t know.', hi: 'पता न हो तो खाली छोड़ दीजिए।' }),
  ingredients: onPages({ en: 'Ingredients, one per line', hi: 'सामान, हर लाइन में एक' }),
  ingredientsExample: onPages({
    en: '250 g rajma\n200 g onion\n28 g oil',
    hi: '250 g rajma\n200 g onion\n28 g oil',
  }),
  /** "4 servings of 250 g, 320 kcal and 15 g protein each" */
  note: onPages({
    en: (servings: string, weight: string, energy: string, protein: string) =>
      `${servings} servings of ${weight}, ${energy} and ${protein} protein each`,
    hi: (servings, weight, energy, protein) => `${servings} सर्विंग, हर एक ${weight}: ${energy}, प्रोटीन ${protein}`,
  }),
};

export const foods = {
  title: onPages({ en: 'Foods', hi: 'खाने की चीज़ें' }),
  empty: onPages({
    en: 'No foods of your own yet. Add one from its label, and it comes first when you log it.',
    hi: 'अभी आपका अपना कोई खाना नहीं है। पैकेट देखकर जोड़िए; दर्ज करते समय वही सबसे पहले मिलेगा।',
  }),
  add: onPages({ en: 'Add a food', hi: 'खाना जोड़ें' }),
  calories: onPages({ en: 'Calories per 100 g (kcal)', hi: '100 ग्राम में कैलोरी (kcal)' }),
  protein: onPages({ en: 'Protein per 100 g (g)', hi: '100 ग्राम में प्रोटीन (ग्राम)' }),
  carbs: onPages({ en: 'Carbs per 100 g (g)', hi: '100 ग्राम में कार्ब्स (ग्राम)' }),
  fat: onPages({ en: 'Fat per 100 g (g)', hi: '100 ग्राम में फ़ैट (ग्राम)' }),
  note: onPages({
    en: (energy: string, protein: string) => `${energy} and ${protein} protein per 100 g`,
    hi: (energy, protein) => `100 ग्राम में ${energy}, प्रोटीन ${protein}`,
  }),
};

export const meals = {
  title: onPages({ en: 'Usual meals', hi: 'रोज़ का खाना' }),
  empty: onPages({
    en: 'No usual meals yet. Give one a name, and “had my usual breakfast” logs all of it.',
    hi: 'अभी रोज़ का कोई खाना नहीं है। उसे एक नाम दीजिए; फिर “had my usual breakfast” लिखते ही पूरा दर्ज हो जाएगा।',
  }),
  add: onPages({ en: 'Add a meal', hi: 'खाना जोड़ें' }),
  items: onPages({ en: 'What’s in it, one per line', hi: 'इसमें क्या-क्या है, हर लाइन में एक' }),
  itemsExample: onPages({ en: '2 eggs\n2 slices of toast', hi: '2 eggs\n2 slices of toast' }),
};

export const favourites = {
  title: onPages({ en: 'Favourites', hi: 'पसंदीदा' }),
  empty: onPages({
    en: 'No favourites yet. Add what you eat often, and log it with a tap from “my favourites”.',
    hi: 'अभी कुछ पसंदीदा नहीं है। जो अक्सर खाते हैं, जोड़ लीजिए; फिर “my favourites” से एक टैप में दर्ज होगा।',
  }),
  add: onPages({ en: 'Add a favourite', hi: 'पसंदीदा जोड़ें' }),
  food: onPages({ en: 'Food', hi: 'खाना' }),
};

export const memories = {
  title: onPages({ en: 'Memories', hi: 'याद रखी बातें' }),
  empty: onPages({
    en: 'Nothing remembered yet. Tell FitPulse how big your katori is, or that your chai has no sugar.',
    hi: 'अभी कुछ याद नहीं रखा है। FitPulse को बताइए कि आपकी कटोरी कितनी बड़ी है, या आपकी चाय बिना चीनी की होती है।',
  }),
  add: onPages({ en: 'Add a memory', hi: 'नई बात जोड़ें' }),
  phrase: onPages({ en: 'When I say', hi: 'जब मैं कहूँ' }),
  meaning: onPages({ en: 'I mean', hi: 'मतलब है' }),
};
