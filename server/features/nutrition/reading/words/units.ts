import { wordSet } from '../../table/nameKey.ts';
import { wordList } from './wordLists.ts';

/** Measured units: how many g or ml one is. */
export interface Measure {
  of: 'g' | 'ml';
  amount: number;
}

/** A measure of spirits: a large one unless a size is said. */
const PEG_ML = 60;
const PEG_ML_OF_SIZE: Record<string, number> = { small: 30, large: PEG_ML, 'extra large': 2 * PEG_ML };

const MEASURES: [string, Measure][] = [
  [
    'g gm gr gms gram grams gramme grammes gramm gramms grm grms gramam gramu gramulu graam ग्राम গ্রাম ગ્રામ ਗ੍ਰਾਮ கிராம் గ్రాము గ్రాములు ಗ್ರಾಂ ಗ್ರಾಮ್ ഗ്രാം ଗ୍ରାମ',
    { of: 'g', amount: 1 },
  ],
  [
    'kg kgs kilo kilos kilogram kilograms kilu keelo kgms किलो किलोग्राम কেজি કિલો ਕਿਲੋ கிலோ కిలో ಕಿಲೋ കിലോ କିଲୋ',
    { of: 'g', amount: 1000 },
  ],
  ['mg', { of: 'g', amount: 0.001 }],
  ['oz ounce ounces', { of: 'g', amount: 28.35 }],
  ['lb lbs pound pounds', { of: 'g', amount: 453.6 }],
  [
    'ml mls millilitre millilitres milliliter milliliters mili milli मिली एमएल মিলি মিলিলিটার મિલી ਮਿਲੀ மில்லி மிலி మిల్లీ మిలీ ಮಿಲಿ മില്ലി ମିଲି',
    { of: 'ml', amount: 1 },
  ],
  ['peg pegs पेग पैग', { of: 'ml', amount: PEG_ML }],
  ['nip nips', { of: 'ml', amount: 90 }],
  ['pauwa pauaa paua pauvaa pawwa pavva पव्वा पौवा', { of: 'ml', amount: 180 }],
  ['schooner schooners', { of: 'ml', amount: 425 }],
  ['stubby stubbies stubbie tinny tinnie tinnies', { of: 'ml', amount: 375 }],
  ['middy middies', { of: 'ml', amount: 285 }],
  ['cl', { of: 'ml', amount: 10 }],
  [
    'l ltr ltrs lt litre litres liter liters litr litar litters leetar leeter lita लीटर लिटर',
    { of: 'ml', amount: 1000 },
  ],
  ['quart quarts', { of: 'ml', amount: 946 }],
  ['gallon gallons', { of: 'ml', amount: 3785 }],
];

/** Units that need a food's own portions. The first word of a line is the unit's name in the food table. */
const COUNTED = `
piece pieces pc pcs coil coils fillet fillets patty patties link links nos number unit units item tukda tukde tukda ta nang nag ennam thundu tundu mukka mukkalu khanda adad biji buah stuck stueck pezzo pezzi sztuki goti gota cob cobs botiyan bootiyan tukro tukri tukre thundugal mukkala khando khondo kashnam kashanam पीस टुकड़ा टुकड़े টুকরো টা টি পিস টুকরা টুকুৰা খান খানা ଖଣ୍ଡ ଟା ଟି ଗୋଟା ପିସ ਪੀਸ ਟੁਕੜਾ ਟੁਕੜੇ પીસ નંગ ટુકડો ટુકડા துண்டு துண்டுகள் ముక్క ముక్కలు ತುಂಡು ತುಂಡುಗಳು കഷണം കഷ്ണം എണ്ണം
slice slices slc section sections segment segments rasher rashers phaank फांक स्लाइस
katori katoris katoriyan kauli kaulee vati waati vaati wati vatki wadki bati vatya कटोरी वाटी वाट्या বাটি વાટકી વાટકો ਕੌਲੀ கிண்ணம் గిన్నె ಬಟ್ಟಲು പാത്രം
bowl bowls bowlful bwl katora vadko vadki vatko kinnam ginne कटोरा बाउल
cup cups kap cupful caneca pyala pyali कप प्याला प्याली কাপ કપ ਕੱਪ கப் కప్పు ಕಪ್ കപ്പ്
mug mugs
glass glasses glss gls gilas gilaas gilasa gelas gelash glas pela गिलास पेला पेले ग्लास গ্লাস ગ્લાસ ਗਲਾਸ ਗਿਲਾਸ கிளாஸ் గ్లాసు ಗ್ಲಾಸ್ ഗ്ലാസ്
lota lotaa lote lotta chembu लोटा लोटे சொம்பு செம்பு చెంబు ಚೊಂಬು ચોંબુ લોટો লোটা ଲୋଟା
tumbler tumblers lotti davara kulhad kulhads kulhar kullad kullhad kullar कुल्हड़ कुल्हड டம்ளர் ಲೋಟ
plate plates plateful platter platters plt plts thari प्लेट थारी ताट থালা প্লেট પ્લેટ ਪਲੇਟ தட்டு ప్లేటు ಪ್ಲೇಟ್ പ്ലേറ്റ്
tablespoon tablespoons tbsp tbsps tbs tbl dollop dollops splash
spoon spoons spoonful spoonfuls chammach chamach chamcha chamche chammache chamchi चम्मच चमच चमचा চামচ ચમચી ਚਮਚਾ ਚਮਚ தேக்கரண்டி చెంచా ಚಮಚ സ്പൂൺ
teaspoon teaspoons tsp tsps knob knobs scraping scrapings smear lick
packet packets paket paketa package packages pack packs pkt pkts pket sachet sachets pouch thonga पैकेट पाकेट
bar bars
can cans tin tins कैन केन
bottle bottles btl kuppi बोतल കുപ്പി
scoop scoops स्कूप
serving servings portion portions helping helpings order orders share serve serves shot shots drink drinks jigger
bite bites niwala niwale nivala kaur gassa
sip sips ghoont ghunt
handful handfuls fistful fist fists mutthi muthi mutha muthae muthie mooth moothi mushti mutho मुट्ठी মুঠো মুঠি મુઠ્ઠી ਮੁੱਠੀ கைப்பிடி గుప్పెడు ମୁଠା
bunch bunches
leaf leaves
clove cloves
wedge wedges
strip strips row rows
cube cubes square squares
stick sticks finger fingers cucuk tusuk skewer skewers
ball balls urundai undalu
box boxes dabba daba dibba डब्बा
bag bags
container containers carton cartons tub tubs tube tubes jar jars tray trays pot pots
roll rolls
inch inches
pinch pinches
sandwich
ladle ladles ladleful ladlefuls karchi karchhi kadchi kadchhi kadchhe kadchhul kalchhul doya davla davli karandi karandii thavi tavi garite garitelu sautu saut कड़छी करछी करछुल डावला पळी கரண்டி గరిటె గరిటెలు ಸೌಟು തവി হাতা ଚଟୁ કડછી ਕੜਛੀ
pint pints
sleeve sleeves
rack racks
slab slabs
`;

/** Not said but meant where two foods share a plate: the usual portion of each. */
export const USUAL = 'usual';

/** What dishes and drinks are served in. */
export const VESSELS = new Set(['katori', 'bowl', 'cup', 'glass', 'mug', 'plate', 'box', 'serving']);
export const SPOONS = new Set(['spoon', 'tablespoon', 'teaspoon', 'pinch', 'cube']);

/** Kitchen volumes, in ml, for foods without a portion of that unit. */
export const VOLUME_OF_UNIT = new Map([
  ['katori', 150],
  ['bowl', 250],
  ['cup', 240],
  ['glass', 250],
  ['mug', 280],
  ['tumbler', 200],
  ['lota', 400],
  ['tablespoon', 15],
  ['teaspoon', 5],
  ['serving spoon', 50],
  ['ladle', 60],
  ['can', 355],
  ['bottle', 500],
  ['pint', 473],
  ['handful', 60],
  ['scoop', 65],
  ['bite', 15],
  ['sip', 20],
]);

/** Words that are a unit only in front of "of"; otherwise they are part of a food's name ("egg roll", "granola bar"). */
export const UNITS_BEFORE_OF = wordList('units before of');
/** Of these, those that are a unit between a number and a food as well: "ek bati dal", while "2 bati" are breads. */
export const UNITS_BEFORE_FOOD = wordList('units before food');

export const MEASURED_UNITS = new Map(
  MEASURES.flatMap(([words, measure]) => [...wordSet(words)].map((word): [string, Measure] => [word, measure])),
);

export const PEGS = wordList('pegs');
export const SPIRIT_MEASURES = wordList('measures of spirits');

export function pegOf(size: string | undefined): Measure {
  return { of: 'ml', amount: PEG_ML_OF_SIZE[size ?? 'large'] ?? PEG_ML };
}

export const COUNTED_UNITS = new Map(
  COUNTED.trim()
    .split('\n')
    .flatMap((line) => [...wordSet(line)].map((word): [string, string] => [word, line.split(' ')[0] ?? word])),
);

/** Words that are a unit behind a number alone, and a food elsewhere: "2 boti", "ek dona"; by the unit. */
export const UNITS_BEHIND_NUMBERS = new Map(
  ['piece', 'ladle', 'katori', 'lota', 'plate'].flatMap((unit) =>
    [...wordList(`${unit}s behind numbers`)].map((word): [string, string] => [word, unit]),
  ),
);

/** Units of other things than food: "walked 30 min", "3 km", "6000 steps". */
export const OTHER_UNITS = wordList('other units');

const SIZES: [string, string][] = [
  ['little bit thoda thodi thode zara kam less थोड़ा थोड़ी थोड़े ज़रा कम थोडं थोडे थोडा थोडी', 'little'],
  ['small mini miniature tiny chhota chhoti chota choti chote chhote छोटा छोटी छोटे', 'small'],
  ['medium regular normal', 'medium'],
  ['large big bada badi bade बड़ा बड़ी बड़े', 'large'],
  ['jumbo huge patiala', 'extra large'],
  ['full', 'full'],
  ['family', 'family'],
];

export const SIZE_WORDS = new Map(
  SIZES.flatMap(([words, size]) => [...wordSet(words)].map((word): [string, string] => [word, size])),
);
