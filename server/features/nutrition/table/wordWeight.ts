import { wordSet } from './nameKey.ts';

/** Words of a sentence that neither name a food nor tell one from another. */
const FILLERS = wordSet(`
  a an the my our his her their its this that these those some any of both about around approx abt circa approximately roughly almost nearly
  exactly just only really very quite pretty so too much many more most enough plenty lot lots such like kind sort
  delicious tasty yummy yum refreshing nice good great lovely wonderful delightful delectable scrumptious savory savoury
  satisfying simple quick hearty comforting amazing awesome perfect excellent fantastic favorite favourite classic
  generous generously rich healthy wholesome nutritious filling warm fluffy juicy
  tender flavorful flavourful tempting vibrant convenient traditional typical usual ordinary standard basic
  succulent mouthwatering soothing tangy zesty cozy hefty modest decent fancy special authentic homestyle
  breakfast lunch dinner supper snack brunch meal dessert lunchtime dinnertime breakfasttime snacktime mealtime
  weighing weighs weigh weighed measuring measured
  serving size sized fun single whole heaping heaped level generous full
  small little mini tiny medium large big huge jumbo
  pura poora saara leftover leftovers
  ki ka ke ko nu ni chi da hua hui hue huye hote wala wali wale waala waali waale mein me hi bhi thoda thodi thode sa si ek
  हुआ हुई हुए की का के को वाला वाली वाले में ही भी थोड़ा थोड़ी सी सा
  set sets rep reps
  one or other another each every per piece portion bit pre post side amount variety assorted mixed
`);

/** Kinds and preparations: they tell variants of a food apart, and matter little when no variant differs by them. */
const DESCRIPTORS = wordSet(`
  meatless sugarfree caffeinefree fatfree glutenfree dairyfree lowfat nonfat light hot cold iced chilled crispy crunchy raw cooked plain fresh frozen canned dried dry boiled steamed baked roasted grilled broiled fried sauteed stir deep pan
  stewed braised poached microwaved toasted smoked barbecued bbq homemade store bought ready made prepared reconstituted
  unsweetened sweetened salted unsalted seasoned unseasoned skinless boneless lean peeled unpeeled sliced diced chopped
  shredded grated mashed crushed ground minced cubed halved pureed strained drained cut regular type style fast food
  restaurant commercial packaged instant enriched fortified reduced low lowfat fat free nonfat skin coating coated breaded
  battered moist heat eaten bone pit pits seed seeds peel added homestyle natural organic artificial flavored flavoured
  marinade thick thin crust soft hard firm ripe green yellow young mature nfs bottled tap plainly filtered distilled concentrate
  cooking spray oil home bakery kind variety assorted mixed whole
  amul haldiram haldirams britannia nestle patanjali aashirvaad mtr bikano bikaji saffola kellogg kelloggs quaker nandini aavin verka dabur tata sunfeast
  bhuna bhuni bhune bhunee teekha teekhi tikha tikhi meetha meethi mitha mithi namkeen garam garm thanda thandi thande khatta khatti khatte safed
  bheege bhige bheega bhigoye bhigo bhigoke bhigokar bhigaye soaked भीगा भीगे भिगोए गरम गर्म ठंडा ठंडी ठंडे मीठा मीठी सादा सादी तीखा तीखी पतला पतली गाढ़ा गाढ़ी
  oily spicy greasy watery bland masaledar crisp homely tall grande venti starbucks barista ccd epigamia masti gold
  patla patli patle gadha gadhi vrat upvas upwas taza taaza taaze tazi taazi kata kaata kati kaati kate kaate kattu gila ताजा ताज़ा कटा कटी कटे भुना
`);

/** Preparations that a name may add without meaning anything special: "rice" is cooked rice. */
const EXPECTED = wordSet('cooked plain regular fresh prepared homemade ready nfs type style kind whole indian');
/** What is bought rather than eaten: meant only when it is said. */
const UNCOOKED = wordSet('raw uncooked dry dried');
const PREPOSITIONS = wordSet('with and of in for from on the a');

/** How much a word of a sentence says about which food is meant. */
export function weightInSentence(word: string): number {
  if (FILLERS.has(word) || PREPOSITIONS.has(word)) return 0;
  return DESCRIPTORS.has(word) ? 0.35 : 1;
}

/** How much a word of a food's name must be there for the name to be meant. */
export function weightInName(word: string): number {
  if (PREPOSITIONS.has(word)) return 0;
  if (EXPECTED.has(word) || FILLERS.has(word)) return 0.1;
  if (UNCOOKED.has(word)) return 0.6;
  return DESCRIPTORS.has(word) ? 0.35 : 1;
}
