import type { Answers } from './keys.ts';

export const ml: Answers = {
  heart:
    'Ithu hridayathinte prashnam aakam. Ippol thanne {ambulance} vilikku, irunnu vishramikku, aarenkilum koode irikkatte. Swayam vandi odikkaruthu.',
  stroke:
    'Ithu stroke aakam, oro minuteum pradhanam. Ippol thanne {ambulance} vilikku, eppol thudangi ennu orkku. Kazhikkanum kudikkanum onnum kodukkaruthu.',
  breathing:
    'Shwasam muttal emergency aanu. Ippol thanne {ambulance} vilikku. Nivarnnu irikku, doctor thanna inhaler undenkil edukku. Thondayil enthenkilum kudungiyal purathu shakthiyayi thattu.',
  fainting:
    'Udan sahayam venam: bodham varunnillenkil, thalakku adichenkil, veendum undayal {ambulance} vilikku. Kidathi kaal uyarthi vekku; vayil onnum kodukkaruthu.',
  seizure:
    'Apasmaram 5 minutil kooduthal undenkil, veendum vannal, aadyamayi aanenkil ippol thanne {ambulance} vilikku. Charichu kidathu, vayil onnum idaruthu.',
  allergy:
    'Ithu kadutha allergy aakam. Ippol thanne {ambulance} vilikku, adrenaline pen undenkil edukku. Kidakku; shwasam kittunnillenkil irikku.',
  poisoning:
    'Ippol thanne {ambulance} allenkil visha kendram {poison} vilikku. Chardippikkaruthu, kudikkan kodukkaruthu, packet doctorine kaanikku.',
  burn: 'Polliya bhagam ippol thanne 20 minute ozhukunna vellathil thanuppikku; ice, toothpaste, enna purattaruthu, mothiram ooruka. Valiya, aazhamulla, velutha murivu, mukham allenkil kai, current allenkil acid, cheriya kutti anenkil {ambulance} vilikku.',
  injury:
    'Ippol thanne {ambulance} vilikku. Veezhchayo thalaykku adiyo anenkil anakkaruthu, urangan vidaruthu. Current adichal thodunnathinu munpu current off cheyyu. Vellathil ninnu eduthu shwasam illenkil CPR thudangu.',
  bite: 'Ippol thanne {ambulance} vilikku, hospitalil poku. Paambu, thel: anangaruthu, mothiram ooruka; murikkaruthu, valichu kudikkaruthu, kettaruthu. Patti, poocha, kurangan: soap ittu 15 minute kazhuku, innu thanne rabies injection edukku.',
  tooMuchInsulin:
    'Insulin koodiyal sugar vegam thazhum. Ippol thanne {ambulance} vilikku. Bodham undenkil udan madhuram kazhikku, 15 minute koodumpol sugar nokku, thanichu irikkaruthu. Mayakkam undenkil vayil onnum kodukkaruthu.',
  bleeding:
    'Ippol thanne {ambulance} vilikku. Vrithiyulla thuni kondu amarthi pidikku, kidakku. Chora chardikkukayo karutha malam undavukayo cheythal udan hospitalil poku.',
  heatStroke:
    'Ithu sooryaghatham aakam. Ippol thanne {ambulance} vilikku. Thanalil maatti shareeram nanachu veeshu; poorna bodham undenkil mathram vellam kodukku.',
  lowSugar:
    'Sugar kuranjathu pole thonnunnu. Ippol thanne 15 g panchasara edukku: 3 glucose gulika, ara glass juice, allenkil oru valiya spoon panchasara allenkil then. 15 minute kazhinju veendum nokku, kuravanenkil veendum edukku. Maariyillenkil, mayakkam undenkil {ambulance} vilikku, vayil onnum kodukkaruthu.',
  highSugar:
    'Ithinu innu thanne doctore kaanu. Kurachu kurachayi vellam kudikku, exercise venda. Chardi, mayakkam, vegathil shwasam undenkil ippol thanne {ambulance} vilikku.',
  highPressure:
    'Ithu valare kooduthal aanu. 5 minute shanthamayi irunnu veendum nokku. Kuranjillenkil innu doctore kaanu; nenju vedana, shwasam muttal, kadutha thalavedana undenkil ippol thanne {ambulance} vilikku.',
  lowPressure:
    'Ithu kuravanu. Kidannu kaal uyarthi vekku, kurachu vellam kudikku, pathukke ezhunelkku. Bodham poyal, chora poyal {ambulance}; allenkil innu doctore kaanu.',
  pregnancyAlarm:
    'Kaathirikkaruthu: ippol thanne ningalude maternity hospital allenkil {ambulance} vilikku, innu thanne kaanikku. Athuvare idathu vashathekku kidakku, ottakku pokaruthu.',
  selfHarm:
    'Paranjathu nannayi. Ottakku sahikkaruthu: {lifeline} eppol venamenkilum soujanyamayi vilikku, ippol apakadam aanenkil {ambulance} vilikku. Ippol aarkkenkilum koode irikkan pattumo?',
  selfInjury:
    'Paranjathinu nandi. Ningalkku vedana alla, sahayam aanu vendathu: {lifeline} eppozhum kelkkum. Aazhathilulla murivanenkil ippol doctore kaanu; athyavashyamenkil {ambulance}.',
  violence:
    'Ithu ningalude thettalla, aarkkum ithinu avakasham illa. Ippol apakadam aanenkil {ambulance} vilikku; {women} surakshithamaya sthalam kandethan sahayikkum.',
  eatingDisorder:
    'Ithu sharikkum vishamam aanu, paranjathu nannayi. Shareerathinu bhakshanavum ningalkku koottum venam: doctor allenkil counsellor sahayikkum, {lifeline} eppozhum kelkkum. Thalkkalam kanakkum targetum kaanikkilla.',
  starvation:
    'Ithinu njan sahayikkilla: ithra kurachu kazhikkunnathu surakshitham alla. Doctor allenkil dietitian sheriyaya plan tharum. Enthanu vendathennu parayu, nalla vazhi nokkam; {lifeline} kelkkum.',
  tooFast:
    'Ithra vegam shareerathinu nallathalla: aazhchayil bharathinte 1 % il kooduthal venda. Doctor allenkil dietitian koode plan cheyyu. Nilanilkkunna vegam vekkatte?',
  dehydration:
    'Shareerathil vellam kuranjathakam. Kurachu kurachayi ORS kudikku, innu doctore kaanu. 8 manikkoor moothram illa, bodham kuravu, cheriya kunju thalarnnal ippol thanne {ambulance}.',
  overDrinking:
    'Ithra vellam apakadam aanu. Ippol kudikkunnathu nirthu. Thalavedana, chardi, neeru, kuzhappam undenkil {ambulance} vilikku. Divasam 2 muthal 3 litre mathi, 6 il kooduthal venda.',
  minor:
    'Ningal valarunna prayam aanu, ottakku thadi kurakkaruthu. Achanodo ammayodo viswasamulla mutirnavarodo parayu, orumichu doctore kaanu. Aarenkilum vishamippichal {child} soujanyamayi kelkkum.',
  child:
    'FitPulse 13 vayassinu mukalil ullavarkkanu. Kuttikalkku doctor illathe diet venda. Achanum ammayum koode kuttikalude doctorode chodikku. {child} eppozhum soujanyamayi sahayikkum.',
  pregnancyDiet:
    'Garbhakalathum mulayoottumbozhum randu perkkum bhakshanam venam, thadi pinne kurakkam. Ningalude doctor parayum. Target kurakkathe vekkunnu.',
  medicine:
    'Marunninte alavu, thudangal, nirthal njan parayilla. Maattunnathinu munpu doctorodo pharmacistodo chodikku. Kooduthal kazhichenkil {ambulance} allenkil {poison}.',
  medicineAlcohol:
    'Madyavum marunnum orumichu apakadam aanu. Randum edukkaruthu, doctorode chodikku. Eduthittu mayakkam, thalakarakkam, shwasam muttal undenkil {ambulance} vilikku.',
  diagnosis:
    'Enthu rogam ennu njan parayilla, oohikkunnathu sheriyalla. Doctorode ithu thanne parayu. Vegam kooduthalayal {ambulance} vilikku.',
  or: 'allenkil',
  localNumber: 'ningalude sthalathe emergency number',
  localLifeline: 'ningalude sthalathe helpline',
  localHelp: 'ningalude sthalathe helpline',
  logRest: 'Log: {text}',
};
