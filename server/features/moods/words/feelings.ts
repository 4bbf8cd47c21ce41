import { tokenise } from '../../../language/tokens.ts';
import type { symptomTags } from '../policy.ts';

interface Feeling {
  mood?: number;
  /** The tag that is kept, in English; texts/entries/moods.ts names those that are known. */
  tag?: string;
  /** Means a feeling only beside "feel", "mood" and the like: "good", "cold". */
  needsFeel?: true;
  /** Nothing that it could belong to follows: "a cold", no "a cold drink". */
  endsThere?: true;
  /** Tells of something that isn't: "could not sleep". */
  isDenial?: true;
}
export interface Phrase {
  feeling: Feeling;
  length: number;
}

const symptoms: [tag: (typeof symptomTags)[number], phrases: string][] = [
  [
    'headache',
    'headache|headaches|head ache|head pain|head is paining|head hurts|migraine|sar dard|sir dard|sardard|sirdard|sar me dard|sar mein dard|sir me dard|sir mein dard|sar dukh|sir dukh|सिर दर्द|सिरदर्द|सर दर्द|सिर में दर्द|सर में दर्द|माइग्रेन',
  ],
  [
    'stomach ache',
    'stomach ache|stomachache|stomach pain|tummy ache|tummy pain|belly ache|stomach hurts|stomach is paining|upset stomach|stomach upset|pet dard|pet me dard|pet mein dard|pet dukh|pet kharab|पेट दर्द|पेट में दर्द|पेट खराब',
  ],
  [
    'acidity',
    'acidity|heartburn|heart burn|acid reflux|seene mein jalan|seene me jalan|khatti dakar|khatti dakaar|एसिडिटी|सीने में जलन|खट्टी डकार',
  ],
  ['bloating', 'bloating|bloated|pet phula|pet phool|pet fula|pet phool gaya|पेट फूला|पेट फूल|अफारा'],
  ['gas', 'gas problem|gas ho|gas ban|gas bani|gassy|gas pain|gas hai|गैस'],
  ['constipation', 'constipation|constipated|kabz|kabj|qabz|कब्ज|कब्ज़'],
  ['loose motions', 'loose motion|loose motions|diarrhea|diarrhoea|dast|दस्त'],
  ['nausea', 'nausea|nauseous|queasy|ji machal|jee machal|ji machla|ulti jaisa|ulti jaisi|जी मिचला|उल्टी जैसा'],
  ['vomiting', 'vomiting|vomited|threw up|ulti hui|ulti ho gayi|ulti aayi|उल्टी हुई|उल्टी आई'],
  [
    'fatigue',
    'fatigue|tired|exhausted|worn out|no energy|low energy|drained|lethargic|sluggish|thakan|thakaan|thaka|thaki|thake|thak gaya|thak gayi|थकान|थका|थकी|थक गया|थक गई|सुस्ती|susti',
  ],
  ['weakness', 'weakness|feeling weak|feel weak|felt weak|kamzori|kamjori|कमजोरी|कमज़ोरी'],
  ['dizziness', 'dizzy|dizziness|lightheaded|light headed|chakkar|chakar|चक्कर'],
  ['fever', 'fever|bukhar|bukhaar|बुखार'],
  [
    'cold',
    'caught cold|runny nose|blocked nose|stuffy nose|sneezing|sardi jukam|sardi zukam|zukam|jukam|jukaam|naak band|जुकाम|ज़ुकाम|सर्दी जुकाम|नाक बंद',
  ],
  ['cough', 'cough|coughing|khansi|khaansi|खांसी|खाँसी'],
  [
    'sore throat',
    'sore throat|throat pain|throat is sore|gala kharab|gale mein dard|gale me dard|gale mein kharash|गला खराब|गले में दर्द|गले में खराश',
  ],
  [
    'back pain',
    'back pain|backache|back ache|back hurts|lower back pain|kamar dard|kamar mein dard|kamar me dard|peeth dard|peeth mein dard|peeth me dard|कमर दर्द|कमर में दर्द|पीठ दर्द|पीठ में दर्द',
  ],
  [
    'knee pain',
    'knee pain|knees hurt|knee hurts|ghutne mein dard|ghutne me dard|ghutno mein dard|ghutno me dard|ghutna dard|घुटने में दर्द|घुटनों में दर्द|घुटने का दर्द',
  ],
  ['joint pain', 'joint pain|jodo mein dard|jodo me dard|jodon mein dard|जोड़ों में दर्द|जोड़ों का दर्द'],
  ['body ache', 'body ache|body aches|body pain|bodyache|badan dard|badan mein dard|badan me dard|बदन दर्द|बदन में दर्द'],
  ['muscle soreness', 'muscle soreness|muscle pain|sore muscles|sore legs|legs are sore'],
  [
    'cramps',
    'cramps|cramp|period pain|period cramps|menstrual cramps|period mein dard|ainthan|marod|ऐंठन|मरोड़|पीरियड में दर्द',
  ],
  ['itching', 'itching|itchy|rash|rashes|khujli|खुजली'],
  ['hair fall', 'hair fall|hairfall|hair loss|baal jhad|baal gir|बाल झड़'],
  ['cravings', 'craving sweets|sugar cravings|sugar craving|cravings|meetha khane ka mann'],
];

const feelings: [Feeling, string][] = [
  [{ tag: 'cold', endsThere: true }, 'a cold|bad cold|a bad cold|the cold'],
  [
    { mood: 5 },
    'very happy|so happy|really happy|super happy|amazing|fantastic|awesome|excellent|wonderful|on top of the world|ecstatic|bahut khush|bohot khush|bahot khush|badi khushi|बहुत खुश',
  ],
  [
    { mood: 5, needsFeel: true },
    'great|mast|मस्त|the best|bahut accha|bahut acha|bahut achha|bahut achi|bahut acchi|bahut badhiya|बहुत अच्छा|बहुत अच्छी|बहुत बढ़िया|superb',
  ],
  [{ mood: 4 }, 'happy|cheerful|khush|energetic|grateful|motivated|relaxed|peaceful|खुश'],
  [
    { mood: 4, needsFeel: true },
    'good|well|better|nice|calm|fresh|light|positive|confident|accha|achha|acha|acchi|achi|badhiya|अच्छा|अच्छी|बढ़िया',
  ],
  [
    { mood: 3, needsFeel: true },
    'ok|okay|fine|alright|neutral|normal|average|so so|meh|theek|thik|theek thaak|ठीक|ठीक ठाक',
  ],
  [
    { mood: 2 },
    'sad|unhappy|lonely|gloomy|upset|mood off|mood kharab|moody|demotivated|udaas|udas|dukhi|उदास|दुखी|मूड खराब|मूड ऑफ',
  ],
  [
    { mood: 2, needsFeel: true },
    'low|down|bad|dull|blue|bored|not good|not great|not well|unwell|kharab|bura|off|खराब|बुरा|भारी|bhaari',
  ],
  [{ mood: 2, tag: 'stress' }, 'stressed|stressed out|stress|tension|tense|under pressure|तनाव|टेंशन|स्ट्रेस'],
  [
    { mood: 2, tag: 'anxiety' },
    'anxious|anxiety|nervous|worried|panicky|ghabrahat|bechaini|bechain|chinta|घबराहट|बेचैनी|बेचैन|चिंता',
  ],
  [
    { mood: 2, tag: 'irritability' },
    'irritated|irritable|cranky|angry|frustrated|annoyed|chidchida|chidchidi|chidchidapan|gussa|चिड़चिड़ा|चिड़चिड़ी|चिड़चिड़ापन|गुस्सा',
  ],
  [
    { mood: 1 },
    'very sad|so sad|really sad|terrible|awful|horrible|miserable|depressed|very low|very bad mood|bahut udaas|bahut udas|bahut dukhi|bohot udaas|बहुत उदास|बहुत दुखी',
  ],
  [{ mood: 1, needsFeel: true }, 'very bad|bahut bura|bahut kharab|worst|बहुत बुरा|बहुत खराब'],
  [
    { tag: 'poor sleep', isDenial: true },
    "could not sleep|couldn t sleep|couldnt sleep|couldn’t sleep|couldn't sleep|did not sleep well|didn't sleep well|didn’t sleep well|didnt sleep well|neend nahi aayi|neend nahi aai|neend nahi hui|नींद नहीं आई|नींद नहीं आयी",
  ],
  [{ tag: 'poor sleep' }, 'insomnia|slept badly|slept poorly|bad sleep|poor sleep'],
];

const written = (phrase: string) =>
  tokenise(phrase)
    .map(({ word }) => word)
    .join(' ');

const known = new Map<string, Feeling>([
  ...symptoms.flatMap(([tag, words]) => words.split('|').map((phrase) => [written(phrase), { tag }] as const)),
  ...feelings.flatMap(([feeling, words]) => words.split('|').map((phrase) => [written(phrase), feeling] as const)),
]);
const longest = Math.max(...[...known.keys()].map((phrase) => phrase.split(' ').length));

/** The longest phrase of a feeling at a word. */
export function feelingAt(words: string[], at: number): Phrase | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const feeling = known.get(words.slice(at, at + length).join(' '));
    if (feeling) return { feeling, length };
  }
  return undefined;
}
