import type { Answers } from './keys.ts';

export const kn: Answers = {
  heart:
    'Idu hrudayada samasye irabahudu. Eegale {ambulance} ge call maadi, kootu vishranti tagolli, yaaradaru jote irali. Neeve gaadi odisabedi.',
  stroke:
    'Idu stroke irabahudu, prati nimisha mukhya. Eegale {ambulance} ge call maadi, yaavaga shuruvaytu anta nenapidi. Tinnalu, kudiyalu enu kodabedi.',
  breathing:
    'Usirata tondare emergency. Eegale {ambulance} ge call maadi. Netta koothu, doctor kotta inhaler iddare tagolli. Gantalalli enadru sikkiddare bennige jorag tatti.',
  fainting:
    'Takshana sahaya beku: prajne baradiddare, talege pettagiddare, matte aadare {ambulance} ge call maadi. Malagisi kaalu mele etti; baayige enu haakabedi.',
  seizure:
    'Fits 5 nimishakkinta jaasti iddare, matte bandare, modala sala aadare eegale {ambulance} ge call maadi. Pakkakke tirugisi, baayige enu haakabedi.',
  allergy:
    'Idu teevra allergy irabahudu. Eegale {ambulance} ge call maadi, adrenaline pen iddare haaki. Malagi; usirata kashta aadare koothkolli.',
  poisoning:
    'Eegale {ambulance} athava visha kendra {poison} ge call maadi. Vaanti maadisabedi, kudiyalu kodabedi, packet doctor ge torisi.',
  burn: 'Sutta jaagavannu eegale 20 nimisha hariyo neeralli hidiri; ice, toothpaste, enne hachchabedi, ungura tegeyiri. Dodda, aala athava biliya gaaya, mukha athava kai, current athava acid, chikka magu aadre {ambulance} ge call maadi.',
  injury:
    'Eegale {ambulance} ge call maadi. Biddiddare athava talege pettagiddare aladisabedi, malagalu bidabedi. Current hodediddare muttuva modalu current aarisi. Neerinda tegedu usiru illadiddare CPR shuru maadi.',
  bite: 'Eegale {ambulance} ge call maadi, hospital ge hogi. Haavu, chelu: alugadabedi, ungura tegeyiri; kuyyabedi, heerabedi, kattabedi. Naayi, bekku, koti: soap ninda 15 nimisha toleyiri, ivatte rabies injection haakisi.',
  tooMuchInsulin:
    'Insulin jaasti aadre sugar bega iliyutte. Eegale {ambulance} ge call maadi. Prajne iddare takshana sihi tinni athava kudiyiri, 15 nimishakkomme sugar nodi, obbare irabedi. Mamparu iddare baayige enu kodabedi.',
  bleeding:
    'Eegale {ambulance} ge call maadi. Shuchi batteyinda gattiyagi otti hidiri, malagi. Rakta vaanti athava kappu mala aadare takshana hospital ge hogi.',
  heatStroke:
    'Idu bisila aaghata irabahudu. Eegale {ambulance} ge call maadi. Neralige tandu mai odde maadi gaali beesi; poorti prajne iddare matra neeru kodi.',
  lowSugar:
    'Sugar kammi irabahudu. Eegale 15 g sakkare tagolli: 3 glucose maatre, ardha lota juice, athava ondu dodda chamcha sakkare athava jenu. 15 nimisha bittu matte nodi, kammi iddare matte tagolli. Sari hogadiddare, mamparu bandare {ambulance} ge call maadi, baayige enu kodabedi.',
  highSugar:
    'Idakke ivattu doctor nodi. Swalpa swalpa neeru kudiyiri, exercise beda. Vaanti, mamparu, jorada usiru iddare eegale {ambulance} ge call maadi.',
  highPressure:
    'Idu tumba jaasti. 5 nimisha shaantavagi koothu matte aleyiri. Kammi aagadiddare ivattu doctor nodi; ede novu, usirata kashta, jora talenovu iddare eegale {ambulance} ge call maadi.',
  lowPressure:
    'Idu kammi. Malagi kaalu mele idi, swalpa neeru kudiyiri, nidhanavagi eddeli. Prajne tappidare, rakta hodre {ambulance}; illadiddare ivattu doctor nodi.',
  pregnancyAlarm:
    'Kaayabedi: eegale nimma maternity hospital athava {ambulance} ge call maadi, ivatte torisi. Alliya tanaka eda bhagakke malagi, obbare hogabedi.',
  selfHarm:
    'Helidakke olledu. Obbare sahisabedi: {lifeline} ge yaavaga bekadru uchitavagi maatadi, eega apaya iddare {ambulance} ge call maadi. Eega nimma jote yaaradaru irabahuda?',
  selfInjury:
    'Helidakke dhanyavada. Nimage novu alla, sahaya beku: {lifeline} yaavaglu kelutte. Gaaya aalavagiddare eegale doctor nodi; turtu aadare {ambulance}.',
  violence:
    'Idu nimma tappalla, yaarigu ee hakku illa. Eega apaya iddare {ambulance} ge call maadi; {women} surakshita jaagakke sahaya maadutte.',
  eatingDisorder:
    'Idu nijavaglu kashta, helidakke olledu. Nimma dehakke oota, nimage jote beku: doctor athava counsellor sahaya maadtare, {lifeline} yaavaglu kelutte. Sadyakke lekka, target torisolla.',
  starvation:
    'Idakke naanu sahaya maadolla: ishtu kammi tinnodu surakshita alla. Doctor athava dietitian sariyada plan kodtare. En beku heli, olle daari hudukona; {lifeline} kooda kelutte.',
  tooFast:
    'Ishtu vega dehakke olledalla: vaarakke tuukada 1 % kinta jaasti beda. Doctor athava dietitian jote plan maadi. Nilluva vega idona?',
  dehydration:
    'Dehadalli neeru kammi aagirabahudu. Swalpa swalpa ORS kudiyiri, ivattu doctor nodi. 8 gante mootra illa, gondala, chikka magu sustu aadare eegale {ambulance}.',
  overDrinking:
    'Ishtu neeru apaya. Eega kudiyodu nillisi. Talenovu, vaanti, oota, gondala iddare {ambulance} ge call maadi. Dinakke 2 rinda 3 litre saaku, 6 meeri beda.',
  minor:
    'Neevu innu beliyuttiddiri, obbare tuuka ilisabedi. Appa amma athava nambuva doddavarige heli, jote doctor nodi. Yaaradru kaadisidre {child} uchitavagi kelutte.',
  child:
    'FitPulse 13 varsha melpattavarige. Makkalige doctor illade diet beda. Appa amma jote makkala doctor kelari. {child} yaavaglu uchitavagi sahaya maadutte.',
  pregnancyDiet:
    'Garbha iddaga, haalu kodisuvaga ibbarigu oota beku, tuuka amele ilyutte. Nimma doctor helutare. Nimma target kammi maadade idtini.',
  medicine:
    'Aushadhi dose, shuru, nillisodu naanu helakagalla. Badalisuva modalu doctor athava pharmacist kelari. Jaasti tagondiddare {ambulance} athava {poison}.',
  medicineAlcohol:
    'Enne mattu aushadhi serisidre apaya. Eradu tagobedi, doctor kelari. Tagondu mamparu, tale suttu, usirata kashta iddare {ambulance} ge call maadi.',
  diagnosis:
    'Yaava kaayile anta naanu helakagalla, oohisodu sari alla. Doctor ge ide heli. Bega jaasti aadare {ambulance} ge call maadi.',
  or: 'athava',
  localNumber: 'nimma oorina emergency number',
  localLifeline: 'nimma oorina helpline',
  localHelp: 'nimma oorina helpline',
  logRest: 'Log: {text}',
};
