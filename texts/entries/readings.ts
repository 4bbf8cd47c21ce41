import { inLanguages } from '../locale.ts';
import { figure } from '../numbers.ts';

/** What each kind of reading is called. */
export const readingNames = {
  bloodPressure: inLanguages({ en: 'Blood pressure', hi: 'ब्लड प्रेशर', 'hi-Latn': 'BP' }),
  glucose: inLanguages({ en: 'Blood glucose', hi: 'ब्लड शुगर', 'hi-Latn': 'Sugar' }),
  hba1c: inLanguages({ en: 'HbA1c', hi: 'HbA1c', 'hi-Latn': 'HbA1c' }),
  heartRate: inLanguages({ en: 'Heart rate', hi: 'धड़कन', 'hi-Latn': 'Heart rate' }),
  spo2: inLanguages({ en: 'Oxygen', hi: 'ऑक्सीजन', 'hi-Latn': 'Oxygen' }),
  temperature: inLanguages({ en: 'Temperature', hi: 'तापमान', 'hi-Latn': 'Temperature' }),
  waist: inLanguages({ en: 'Waist', hi: 'कमर', 'hi-Latn': 'Kamar' }),
  hip: inLanguages({ en: 'Hip', hi: 'कूल्हे', 'hi-Latn': 'Hip' }),
  neck: inLanguages({ en: 'Neck', hi: 'गर्दन', 'hi-Latn': 'Gardan' }),
  chest: inLanguages({ en: 'Chest', hi: 'सीना', 'hi-Latn': 'Seena' }),
  arm: inLanguages({ en: 'Upper arm', hi: 'बाँह', 'hi-Latn': 'Baazu' }),
  thigh: inLanguages({ en: 'Thigh', hi: 'जाँघ', 'hi-Latn': 'Jaangh' }),
  calf: inLanguages({ en: 'Calf', hi: 'पिंडली', 'hi-Latn': 'Pindli' }),
  bodyFat: inLanguages({ en: 'Body fat', hi: 'शरीर की चर्बी', 'hi-Latn': 'Body fat' }),
};

export const contextNames = {
  fasting: inLanguages({ en: 'fasting', hi: 'खाली पेट', 'hi-Latn': 'khali pet' }),
  beforeMeal: inLanguages({ en: 'before a meal', hi: 'खाने से पहले', 'hi-Latn': 'khane se pehle' }),
  afterMeal: inLanguages({ en: 'after a meal', hi: 'खाने के बाद', 'hi-Latn': 'khane ke baad' }),
  bedtime: inLanguages({ en: 'at bedtime', hi: 'सोने से पहले', 'hi-Latn': 'sone se pehle' }),
  random: inLanguages({ en: 'random', hi: 'रैंडम', 'hi-Latn': 'random' }),
};

/** What a guideline calls the place of a reading. */
export const bandNames = {
  low: inLanguages({ en: 'low', hi: 'कम', 'hi-Latn': 'kam' }),
  normal: inLanguages({ en: 'normal', hi: 'सामान्य', 'hi-Latn': 'normal' }),
  elevated: inLanguages({ en: 'elevated', hi: 'थोड़ा बढ़ा हुआ', 'hi-Latn': 'thoda badha hua' }),
  highNormal: inLanguages({ en: 'high normal', hi: 'सामान्य की ऊपरी सीमा', 'hi-Latn': 'high normal' }),
  stage1: inLanguages({ en: 'stage 1 high', hi: 'ज़्यादा, स्टेज 1', 'hi-Latn': 'high, stage 1' }),
  stage2: inLanguages({ en: 'stage 2 high', hi: 'ज़्यादा, स्टेज 2', 'hi-Latn': 'high, stage 2' }),
  stage3: inLanguages({ en: 'stage 3 high', hi: 'बहुत ज़्यादा, स्टेज 3', 'hi-Latn': 'bahut high, stage 3' }),
  crisis: inLanguages({ en: 'dangerously high', hi: 'ख़तरनाक रूप से ज़्यादा', 'hi-Latn': 'khatarnak high' }),
  prediabetes: inLanguages({
    en: 'in the prediabetes range',
    hi: 'प्री-डायबिटीज़ की सीमा में',
    'hi-Latn': 'prediabetes range mein',
  }),
  diabetes: inLanguages({
    en: 'in the diabetes range',
    hi: 'डायबिटीज़ की सीमा में',
    'hi-Latn': 'diabetes range mein',
  }),
  slow: inLanguages({ en: 'below the usual 60', hi: 'आम 60 से कम', 'hi-Latn': 'usual 60 se kam' }),
  fast: inLanguages({ en: 'above the usual 100', hi: 'आम 100 से ज़्यादा', 'hi-Latn': 'usual 100 se zyada' }),
  raised: inLanguages({ en: 'slightly raised', hi: 'थोड़ा बढ़ा हुआ', 'hi-Latn': 'thoda badha hua' }),
  fever: inLanguages({ en: 'fever', hi: 'बुख़ार', 'hi-Latn': 'bukhar' }),
  highFever: inLanguages({ en: 'high fever', hi: 'तेज़ बुख़ार', 'hi-Latn': 'tez bukhar' }),
  aboveAdvised: inLanguages({
    en: 'above the advised waist',
    hi: 'सुझाई गई कमर से ज़्यादा',
    'hi-Latn': 'advised kamar se zyada',
  }),
};

/** "normal (ACC/AHA 2017)" */
export const placed = (band: string, source: string): string => `${band} (${source})`;

/** Behind a glucose, once: who writes in mmol/l is told in it. */
export const inMmolFromNow = inLanguages({
  en: 'From now on I’ll tell glucose in mmol/l. “Show sugar in mg/dl” changes it back.',
  hi: 'अब से शुगर mmol/l में बताऊँगा। “शुगर mg/dl में दिखाओ” लिखने पर फिर mg/dl में।',
  'hi-Latn': 'Ab se sugar mmol/l mein bataunga. “Sugar mg/dl mein dikhao” likhein to phir mg/dl mein.',
});

export const oneReading = inLanguages({
  en: 'One reading alone says little: measure again at rest, and show your doctor if it stays like this.',
  hi: 'एक रीडिंग से पक्का कुछ नहीं कहा जा सकता: आराम से बैठकर फिर नापिए, और ऐसी ही रहे तो डॉक्टर को दिखाइए।',
  'hi-Latn':
    'Ek reading se pakka kuch nahi keh sakte: aaram se baithkar phir naapiye, aur aisi hi rahe to doctor ko dikhaiye.',
});

export const seeDoctor = inLanguages({
  en: 'This needs a doctor’s eye soon. With chest pain, breathlessness, confusion or weakness on one side, call 112 now.',
  hi: 'इसे जल्द डॉक्टर को दिखाइए। सीने में दर्द, साँस फूलना, उलझन या शरीर के एक तरफ़ कमज़ोरी हो तो अभी 112 पर फ़ोन कीजिए।',
  'hi-Latn':
    'Ise jaldi doctor ko dikhaiye. Seene mein dard, saans phoolna, uljhan ya ek taraf kamzori ho to abhi 112 par call kijiye.',
});

export const outsideBounds = inLanguages({
  en: (name: string, least: string, most: string, unit: string) =>
    `${name} can be logged from ${least} to ${most} ${unit}. I haven't logged this one: please check the figure.`,
  hi: (name, least, most, unit) =>
    `${name} ${least} से ${most} ${unit} के बीच दर्ज होता है। यह दर्ज नहीं किया, एक बार फिर देख लीजिए।`,
  'hi-Latn': (name, least, most, unit) =>
    `${name} ${least} se ${most} ${unit} ke beech log hota hai. Ye log nahi kiya, ek baar phir dekh lijiye.`,
});

export const estimatedHba1c = inLanguages({
  en: (percent: number, [low, high]: [number, number], readings: number, days: number) =>
    `Your readings suggest an HbA1c of about ${figure(percent, 1)}%, for 95 of 100 people between ${figure(low, 1)} and ${figure(high, 1)}% (${figure(readings)} readings on ${figure(days)} days, ADAG 2008). A laboratory test knows better: this sees only the moments you measured.`,
  hi: (percent, [low, high], readings, days) =>
    `आपकी रीडिंग से HbA1c क़रीब ${figure(percent, 1)}% लगता है, 100 में से 95 लोगों में ${figure(low, 1)} से ${figure(high, 1)}% के बीच (${figure(days)} दिनों की ${figure(readings)} रीडिंग, ADAG 2008)। लैब की जाँच बेहतर बताती है: यह सिर्फ़ आपके नापे हुए पल देखता है।`,
  'hi-Latn': (percent, [low, high], readings, days) =>
    `Aapki readings se HbA1c kareeb ${figure(percent, 1)}% lagta hai, 100 mein se 95 logon mein ${figure(low, 1)} se ${figure(high, 1)}% ke beech (${figure(days)} din ki ${figure(readings)} readings, ADAG 2008). Lab test behtar batata hai: ye sirf aapke naape hue pal dekhta hai.`,
});
export const tooFewForEstimate = inLanguages({
  en: (readings: number, days: number, neededReadings: number, neededDays: number) =>
    `For an estimated HbA1c I need ${figure(neededReadings)} glucose readings on ${figure(neededDays)} days of the last three months; there are ${figure(readings)} on ${figure(days)} so far.`,
  hi: (readings, days, neededReadings, neededDays) =>
    `HbA1c का अनुमान लगाने के लिए पिछले तीन महीनों के ${figure(neededDays)} दिनों की ${figure(neededReadings)} शुगर रीडिंग चाहिए; अभी ${figure(days)} दिनों की ${figure(readings)} हैं।`,
  'hi-Latn': (readings, days, neededReadings, neededDays) =>
    `HbA1c ke andaze ke liye pichhle teen mahine ke ${figure(neededDays)} din ki ${figure(neededReadings)} sugar readings chahiye; abhi ${figure(days)} din ki ${figure(readings)} hain.`,
});

export const ownKindKept = inLanguages({
  en: (name: string, unit: string) =>
    `“${name}” is on your list, in ${unit}. Write it like any other reading: ${name.toLowerCase()} 42`,
  hi: (name, unit) => `“${name}” (${unit}) आपकी सूची में है। बाक़ी रीडिंग की तरह लिखिए: ${name.toLowerCase()} 42`,
  'hi-Latn': (name, unit) =>
    `“${name}” (${unit}) aapki list mein hai. Baaki readings ki tarah likhiye: ${name.toLowerCase()} 42`,
});
export const noRoomForKind = inLanguages({
  en: (most: number) => `You already have ${figure(most)} kinds of your own, and there is no room for more.`,
  hi: (most) => `आपकी अपनी ${figure(most)} तरह की रीडिंग पहले से हैं, और के लिए जगह नहीं है।`,
  'hi-Latn': (most) => `Aapki apni ${figure(most)} tarah ki readings pehle se hain, aur ke liye jagah nahi hai.`,
});
