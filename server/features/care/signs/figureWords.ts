import { wordSet } from './lexicon.ts';

/** Words beside figures, in the languages of the signs: what a figure counts, and what it is said for. */

export const amountUnits = wordSet(
  'g gm gms gram grams kg kgs kilo ml l litre liter litres km kms min mins minute minutes year years yrs yr saal sal rs rupees rupaye units unit u iu pm am spoon spoons tsp tbsp teaspoon teaspoons chammach cup cups glass steps kadam kcal cal cals calories percent days day din weeks week months hours hrs hr ft cm inch reps sets pieces piece plate katori pages page songs minutes sec times baje चम्मच ग्राम किलो मिनट साल रुपये कप गिलास बजे दिन',
);
export const otherTargets = wordSet(
  'burn burned burnt burning water paani pani ml l litre litres liter liters step steps kadam protein carb carbs fat fats fibre fiber sodium sugar weight wt kg kgs kilo sleep neend hour hours hr hrs min mins minutes km rs rupees ₹ gram grams g mg deficit surplus left extra more pushups squats words budget money पानी प्रोटीन वजन कदम नींद',
);
export const eatenWords = wordSet(
  'had ate eaten logged log burned burn burnt breakfast lunch dinner snack snacks meal recipe dish smoothie bar drink dessert left remaining deficit surplus more extra walk run gym workout khaya khayi nashta nashte naashta kcal_left deficits milkshake sandwich protein',
);
export const targetWords = wordSet(
  'goal target limit cap set budget max maximum daily everyday diet per allowance goals targets ceiling restrict under keep put make change update rakho rakh rakhna roz rojana rojuki rojki roj dinakke dinam hadd lakshya लक्ष्य टारगेट गोल लिमिट सीमा रोज रोजाना सेट रखो day din dina dine thev theva maathunga marchu upar ऊपर alert अलर्ट भर rkhna rakhna lock लॉक',
);
export const goalWords = wordSet(
  'goal target limit cap max maximum goals targets ceiling set rakho rakh lakshya लक्ष्य टारगेट गोल लिमिट सीमा hadd',
);
export const limitWords = wordSet('under on at below to');
export const selfWords = wordSet('me mujhe muje');
export const calorieWords = wordSet(
  'kcal kcals cal cals calorie calories calory kalori kelori energy कैलोरी कैलरी keloril kaloril calori',
);
export const litreWords = wordSet(
  'l ltr ltrs lts litre litres liter liters litar leetar littar litru gallon gallons लीटर लिटर',
);
export const waterWords = wordSet(
  'water waters paani pani thanni thanneer neellu nillu neeru niru vellam jol jal पानी जल h2o',
);
export const glassWords = wordSet('glass glasses gilas गिलास bottle bottles बोतल');
export const drinkWords = wordSet(
  'drink drank drinking drinks chug chugging chugged pita piti piya pi pee detox पी पीता पीती पिया पीना pila skin',
);
export const kiloWords = wordSet('kg kgs kilo kilos kilogram kilolu keji किलो केजी किलोग्राम');
export const poundWords = wordSet('lbs lb pounds pound');
export const dayWords = wordSet(
  'day days din dino dina dinan divas divasam divasamayi roju rojulu rojula naal naalaiku naala dinon दिन दिनों diwas divsa divsat dine dihade naalu divasthi divso dinagalu',
);
export const dailyWords = wordSet('daily roz rojana रोज रोजाना everyday');
export const hourWords = wordSet(
  'hour hours hr hrs h ghante ghanta ghonta gantalu gante tas taas kalak manikoor घंटे घंटा घंटों',
);
export const weekWords = wordSet(
  'week weeks wk wks hafta hafte vaaram vaaralu vaara aazhcha athavda athavde athvadiyu athvadiya shoptaho soptaho saptah हफ्ते हफ्ता सप्ताह vaaradalli randazhcha',
);
export const monthWords = wordSet(
  'month months mth mths mahina mahine maheene masam maasam nela nelalu nelalo tingalu mash maas mahino mahinyat महीना महीने माह',
);
export const wholeSpans: [Set<string>, number][] = [
  [wordSet('sunday monday tuesday wednesday thursday friday saturday itvaar रविवार'), 7],
  [wordSet('year years saal साल'), 365],
  [wordSet('week hafte hafta saptah vaaradalli vaaram vaara हफ्ते aazhcha'), 7],
  [wordSet('month mahine mahina nelalo masam mahinyat mahinabhar महीने mash'), 30],
  [wordSet('randazhcha fortnight'), 14],
];
export const yearWords = wordSet(
  'yr yrs year years yo y saal sal sala varas varsh varsha varshacha vayasu vayadu vayassu vayas bochor bochhor boyos boyosi yellu yendlu samvatsaralu bariya saalan साल वर्ष बरस साला old varushangal warsh varshachi',
);
export const ageWords = wordSet(
  'im age aged umar umr vayasu vayas boyos vay ayu turned turning उम्र आयु vayassu vayassulla',
);
export const sexWords = wordSet('f m male female boy girl ladka ladki');
export const ownWords = wordSet('im am');
export const ownCopulas = wordSet('hu hun hoon हूं हूँ haan');
export const notAges = wordSet(
  'kg kgs kilo cm ft feet km min mins am pm weeks week months month days day hours hr steps percent pounds lbs mg g ml th st nd rd rotis roti idli idlis reps sets glasses glass on off in times mile miles minutes kms baje class std units litre litres minute wks wk',
);
export const saidOfSelf = wordSet('hu hun hoon hai h tha thi हूं हूँ है chu che da di saal');
export const possessives = wordSet('ka ki ke का की da di ni no');
export const classWords = wordSet(
  'class std standard grade kaksha कक्षा क्लास dhoran iyatta vaguppu taragathi taragati jamaat yattet iyattet dhoranma vagupu sreni',
);
export const pairWords = wordSet('over by');
export const fastingWords = wordSet('fasting fbs ppbs pp ppbg');
export const hba1cWords = wordSet('hba1c a1c c');
export const mmolWords = wordSet('mmol mmols');
export const ketoneWords = wordSet('ketone ketones keton ketons कीटोन');
export const reachingWords = wordSet(
  'want reach goal target become down jana jaana pahunch tak chahiye चाहिए जाना तक लक्ष्य',
);
export const weightWords = wordSet(
  'weight wt weigh kg kgs kilo kilos vajan wajan वजन किलो edai baruvu tuuka thookam ojon bhaar',
);
export const heightWords = wordSet(
  'height ht cm tall lambai lambaai लंबाई kad ucharam uyaram ettu ettara unchi uchchata',
);
export const arrivalWords = wordSet('aana aani आना आनी possible');

/** What was once so. */
export const pastWords = wordSet(
  'ago earlier pehle pahle pehla year years saal sal last used पहले साल पिछले munnadi munpu mundhe munpe poorvam agau pehlan aage age varsha varsham',
);
export const nowWords = wordSet(
  'now today currently presently recently ab abhi aaj aj ippo ippol ippozhum inniku innaiku ippudu ivala eeroju iga eega indu ivattu atta aata ekhon hun hune hon ajj have hamna aaje अब अभी आज आता',
);
