import { inLanguages } from './locale.ts';

/** Why nothing can be read of a document. */
export const faults = {
  encrypted: inLanguages({
    en: 'This PDF is locked with a password. Save it without one, and send it again.',
    hi: 'इस PDF पर पासवर्ड लगा है। बिना पासवर्ड के सेव करके फिर भेजिए।',
    'hi-Latn': 'Is PDF par password laga hai. Bina password ke save karke phir bhejiye.',
  }),
  broken: inLanguages({
    en: 'This file is damaged, I can’t open it. Please download it again from your lab and send that.',
    hi: 'यह फ़ाइल ख़राब है, खुल नहीं रही। लैब से फिर डाउनलोड करके भेजिए।',
    'hi-Latn': 'Ye file kharab hai, khul nahi rahi. Lab se phir download karke bhejiye.',
  }),
  brokenPicture: inLanguages({
    en: 'I can’t open this picture. Send a JPEG or PNG of up to 40 megapixels; a WebP or a progressive JPEG may have 6.',
    hi: 'यह तस्वीर मुझसे नहीं खुली। 40 megapixel तक की JPEG या PNG भेजिए; WebP या progressive JPEG 6 तक चलेगी।',
    'hi-Latn':
      'Ye tasveer mujhse nahi khuli. 40 megapixel tak ki JPEG ya PNG bhejiye; WebP ya progressive JPEG 6 tak chalegi.',
  }),
  tooManyPages: inLanguages({
    en: 'This file has more than 60 pages. Please send only the pages with the results.',
    hi: 'इस फ़ाइल में 60 से ज़्यादा पन्ने हैं। सिर्फ़ नतीजों वाले पन्ने भेजिए।',
    'hi-Latn': 'Is file mein 60 se zyada pages hain. Sirf results wale pages bhejiye.',
  }),
  tooManyScannedPages: inLanguages({
    en: 'This PDF is a scan, and I read up to 5 scanned pages at once. Please send only the pages with the results.',
    hi: 'यह PDF स्कैन की हुई है, और मैं एक बार में 5 स्कैन किए पन्ने पढ़ता हूँ। सिर्फ़ नतीजों वाले पन्ने भेजिए।',
    'hi-Latn':
      'Ye PDF scan ki hui hai, aur main ek baar mein 5 scan kiye pages padhta hoon. Sirf results wale pages bhejiye.',
  }),
  tooLarge: inLanguages({
    en: 'This file is larger than 5 MB. Please send a smaller one.',
    hi: 'यह फ़ाइल 5 MB से बड़ी है। छोटी फ़ाइल भेजिए।',
    'hi-Latn': 'Ye file 5 MB se badi hai. Chhoti file bhejiye.',
  }),
  noText: inLanguages({
    en: 'I can’t find any text in this file. Your lab’s app or website has a PDF with text; or photograph the page from straight above, in good light.',
    hi: 'इस फ़ाइल में टेक्स्ट नहीं मिला। लैब के ऐप या वेबसाइट पर टेक्स्ट वाली PDF मिल जाएगी; या अच्छी रोशनी में पन्ने का ऊपर से सीधा फ़ोटो भेजिए।',
    'hi-Latn':
      'Is file mein text nahi mila. Lab ke app ya website par text wali PDF mil jayegi; ya achhi roshni mein page ka upar se seedha photo bhejiye.',
  }),
  inPieces: inLanguages({
    en: 'A page of this PDF is cut into many small pictures that I can’t put together. Photograph that page from straight above, in good light.',
    hi: 'इस PDF का एक पन्ना कई छोटी तस्वीरों में कटा है, जिन्हें मैं जोड़ नहीं पाया। उस पन्ने का अच्छी रोशनी में ऊपर से सीधा फ़ोटो भेजिए।',
    'hi-Latn':
      'Is PDF ka ek page kai chhoti tasveeron mein kata hai, jinhe main jod nahi paya. Us page ka achhi roshni mein upar se seedha photo bhejiye.',
  }),
  tooHeavy: inLanguages({
    en: 'This file is too heavy to open, so I stopped. Please send a simpler one.',
    hi: 'यह फ़ाइल खोलने में बहुत भारी है, इसलिए मैंने रोक दिया। कोई हल्की फ़ाइल भेजिए।',
    'hi-Latn': 'Ye file kholne mein bahut bhaari hai, isliye maine rok diya. Koi halki file bhejiye.',
  }),
  unknownKind: inLanguages({
    en: 'I can read lab reports as PDF, picture or text. I can’t read this kind of file.',
    hi: 'मैं लैब रिपोर्ट PDF, फ़ोटो या टेक्स्ट में पढ़ सकता हूँ। इस तरह की फ़ाइल नहीं पढ़ सकता।',
    'hi-Latn': 'Main lab report PDF, photo ya text mein padh sakta hoon. Is tarah ki file nahi padh sakta.',
  }),
  busy: inLanguages({
    en: 'Many reports are being read right now. Please send it again in a minute.',
    hi: 'अभी बहुत सी रिपोर्ट पढ़ी जा रही हैं। एक मिनट बाद फिर भेजिए।',
    'hi-Latn': 'Abhi bahut si reports padhi ja rahi hain. Ek minute baad phir bhejiye.',
  }),
};

export const noResults = inLanguages({
  en: 'I found no test results in this file. I read lab reports, such as blood and urine tests, with a value and a unit on each line.',
  hi: 'इस फ़ाइल में जाँच के नतीजे नहीं मिले। मैं ख़ून-पेशाब जैसी लैब रिपोर्ट पढ़ता हूँ, जिनमें हर लाइन पर नतीजा और यूनिट होती है।',
  'hi-Latn':
    'Is file mein test ke results nahi mile. Main blood-urine jaisi lab reports padhta hoon, jinmein har line par value aur unit hoti hai.',
});

export const tooManyReports = inLanguages({
  en: 'You already have 200 reports. Delete one you no longer need.',
  hi: '200 रिपोर्ट पहले से हैं। जो अब काम की न हो, उसे हटा दीजिए।',
  'hi-Latn': '200 reports pehle se hain. Jo ab kaam ki na ho, use hata dijiye.',
});

/** Below results that are offered. */
export const nothingKept = inLanguages({
  en: 'Nothing is saved yet.',
  hi: 'अभी कुछ सहेजा नहीं है।',
  'hi-Latn': 'Abhi kuch save nahi kiya.',
});
export const keepIt = inLanguages({ en: 'All right, save it', hi: 'सही है, सहेजें', 'hi-Latn': 'Sahi hai, save karo' });
export const dropIt = inLanguages({ en: 'Not right', hi: 'सही नहीं है', 'hi-Latn': 'Sahi nahi hai' });
export const notKept = inLanguages({
  en: 'All right, I saved nothing. A PDF from your lab works best.',
  hi: 'ठीक है, कुछ नहीं सहेजा। लैब की PDF सबसे अच्छी पढ़ी जाती है।',
  'hi-Latn': 'Theek hai, kuch save nahi kiya. Lab ki PDF sabse achhi padhi jaati hai.',
});

export const document = inLanguages({ en: 'Document', hi: 'फ़ाइल', 'hi-Latn': 'Document' });

export const title = inLanguages({
  en: (date: string, count: string) => `Lab report of ${date}: ${count}`,
  hi: (date, count) => `${date} की लैब रिपोर्ट: ${count}`,
  'hi-Latn': (date, count) => `${date} ki lab report: ${count}`,
});
export const results = {
  en: { one: '# result', other: '# results' },
  hi: { one: '# नतीजा', other: '# नतीजे' },
  'hi-Latn': { one: '# result', other: '# results' },
};

export const known = inLanguages({
  en: 'I have this one already.',
  hi: 'यह मेरे पास पहले से है।',
  'hi-Latn': 'Ye mere paas pehle se hai.',
});

export const flags = {
  low: inLanguages({ en: 'low', hi: 'कम', 'hi-Latn': 'kam' }),
  high: inLanguages({ en: 'high', hi: 'ज़्यादा', 'hi-Latn': 'zyada' }),
  criticalLow: inLanguages({ en: 'very low', hi: 'बहुत कम', 'hi-Latn': 'bahut kam' }),
  criticalHigh: inLanguages({ en: 'very high', hi: 'बहुत ज़्यादा', 'hi-Latn': 'bahut zyada' }),
  abnormal: inLanguages({ en: 'not the usual', hi: 'सामान्य से अलग', 'hi-Latn': 'normal se alag' }),
  normal: inLanguages({ en: 'in range', hi: 'ठीक सीमा में', 'hi-Latn': 'range mein' }),
  unknown: inLanguages({ en: 'no range known', hi: 'सीमा पता नहीं', 'hi-Latn': 'range pata nahi' }),
};

export const usual = inLanguages({
  en: (range: string) => `usual ${range}`,
  hi: (range) => `सामान्य ${range}`,
  'hi-Latn': (range) => `normal ${range}`,
});

export const before = inLanguages({
  en: (value: string, date: string) => `${value} on ${date}`,
  hi: (value, date) => `${date} को ${value}`,
  'hi-Latn': (value, date) => `${date} ko ${value}`,
});

export const allInRange = inLanguages({
  en: 'Nothing is outside its range.',
  hi: 'कुछ भी अपनी सीमा से बाहर नहीं है।',
  'hi-Latn': 'Kuch bhi apni range se bahar nahi hai.',
});

export const othersInRange = inLanguages({
  en: (count: string) => `The other ${count} are in range or have none.`,
  hi: (count) => `बाक़ी ${count} सीमा में हैं या उनकी सीमा नहीं लिखी है।`,
  'hi-Latn': (count) => `Baaki ${count} range mein hain ya unki range nahi likhi.`,
});

export const unread = inLanguages({
  en: (lines: string) => `I couldn’t read these lines, please look at them yourself: ${lines}`,
  hi: (lines) => `ये लाइनें मैं नहीं पढ़ पाया, इन्हें ख़ुद देख लीजिए: ${lines}`,
  'hi-Latn': (lines) => `Ye lines main nahi padh paya, inhe khud dekh lijiye: ${lines}`,
});

export const foodsWith = inLanguages({
  en: (nutrient: string, foods: string) =>
    `Foods with ${nutrient} that you log: ${foods}. Food alone may not be enough: your doctor can find the cause.`,
  hi: (nutrient, foods) =>
    `आपके लिखे खाने में ${nutrient} इनमें है: ${foods}। सिर्फ़ खाना काफ़ी नहीं भी हो सकता, वजह डॉक्टर ही बताएँगे।`,
  'hi-Latn': (nutrient, foods) =>
    `Aapke likhe khane mein ${nutrient} inmein hai: ${foods}. Sirf khana kaafi nahi bhi ho sakta, wajah doctor hi batayenge.`,
});

export const showDoctor = inLanguages({
  en: 'A value outside its range is not a diagnosis. Please show the report to your doctor.',
  hi: 'सीमा से बाहर का नतीजा अपने आप में बीमारी नहीं है। रिपोर्ट डॉक्टर को ज़रूर दिखाइए।',
  'hi-Latn': 'Range se bahar ka result apne aap mein bimari nahi hai. Report doctor ko zaroor dikhaiye.',
});

export const critical = inLanguages({
  en: (names: string, ambulance: string) =>
    `${names}: at such a value labs call the doctor at once. If your doctor doesn’t know it yet, call them or go to a hospital today. With chest pain, breathlessness, fainting or confusion, call ${ambulance} now.`,
  hi: (names, ambulance) =>
    `${names}: ऐसे नतीजे पर लैब तुरंत डॉक्टर को फ़ोन करती है। डॉक्टर को अब तक पता न हो तो आज ही फ़ोन कीजिए या अस्पताल जाइए। सीने में दर्द, साँस फूलना, बेहोशी या उलझन हो तो अभी ${ambulance} पर फ़ोन कीजिए।`,
  'hi-Latn': (names, ambulance) =>
    `${names}: aise result par lab turant doctor ko phone karti hai. Doctor ko ab tak pata na ho to aaj hi phone kijiye ya hospital jaiye. Seene mein dard, saans phoolna, behoshi ya uljhan ho to abhi ${ambulance} par call kijiye.`,
});

export const where = inLanguages({
  en: (address: string) => `The whole report, with each value over time: ${address}`,
  hi: (address) => `पूरी रिपोर्ट और हर नतीजे का उतार-चढ़ाव: ${address}`,
  'hi-Latn': (address) => `Poori report aur har value ka utaar-chadhaav: ${address}`,
});

/** Below values whose range no laboratory has printed. */
export const rangesFrom = inLanguages({
  en: (source: string) => `Usual ranges: ${source}. Your lab’s own range counts more.`,
  hi: (source) => `सामान्य सीमा: ${source}। आपकी लैब की अपनी सीमा ज़्यादा मायने रखती है।`,
  'hi-Latn': (source) => `Normal range: ${source}. Aapki lab ki apni range zyada maayne rakhti hai.`,
});

export const unitTaken = inLanguages({
  en: 'You gave no unit, so I took the usual one. If your report has a different one, tell me the value with its unit.',
  hi: 'यूनिट नहीं बताई थी, इसलिए आम यूनिट मानी है। रिपोर्ट में दूसरी हो तो यूनिट के साथ बताइए।',
  'hi-Latn': 'Unit nahi batayi thi, isliye aam unit maani hai. Report mein doosri ho to unit ke saath bataiye.',
});

export const noneOf = inLanguages({
  en: (name: string) => `I don’t have your ${name} yet. Send me the report, or tell me the value with its unit.`,
  hi: (name) => `आपका ${name} अभी मेरे पास नहीं है। रिपोर्ट भेजिए, या नतीजा यूनिट के साथ बताइए।`,
  'hi-Latn': (name) => `Aapka ${name} abhi mere paas nahi hai. Report bhejiye, ya value unit ke saath bataiye.`,
});

export const usualOf = inLanguages({
  en: (range: string, source: string) => `Usual: ${range} (${source}). Your lab’s own range counts more.`,
  hi: (range, source) => `सामान्य: ${range} (${source})। आपकी लैब की अपनी सीमा ज़्यादा मायने रखती है।`,
  'hi-Latn': (range, source) => `Normal: ${range} (${source}). Aapki lab ki apni range zyada maayne rakhti hai.`,
});

export const toldOrSent = inLanguages({
  en: (name: string, value: string) =>
    `Tell me yours, such as “${name} ${value}”, or send the report, and I’ll save it.`,
  hi: (name, value) => `अपना नतीजा बताइए, जैसे “${name} ${value}”, या रिपोर्ट भेजिए, मैं रख लूँगा।`,
  'hi-Latn': (name, value) => `Apna bataiye, jaise “${name} ${value}”, ya report bhejiye, main rakh lunga.`,
});

/** What the tests of a panel show. */
export const meanings = {
  'Blood count': inLanguages({
    en: 'part of the blood count, which shows how well the blood carries oxygen, fights infection and clots.',
    hi: 'ब्लड काउंट का हिस्सा है। इससे दिखता है कि ख़ून ऑक्सीजन कितनी ले जाता है, इन्फ़ेक्शन से कैसे लड़ता है और कैसे जमता है।',
    'hi-Latn':
      'blood count ka hissa hai. Isse dikhta hai ki khoon oxygen kitni le jaata hai, infection se kaise ladta hai aur kaise jamta hai.',
  }),
  'Blood sugar': inLanguages({
    en: 'shows how much sugar is in the blood: now, after a meal, or on average over three months (HbA1c).',
    hi: 'बताता है कि ख़ून में शुगर कितनी है: अभी, खाने के बाद, या तीन महीने का औसत (HbA1c)।',
    'hi-Latn': 'batata hai ki khoon mein sugar kitni hai: abhi, khane ke baad, ya teen mahine ka average (HbA1c).',
  }),
  Lipids: inLanguages({
    en: 'one of the blood fats. High LDL and triglycerides raise the risk of heart disease, high HDL goes with a lower one.',
    hi: 'ख़ून की चर्बी में से एक है। ज़्यादा LDL और ट्राइग्लिसराइड से दिल की बीमारी का ख़तरा बढ़ता है, ज़्यादा HDL के साथ कम होता है।',
    'hi-Latn':
      'khoon ki charbi mein se ek hai. Zyada LDL aur triglycerides se dil ki bimari ka khatra badhta hai, zyada HDL ke saath kam hota hai.',
  }),
  Thyroid: inLanguages({
    en: 'shows how the thyroid works. TSH is high when the gland makes too little hormone, and low when it makes too much.',
    hi: 'दिखाता है कि थायरॉइड कैसे काम कर रहा है। हार्मोन कम बने तो TSH बढ़ता है, ज़्यादा बने तो घटता है।',
    'hi-Latn':
      'dikhata hai ki thyroid kaise kaam kar raha hai. Hormone kam bane to TSH badhta hai, zyada bane to ghatta hai.',
  }),
  Liver: inLanguages({
    en: 'part of the liver tests, which show whether the liver is strained and how well it works.',
    hi: 'लिवर की जाँच का हिस्सा है: लिवर पर ज़ोर तो नहीं पड़ रहा और वह कैसा काम कर रहा है।',
    'hi-Latn': 'liver ki jaanch ka hissa hai: liver par zor to nahi pad raha aur wo kaisa kaam kar raha hai.',
  }),
  Kidney: inLanguages({
    en: 'part of the kidney tests, which show how well the kidneys clear the blood.',
    hi: 'किडनी की जाँच का हिस्सा है: किडनी ख़ून को कितना साफ़ कर पा रही है।',
    'hi-Latn': 'kidney ki jaanch ka hissa hai: kidney khoon ko kitna saaf kar pa rahi hai.',
  }),
  Electrolytes: inLanguages({
    en: 'one of the salts of the blood, which heart, nerves and muscles need in just the right amount.',
    hi: 'ख़ून के नमकों में से एक है। दिल, नसों और मांसपेशियों को यह सीमित मात्रा में चाहिए।',
    'hi-Latn': 'khoon ke namakon mein se ek hai. Dil, nason aur maanspeshiyon ko ye seemit matra mein chahiye.',
  }),
  Iron: inLanguages({
    en: 'shows how much iron the body has and carries. Ferritin is the store, and falls first.',
    hi: 'बताता है कि शरीर में आयरन कितना है। फ़ेरिटिन उसका भंडार है, पहले वही घटता है।',
    'hi-Latn': 'batata hai ki shareer mein iron kitna hai. Ferritin uska bhandaar hai, pehle wahi ghatta hai.',
  }),
  Vitamins: inLanguages({
    en: 'shows how well the body is supplied with this vitamin.',
    hi: 'बताता है कि शरीर को यह विटामिन कितना मिल रहा है।',
    'hi-Latn': 'batata hai ki shareer ko ye vitamin kitna mil raha hai.',
  }),
  Inflammation: inLanguages({
    en: 'rises with infection or inflammation somewhere in the body, without saying where.',
    hi: 'शरीर में कहीं इन्फ़ेक्शन या सूजन हो तो बढ़ता है, पर यह नहीं बताता कि कहाँ।',
    'hi-Latn': 'shareer mein kahin infection ya soojan ho to badhta hai, par ye nahi batata ki kahan.',
  }),
  Urine: inLanguages({
    en: 'part of the urine test.',
    hi: 'पेशाब की जाँच का हिस्सा है।',
    'hi-Latn': 'urine test ka hissa hai.',
  }),
};

export const none = inLanguages({
  en: 'There is no lab report yet. Send me one as a PDF or photo, here in the chat, and I’ll read the values.',
  hi: 'अभी कोई लैब रिपोर्ट नहीं है। यहीं चैट में PDF या फ़ोटो भेजिए, मैं नतीजे पढ़ लूँगा।',
  'hi-Latn': 'Abhi koi lab report nahi hai. Yahin chat mein PDF ya photo bhejiye, main values padh lunga.',
});

export const remove = inLanguages({
  en: 'Delete this report',
  hi: 'यह रिपोर्ट हटाएँ',
  'hi-Latn': 'Ye report hatao',
});
export const removed = inLanguages({
  en: 'The report is deleted.',
  hi: 'रिपोर्ट हटा दी गई।',
  'hi-Latn': 'Report hata di.',
});
