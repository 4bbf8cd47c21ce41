import type { Diet } from '../../../../contract/accounts/profile.ts';
import type { Food } from '../types.ts';
import type { FoodTable } from './foodTable.ts';
import { nameWords } from './nameKey.ts';

/** What somebody may not want in a food, by the words of names that tell it. */
const contentWords = {
  pork: 'pork ham bacon pepperoni salami prosciutto lard chorizo bratwurst hotdog sausage',
  meat:
    'chicken mutton lamb goat beef pork ham bacon turkey duck keema kheema meat meatball steak veal venison rabbit gizzard ' +
    'salami pepperoni sausage hotdog frankfurter burger patty nugget tikka kebab kabab seekh shami galouti haleem nihari paya rogan ' +
    'korma butterchicken tandoori tangdi murgh murg gosht lard tallow gelatin gelatine jerky quail pepperoni chorizo meatloaf bratwurst ' +
    'prosciutto pastrami corndog taco burrito lasagna lasagne bolognese shawarma gyro broth bouillon',
  fish: 'fish machli machhli machi meen rohu hilsa ilish katla surmai pomfret salmon tuna sardine mackerel bangda anchovy cod tilapia trout bombil caviar roe sushi worcestershire',
  shellfish:
    'prawn shrimp jhinga kolambi crab lobster clam mussel oyster scallop squid calamari octopus crayfish seafood shellfish',
  egg: 'egg anda omelette omelet bhurji frittata quiche mayonnaise mayo meringue custard pancake waffle cake muffin brownie doughnut donut cookie pastry tiramisu mousse eggnog baida mutta tortilla brioche croissant',
  milk:
    'milk dahi curd yogurt yoghurt lassi chaas buttermilk paneer cheese butter ghee cream malai khoya mawa rabri kheer raita kadhi chai latte cappuccino ' +
    'mocha milkshake shake whey casein custard icecream kulfi shrikhand peda barfi burfi rasgulla rasmalai sandesh gulab pizza mozzarella cheddar pudding ' +
    'chocolate bournvita horlicks boost makhani shahi payasam phirni basundi cheesecake alfredo lasagna kefir dulce toffee caramel fudge cookie cake muffin brownie pastry biscuit ' +
    'bread naan kulcha bhatura pav bun doughnut donut pancake waffle croissant halwa laddu ladoo mithai thandai coffee tea',
  honey: 'honey shahad',
  peanut: 'peanut groundnut moongfali mungfali singdana shengdana satay chikki',
  treeNut:
    'almond badam cashew kaju walnut akhrot pistachio pista hazelnut pecan macadamia nut nutella praline marzipan chironji brazil trail granola nougat baklava mixture',
  wheat:
    'wheat atta maida roti chapati phulka paratha naan kulcha bhatura puri poori bread toast pav bun sandwich burger pizza pasta noodle spaghetti macaroni ' +
    'vermicelli seviyan semolina suji sooji rava upma dalia couscous biscuit cookie cracker cake muffin brownie pastry doughnut donut pancake waffle samosa kachori momo ' +
    'barley malt rye seitan bulgur croissant pretzel cereal bran tortilla wrap roll lasagna ravioli dumpling breaded crumb gravy soysauce soy sauce beer halwa mathri',
  soy: 'soy soya tofu edamame miso tempeh soybean soyabean nutrela lecithin',
  sesame: 'sesame til tahini hummus gingelly rewri gajak',
  mustard: 'mustard sarson rai kasundi',
  onionGarlic: 'onion garlic pyaz lahsun lasun shallot leek scallion chive spring',
  root: 'potato aloo carrot gajar radish mooli beetroot beet turnip ginger adrak yam suran sweetpotato arbi colocasia cassava tapioca onion garlic pyaz lahsun turmeric',
  mushroom: 'mushroom',
  grain:
    'rice wheat oats oat roti bread poha upma idli dosa barley maize corn bajra jowar ragi millet pasta noodle maida atta rava suji semolina dalia quinoa',
  legume:
    'dal dhal lentil rajma chana chole chickpea moong toor urad masoor besan bean pea lobia soy soya peanut sambar sprout',
  alcohol: 'beer wine whisky whiskey rum vodka gin brandy liqueur cocktail champagne tequila liquor alcohol',
} as const;
export type Content = keyof typeof contentWords;
const contents = Object.entries(contentWords).map(
  ([content, words]) => [content as Content, new Set(nameWords(words))] as const,
);

/** Names that hold a word of something that they have none of. */
const withoutIt: [RegExp, Content[]][] = [
  [/\b(?:coconut|almond|soy|soya|oat|rice|peanut|cashew) (?:milk|butter|cream|yogurt|curd)\b/i, ['milk']],
  [/\bpeanut butter\b|\bcocoa butter\b|\bapple butter\b|\bbutter (?:bean|nut|squash)/i, ['milk', 'treeNut']],
  [/\b(?:black|green|herbal|lemon|without milk) (?:tea|coffee)\b|\b(?:tea|coffee),? black\b/i, ['milk']],
  [/\beggless\b|\beggplant\b/i, ['egg']],
  [
    /\b(?:besan|moong dal|ragi|rice|bajra|jowar|makki|corn|kuttu|singhara|rajgira) (?:roti|chilla|cheela|dosa|flour|atta|bread|puri|paratha|noodles?)\b/i,
    ['wheat'],
  ],
  [/\b(?:fox ?nuts?|makhana|coconut|nutmeg|doughnut|donut|water chestnut)\b/i, ['treeNut']],
  [
    /\bpaneer (?:tikka|bhurji)\b|\b(?:veg|vegetable|aloo|soya|mushroom|hara bhara|paneer)[\w ]* (?:burger|patty|kebab|kabab|tikka|korma|keema|nuggets?|wrap|roll|taco)\b/i,
    ['meat', 'egg'],
  ],
];

/** Groups whose foods are one thing each: their name tells all that is in them. */
const plainGroups = new Set([
  ...['Fruits', 'Vegetables', 'Dairy', 'Eggs', 'Nuts and seeds', 'Pulses as bought', 'Grains and flours as bought'],
  ...['Meat, poultry and fish', 'Fish and shellfish by kind', 'Roots, leaves and vegetables of the world', 'Potatoes'],
  ...['Pantry', 'Rice, grains and pulses', 'Offal, game and animal fats'],
]);

export interface Traits {
  contents: Set<Content>;
  /** Whether all that is in it is known; otherwise it may hold more than `contents`. */
  isKnown: boolean;
  /** The words of the names of it and of what it is made of, a set for each name. */
  names: Set<string>[];
}

const known = new WeakMap<Food, Traits>();

/** What is in a food of the table: told by its name and by the names of everything that it is made of. */
export function traitsOf(food: Food, table: FoodTable): Traits {
  const read = known.get(food);
  if (read) return read;
  const parts = (food.madeOf ?? [])
    .flatMap(({ foodId }) => table.byId.get(foodId) ?? [])
    .map((part) => traitsOf(part, table));
  const isDish = food.madeOf !== undefined;
  const traits: Traits = {
    contents: new Set([...contentsByName(food, isDish), ...parts.flatMap((part) => [...part.contents])]),
    isKnown: isDish ? parts.every((part) => part.isKnown) : plainGroups.has(food.group),
    names: [
      ...[food.name, ...food.names].map((name) => new Set(nameWords(name))),
      ...parts.flatMap((part) => part.names),
    ],
  };
  known.set(food, traits);
  return traits;
}

/** The name of a dish whose recipe is known tells only of meat, fish and egg: a "chai" without milk is one. */
function contentsByName({ name, names, group }: Food, isDish: boolean): Content[] {
  const words = new Set([name, ...(isDish ? [] : names)].flatMap(nameWords));
  const denied = withoutIt.filter(([form]) => form.test(name)).flatMap(([, without]) => without);
  const told = contents.flatMap(([content, tells]) => ([...tells].some((word) => words.has(word)) ? [content] : []));
  const certain: Content[] = isDish ? told.filter((content) => content === 'fish' || content === 'shellfish') : told;
  const ofGroup: Content[] =
    /meat|beef|pork|poultry|chicken|turkey|Offal/i.test(group) && !/egg|seafood|fish/i.test(group) ? ['meat'] : [];
  return [...(isDish ? [] : ofGroup), ...certain].filter((content) => !denied.includes(content));
}

const noAnimals: Content[] = ['meat', 'pork', 'fish', 'shellfish'];
/** What each way of eating leaves out; keto, high protein and diabetic-friendly go by figures. */
export const leftOut: Record<Diet, Content[]> = {
  vegetarian: [...noAnimals, 'egg'],
  eggetarian: noAnimals,
  vegan: [...noAnimals, 'egg', 'milk', 'honey'],
  jain: [...noAnimals, 'egg', 'onionGarlic', 'root', 'honey', 'mushroom'],
  navratri: [...noAnimals, 'egg', 'onionGarlic', 'grain', 'legume', 'wheat', 'alcohol'],
  ramzan: ['pork', 'alcohol'],
  keto: [],
  highProtein: [],
  diabeticFriendly: [],
};

/** What names a whole class of foods, in whichever words. */
const classes: [RegExp, Content[]][] = [
  [/^(?:all )?nuts?$|dry ?fruits?|^meva|मेवा|मेवे|ड्राई ?फ्रूट/iu, ['treeNut', 'peanut']],
  [/tree ?nuts?/iu, ['treeNut']],
  [/peanut|groundnut|mo?ongfali|mungfali|singdana|मूंगफली|मूँगफली/iu, ['peanut']],
  [/\bmilk\b|dairy|lactose|doodh|dudh|dugdh|दूध|डेयरी|लैक्टोज/iu, ['milk']],
  [/\beggs?\b|\band[ae]y?\b|अंड[ाे]|अण्ड[ाे]/iu, ['egg']],
  [/wheat|gluten|celiac|coeliac|ge+h[uoi]+n?\b|genhu|गेहूं|गेहूँ|ग्लूटेन/iu, ['wheat']],
  [/\bsoya?\b|सोया/iu, ['soy']],
  [/sea ?food/iu, ['fish', 'shellfish']],
  [/shell ?fish/iu, ['shellfish']],
  [/^fish$|machh?h?li|मछली/iu, ['fish']],
  [/sesame|\btil\b|तिल/iu, ['sesame']],
  [/mustard|sarson|सरसों/iu, ['mustard']],
  [/mushroom|मशरूम/iu, ['mushroom']],
  [/^(?:red )?meats?$|^non ?veg|maa?ns\b|^gosht$|मांस|मीट|नॉन ?वेज/iu, ['meat', 'pork', 'fish', 'shellfish']],
  [/^alcohol$|sharaa?b|शराब/iu, ['alcohol']],
];
/** Foods that stand for what is in them where a person is allergic to one. */
const allergens: [RegExp, Content[]][] = [
  [/almond|badam|cashew|kaju|walnut|akhrot|pista|hazelnut|बादाम|काजू|अखरोट|पिस्ता/iu, ['treeNut']],
  [/paneer|cheese|casein|whey|curd|dahi|पनीर|दही|चीज़/iu, ['milk']],
  [/maida|atta|\broti\b|bread|मैदा|आटा/iu, ['wheat']],
  [/tofu|टोफू/iu, ['soy']],
  [/prawns?|shrimps?|crabs?|lobster|jhinga|झींगा|केकड़ा/iu, ['shellfish']],
];

const contentsOf = (lists: [RegExp, Content[]][], words: string): Content[] =>
  lists.find(([form]) => form.test(words))?.[1] ?? [];

/** Whether words name a class of foods: "dairy", "gluten". */
export const isClassOfFoods = (words: string): boolean => contentsOf(classes, words).length > 0;

/** Whether a food holds what these words name, as far as its traits tell. */
export function holds({ contents: has, names }: Traits, words: string): boolean {
  const said = nameWords(words);
  return (
    contentsOf(classes, words).some((content) => has.has(content)) ||
    (said.length > 0 && names.some((name) => said.every((word) => name.has(word))))
  );
}

/** Whether a food may harm who is allergic to what these words name. */
export const harms = (traits: Traits, words: string): boolean =>
  holds(traits, words) || contentsOf(allergens, words).some((content) => traits.contents.has(content));
