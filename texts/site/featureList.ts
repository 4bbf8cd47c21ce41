import { onPages } from '../locale.ts';

export const pageTitle = onPages({ en: 'Features · FitPulse', hi: 'फ़ीचर · FitPulse' });
export const pageDescription = onPages({
  en: 'Calorie, water, activity, weight and sleep tracking in a Telegram chat, with reminders, reports and Indian portions.',
  hi: 'Telegram चैट में कैलोरी, पानी, कसरत, वज़न और नींद का हिसाब। रिमाइंडर, रिपोर्ट और देसी नाप के साथ।',
});

export const eyebrow = onPages({ en: 'Features', hi: 'फ़ीचर' });
export const title = onPages({
  en: 'One chat. Your whole health diary.',
  hi: 'एक चैट। सेहत की पूरी डायरी।',
});
export const lead = onPages({
  en: 'Food, water, activity, weight and sleep in your own words, counted the same way every time, and ready when you want to look back.',
  hi: 'खाना, पानी, कसरत, वज़न और नींद आपके अपने शब्दों में। हर बार एक ही तरह से गिना हुआ, और जब पीछे मुड़कर देखना हो, तब तैयार।',
});
export const createAccount = onPages({ en: 'Create a free account', hi: 'मुफ़्त खाता बनाएँ' });
export const signIn = onPages({ en: 'Sign in', hi: 'साइन इन' });
export const helps = onPages({ en: 'What it does', hi: 'क्या-क्या करता है' });
export const helpsTitle = onPages({ en: 'Twelve ways it helps', hi: 'बारह तरह से काम आता है' });
export const technology = onPages({ en: 'AI technology', hi: 'AI तकनीक' });
export const technologyTitle = onPages({
  en: 'Clever where it helps, plain where it counts',
  hi: 'जहाँ काम आए वहाँ होशियार, जहाँ गिनना हो वहाँ सीधा',
});
export const technologyLead = onPages({
  en: 'Sentences are read by rules and a checked food table on our own server, not by a model that guesses. So the same words give the same figures tomorrow.',
  hi: 'आपकी बात हमारे ही सर्वर पर नियमों और जाँची हुई फ़ूड टेबल से पढ़ी जाती है, अंदाज़ा लगाने वाले मॉडल से नहीं। इसलिए वही शब्द कल भी वही आँकड़े देंगे।',
});
export const integration = onPages({ en: 'Integration', hi: 'इंटीग्रेशन' });
export const integrationTitle = onPages({
  en: 'Fits in with what you already use',
  hi: 'जो आप पहले से चलाते हैं, उसी के साथ',
});
export const startTitle = onPages({ en: 'See it with your next meal', hi: 'अगले खाने के साथ आज़माकर देखिए' });
export const getStarted = onPages({ en: 'Get started', hi: 'शुरू करें' });
export const haveAccount = onPages({ en: 'I have an account', hi: 'मेरा खाता है' });

export const cards = {
  assistant: {
    title: onPages({ en: 'AI Health Assistant', hi: 'AI हेल्थ असिस्टेंट' }),
    text: onPages({
      en: 'One conversation for food, water, activity, weight and sleep. It answers with figures, not with phrases.',
      hi: 'खाना, पानी, कसरत, वज़न और नींद, सबके लिए एक बातचीत। जवाब में आँकड़े मिलते हैं, उपदेश नहीं।',
    }),
  },
  bot: {
    title: onPages({ en: 'Fitness Tracker Telegram Bot', hi: 'फ़िटनेस ट्रैकर Telegram बॉट' }),
    text: onPages({
      en: 'The whole diary inside the messenger that you already have open. Buttons where typing would be slower.',
      hi: 'पूरी डायरी उसी मैसेंजर में जो आप रोज़ खोलते हैं। जहाँ टाइप करना धीमा पड़े, वहाँ बटन हैं।',
    }),
  },
  diet: {
    title: onPages({ en: 'AI Diet Assistant', hi: 'AI डाइट असिस्टेंट' }),
    text: onPages({
      en: 'Shows how much energy your day still holds, and how much protein, carbs, fat and fibre you have had.',
      hi: 'आज कितनी कैलोरी बाक़ी है, और प्रोटीन, कार्ब्स, फ़ैट और फ़ाइबर कितना हुआ, सब दिखाता है।',
    }),
  },
  calories: {
    title: onPages({ en: 'Calorie Tracker App', hi: 'कैलोरी ट्रैकर' }),
    text: onPages({
      en: 'Calories with the grams assumed and a range. A figure from the packet that you state always wins.',
      hi: 'कैलोरी के साथ माने गए ग्राम, और आँकड़ा कितना कम-ज़्यादा हो सकता है। पैकेट पर जो लिखा है वह बता दें, तो वही चलेगा।',
    }),
  },
  water: {
    title: onPages({ en: 'Water Intake Tracker', hi: 'पानी का हिसाब' }),
    text: onPages({
      en: 'Glasses, bottles or millilitres, with tea and juice kept apart, and a target that suits your weight.',
      hi: 'गिलास, बोतल या मिलीलीटर; चाय और जूस अलग, और लक्ष्य आपके वज़न के हिसाब से।',
    }),
  },
  indian: {
    title: onPages({ en: 'Indian Diet Tracker', hi: 'देसी खाने का ट्रैकर' }),
    text: onPages({
      en: 'Katoris, rotis, plates of chawal. Regional dishes and Hindi words, with the portions people really serve.',
      hi: 'कटोरी, रोटी, प्लेट भर चावल। हर इलाक़े के पकवान, हिन्दी में भी, और उतने ही जितने सच में परोसे जाते हैं।',
    }),
  },
  keto: {
    title: onPages({ en: 'Keto Diet Tracker', hi: 'कीटो डाइट ट्रैकर' }),
    text: onPages({
      en: 'Carbohydrate and fat of every meal and of the day, so that you see where the carbs come from.',
      hi: 'हर खाने और पूरे दिन के कार्ब्स और फ़ैट, ताकि दिखे कि कार्ब्स कहाँ से आ रहे हैं।',
    }),
  },
  weight: {
    title: onPages({ en: 'Weight Loss AI Assistant', hi: 'वज़न घटाने में AI की मदद' }),
    text: onPages({
      en: 'A trend that smooths the daily noise, and targets that never go below what is considered safe.',
      hi: 'रोज़ के उतार-चढ़ाव के पीछे का असली रुझान, और लक्ष्य जो सुरक्षित हद से नीचे कभी नहीं जाते।',
    }),
  },
  reminders: {
    title: onPages({ en: 'Smart Health Reminders', hi: 'सेहत के समझदार रिमाइंडर' }),
    text: onPages({
      en: 'Water, missing meals, and how your day, your week and your weight went: each as you like, at your local time.',
      hi: 'पानी, छूटा हुआ खाना, और दिन, हफ़्ता और वज़न कैसा रहा: जो चाहें वही, आपके समय पर।',
    }),
  },
  bloodReport: {
    title: onPages({ en: 'Blood Report Analysis AI', hi: 'ब्लड रिपोर्ट की AI जाँच' }),
    text: onPages({
      en: 'Send the lab’s PDF or a photo of it. Every value stands beside its range and your earlier ones, and is kept once you say it is right.',
      hi: 'लैब की PDF या उसकी फ़ोटो भेजिए। हर आँकड़ा अपनी सही हद और आपके पुराने आँकड़ों के साथ दिखता है, और आपके हाँ कहने पर ही रखा जाता है।',
    }),
  },
  trainer: {
    title: onPages({ en: 'AI Personal Trainer', hi: 'AI पर्सनल ट्रेनर' }),
    text: onPages({
      en: 'Walks, yoga, cricket or the gym in your own words, with the energy burned worked out for your weight.',
      hi: 'सैर, योग, क्रिकेट या जिम, अपने शब्दों में बताइए। कितनी कैलोरी ख़र्च हुई, आपके वज़न के हिसाब से निकलती है।',
    }),
  },
  chatbot: {
    title: onPages({ en: 'Fitness Chatbot', hi: 'फ़िटनेस चैटबॉट' }),
    text: onPages({
      en: 'Ask for today, yesterday or your targets, and get the figures at once. Undo is always one tap away.',
      hi: 'आज, कल या अपने लक्ष्य पूछिए, आँकड़े तुरंत मिलेंगे। ग़लती हो जाए तो एक टैप में वापस।',
    }),
  },
};

export const technologies = {
  learning: {
    title: onPages({ en: 'Machine learning', hi: 'मशीन लर्निंग' }),
    text: onPages({
      en: 'After two weeks of meals and weights, what your body really uses in a day is learned from your own figures.',
      hi: 'दो हफ़्ते के खाने और वज़न से, आपके अपने आँकड़ों से सीखा जाता है कि आपका शरीर दिन में सच में कितना ख़र्च करता है।',
    }),
  },
  prediction: {
    title: onPages({ en: 'Predictive analytics', hi: 'आगे का अनुमान' }),
    text: onPages({
      en: 'To lose weight, you are told the pace that your target means, and how many weeks the way there takes.',
      hi: 'वज़न घटाना हो, तो बताया जाता है कि आपके लक्ष्य की रफ़्तार क्या होगी और पहुँचने में कितने हफ़्ते लगेंगे।',
    }),
  },
  personal: {
    title: onPages({ en: 'Personalization', hi: 'आपके मुताबिक़' }),
    text: onPages({
      en: 'Targets by your height, weight, age and goal, with the formula named and the reasoning in plain sentences.',
      hi: 'लक्ष्य आपके क़द, वज़न, उम्र और मक़सद से; कौन-सा फ़ॉर्मूला लगा और क्यों, यह भी सीधे शब्दों में।',
    }),
  },
};

export const integrations = {
  telegram: {
    title: onPages({ en: 'Telegram', hi: 'Telegram' }),
    text: onPages({
      en: 'Connect your chat once with a link. What you write there is on your dashboard the next moment.',
      hi: 'एक लिंक से चैट एक बार जोड़ लीजिए। वहाँ जो लिखा, अगले ही पल डैशबोर्ड पर होगा।',
    }),
  },
  sync: {
    title: onPages({ en: 'Cloud sync', hi: 'क्लाउड सिंक' }),
    text: onPages({
      en: 'Phone, tablet and computer show the same day. Nothing is tied to one device.',
      hi: 'फ़ोन, टैबलेट और कंप्यूटर पर वही दिन दिखता है। कुछ भी एक डिवाइस से बँधा नहीं।',
    }),
  },
  privacy: {
    title: onPages({ en: 'Privacy', hi: 'प्राइवेसी' }),
    text: onPages({
      en: 'No advertising and no selling of data. Export everything or delete everything, by yourself.',
      hi: 'न विज्ञापन, न डेटा की बिक्री। सब कुछ एक्सपोर्ट करना हो या मिटाना, ख़ुद कर सकते हैं।',
    }),
  },
  realTime: {
    title: onPages({ en: 'Real-time updates', hi: 'तुरंत अपडेट' }),
    text: onPages({
      en: 'Log, correct or undo, and every total and chart follows at once.',
      hi: 'दर्ज कीजिए, सुधारिए या वापस लीजिए, हर जोड़ और चार्ट उसी पल बदल जाता है।',
    }),
  },
};
