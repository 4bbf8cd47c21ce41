import { rolesOfTokens } from '../../language/lexicon.ts';
import { readMessage } from '../../language/message.ts';
import { tokenise, wordSet } from '../../language/tokens.ts';
import { asksForLanguage } from './words/languages.ts';

const money = ['refund', 'cancel', 'invoice', 'price', 'upgrade'] as const;
export type MoneyTopic = (typeof money)[number];
/** What a message asks of FitPulse itself, whatever foods it may name. */
type Service = 'instructions' | 'who' | 'abilities' | 'human' | 'privacy' | MoneyTopic | 'export' | 'language' | Means;
/** How something may reach FitPulse. */
type Means = 'watch' | 'picture' | 'voice';
/** What it is about where nobody found a meal in it. */
const chatter = ['broken', 'joke', 'abuse', 'sorry', 'mood', 'offTopic'] as const;
type Chatter = (typeof chatter)[number];
export type Topic = Service | Chatter;
export const isChatter = (topic: Topic): topic is Chatter => chatter.some((one) => one === topic);
export const isMoney = (topic: Topic): topic is MoneyTopic => money.some((one) => one === topic);

const phrase = (text: string) =>
  tokenise(text)
    .map(({ word }) => word)
    .join(' ');
const phrases = (list: string) => list.split('|').map(phrase);

const asksForHelp =
  /^(?:(?<command>\/help)|help|madad|मदद)(?:(?:\s+me)?\s+(?:with|about|on|for))?(?:\s+(?<about>.+?))?\s*[?.!]*$/iu;

/** "Help", "/help reminders", "help with payments": what it is wanted with, no words where with everything. */
export function readHelp(text: string): { words: string[]; isCommand: boolean } | undefined {
  if (/^\/settings\b/i.test(text)) return { words: ['account'], isCommand: true };
  if (/^(?:what can you do|kya kar sakte ho)[?.! ]*$/i.test(text)) return { words: [], isCommand: false };
  const { command, about = '' } = asksForHelp.exec(text)?.groups ?? { command: 'none' };
  if (command === 'none') return undefined;
  const words = tokenise(about).flatMap(({ kind, word }) => (kind === 'word' ? word : []));
  return { words, isCommand: command !== undefined };
}

interface Rule {
  topic: Topic;
  /** The most words that such a message has. */
  most: number;
  /** A word or phrase of each of these has to be there. */
  needs: string[][];
}

const mostWords = 25;
const rule = (topic: Topic, ...needs: string[]): Rule => ({ topic, most: mostWords, needs: needs.map(phrases) });
/** Of a message that hardly says anything else. */
const short = (topic: Topic, words: string): Rule => ({ topic, most: 3, needs: [phrases(words)] });

const plans = 'pro|premium|plan|plans|subscription|sub|subs|membership|paid version|प्लान|सब्सक्रिप्शन';
const you = 'you|u|ur|your|yours|this|tum|tu|aap|tumhara|aapka|bot|app|fitpulse|आप|तुम';

/** In the order in which they are tried. */
const rules: Rule[] = [
  rule(
    'instructions',
    'ignore|forget|disregard|override|reveal|print|bypass',
    'previous|above|prior|all instructions|your instructions|system prompt|prompt|rules|guidelines',
  ),
  rule(
    'instructions',
    'system prompt|developer mode|jailbreak|you are now|act as|pretend to be|pretend you|new instructions',
  ),
  rule(
    'human',
    'gimme|give me|get me|bring me|connect me|want to talk|want to speak|let me talk|baat karao|baat karni|baat karna|bulao|बात करनी|बात कराओ|बुलाओ',
    'human|real person|a person|insaan|insan|someone real|इंसान',
  ),
  rule(
    'who',
    'who|what|kaun|kon|कौन',
    'are you|r u|are u|you exactly|ho tum|tum ho|ho aap|aap ho|made you|built you|tum kaun|aap kaun|हो तुम|आप हैं|हो',
  ),
  rule(
    'who',
    'human|real person|real|robot|a bot|ai|chatgpt|gpt|machine|insaan ho|computer|a person|इंसान',
    `are you|are u|r u|is this|am i talking|talking to|you a|u a|kya tum|kya aap|${you}`,
  ),
  rule(
    'who',
    'machine|robot|bot|computer|software|yantram|yanthram|yantra|मशीन|रोबोट|యంత్రమా|மெஷினா|মেশিন|મશીન|ਮਸ਼ੀਨ',
    'human|person|doctor|dr|man|woman|insaan|insan|aadmi|manishi|manisha|manushi|manushya|manushyan|manithan|manusha|manush|manas|manas|banda|daktar|vaidya|इंसान|आदमी|डॉक्टर|माणूस|মানুষ|માણસ|ਬੰਦਾ|மனிதனா|మనిషి|ಮನುಷ್ಯ|മനുഷ്യൻ',
  ),
  rule('who', 'your name|ur name|tumhara naam|aapka naam|tera naam|तुम्हारा नाम'),
  rule('human', 'someone|somebody', 'talk|speak|chat|connect|contact|call|baat'),
  rule(
    'human',
    'human|person|agent|representative|executive|customer care|customer support|customer service|insaan|insan|support team|helpline|real person|इंसान|टीम',
    'talk|speak|chat|connect|contact|call|baat|customer care|customer support|customer service|helpline|reach|need|want|बात',
  ),
  rule(
    'human',
    'customer care|customer service|customer support|helpline number|contact number|support number|email address of support|contact us',
  ),
  rule('privacy', 'privacy|private|confidential|data safe|data secure|my data safe|gdpr|encrypted|encryption|प्राइवेसी'),
  rule('privacy', 'leak|leaks|leaked|expose|spy|spying', 'my|me|mera|meri|mere|data|info|मेरा|मेरी'),
  rule(
    'privacy',
    'who|anyone|koi aur|doosra|anybody|someone|do you|does|kaun|kon|kya|koi|is it|is|are|where|kahan|किसी|कौन',
    'padh|padhta|padhte|padh sakta|पढ़|see|sees|sell|share|shared|safe|secure|read|access|store|stored|dekh|dekhta|dekhte|dekh sakta|bechte|surakshit|देख|देखता|सुरक्षित',
    'data|info|information|details|chats|messages|entries|diary|logs|this|डेटा|जानकारी',
  ),
  rule(
    'who',
    'are you a doctor|r u a doctor|are you doctor|apni ki daktar|apni ki doctor|kya aap doctor|aap doctor ho|aap doctor hain|tum doctor ho|real doctor|are you a dietitian|are you a nutritionist|क्या आप डॉक्टर|आप डॉक्टर हैं',
  ),
  rule(
    'refund',
    'debited|charged|deducted|paid|payment|kat gaye|kat gaya|kata|cut|amount|rs|rupees|कट गए|कटे',
    'twice|two times|2 times|double|do baar|do bar|return one|wrongly|by mistake|galti se|extra|दो बार|गलती से',
  ),
  rule(
    'broken',
    'kat gaye|kat gaya|debited|deducted|charged|paid|payment done|payment ho gaya|payment kiya|payment successful|paise diye|कट गए|कट गया',
    'not active|not activated|not working|inactive|chalu nahi|activate nahi|active nahi|nahi hua|nahi mila|nahi aaya|not received|not showing|not updated|still free|still pending|pending|चालू नहीं|नहीं हुआ|नहीं मिला',
  ),
  rule('refund', 'refund|refunds|refunded|money back|paise wapas|paisa wapas|paise vapas|return my money|रिफंड|पैसे वापस'),
  rule(
    'cancel',
    'cancel|stop|end|unsubscribe|quit|close|band|discontinue|बंद|रद्द|kaise hatau',
    `${plans}|auto renew|renewal|auto debit|billing|payments`,
  ),
  // Where nothing else is named, it is the plan.
  {
    topic: 'cancel',
    most: 4,
    needs: [phrases('want to cancel|like to cancel|how do i cancel|how to cancel|cancel karna hai|cancel karna')],
  },
  rule(
    'invoice',
    'bill|receipt|invoice|rasid|raseed|बिल',
    'gst|tax|company name|firm|dukan|shop name|business|tin|pan',
  ),
  rule('invoice', 'invoice|invoices|receipt|receipts|gst bill|tax bill|payment history|my bill|bill chahiye|बिल|रसीद'),
  rule(
    'price',
    'daam|dam|moolah|bhav|दाम|price|prices|pricing|cost|costs|charge|charges|fee|fees|kitne ka|kitna ka|kitne me|kitne paise|kitna paisa|kimat|keemat|rate|rupees|कीमत|कितने का',
    `${plans}|it|this|app|fitpulse|ka hai|charge|charges|fee|fees|the app`,
  ),
  rule(
    'price',
    'how much',
    `${plans}|fitpulse|the app|this app|app cost|it cost|this cost|do you charge|do i pay|should i pay|is it a month|per month`,
  ),
  { topic: 'price', most: 4, needs: [phrases('how much is it|how much is this|how much it|how much this')] },
  rule(
    'price',
    'paisa|paise|paisey|rupaye|rupaya|rupya|rupees|dabbu|dabbulu|panam|kaasu|kasu|hana|duddu|taka|poisa|पैसा|पैसे|रुपये|रुपए|டப்பு|பணம்|డబ్బు|డబ్బులు|ಹಣ|ದುಡ್ಡು|പണം|টাকা|પૈસા|પૈસો|ਪੈਸੇ|पैसा',
    'lagta|lagti|lagega|lagenge|lagte|lagat|dena padega|dena hai|dene hain|dena hoga|katta|katenge|free|muft|bharna|bharva|bharne|kattala|kattali|kattanum|kattano|kodukkanum|kodukanam|kodabeka|dite hobe|dite hoy|dyave lagtat|dyaycha|lagshe|apva|aapva|लगता|लगते|लगेगा|लगेंगे|देना|देने|फ्री|मुफ़्त|भरना|चार्ज|கட்டணும்|కట్టాలా|కట్టాలి|ಕಟ್ಟಬೇಕಾ|দিতে হবে|ભરવા',
  ),
  rule(
    'price',
    'gpay|g pay|google pay|phonepe|phone pe|paytm|upi|credit card|debit card|netbanking|net banking|emi|autopay|auto debit',
    'pay|accept|accepted|chalega|chalta|use|possible|mudiyuma|avunda|hota|hai|kya|can|la|se|option|available',
  ),
  rule(
    'price',
    'paise katenge|paisa katega|paise kategne|paise to nahi|paise toh nahi|paise lagenge|paisa lagega|katenge|charge hoga|charge karoge|free mein|पैसे कटेंगे|कटेंगे|पैसे लगेंगे|पैसे लगते|मुफ़्त|मुफ्त',
  ),
  rule('price', 'discount|coupon|promo code|offer code|student offer|student discount|डिस्काउंट'),
  rule(
    'price',
    'is it free|is this free|free hai|free ya paid|kya ye free|paid hai|is fitpulse free|is the app free|free or paid|do i have to pay|do i need to pay|मुफ्त',
  ),
  rule(
    'price',
    'what are the plans|which plans|your plans|plans and prices|plans available|pricing|price list|price of pro|difference between free and pro|what do i get in pro|pro features|premium features|benefits of pro|benefits of premium',
  ),
  short('price', 'price|prices|pricing|cost|costs|charges|fees|rates|plans|कीमत'),
  short('upgrade', 'subscribe|upgrade'),
  rule('upgrade', 'upgrade|buy|purchase|subscribe|get|switch to|take|lena|kharidna|khareedna|want|chahiye|join', plans),
  rule(
    'broken',
    'not working|isnt working|doesnt work|does not work|not opening|crash|crashes|crashing|error|bug|broken|app is stuck|app stuck|bot is stuck|bot stuck|page is stuck|page stuck|screen stuck|stuck on|payment is stuck|payment stuck|hang|hangs|kaam nahi kar|nahi chal raha|chal nahi raha|not syncing|not loading|not sending|cant login|cant log in|cannot login|payment failed|काम नहीं',
  ),
  rule(
    'export',
    'download|export|backup|back up|take out|get|send|send me|mail|mail me|bhejo|bhej do|excel|spreadsheet|nikalna|copy|csv|json|pdf|डाउनलोड',
    'my data|data|my entries|my logs|my diary|everything|history|records|डेटा',
  ),
  { topic: 'language', most: 7, needs: [phrases('reply in|answer in|speak in|respond in|talk in|chat in|text me in')] },
  rule(
    'language',
    'mathi|podhum|chalu|saku|only|font|speak|reply|talk|answer|respond|write|chat|bolo|baat|jawab|language|bhasha|can you|do you|switch to|change to|मे|में|भाषा',
    'hindi|english|hinglish|tamil|telugu|marathi|bengali|bangla|gujarati|kannada|malayalam|punjabi|urdu|odia|french|spanish|german|arabic|language|bhasha|हिंदी|हिन्दी|अंग्रेजी|भाषा',
  ),
  rule(
    'abilities',
    'what can|what all|what else|what do you|how do you|how does|how do i|how to|kya kya|kya kar|kaise|features|commands|menu|options|what are you for|what should i ask|what can i|क्या क्या|क्या कर|कैसे',
    `can you|can i ask|you do|you help|this work|it work|use|use this|start|kar sakte|kar sakta|kaam karta|kaam karte|features|commands|menu|options|log|ask|सकते|काम|${you}`,
  ),
  rule(
    'who',
    'what is|whats|what s|what does|kya hai|kya h|क्या है',
    'this app|the app|this bot|the bot|fitpulse|this about|app about|ye app|yeh app|is app|यह ऐप|ये ऐप',
  ),
  short('who', 'what is this|whats this|what s this|ye kya hai|yeh kya hai|यह क्या है|ये क्या है'),
  rule(
    'watch',
    'watch|smartwatch|smart watch|fitness band|mi band|fitbit|garmin|apple health|google fit|strava|health connect|samsung health|noise|boat watch|घड़ी',
    'connect|connects|sync|link|pair|support|work with|import|integrate|judega|jud|jod|jodna|connected|read from|जोड़|कनेक्ट',
  ),
  rule(
    'picture',
    'photo|photos|pic|pics|picture|pictures|image|snap|foto|फोटो|फ़ोटो|तस्वीर',
    'can i|can you|can u|could i|do you|bhej sakta|bhej sakti|bhej sakte|bheju|bhejun|send karu|chalega|chalegi|samajh|recognise|recognize|understand|सकता|सकती|भेजूं',
  ),
  rule(
    'voice',
    'voice|voice note|voice message|audio|bolkar|bol ke|bol kar|बोलकर|आवाज|वॉइस',
    'can i|can you|can u|could i|do you|bhej sakta|bhej sakti|bhej sakte|bheju|send karu|chalega|samajh|understand|सकता|सकती',
  ),
  rule('abilities', 'features|commands|menu|user guide|tutorial|getting started|get started|how it works|capabilities'),
  rule('joke', 'joke|jokes|funny|shayari|make me laugh|chutkula|riddle|poem|poetry|sing|song|gana|कविता|चुटकुला'),
  rule(
    'abuse',
    'bekar|bekaar|faltu|nikamma|nikammi|wahiyat|junk|बेकार|फालतू|fuck|fucking|fucker|shit|bullshit|idiot|stupid|dumb|moron|useless|bastard|bitch|chutiya|bewakoof|bevakoof|gadha|pagal|harami|saala|kamina|kutte|suck|sucks|crap|trash|garbage|hate you|worst|bakwas|bakwaas|ghatiya|nonsense|wtf|stfu|shut up|piss off|गधा|बेवकूफ|बकवास',
  ),
  rule('sorry', 'sorry|my bad|apologies|maaf|maafi|sry|माफ|सॉरी'),
  rule(
    'mood',
    'feeling|feel|i am|im|i feel|lagta|lag raha|mood|mann|man|मन',
    'sad|low|tired|down|lonely|bored|stressed|anxious|upset|depressed|demotivated|unmotivated|lazy|exhausted|guilty|bad|udas|thak|thaka|bore|pareshan|dukhi|frustrated|hopeless|great|happy|amazing|khush|उदास|थक|खुश',
  ),
  rule(
    'offTopic',
    'weather|mausam|cricket score|live score|match score|match|news|homework|maths|math problem|essay|movie|movies|film|politics|election|president|prime minister|capital of|stock|stocks|bitcoin|crypto|python|javascript|code|translate|astrology|horoscope|rashifal|love|girlfriend|boyfriend|marry|date me|meaning of life|ticket to|flight|train|lottery|who won|wikipedia|google|instagram|youtube|मौसम|समाचार',
  ),
];

/** Words by which a language that FitPulse doesn't speak is known, and that mean nothing in those it does. */
const foreignWords = phrases(
  'je voudrais|je veux|bonjour|merci beaucoup|s il vous plait|parlez|cuanto cuesta|cuánto cuesta|quiero|ayuda|gracias|por favor|hablas|ich bin|ich will|danke|bitte|obrigado|quanto custa|grazie|ciao',
);
/** Scripts of no Indian language. */
const foreignScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}]{2,}/u;
const isForeign = (text: string, said: string): boolean =>
  foreignScripts.test(text) || foreignWords.some((phrase) => said.includes(` ${phrase} `));

const eaten = new Set(
  phrases('had|ate|eaten|drank|khaya|khayi|khaye|piya|pi liya|walked|ran|slept|logged|kha liya|liya|खाया|पिया'),
);
/** The topic that a message is about as a whole; undefined where it may tell of a meal or of something done. */
export function readTopic(text: string): Topic | undefined {
  const words = tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word);
  const said = ` ${words.join(' ')} `;
  const found = rules.find(
    ({ needs, most }) =>
      (words.length <= most || most === mostWords) &&
      needs.every((any) => any.some((one) => said.includes(` ${one} `))),
  );
  if (!found) return isForeign(text, said) || asksForLanguage(text) ? 'language' : undefined;
  // Pasted orders may be of any length.
  if (found.topic === 'instructions') return found.topic;
  return words.length > mostWords || words.some((word) => eaten.has(word)) ? undefined : found.topic;
}

const greetings = new Set(
  phrases(
    'ping|test|testing|knock knock|u thr|u there|you there|anyone home|hi|hii|hello|helo|hey|heya|hola|yo|sup|namaste|namaskar|namaskaram|vanakkam|pranam|salaam|salam|assalamualaikum|sat sri akal|sasriyakal|kem cho|ram ram|jai shri ram|jai shree krishna|radhe radhe|gm|good morning|good afternoon|good evening|morning|evening|gud morning|suprabhat|whats up|wassup|howdy|hlo|hy|नमस्ते|नमस्कार|प्रणाम|सुप्रभात|राम राम|वणक्कम|hi again|how are you|how r u|kaise ho|kya haal|kya hal hai|kaise hain|kya chal raha|aadab|khamma ghani|oye|oi|jai jinendra|jay jinendra|jai mata di|jai bhim|waheguru|sasrikaal|sat shri akal|jai swaminarayan|jsk|assalamu alaikum|salam walekum|johar|juhar|namashkar|જય જિનેન્દ્ર|જય શ્રી કૃષ્ણ|નમસ્તે|ನಮಸ್ಕಾರ|ਸਤ ਸ੍ਰੀ ਅਕਾਲ|നമസ്കാരം|जय श्री कृष्ण|जय जिनेन्द्र|नमस्कारम|how are u|nomoshkar|nomoskar|namoshkar|namaskara|namaskaramu|namaskaralu|kemon acho|kemon achen|shubho sokal|suprabhatham|suprabhatam|kasa ahes|kase ahat|kem chho|ela unnaru|ela unnav|eppadi irukkeenga|hegiddira|sukhamano|ki haal|ki haal hai|kiddan|নমস্কার|வணக்கம்|నమస్కారం',
  ),
);
const goodbyes = new Set(
  phrases(
    'bye|goodbye|good night|gn|gud night|see you|see ya|cya|tata|alvida|shubh ratri|phir milte hain|talk later|ttyl|शुभ रात्रि|अलविदा|take care|night|goodnight|milte hain',
  ),
);
const thanks = new Set(
  phrases(
    'thanks|thank you|thank u|thankyou|thx|thnx|ty|tysm|tnx|thanku|shukriya|dhanyavaad|dhanyavad|dhanyawad|meherbani|ok|okay|okk|k|kk|great|nice|cool|awesome|perfect|super|superb|good|good job|good bot|well done|amazing|lovely|wow|badhiya|mast|sahi|sahi hai|theek hai|thik hai|accha|acha|achha|haan|han|yes|yep|yeah|hmm|hm|fine|alright|got it|noted|done|lol|haha|hahaha|lmao|rofl|best|the best|you are the best|youre the best|u r the best|love it|love this|love you|helpful|very helpful|so helpful|धन्यवाद|शुक्रिया|ठीक है|अच्छा|बढ़िया|हां|shabash|kya baat|no|nope|nah|nahi|nothing|kuch nahi|no thanks|never mind|nevermind',
  ),
);
const besides = new Set(
  phrases(
    'thing|on|working|anyone|anybody|listening|ton|tons|loads|there|ji|bhai|bro|sir|madam|maam|dear|friend|yaar|dost|beta|fitpulse|bot|a|so|very|much|lot|for|the|help|you|u|i|am|im|are|today|everyone|all|again|buddy|man|dude|didi|bhaiya|and|to|really|are|r|your|this|is|that|it|my|me|aap|tum|ho|hai|hain|kya|bahut|सब|जी|बहुत|आप|है|हैं|with|of|help|info|answer|work|new|here|user|first|time|just|joined|joining|starting|started|back|nice|meet|know|friends|want|start|nanba|anna|akka|dada|kaka|tai',
  ),
);

export type SmallTalk = 'greeting' | 'goodbye' | 'thanks';

/** What kind of small talk a message is made of wholly; letters said long ("heyyyy") count as said once. */
export function readSmallTalk(text: string): SmallTalk | undefined {
  const words = tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word.replace(/([a-z])\1{2,}/g, '$1'));
  if (words.length === 0 || words.length > 10) return undefined;
  const kinds: [SmallTalk, Set<string>][] = [
    ['greeting', greetings],
    ['goodbye', goodbyes],
    ['thanks', thanks],
  ];
  const heard = new Set<SmallTalk>();
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find((size) =>
      kinds.some(([, said]) => said.has(words.slice(at, at + size).join(' '))),
    );
    const kind = length && kinds.find(([, said]) => said.has(words.slice(at, at + length).join(' ')))?.[0];
    if (kind) heard.add(kind);
    else if (!besides.has(words[at] ?? '') && !isName(words, at)) return undefined;
    at += length ?? 1;
  }
  return kinds.find(([kind]) => heard.has(kind))?.[0];
}

/** "I am Priya", "this is Ravi". */
function isName(words: string[], at: number): boolean {
  const before = words.slice(Math.max(at - 2, 0), at).join(' ');
  return at === words.length - 1 && /^(?:i am|this is|name is|.*\bim)$/.test(before);
}

/** What a message that nobody understood thanks or greets for, whatever else it tells. */
export function readSmallTalkWithin(text: string): 'thanks' | 'greeting' | undefined {
  const roles = rolesOfTokens(tokenise(text));
  return (['thanks', 'greeting'] as const).find((role) => roles.some((known) => known.has(role)));
}

/** The number that a message is, with nothing beside it. */
export function readNumberAlone(text: string): number | undefined {
  const [only, ...others] = tokenise(text).filter(({ kind }) => kind !== 'mark');
  return only?.kind === 'number' && others.length === 0 ? only.value : undefined;
}

const plansNamed = new Set(phrases(plans));
/** Whether a message is about the plans that are sold. */
export const namesPlans = (text: string): boolean => tokenise(text).some(({ word }) => plansNamed.has(word));

/** "71.1 kg this morning wtf", "4h 40": whatever is said around it, a figure that was measured is told. */
export const tellsMeasure = (text: string): boolean => {
  const { tokens, roles } = readMessage(text);
  return tokens.some(
    ({ kind }, at) => kind === 'number' && (roles[at + 1]?.has('measure') || measures.has(tokens[at + 1]?.word ?? '')),
  );
};
const measures = wordSet('kg kgs lb lbs ml l litre litres h hr hrs g');
