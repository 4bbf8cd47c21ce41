import type {
  Injury,
  TrainingEquipment,
  TrainingGoal,
  TrainingLevel,
  TrainingPlace,
} from '../../../../contract/training.ts';
import { wordSet } from '../../../language/tokens.ts';

/** Names of several words become one, so that a list of words can have them. */
const phrases: [RegExp, string][] = [
  [/\b(?:lower[ -]?back|back[ -]?(?=pain|ache|hurts?|problem|injury|dard))|\bkamar\b|कमर/gu, ' lowerback '],
  [/\bbackache\b/gu, ' lowerback pain '],
  [/\bpeeth(?= (?:mein |me )?dard)|पीठ(?= में दर्द)/gu, ' lowerback '],
  [/\bpull[ -]?up bar\b|\bpullup bar\b|पुल-?अप बार/gu, ' pullupbar '],
  [
    /\b(?:fat|weight|wt|vajan|wazan|vazan|charbi|motapa)[ -]?(?:loss|kam(?:[ -]?karn[ae])?|ghatan[ae]|lose)\b/gu,
    ' fatloss ',
  ],
  [/\b(?:lose|losing|reduce|burn|cut)(?: (?:some|my))? (?:fat|weight|belly)\b/gu, ' fatloss '],
  [/(?:वजन|वज़न|चर्बी)\s*(?:कम(?:\s*करन[ेा])?|घटान[ेा])/gu, ' fatloss '],
  [
    /\b(?:no|without(?: any)?|zero|bina(?: kisi)?)[ -]?(?:equipment|gear|saman|samaan|weights?)(?: ke)?\b|बिना (?:किसी )?(?:सामान|उपकरण)(?: के)?/gu,
    ' noequipment ',
  ],
  [/\bbody ?weight\b/gu, ' noequipment '],
  [/\bhalf(?: an)? hour\b|\baadh[ae] ghant[ae]\b|आध[ेा] घंट[ेा]/gu, ' halfhour '],
  [/\b(?:once|one time) (?:a|per) week\b/gu, ' onceweekly '],
  [/\b(?:twice|two times) (?:a|per) week\b/gu, ' twiceweekly '],
  [/\b(?:thrice|three times) (?:a|per) week\b/gu, ' thriceweekly '],
  [/\bday after(?: tomorrow)?\b/gu, ' parso '],
  [
    /\b(?:build|gain|gaining|building|put on) (?:some )?(?:muscles?|size|mass)\b|\bbody ban(?:an[ie]|ao|ani hai)\b|बॉडी बनान[ीे]/gu,
    ' muscle make ',
  ],
  [/\bleg day\b/gu, ' workout '],
  [/\bho ?(?:gaya|gayi|gya)\b|हो (?:गया|गई)/gu, ' done '],
];
export const joinPhrases = (text: string): string =>
  phrases.reduce((joined, [pattern, word]) => joined.replace(pattern, word), text);

export const training = wordSet(`
  workout workouts exercise exercises excercise exersise exercices training train trained session gym kasrat kasarat vyayam vyaayam varzish warzish
  वर्कआउट कसरत व्यायाम एक्सरसाइज एक्सरसाइज़ ट्रेनिंग जिम
`);
export const plans = wordSet('plan plans routine schedule program programme split chart प्लान रूटीन शेड्यूल योजना');
export const makes = wordSet(`
  make create give build design start begin need want suggest prepare get new set setup
  bana banao banado banaao banaiye banaye banaiyega bnado bnao do dedo dijiye de chahiye chaiye shuru
  बना बनाओ बनाइए बनाएं दो दे दीजिए चाहिए शुरू
`);
export const ends = wordSet('end stop delete cancel remove quit band khatam hatao बंद खत्म हटाओ');
export const moves = wordSet(`
  move shift postpone reschedule push do change train krenge karenge karunga karungi karlunga karlungi krunga lunga lungi lenge rakho rakh
  करूंगा करूंगी करेंगे रखो
`);
export const skips = wordSet('skip skipping chhod chhodo chodo छोड़ छोड़ो');
export const later = wordSet('instead later baad बाद');
export const tomorrow = wordSet('tomorrow tmrw tmr tomorow tomorrows kal कल');
export const dayAfter = wordSet('parso parson परसों');
export const todays = wordSet('today todays tonight aaj aj now abhi आज अभी');
/** Asks what to do; "show my workouts" asks what was done. */
export const asks = wordSet(`
  what whats which how next suggest recommend kya kaun kaunsi kaunsa konsi konsa kaise karu karun karoon kru karna krna
  क्या कौन सी सा कौनसी कौनसा करूं करूँ करना
`);
export const shows = wordSet('show tell give see send batao bata dikhao dikha de bhejo बताओ दिखाओ दिखा दो भेजो');
export const hards = wordSet(`
  hard harder tough difficult heavy easier lighter easy ease exhausting tired exhausted mushkil muskil kathin bhaari bhari halka halki aasan asaan thak thaka thaki thakan
  मुश्किल कठिन भारी हल्का आसान थक थका थकी थकान
`);
export const onlies = wordSet('only just sirf bas have shorten shorter short keval सिर्फ बस केवल');
export const dones = wordSet('done finished completed complete did khatam poora pura liya kiya लिया किया पूरा');
export const pains = wordSet(`
  hurts hurt hurting pain pains painful aching ache sore injured injury injuries bad problem stiff sprain sprained twisted dard dukh dukhta dukhti taklif takleef chot moch
  दर्द दुख दुखता तकलीफ चोट मोच
`);
export const days = wordSet('day days din dino दिन x times time baar बार');
export const minutes = wordSet('min mins minute minutes minit mint मिनट');
export const hours = wordSet('hour hours hr hrs ghanta ghante घंटा घंटे');
export const halfHour = wordSet('halfhour');
export const timesAWeek: Record<'1' | '2' | '3', Set<string>> = {
  1: wordSet('onceweekly'),
  2: wordSet('twiceweekly'),
  3: wordSet('thriceweekly'),
};

export const goals: Record<TrainingGoal, Set<string>> = {
  fatLoss: wordSet('fatloss slim slimming'),
  muscle: wordSet('muscle muscles bulk bulking hypertrophy size mass मसल मांसपेशी'),
  strength: wordSet(
    'strength strong stronger strengthen powerlifting taakat takat taqat ताकत शक्ति मजबूत mazboot majboot',
  ),
  endurance: wordSet('endurance stamina conditioning स्टैमिना दमखम'),
  health: wordSet('health healthy fit fitness fitter tandurust sehat सेहत फिट फिटनेस तंदुरुस्त'),
};
export const levels: Record<TrainingLevel, Set<string>> = {
  beginner: wordSet('beginner beginners newbie starter basic naya nayi shuruaati शुरुआती नया नई बिगिनर'),
  intermediate: wordSet('intermediate medium regular मध्यम'),
  advanced: wordSet('advanced advance expert experienced pro अनुभवी'),
};
export const places: Record<TrainingPlace, Set<string>> = {
  home: wordSet('home house ghar hostel room घर noequipment'),
  gym: wordSet('gym jim जिम'),
  outdoors: wordSet('outdoor outdoors outside park ground maidan bahar garden terrace chhat पार्क मैदान बाहर छत'),
};
export const equipment: Record<TrainingEquipment, Set<string>> = {
  dumbbells: wordSet('dumbbell dumbbells dumbell dumbells dumbel db dbs डंबल डम्बल'),
  barbell: wordSet('barbell barbells rod plates बारबेल रॉड'),
  kettlebell: wordSet('kettlebell kettlebells kb केटलबेल'),
  bands: wordSet('band bands resistance बैंड'),
  bench: wordSet('bench बेंच'),
  pullUpBar: wordSet('pullupbar'),
  machines: wordSet('machine machines cable मशीन मशीनें'),
  clubs: wordSet('mugdar mudgar gada jori clubs मुगदर गदा'),
};
export const joints: Record<Injury, Set<string>> = {
  knee: wordSet('knee knees ghutna ghutne ghutno घुटना घुटने घुटनों'),
  lowerBack: wordSet('lowerback'),
  shoulder: wordSet('shoulder shoulders kandha kandhe कंधा कंधे'),
  wrist: wordSet('wrist wrists kalai कलाई'),
  elbow: wordSet('elbow elbows kohni कोहनी'),
  neck: wordSet('neck gardan गर्दन'),
  ankle: wordSet('ankle ankles takhna takhne टखना टखने'),
  hip: wordSet('hip hips kulha kulhe कूल्हा कूल्हे'),
};

const fillers = wordSet(`
  i im am me my mera meri mere mujhe mujhko main mai maine the a an for at in on of to with and is are was it its this that please pls plz can could you should do does
  per week weekly every from by ke ka ki ko se mein me par pe hai hain ho hoon hu hun tha raha rahi liye liya wala wali waala ek koi kuch bhi aur ya sirf hafte hafta
  would like love i'll ill will be so very too really bit little feels feel feeling was bahut bahot zyada thoda thodi kar karo karna karne krna raha rahi
  we us our let lets not no nahi nahin na cant able paas pas make gaya gayi hua hui ye yeh isko ise ready chalo yaar bro
  गया गई नहीं ना पास हुआ हुई ये यह इसे
  some any there have has had got only just using use equipment own home based style minute minutes session sessions body full
  old years year guy girl man woman time times today left right both sore
  मैं मुझे मेरा मेरी मेरे के का की को से में पर है हैं हो लिए एक कुछ और हफ्ते हफ्ता वाला वाली बहुत ज्यादा थोड़ा कर करो करना करने
`);
const figures = wordSet(
  'one two three four five six seven ek do teen char chaar paanch panch chhe chah saat एक दो तीन चार पांच छह सात',
);
const weekdayNames = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday somvar mangalvar budhvar guruvar shukravar shanivar ravivar itwar
  सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार
`);
const listsOf = (named: Record<string, Set<string>>) => Object.values(named);
const settings = [
  ...[goals, levels, places, equipment, joints, timesAWeek].flatMap(listsOf),
  ...[days, minutes, hours, halfHour, pains, figures],
];
/** All that may be said in a message about a plan, in one that changes a workout, in one that asks for one. */
export const inPlans = [training, plans, makes, ends, fillers, asks, shows, todays, ...settings];
export const inChanges = [
  ...[
    training,
    plans,
    moves,
    skips,
    later,
    tomorrow,
    dayAfter,
    todays,
    hards,
    onlies,
    dones,
    pains,
    minutes,
    hours,
    halfHour,
  ],
  ...[weekdayNames, fillers, figures, ...listsOf(joints)],
];
export const inQuestions = [training, todays, tomorrow, asks, shows, fillers];
