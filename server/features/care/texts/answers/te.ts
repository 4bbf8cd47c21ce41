import type { Answers } from './keys.ts';

export const te: Answers = {
  heart:
    'Idi gunde samasya kavachu. Ippude {ambulance} ki call cheyyandi, kurchoni vishranti teesukondi, evaraina pakkana undali. Meere bandi nadapakandi.',
  stroke:
    'Idi stroke kavachu, prathi nimisham mukhyam. Ippude {ambulance} ki call cheyyandi, eppudu modalaindo gurtu pettukondi. Tinadaniki, taagadaniki emi ivvakandi.',
  breathing:
    'Oopiri ibbandi emergency. Ippude {ambulance} ki call cheyyandi. Nitaruga kurchondi, doctor ichina inhaler unte vaadandi. Gonthulo edaina irukkunte veepu meeda gattiga tattandi.',
  fainting:
    'Ventane sahayam kavali: spruha raakapote, talaki debba tagilite, malli jarigite {ambulance} ki call cheyyandi. Padukobetti kaallu paiki ettandi; notlo emi pettakandi.',
  seizure:
    'Fits 5 nimishala kanna ekkuva unte, malli vaste, modati sari aite ippude {ambulance} ki call cheyyandi. Pakkaki tippandi, notlo emi pettakandi.',
  allergy:
    'Idi teevramaina allergy kavachu. Ippude {ambulance} ki call cheyyandi, adrenaline pen unte vaadandi. Padukondi; oopiri kashtam aite kurchondi.',
  poisoning:
    'Ippude {ambulance} leda visha kendram {poison} ki call cheyyandi. Vanti cheyinchakandi, taagadaniki emi ivvakandi, packet doctor ki choopinchandi.',
  burn: 'Kaalina chota ippude 20 nimishalu neeti dhaara kinda unchandi; ice, toothpaste, nune pettakandi, ungaralu teeseyandi. Pedda, lotaina, tellati gayam, moham leda chetulu, current leda acid, chinna pilla aite {ambulance} ki call cheyyandi.',
  injury:
    'Ippude {ambulance} ki call cheyyandi. Padipoyina, talaki debba tagilina kadalinchakandi, nidraponivvakandi. Current kodite muttukune mundu current aapandi. Neella nunchi teesi oopiri lekapote CPR modalu pettandi.',
  bite: 'Ippude {ambulance} ki call chesi hospital ki vellandi. Paamu, telu: kadalakandi, ungaralu teeyandi; koyyakandi, peelchakandi, kattakandi. Kukka, pilli, koti: sabbu tho 15 nimishalu kadagandi, ivale rabies injection veyinchandi.',
  tooMuchInsulin:
    'Insulin ekkuvaite sugar tvaraga padipotundi. Ippude {ambulance} ki call cheyyandi. Spruha unte ventane teepi tinandi leda taagandi, prati 15 nimishalaki sugar chudandi, ontariga undakandi. Mattuga unte notlo emi pettakandi.',
  bleeding:
    'Ippude {ambulance} ki call cheyyandi. Subhramaina guddatho gattiga noki pattukondi, padukondi. Raktam vanti leda nalla malam aite ventane hospital ki vellandi.',
  heatStroke:
    'Idi vada debba kavachu. Ippude {ambulance} ki call cheyyandi. Needa ki teesukelli ollu tadipi visarandi; poorti spruha unte matrame neellu ivvandi.',
  lowSugar:
    'Sugar takkuva unnattu undi. Ippude 15 g chakkera teesukondi: 3 glucose matralu, sagam glass juice, leda oka pedda spoon chakkera leda tene. 15 nimishala tarvata malli chudandi, takkuva unte malli teesukondi. Taggakapote, mattuga unte {ambulance} ki call cheyyandi, notlo emi pettakandi.',
  highSugar:
    'Deeniki ivala doctor ni kalavandi. Koddi koddiga neellu taagandi, exercise vaddu. Vanti, mattu, vegamga oopiri unte ippude {ambulance} ki call cheyyandi.',
  highPressure:
    'Idi chala ekkuva. 5 nimishalu prashantamga kurchoni malli kolavandi. Taggakapote ivala doctor ni kalavandi; chaati noppi, aayasam, teevramaina tala noppi unte ippude {ambulance} ki call cheyyandi.',
  lowPressure:
    'Idi takkuva. Padukoni kaallu paiki pettandi, koncham neellu taagandi, mellaga levandi. Spruha tappite leda raktam kaarite {ambulance}; lekapote ivala doctor ni kalavandi.',
  pregnancyAlarm:
    'Aagakandi: ippude mee maternity hospital ki leda {ambulance} ki call cheyyandi, ivale choopinchukondi. Appati varaku edama vaipu padukondi, ontariga vellakandi.',
  selfHarm:
    'Cheppinanduku chala manchidi. Ontariga bharinchakandi: {lifeline} ki eppudaina uchitamga matladandi, ippudu pramadam aite {ambulance} ki call cheyyandi. Ippudu mee pakkana evaraina undagalara?',
  selfInjury:
    'Cheppinanduku thanks. Meeku noppi kaadu, sahayam kavali: {lifeline} eppudu vintundi. Gaayam lothuga unte ippude doctor ni kalavandi; avasaram aite {ambulance}.',
  violence:
    'Idi mee tappu kaadu, evariki ee hakku ledu. Ippudu pramadam aite {ambulance} ki call cheyyandi; {women} surakshitamaina chotuki sahayam chestundi.',
  eatingDisorder:
    'Idi nijanga kashtam, cheppadam manchidi. Mee sareeraniki tindi, meeku thodu kavali: doctor leda counsellor sahayam chestaru, {lifeline} eppudu vintundi. Prastutaniki lekkalu, target lu choopinchanu.',
  starvation:
    'Deeniki nenu sahayam cheyyanu: inta takkuva tinadam surakshitam kaadu. Doctor leda dietitian sariaina plan istaru. Em kavalo cheppandi, manchi daari chuddam; {lifeline} kuda vintundi.',
  tooFast:
    'Inta vegam sareeraniki manchidi kaadu: vaaraniki baruvulo 1 % kanna ekkuva vaddu. Doctor leda dietitian tho plan cheyyandi. Nilakadaga unde vegam pettukundama?',
  dehydration:
    'Sareeramlo neeru taggi undavachu. Konni nimishalakosari ORS koddiga taagandi, ivala doctor ni kalavandi. 8 gantalu mutram raakapote, tikamaka, chinna papa neerasam aite ippude {ambulance}.',
  overDrinking:
    'Inni neellu pramadam. Ippudu taagadam aapandi. Tala noppi, vanti, vaapu, tikamaka unte {ambulance} ki call cheyyandi. Rojuki 2 nundi 3 litres chalu, 6 daatakudadu.',
  minor:
    'Meeru inka eduguthunnaru, ontariga baruvu taggakandi. Amma nanna leda nammakamaina peddalatho cheppandi, kalisi doctor ni kalavandi. Evaraina edipiste {child} uchitamga vintundi.',
  child:
    'FitPulse 13 ella paina vaallaki. Pillalaki doctor lekunda diet vaddu. Amma nanna tho pillala doctor ni adagandi. {child} eppudu uchitamga sahayam chestundi.',
  pregnancyDiet:
    'Garbham tho, paalu ichetappudu iddariki tindi kavali, baruvu tarvata taggutundi. Mee doctor cheptaru. Mee target tagginchakunda unchutanu.',
  medicine:
    'Mandu mothadu, modalu pettadam, aapadam nenu cheppalenu. Marche mundu doctor ni leda pharmacist ni adagandi. Ekkuva vesukunte {ambulance} leda {poison}.',
  medicineAlcohol:
    'Mandu (alcohol) mariyu matralu kalipite pramadam. Rendu teesukokandi, doctor ni adagandi. Teesukuni mattu, kallu tiragadam, aayasam unte {ambulance} ki call cheyyandi.',
  diagnosis:
    'Em jabbu ani nenu cheppalenu, oohinchadam sari kaadu. Doctor ki idi cheppandi. Vegamga ekkuvaite {ambulance} ki call cheyyandi.',
  or: 'leda',
  localNumber: 'mee oori emergency number',
  localLifeline: 'mee oori helpline',
  localHelp: 'mee oori helpline',
  logRest: 'Log: {text}',
};
