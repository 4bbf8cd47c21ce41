import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Targets & Goals', hi: 'आपके लक्ष्य' });
export const weight = onPages({ en: 'Target weight', hi: 'कितना वज़न चाहिए' });
export const water = onPages({ en: 'Target water', hi: 'रोज़ का पानी' });
export const burn = onPages({ en: 'Calories to burn per day', hi: 'रोज़ कितनी ख़र्च करनी है' });
export const energy = onPages({ en: 'Calories to eat per day', hi: 'रोज़ कितनी खानी है' });
export const sleep = onPages({ en: 'Target sleep', hi: 'रोज़ की नींद' });
export const protein = onPages({ en: 'Protein target', hi: 'प्रोटीन' });
export const carbs = onPages({ en: 'Carbs target', hi: 'कार्ब्स' });
export const netCarbs = onPages({ en: 'Net carbs target', hi: 'नेट कार्ब्स' });
export const fat = onPages({ en: 'Fat target', hi: 'फ़ैट' });
export const fibre = onPages({ en: 'Fibre target', hi: 'फ़ाइबर' });
export const sodium = onPages({ en: 'Sodium limit', hi: 'सोडियम की सीमा' });
export const steps = onPages({ en: 'Steps a day', hi: 'रोज़ के कदम' });
export const lossAWeek = onPages({ en: 'Weight to lose per week', hi: 'हर हफ़्ते कितना घटाना है' });
export const doctorSet = onPages({ en: 'My doctor set these targets', hi: 'ये लक्ष्य मेरे डॉक्टर ने बताए हैं' });
export const keptWithDate = onPages({ en: 'Saved with today’s date.', hi: 'आज की तारीख़ के साथ सेव होगा।' });
/** Behind the reason why a target was raised. */
export const raised = onPages({
  en: (reason: string) => `${reason} Your target is now set to that.`,
  hi: (reason) => `${reason} अब आपका लक्ष्य यही है।`,
});

export const propose = onPages({ en: 'Let AI generate', hi: 'AI से बनवाएँ' });
export const proposeHint = onPages({
  en: 'Suggests targets from your details above and, after two weeks of logging, from what you really burn. Nothing changes until you save.',
  hi: 'ऊपर के नाप से आपके लक्ष्य सुझाए जाते हैं, और दो हफ़्ते दर्ज करने के बाद आपकी असली ख़र्च कैलोरी से। जब तक आप सेव न करें, कुछ नहीं बदलता।',
});
export const notProposed = onPages({ en: 'Targets couldn’t be suggested', hi: 'लक्ष्य नहीं बन पाए' });
export const chooseSex = onPages({
  en: 'Choose which sex the formula should use.',
  hi: 'चुनिए कि हिसाब किसके मुताबिक़ लगे।',
});

export const fitting = onPages({ en: 'Targets that fit you', hi: 'आपके लिए सही लक्ष्य' });
export const sex = onPages({ en: 'Sex', hi: 'लिंग' });
export const choose = onPages({ en: 'Choose', hi: 'चुनिए' });
export const goalWeight = onPages({
  en: (unit: string) => `Target weight (${unit}), if any`,
  hi: (unit) => `कितना वज़न चाहिए (${unit}), अगर सोचा हो`,
});
export const show = onPages({ en: 'Show my targets', hi: 'मेरे लक्ष्य दिखाएँ' });
export const take = onPages({ en: 'Use these targets', hi: 'यही रखें' });
export const set = onPages({ en: 'Your targets are set.', hi: 'आपके लक्ष्य तय हो गए।' });
export const notSaved = onPages({ en: 'The targets were not saved', hi: 'लक्ष्य सेव नहीं हो पाए' });
export const proposed = {
  energy: onPages({ en: 'Calories', hi: 'कैलोरी' }),
  weight: onPages({ en: 'Target weight', hi: 'लक्ष्य वज़न' }),
  water: onPages({ en: 'Water', hi: 'पानी' }),
  burn: onPages({ en: 'Burn by activity', hi: 'चल-फिरकर ख़र्च' }),
  sleep: onPages({ en: 'Sleep', hi: 'नींद' }),
};
