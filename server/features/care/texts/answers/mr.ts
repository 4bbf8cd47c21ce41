import type { Answers } from './keys.ts';

export const mr: Answers = {
  heart:
    'He hrudayach asu shakt. Lagech {ambulance} la call kara, basun aaram kara ani konala tari javal theva. Swataha gaadi chalavu naka.',
  stroke:
    'Ha stroke asu shakto, pratyek minit mahatvacha. Lagech {ambulance} la call kara ani kadhi suru zala te lakshat theva. Khayla pyayla kahi deu naka.',
  breathing:
    'Shwasacha tras emergency ahe. Lagech {ambulance} la call kara. Saral basa, doctorni dilela inhaler asel tar ghya. Ghashat kahi adakla asel tar pathivar jorat thopta.',
  fainting:
    'Lagech madat ghya: shuddh yet nasel, dokyala lagla asel kinva parat zala tar {ambulance} la call kara. Jhopvun pay var kara; tondat kahi deu naka.',
  seizure:
    'Fit 5 minitanpeksha jast, parat kinva pahilyanda ali tar lagech {ambulance} la call kara. Kushivar valva, tondat kahi ghalu naka.',
  allergy:
    'Hi gambhir allergy asu shakte. Lagech {ambulance} la call kara, adrenaline pen asel tar lava. Pay var karun jhopa; shwasala tras asel tar basa.',
  poisoning:
    'Lagech {ambulance} kinva vish kendra {poison} la call kara. Ulti karvu naka, pyayla deu naka, packet doctorna dakhva.',
  burn: 'Bhajlela bhag lagech 20 minita vahatya panyakhali thanda kara; barf, toothpaste, tel lavu naka, angthi kadha. Jakham mothi, khol kinva pandhri, chehryavar kinva hatavar, vij kinva acid mule, kinva lahan mul asel tar {ambulance} la call kara.',
  injury:
    'Lagech {ambulance} la call kara. Padlyavar kinva dokyala maar lagla tar halvu naka, zopu deu naka. Current lagla tar haat lavnyapurvi vij band kara. Panyatun kadhla ani shwas nasel tar CPR suru kara.',
  bite: 'Lagech {ambulance} la call kara, hospital la ja. Saap, vinchu: halu naka, angthi kadha; kapu naka, chokhu naka, bandhu naka. Kutra, manjar, maakad: sabanane 15 minita dhuva, aajach rabies chi suee ghya.',
  tooMuchInsulin:
    'Jast insulin mule sugar patkan kami hou shakte. Lagech {ambulance} la call kara. Shuddhit asal tar lagech god kha kinva pya, dar 15 minitani sugar tapasa, ekte rahu naka. Gungi asel tar tondat kahi deu naka.',
  bleeding:
    'Lagech {ambulance} la call kara. Swachha kapdyane ghatta daba ani jhopa. Raktachi ulti kinva kalya rangachi sandas asel tar lagech hospital la ja.',
  heatStroke:
    'Ha ushmaghat asu shakto. Lagech {ambulance} la call kara. Savlit nya, ang ola karun vara ghala; purna shuddhit asel tarach pani dya.',
  lowSugar:
    'Sugar kami vatte. Lagech 15 g sakhar ghya: 3 glucose golya, ardha glass juice, kinva ek motha chamcha sakhar kinva madh. 15 minitani parat tapasa, kami asel tar parat ghya. Bara vatla nahi kinva gungi ali tar {ambulance} la call kara, tondat kahi deu naka.',
  highSugar:
    'Yasathi aajach doctorna dakhva. Thoda thoda pani pya, vyayam naka karu. Ulti, gungi, jorat shwas asel tar lagech {ambulance} la call kara.',
  highPressure:
    'He khup jast ahe. 5 minit shant basun parat moja. Kami zala nahi tar aajach doctorna dakhva; chhatit dukhna, dum, khup dokedukhi asel tar lagech {ambulance} la call kara.',
  lowPressure:
    'He kami ahe. Jhopun pay var theva, thoda pani pya, halu utha. Shuddh harapli kinva rakta jat asel tar {ambulance}; nahitar aajach doctorna dakhva.',
  pregnancyAlarm:
    'Vat baghu naka: lagech tumchya maternity hospital la kinva {ambulance} la call kara, aajach tapasa. Tovar davya kushivar jhopa, ektya jau naka.',
  selfHarm:
    'Sangitlat te khup chan kelat. He ekta sahan karu naka: {lifeline} var kadhihi mofat bola, ani atta dhoka asel tar {ambulance} la call kara. Atta koni tumchyasobat basu shakel ka?',
  selfInjury:
    'Sangitlyabaddal dhanyavad. Tumhala dukh nahi, madat havi: {lifeline} kadhihi aikte. Jakham khol asel tar lagech doctorna dakhva; garaj asel tar {ambulance}.',
  violence:
    'Yat tumchi chuk nahi, konala ha hakka nahi. Atta dhoka asel tar {ambulance} la call kara; {women} surakshit jagesathi madat karte.',
  eatingDisorder:
    'He kharach avghad ahe, bolat te chan. Sharirala anna ani tumhala sath havi: doctor kinva counsellor madat kartil, {lifeline} kadhihi aikte. Sadhya mi hishob ani target dakhvat nahi.',
  starvation:
    'Yat mi madat karnar nahi: itka kami khana surakshit nahi. Doctor kinva dietitian yogya plan detil. Kay have te sanga, changla marg shodhu; {lifeline} pan aikte.',
  tooFast:
    'Itka veg sharirala changla nahi: athavdyala vajanachya 1 % peksha jast nako. Doctor kinva dietitian sobat plan kara. Tiknara veg thevuya ka?',
  dehydration:
    'Sharirat panyachi kamtarta asu shakte. Thodya thodya velane ORS che ghot ghya, aajach doctorna dakhva. 8 tas laghvi nahi, gondhal, lahan bal sust asel tar lagech {ambulance}.',
  overDrinking:
    'Itka pani dhokyacha ahe. Atta pine thambva. Dokedukhi, ulti, suj, gondhal asel tar {ambulance} la call kara. Divsala 2 te 3 litre pure, 6 peksha jast nako.',
  minor:
    'Tumhi ajun vadhat ahat, ekte vajan kami karu naka. Aai baba kinva vishvasu motyanna sanga, sobat doctorna dakhva. Koni tras dila tar {child} mofat aikte.',
  child:
    'FitPulse 13 varshavaril lokansathi ahe. Mulanna doctorshivay diet nako. Aai baba sobat mulanchya doctorna vichara. {child} kadhihi mofat madat karte.',
  pregnancyDiet:
    'Garodarpanat ani dudh pajtana doghanna purese anna have, vajan nantar kami hoil. Tumche doctor sangtil. Tumche target kami na karta thevto.',
  medicine:
    'Aushadhacha dose, suru kinva band karne mi sangu shakat nahi. Badalnyaadhi doctor kinva pharmacist la vichara. Jast ghetla asel tar {ambulance} kinva {poison}.',
  medicineAlcohol:
    'Daru ani aushadh ekatra dhokyache. Donhi gheu naka, doctorna vichara. Ghetla asun gungi, chakkar, shwasala tras asel tar {ambulance} la call kara.',
  diagnosis:
    'Konta aajar ahe te mi sangu shakat nahi, andaz lavna yogya nahi. Doctorna hech sanga. Lavkar vadhla tar {ambulance} la call kara.',
  or: 'kinva',
  localNumber: 'tumchya ithlya emergency number',
  localLifeline: 'tumchya ithli helpline',
  localHelp: 'tumchya ithli helpline',
  logRest: 'Log: {text}',
};
