import type { Answers } from './keys.ts';

export const ta: Answers = {
  heart:
    'Idhu idhaya prachanaiyaa irukkalaam. Ippove {ambulance} ku call pannunga, ukkaandhu oivu edunga, yaaravadhu koodave irukkattum. Neengale vandi ottaadheenga.',
  stroke:
    'Idhu stroke aa irukkalaam, ovvoru nimishamum mukkiyam. Ippove {ambulance} ku call pannunga, eppo aarambichadhunnu gnabagam vechukonga. Saapida, kudikka edhuvum kudukkaadheenga.',
  breathing:
    'Moochu thinaral avasaram. Ippove {ambulance} ku call pannunga. Nimirndhu ukkaarunga, doctor kudutha inhaler irundha edunga. Thondaiyil edhaavadhu sikkirundha mudhugula balama thattunga.',
  fainting:
    'Udane udhavi venum: kan muzhikkala, thalaila adi pattirukku illa marubadiyum nadandha {ambulance} ku call pannunga. Padukka vechu kaal thookki vidunga; vaayila edhuvum kudukkaadheenga.',
  seizure:
    'Valippu 5 nimishathukku mela irundha, marubadi vandha illa mudhal thadavaiya irundha ippove {ambulance} ku call pannunga. Oru pakkama thiruppi vidunga, vaayila edhuvum vekkaadheenga.',
  allergy:
    'Idhu kadumaiyaana allergy aa irukkalaam. Ippove {ambulance} ku call pannunga, adrenaline pen irundha podunga. Padunga; moochu kashtamna ukkaarunga.',
  poisoning:
    'Ippove {ambulance} illa visha maiyam {poison} ku call pannunga. Vaandhi edukka vekkaadheenga, kudikka kudukkaadheenga, packet ai doctor kitta kaattunga.',
  burn: 'Sutta idaththa ippove 20 nimisham oodura thanniyila kaattunga; ice, toothpaste, ennai podaadheenga, mothiram kazhattunga. Periya, aazhamaana, vellaiyaana kaayam, mugam illa kai, current illa acid, chinna kuzhandhai na {ambulance} ku call pannunga.',
  injury:
    'Ippove {ambulance} ku call pannunga. Vizhundhaalo thalaila adi pattaalo asaikkaadheenga, thoonga vidaadheenga. Current adichirundha thodura munnadi current off pannunga. Thanniyila irundhu edutthu moochu illana CPR aarambinga.',
  bite: 'Ippove {ambulance} ku call pannunga, hospital ponga. Paambu, thel: asaiyaadheenga, mothiram kazhattunga; vettaadheenga, urinjaadheenga, kattaadheenga. Naai, poonai, kurangu: soap pottu 15 nimisham kazhuvunga, innaike rabies oosi podunga.',
  tooMuchInsulin:
    'Insulin adhigam aana sugar vegamaa irangum. Ippove {ambulance} ku call pannunga. Nenavu irundha udane inippu saapidunga, 15 nimishathukku oru thadava sugar paarunga, thaniya irukkaadheenga. Mayakkama irundha vaayila edhuvum kudukkaadheenga.',
  bleeding:
    'Ippove {ambulance} ku call pannunga. Suththamaana thuniyaala balama azhuthi pidinga, padunga. Ratha vaandhi illa karuppu malam na udane hospital ponga.',
  heatStroke:
    'Idhu veyil thaakkama irukkalaam. Ippove {ambulance} ku call pannunga. Nizhalukku kondu poi udamba eeramaakki visirunga; muzhu nenavu irundha mattum thanni kudunga.',
  lowSugar:
    'Sugar kammiyaa irukku pola. Ippove 15 g sakkarai edunga: 3 glucose maathirai, arai glass juice, illa oru periya spoon sakkarai illa then. 15 nimisham kazhichu marubadi paarunga, kammiya irundha thirumba edunga. Seriyaagala illa thookkam vandha {ambulance} ku call pannunga, vaayila edhuvum kudukkaadheenga.',
  highSugar:
    'Idhukku innaike doctor ai paarunga. Konjam konjama thanni kudinga, exercise vendaam. Vaandhi, thookkam, vegamaana moochu irundha ippove {ambulance} ku call pannunga.',
  highPressure:
    'Idhu romba adhigam. 5 nimisham amaidhiya ukkaandhu marubadi alavidunga. Kuraiyalana innaike doctor ai paarunga; nenju vali, moochu thinaral, kadumaiyaana thalaivali irundha ippove {ambulance} ku call pannunga.',
  lowPressure:
    'Idhu kammi. Padundhu kaal thookki vechukonga, konjam thanni kudinga, medhuva ezhundhirunga. Mayakkam vandha illa ratham vandha {ambulance}; illana innaike doctor ai paarunga.',
  pregnancyAlarm:
    'Kaathirukka vendaam: ippove unga maternity hospital illa {ambulance} ku call pannunga, innaike paarunga. Adhu varaikkum idadhu pakkam padunga, thaniya pogaadheenga.',
  selfHarm:
    'Sonnadhu romba nalladhu. Thaniya idha thaangaadheenga: {lifeline} ku eppo venaalum ilavasama pesunga, ippo aabathu na {ambulance} ku call pannunga. Ippo unga kooda yaaravadhu irukka mudiyumaa?',
  selfInjury:
    'Sonnadhukku nandri. Ungalukku vali illa, udhavi venum: {lifeline} eppovum kekkum. Kaayam aazhama irundha ippove doctor ai paarunga; avasaram na {ambulance}.',
  violence:
    'Idhu unga thappu illa, yaarukkum idhukku urimai illa. Ippo aabathu na {ambulance} ku call pannunga; {women} paadhukaappaana idathukku udhavum.',
  eatingDisorder:
    'Idhu romba kashtam, sonnadhu nalladhu. Unga udambukku saapadu venum, ungalukku thunai venum: doctor illa counsellor udhavuvaanga, {lifeline} eppovum kekkum. Ippodhaikku kanakkum target um kaatta maatten.',
  starvation:
    'Idhukku naan udhava maatten: ivlo kammiya saapidaradhu paadhukaappu illa. Doctor illa dietitian sariyaana plan poduvaanga. Enna venum nu sollunga, nalla vazhi paapom; {lifeline} um kekkum.',
  tooFast:
    'Ivlo vegam udambukku nalladhu illa: vaarathukku edaiyil 1 % ku mela koodaadhu. Doctor illa dietitian kooda plan pannunga. Medhuvaana vegam vekkalaamaa?',
  dehydration:
    'Udambula thanni kuraivaa irukkalaam. Konja nerathukku oru thadava ORS konjam konjama kudinga, innaike doctor ai paarunga. 8 mani neram siruneer varala, kuzhappam, chinna kuzhandhai sorvu na ippove {ambulance}.',
  overDrinking:
    'Ivlo thanni aabathu. Ippo kudikkaradhai niruthunga. Thalaivali, vaandhi, veekkam, kuzhappam irundha {ambulance} ku call pannunga. Oru naalaikku 2 mudhal 3 litre podhum, 6 ku mela vendaam.',
  minor:
    'Neenga innum valarareenga, thaniya edai kuraikka vendaam. Appa amma illa nambura periyavanga kitta sollunga, serndhu doctor ai paarunga. Yaaravadhu kashtapaduthina {child} ilavasama kekkum.',
  child:
    'FitPulse 13 vayasukku melaanavangalukku. Kuzhandhaikku doctor illama diet vendaam. Appa amma kooda kuzhandhai doctor kitta kelunga. {child} eppovum ilavasama udhavum.',
  pregnancyDiet:
    'Garbamaa irukkumbodhum paal kudukkumbodhum rendu perukkum saapadu venum, edai apparam kuraiyum. Unga doctor solluvaanga. Unga target ai kuraikkaama vechirukken.',
  medicine:
    'Maathirai alavu, aarambikka, niruthanu naan solla mudiyaadhu. Maathuradhukku munnadi doctor illa pharmacist kitta kelunga. Adhigama eduthirundha {ambulance} illa {poison}.',
  medicineAlcohol:
    'Saraayamum marundhum sernthaa aabathu. Rendum edukkaadheenga, doctor kitta kelunga. Eduthutu thookkam, mayakkam, moochu thinaral na {ambulance} ku call pannunga.',
  diagnosis:
    'Enna noi nu naan solla mudiyaadhu, oogikkiradhu sari illa. Doctor ai paathu idhaiye sollunga. Vegama mosamaana {ambulance} ku call pannunga.',
  or: 'illa',
  localNumber: 'unga oor emergency number',
  localLifeline: 'unga oor helpline',
  localHelp: 'unga oor helpline',
  logRest: 'Log: {text}',
};
