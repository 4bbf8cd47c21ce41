import type { FilledAct, FilledActName, Slots } from './slots.ts';

/** What somebody says, and how the act that it wants is filled. */
export interface Example {
  says: string;
  filled: FilledAct;
}

const day = { daysAgo: null, time: null };
const noEnergy = { energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null };
const food = (name: string, amount: number | null = null, unit: string | null = null) => ({
  ...noEnergy,
  name,
  amount,
  unit,
});
const noActivity = { hours: null, minutes: null, distance: null, unit: null, steps: null, energyKcal: null };
const noSleep = { hours: null, minutes: null, from: null, to: null, daysAgo: null };
const noReading = { second: null, unit: null, context: null };
const noFigure = { entry: null, value: null, second: null, unit: null, ...noEnergy };

/** Of each act that can be filled one in English, one in Hinglish and one in Hindi. */
const examples: { [A in FilledActName]: [says: string, slots: Slots<A>][] } = {
  'log.food': [
    [
      '2 rotis with a katori dal at 11:30',
      { foods: [food('rotis', 2), food('dal', null, 'katori')], meal: null, ...day, time: '11:30' },
    ],
    ['kal raat 3 idli khayi', { foods: [food('idli', 3)], meal: 'dinner', ...day, daysAgo: 1 }],
    ['नाश्ते में 2 पराठे', { foods: [food('पराठे', 2)], meal: 'breakfast', ...day }],
  ],
  'log.water': [
    ['drank 500 ml of water', { drinks: [{ amount: 500, unit: 'ml' }], ...day }],
    ['2 glass paani piya', { drinks: [{ amount: 2, unit: 'glass' }], ...day }],
    ['3 गिलास पानी पिया', { drinks: [{ amount: 3, unit: 'गिलास' }], ...day }],
  ],
  'log.activity': [
    [
      'walked 3 km in 40 minutes',
      { activities: [{ ...noActivity, name: 'walked', distance: 3, unit: 'km', minutes: 40 }], ...day },
    ],
    [
      'subah 7 baje 30 min yoga kiya',
      { activities: [{ ...noActivity, name: 'yoga', minutes: 30 }], ...day, time: '07:00' },
    ],
    ['1 घंटा साइकिल चलाई', { activities: [{ ...noActivity, name: 'साइकिल चलाई', hours: 1 }], ...day }],
  ],
  'log.steps': [
    ['8,400 steps today', { steps: 8_400, ...day }],
    ['aaj 6000 kadam', { steps: 6_000, ...day }],
    ['आज 5000 कदम चले', { steps: 5_000, ...day }],
  ],
  'log.weight': [
    ['weighed 71.4 kg', { amount: 71.4, unit: 'kg', pounds: null, ...day }],
    ['aaj wazan 68.2', { amount: 68.2, unit: null, pounds: null, ...day }],
    ['आज वजन 65 किलो', { amount: 65, unit: 'kg', pounds: null, ...day }],
  ],
  'log.sleep': [
    ['slept 7 and a half hours', { ...noSleep, hours: 7.5 }],
    ['raat 11 se subah 6 tak soya', { ...noSleep, from: '23:00', to: '06:00' }],
    ['6 घंटे सोया', { ...noSleep, hours: 6 }],
  ],
  'log.reading': [
    ['bp 128/84', { readings: [{ ...noReading, kind: 'bloodPressure', value: 128, second: 84 }], ...day }],
    [
      'fasting sugar 104 aayi',
      { readings: [{ ...noReading, kind: 'glucose', value: 104, context: 'fasting' }], ...day },
    ],
    ['बुखार 101 है', { readings: [{ ...noReading, kind: 'temperature', value: 101 }], ...day }],
  ],
  'log.medicine': [
    ['took crocin 650', { medicines: [{ name: 'crocin', dose: '650', isSkipped: false }], ...day }],
    [
      'telma li, glycomet chhoot gayi',
      {
        medicines: [
          { name: 'telma', dose: null, isSkipped: false },
          { name: 'glycomet', dose: null, isSkipped: true },
        ],
        ...day,
      },
    ],
    ['थायरोनॉर्म ले ली', { medicines: [{ name: 'थायरोनॉर्म', dose: null, isSkipped: false }], ...day }],
  ],
  'log.symptom': [
    ['headache and a sore throat since morning', { symptoms: ['headache', 'sore throat'], ...day }],
    ['aaj pet mein gas hai', { symptoms: ['gas'], ...day }],
    ['आज सिर दर्द है', { symptoms: ['सिर दर्द'], ...day }],
  ],
  'log.mood': [
    ['feeling great today', { mood: 'very good', ...day }],
    ['aaj mann udaas hai', { mood: 'low', ...day }],
    ['आज बहुत खुश हूँ', { mood: 'very good', ...day }],
  ],
  'log.fast': [
    ['starting my fast now', { event: 'start', hours: null, ...day }],
    ['fast shuru kiya raat 8 baje', { event: 'start', hours: null, ...day, time: '20:00' }],
    ['16 घंटे का व्रत पूरा हुआ', { event: 'done', hours: 16, ...day }],
  ],
  'log.period': [
    ['my period started yesterday', { event: 'start', daysAgo: 1 }],
    ['aaj periods shuru hue', { event: 'start', daysAgo: null }],
    ['आज पीरियड शुरू हुआ', { event: 'start', daysAgo: null }],
  ],
  'fix.amount': [
    ['make the roti 3', { entry: 'roti', amount: 3, unit: null }],
    ['roti 3 thi', { entry: 'roti', amount: 3, unit: null }],
    ['रोटी 3 थी', { entry: 'रोटी', amount: 3, unit: null }],
  ],
  'fix.food': [
    ['the dal was rajma', { entry: 'dal', name: 'rajma', amount: null, unit: null }],
    ['dal nahi rajma tha', { entry: 'dal', name: 'rajma', amount: null, unit: null }],
    ['दाल नहीं राजमा था', { entry: 'दाल', name: 'राजमा', amount: null, unit: null }],
  ],
  'fix.remove': [
    ['take that off', { entries: [] }],
    ['dal hata do', { entries: ['dal'] }],
    ['दाल हटा दो', { entries: ['दाल'] }],
  ],
  'fix.more': [
    ['one more roti', { entry: 'roti', name: null, amount: 1, unit: null }],
    ['aur 2 papad bhi', { entry: null, name: 'papad', amount: 2, unit: null }],
    ['एक और रोटी', { entry: 'रोटी', name: null, amount: 1, unit: null }],
  ],
  'fix.without': [
    ['no ghee on the roti', { entry: 'roti', name: 'ghee' }],
    ['roti par ghee nahi tha', { entry: 'roti', name: 'ghee' }],
    ['रोटी पर घी नहीं था', { entry: 'रोटी', name: 'घी' }],
  ],
  'fix.with': [
    ['ghee was on the roti', { entry: 'roti', name: 'ghee', amount: null, unit: null }],
    ['roti par ghee tha', { entry: 'roti', name: 'ghee', amount: null, unit: null }],
    ['रोटी पर घी था', { entry: 'रोटी', name: 'घी', amount: null, unit: null }],
  ],
  'fix.share': [
    ['ate half of the dal', { entry: 'dal', share: 0.5 }],
    ['dal aadhi khayi', { entry: 'dal', share: 0.5 }],
    ['दाल आधी खाई', { entry: 'दाल', share: 0.5 }],
  ],
  'fix.when': [
    ['that was yesterday', { entry: null, meal: null, ...day, daysAgo: 1 }],
    ['roti kal ki thi', { entry: 'roti', meal: null, ...day, daysAgo: 1 }],
    ['दाल कल की थी', { entry: 'दाल', meal: null, ...day, daysAgo: 1 }],
  ],
  'fix.figure': [
    ['the dal was 150 kcal', { ...noFigure, entry: 'dal', energyKcal: 150 }],
    ['dal 150 kcal ki thi', { ...noFigure, entry: 'dal', energyKcal: 150 }],
    ['दाल 150 kcal की थी', { ...noFigure, entry: 'दाल', energyKcal: 150 }],
  ],
  'ask.own': [
    ['how much protein did I have today?', { of: 'proteinG', form: 'total', meal: null, when: 'today' }],
    ['is hafte ka average paani?', { of: 'waterMl', form: 'average', meal: null, when: 'is hafte' }],
    ['कल कितनी कैलोरी खाई?', { of: 'energyKcal', form: 'total', meal: null, when: 'कल' }],
  ],
  'ask.ate': [
    ['what did I eat yesterday?', { meal: null, when: 'yesterday' }],
    ['aaj lunch mein kya khaya?', { meal: 'lunch', when: 'aaj' }],
    ['कल क्या खाया था?', { meal: null, when: 'कल' }],
  ],
  'set.target': [
    ['set my protein target to 90 g', { targets: [{ of: 'proteinG', value: 90, unit: 'g' }] }],
    ['paani ka target 3 litre kar do', { targets: [{ of: 'waterLitersPerDay', value: 3, unit: 'litre' }] }],
    ['कैलोरी का लक्ष्य 1900 कर दो', { targets: [{ of: 'caloriesConsumePerDay', value: 1_900, unit: null }] }],
  ],
  'remind.set': [
    ['remind me to stretch at 6 pm every day', { name: 'stretch', when: 'at 6 pm every day' }],
    ['roz subah 8 baje chawanprash yaad dilana', { name: 'chawanprash', when: 'roz subah 8 baje' }],
    ['रोज़ 9 बजे टहलने की याद दिलाना', { name: 'टहलने', when: 'रोज़ 9 बजे' }],
  ],
  'remind.change': [
    ['move the stretch reminder to 7 pm', { entry: 'stretch', when: '7 pm' }],
    ['stretch wala reminder 7 baje kar do', { entry: 'stretch', when: '7 baje' }],
    ['stretch वाला रिमाइंडर 7 बजे कर दो', { entry: 'stretch', when: '7 बजे' }],
  ],
  'remind.stop': [
    ['stop the stretch reminder', { entries: ['stretch'] }],
    ['stretch wala reminder band karo', { entries: ['stretch'] }],
    ['stretch वाला रिमाइंडर बंद करो', { entries: ['stretch'] }],
  ],
};

export const actExamples: Example[] = Object.entries(examples).flatMap(([act, rows]) =>
  rows.map(([says, slots]) => ({ says, filled: { act, slots } as FilledAct })),
);
