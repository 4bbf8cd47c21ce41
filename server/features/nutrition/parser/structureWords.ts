import { wordSet } from '../table/nameKey.ts';

/**
 * The words that carry the structure of a sentence about food. Everything that is on none of these lists may name a
 * food. A word that is part of a food's full name ("hot dog", "half and half") is never read as structure there.
 */

/** Say that something was consumed; what follows is food. */
export const EATING = wordSet(`
  ate eat eaten eating have had having has drank drink drunk drinking enjoyed enjoy enjoying consumed consume consuming
  savored savoring savoured devoured devouring munch munched munching snacked snacking sipped sipping gulped grabbed
  indulged indulging relished relishing finished tasted tasting got getting took taken taking treated nibbled nibbling
  chewed feasted dined dining ordered packed consists consisted
  consist log logged featured opted chose picked swallowed polished demolished scarfed downed wolfed
  khaya khayi khaye khaaya khaayi khaye khai khaa kha khana piya piyi pi pee peeya liya liye li lee liyaa khayega
  mangaya mangaye mangayi mangwaya mangwaye mangwayi मंगाया मंगाए मंगवाया
  khalla khalli khalle khallay ghetla ghetli pyalo
  खाल्ला खाल्ली खाल्ले खाल्लं घेतला घेतली घेतले प्यायलो
  pitta pitti khada khadi khadhi khadha pel nipta nipat gatak thoos
  khadhu khadu pidhu pidha pidhi peeti piti peeta peetta khadda khaada khaadi chhakeya chhaki chhake
  kheyechi kheyechhi khelam khailam khachi khachhi khaisi khaili khaichi piili
  saapten sapten saaptten saptten saaptaen kudichen tinna tinnanu thinna thinnanu tinnanu taganu tagaanu thindhe thinde kazhichu kudichu thinnu
  chakha chakhi chakhe चखा चखी चखे खाया खाई खायी खाए खाये खा पिया पी पीया लिया ली लिए पियी
`);

/** Hindi verbs of the future: khaunga, jayenge, खाऊंगा. */
export const FUTURE =
  /(?:(?<!mur)unga|(?<!^ra)ungi|oonga|oongi|[aynr]enge|[aynr]eg[ai]|ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|ेगा|ेगी|एगा|एगी)$/;

/** Tamil, Telugu, Kannada and Malayalam put "didn't" into the verb: sapidala, tinaledu, kazhichilla. */
export const NEGATED_VERB =
  /^(?:saa?pp?[ai]?d[ai]?la(?:i)?|saa?pp?[ti]+ala(?:i)?|kudik[ck]?ala|th?ina?le(?:dh?u)?|th?aa?gale(?:dh?u)?|(?:kazhi|kudi)(?:chi|kki|chitti)?lla|thindh?illa)$/;

/** Say that something was eaten when the person is their subject ("I made pasta"); otherwise they describe a food. */
export const EATING_AFTER_SUBJECT = wordSet('cooked prepared made added fried baked grilled boiled');
export const SUBJECTS = wordSet(
  'i we ive weve just also maine humne she he they mother mom mummy wife sister aunty cook',
);

/** Stand between two foods, or between a food and what comes with it. */
export const AND_WORDS = wordSet(
  `and or nd n aur naal tatha ani aani ane te hor aar ar aau mattu mariyu mattum matrum then also
  sath saath sang sangh sange songe sathe kude koode kooda और ओर एवं तथा व आणि साथ संग ਤੇ ਅਤੇ અને এবং আর`,
);
/** Start a food of its own, whatever came before. */
export const PLUS_WORDS = wordSet('plus paired accompanied alongside along followed besides');
export const WITH_WORDS = wordSet('with wth wid wit topped on over w include includes included including featuring');
/** Name what a dish is made or cooked with: they choose the variant, and add no food. */
export const MADE_WITH_WORDS = wordSet('in from by at containing contains using');
/** The same, in front of a preposition: "filled with", "cooked in"; alone they describe a food. */
export const MADE_PARTICIPLES = wordSet(
  'filled stuffed dipped smothered coated made prepared cooked fried served mixed loaded',
);
export const PREPOSITIONS = wordSet('with in from of using');
export const WITHOUT_WORDS = wordSet(
  'without no minus bina excluding except refused avoided declined not doesnt dont didnt isnt wasnt havent skipped skip skipping missed hold cancelled canceled बिना',
);
export const INSTEAD_WORDS = wordSet('instead rather');

/** Break a phrase: what stands before and after belongs to different things. */
export const BREAKS = wordSet(`
  i im ive id ill we weve were you youre he she they it its is am are was were be been being will would could should can may
  might must do does did done go going gone went went come came get gets let lets make makes making which who what when where
  how while because since if but although though however to for as during before after until into onto out off up down again
  last week today tonight yesterday tomorrow morning afternoon evening night noon midday midnight now later earlier early late day
  started start starting begin began kicked ended end ending decided wanted want wants need needed feeling felt feel
  thanks thank please hi hello hey ok okay yes yeah yep nope sure bye wow lol haha
  time way thing things option choice treat fix craving cravings hunger hungry appetite bite bites taste flavor flavors
  relishing savoring especially absolutely simply truly quickly slowly finally together itself myself home office work gym
  school restaurant place outside stall shop hotel canteen cafe cafeteria market mall mess hostel thela tapri dukaan dukan bazaar bazar friend friends family mom mother wife husband kids party
  maine mene mein main hum humne mujhe mera meri mere aaj kal abhi subah dopahar dopeher dopehr dupahar dupehr shaam sham raat raatko nashta nashte
  naashta naashte hai hain tha thi ho gaya bana bani bane banaya banayi ghar lagake lagakar lagaya daalke dalke milake koi gayi diya rahi raha rahe phir fir baad pehle yaar bhai bro ji na to toh bas sirf bhar bharke halka halki
  laga lagi lage mila milakar milaya banake banakar dalkar daalkar daala daali daale dalke डाल डालकर डालके डाला डाली लगाकर मिलाकर बनाकर
  मैंने मैने हमने मुझे आज कल अभी सुबह दोपहर शाम रात नाश्ता नाश्ते है हैं था थी थे फिर बाद पहले यार भाई जी तो बस में खाने
  me mai par pe upar niche neeche andar bahar baahar saamne paas liye wagairah vagera vagaira vagairah etc
  mujhko humein hamne usne unhone tum aap ye yeh wo woh kisi sab sabne sabhi log logo apna apne apni
  hoon hun hu hota hoti gaye gye gyi karke karte karta kiye diya dena dekar leke lekar mila mili mile milta milti
  aaya aayi aaye jaa jaate jaake chala lage bacha bachi bache padi rakha rakhi rakhe socha sakta
  duba dubo duboke dubokar dubake dubakar nichod nichodke nichodkar banakar kaatkar
  bahut bohot bohat bht jaldi dheere ab tab jab kab roz din savera savere sawere subha subeh sabere dophar dopaher sham
  chakkar mood mann iccha ichha ichcha bhookh bhukh bhuk wajah ekadashi navratra janmashtami shivratri diwali
  sunday monday tuesday wednesday thursday friday saturday weekend
  shaadi shadi mela mele dost doston boss colleague colleagues
  pet shared sharing maybe birthday anniversary corner drive thru app menu recipe random cheat
  पर में हुए गए गयी मिला मिली मिले किए दिया दी दिए बहुत जल्दी ऊपर नीचे अंदर बाहर वगैरह डुबोकर डुबाकर निचोड़कर मन इच्छा भूख शादी पार्टी घर ऑफिस
  add karo karna karlo likh likho likhlo likhna daaldo lo note noted
  tak तक calorie calories kcal nutrition macros
  weight wt vajan wazan bp pressure pulse heart headache pain sick ill health healthy
  finish finished complete completing completed enjoyable irresistible
  all any anything something everything nothing none tell told say said know think see still even yet already inside
  probably usually always never often sometimes sir madam mam maam doctor doc coach trainer bhaiya didi uncle aunty papa
  mid overnight chakna banaye banai banate banati share split bacho bachon bachche bacche bachcho sasuma saas husband bheji bheja bheje
  bola bole boli kaha gift lukewarm chakhna chakhne them us him naani nani dadi daadi mausi chachi bua bhabhi nana dada sasural bhandara bhandare langar prasad
  near station stand bus train metro airport highway college hospital temple mandir park theatre movie match
  maa maaji pitaji pitajee bahu devar bhabhiji
  kar among between di khane piine pine ne ने chhod chod chhoda choda chhodi chodi chhode chhoot chhut छोड़ छोड़ा छोड़ी
  mast mazedaar mazedar badhiya badiya accha acha achha achhi bekar gave rest
  watch watching study studying working workout exercise yoga fasting bed sleep woke wake till plan plans
  kichu kichhu than laya laye laayi dhabe dhaba dhabba room roomie roomies roommate roommates flatmate flatmates street road chowk nagar colony sector
  staff duty clinic ward redi rehri thele theka site first dala dale
  ratri raatri rathri savare savaare sakale sakali shokale sokale sokal shokal dupure dupur bikele bikale sondhay shondhay
  kaalaila kalaila kaalai madhyanam madhyahnam madiyam saayangalam iravu ravile uchakku uchaykku vaikunneram
  poddunna podduna sayantram belagge madhyahna innaiku innikku inniki ninna ninne nethu aaji dupari dupaari
  wash washed washing squeezed squeeze put weighing weighed
  sorry wait oops straight seedha seedhe gya gyi rha rhi rhe hu ko pini peene
`);

/** A meal's main dish that holds its ingredients: "sandwich with lettuce" names one food. */
export const HOLDS_ITS_INGREDIENTS = wordSet(
  'sandwich burger hamburger cheeseburger pizza taco burrito wrap sub quesadilla casserole omelet omelette soup pasta stew salad hotdog meal thali combo platter dinner',
);

export const POTATO = wordSet('aloo alu aaloo आलू');
export const SUGARS = wordSet('sugar cheeni chini shakkar चीनी शक्कर');
export const LESS = wordSet('kam less कम');
/** What people leave out of a drink or a dish. */
export const LEFT_OUT = wordSet(
  'sugar cheeni chini shakkar salt namak oil tel ghee butter milk doodh cream ice onion garlic malai mayo mayonnaise चीनी शक्कर नमक तेल मलाई',
);

export const DRUNK = wordSet('milk doodh dudh tea chai coffee lassi juice water दूध चाय कॉफी');
/** Served beside a dish, never inside it. */
export const SERVED_BESIDE = wordSet(
  'fry fries chips wedges soup salad coleslaw raita coffee chai tea milk juice soda cola coke pepsi drink water shake smoothie lassi beer wine',
);

/** Parts of a food rather than foods of their own, wherever they come with something. */
export const PARTS_OF_FOOD = wordSet('icing frosting glaze filling crust coating breading skin peel spread lettuce');

/** Foods that Indian speech names side by side, without "and": "dal chawal", "chai biscuit", "bread butter". */
export const NAMED_SIDE_BY_SIDE = wordSet(`
  dal daal chawal rice roti chapati phulka naan paratha puri poori bread toast pav bun chai tea coffee biscuit rusk cookie
  butter jam makhan ghee dahi curd raita rajma chole chana kadhi sambar sambhar rasam idli dosa vada upma poha egg eggs anda
  ande omelette omelet milk doodh banana kela sabji sabzi subzi bhaji achar pickle papad salad lassi chaas bhature kulche
  kulcha curry jhol bhaat bhat khichdi pakora pakode samosa jalebi fafda dhokla thepla keema kheema fish machli mutton gosht murgh murga prawn prawns jhinga meat varan toop loni limbu nimbu thecha bhakri poli litti chokha baingan saag makki sattu paneer chicken chutney
  whey pani paani water jal cornflakes cornflex oats muesli chocos pongal appam puttu uttapam idiyappam kurma stew luchi ghugni kebab momo momos mandi bhurji
  sandwich burger pizza maggi noodles cake pastry cutlet puff patty namkeen makhana
  kishmish badam kaju pista akhrot onion tomato cucumber carrot pyaz tamatar kheera gajar lemon nimbu
  दाल चावल रोटी चपाती पराठा पूरी चाय कॉफी बिस्कुट मक्खन दही रायता राजमा छोले कढ़ी सब्जी अंडा अंडे दूध केला अचार पापड़ इडली डोसा पोहा पनीर
`);
