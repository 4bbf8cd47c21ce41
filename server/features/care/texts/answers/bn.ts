import type { Answers } from './keys.ts';

export const bn: Answers = {
  heart:
    'Eta hridroger lokkhon hote pare. Ekhoni {ambulance} e call korun, bose bishram nin, keu jeno pashe thake. Nije gari chalaben na.',
  stroke:
    'Eta stroke hote pare, protiti minute joruri. Ekhoni {ambulance} e call korun, kokhon shuru holo mone rakhun. Kichu khete ba khawate deben na.',
  breathing:
    'Shash kosto emergency. Ekhoni {ambulance} e call korun. Shoja hoye boshun, doctor er dewa inhaler thakle nin. Golay kichu atkale pithe jore chapor din.',
  fainting:
    'Ekhoni shahajjo nin: gyan na firle, mathay chot lagle ba abar hole {ambulance} e call korun. Shuiye pa uchu korun; mukhe kichu deben na.',
  seizure:
    'Khichuni 5 minute er beshi, abar ba prothombar hole ekhoni {ambulance} e call korun. Kat kore shoan, mukhe kichu deben na.',
  allergy:
    'Eta gurutoro allergy hote pare. Ekhoni {ambulance} e call korun, adrenaline pen thakle nin. Pa uchu kore shuye porun; shash kosto hole boshun.',
  poisoning:
    'Ekhoni {ambulance} ba bish kendro {poison} e call korun. Bomi koraben na, kichu khawaben na, packet ta doctor ke dekhan.',
  burn: 'Pora jayga ekhoni 20 minute chalu joler niche thanda korun; borof, toothpaste, tel deben na, angti khule felun. Boro, gobhir ba shada khot, mukh ba haat, bidyut ba acid, ba chhoto bachcha hole {ambulance} e call korun.',
  injury:
    'Ekhoni {ambulance} e call korun. Pore gele ba mathay lagle naraben na, ghumote deben na. Current lagle chhowar age bidyut bondho korun. Jol theke tule shash na thakle CPR shuru korun.',
  bite: 'Ekhoni {ambulance} e call korun, hospital jan. Shaap, bichhe: norben na, angti khulun; kaatben na, chushben na, bandhben na. Kukur, biral, bandor: saban diye 15 minute dhon, aj i rabies er tika nin.',
  tooMuchInsulin:
    'Beshi insulin e sugar druto neme jete pare. Ekhoni {ambulance} e call korun. Gyan thakle ekhoni mishti kichu khan, proti 15 minute e sugar mapun, eka thakben na. Jhimuni thakle mukhe kichu deben na.',
  bleeding:
    'Ekhoni {ambulance} e call korun. Porishkar kapor diye jore chepe dhorun, shuye porun. Rokto bomi ba kalo paykhana hole ekhoni hospital jan.',
  heatStroke:
    'Eta heat stroke hote pare. Ekhoni {ambulance} e call korun. Chhayay nin, gaa bhijiye batash korun; puro gyan thakle tobei jol din.',
  lowSugar:
    'Sugar kome geche mone hocche. Ekhoni 15 g chini nin: 3 ta glucose tablet, adha glass juice, ba ek boro chamoch chini ba modhu. 15 minute por abar mapun, kom hole abar nin. Thik na hole ba jhimuni ele {ambulance} e call korun, mukhe kichu deben na.',
  highSugar:
    'Er jonno aj i doctor dekhan. Olpo olpo jol khan, byayam noy. Bomi, jhimuni, druto shash hole ekhoni {ambulance} e call korun.',
  highPressure:
    'Eta khub beshi. 5 minute shanto hoye boshe abar mapun. Na komle aj i doctor dekhan; buke byatha, shash kosto, prochondo mathabyatha hole ekhoni {ambulance} e call korun.',
  lowPressure:
    'Eta kom. Shuye pa uchu korun, olpo jol khan, aste uthun. Oggan hole ba rokto porle {ambulance}; na hole aj i doctor dekhan.',
  pregnancyAlarm:
    'Opekkha korben na: ekhoni apnar maternity hospital ba {ambulance} e call korun, aj i dekhan. Totokkhon bam dike kat hoye shon, eka jaben na.',
  selfHarm:
    'Bolechen, khub bhalo korechen. Eka shojjho korben na: {lifeline} e jekono shomoy binamulle kotha bolun, ekhon bipod hole {ambulance} e call korun. Ekhon keu ki apnar pashe boste pare?',
  selfInjury:
    'Bolar jonno dhonnobad. Apnar kosto noy, shahajjo dorkar: {lifeline} shob shomoy shone. Khoto gobhir hole ekhoni doctor dekhan; joruri hole {ambulance}.',
  violence:
    'Ete apnar dosh nei, karo ei odhikar nei. Ekhon bipod hole {ambulance} e call korun; {women} nirapod jaygay jete shahajjo kore.',
  eatingDisorder:
    'Eta shotti kothin, bolechen bhalo korechen. Shorirer khabar ar apnar shongo dorkar: doctor ba counsellor shahajjo korben, {lifeline} shob shomoy shone. Apatoto hishab ar target dekhabo na.',
  starvation:
    'Ete ami shahajjo korbo na: eto kom khawa nirapod noy. Doctor ba dietitian thik plan deben. Ki chan bolun, bhalo poth khunjbo; {lifeline} o shone.',
  tooFast:
    'Eto taratari shorirer jonno bhalo noy: shoptahe ojoner 1 % er beshi noy. Doctor ba dietitian er shathe plan korun. Tekshoi goti rakhi?',
  dehydration:
    'Shorire joler obhab hote pare. Olpo olpo ORS khan, aj i doctor dekhan. 8 ghonta prosrab na hole, bibhranti, chhoto bachcha netiye porle ekhoni {ambulance}.',
  overDrinking:
    'Eto jol bipodjonok. Ekhon khawa bondho korun. Mathabyatha, bomi, fola, bibhranti hole {ambulance} e call korun. Dine 2 theke 3 litre jotheshto, 6 er beshi noy.',
  minor:
    'Tumi ekhono barcho, eka ojon komio na. Ma baba ba bishwashto boroder bolo, ekshathe doctor dekhao. Keu kosto dile {child} binamulle shone.',
  child:
    'FitPulse 13 bochorer beshi boyosider jonno. Bachchader doctor chara diet noy. Ma babar shathe shishu doctor ke jiggesh koro. {child} shob shomoy binamulle shahajjo kore.',
  pregnancyDiet:
    'Gorbhabosthay ar buker dudh khawanor shomoy dujoner i khabar dorkar, ojon pore kombe. Apnar doctor bolben. Target na komiye rakhchi.',
  medicine:
    'Oshudher dose, shuru ba bondho kora ami bolte pari na. Bodlanor age doctor ba pharmacist ke jiggesh korun. Beshi khele {ambulance} ba {poison}.',
  medicineAlcohol:
    'Mod ar oshudh ekshathe bipodjonok. Duto khaben na, doctor ke jiggesh korun. Kheye jhimuni, matha ghora, shash kosto hole {ambulance} e call korun.',
  diagnosis:
    'Ki rog ta ami bolte pari na, andaj kora thik hobe na. Doctor ke etai bolun. Druto barle {ambulance} e call korun.',
  or: 'ba',
  localNumber: 'apnar elakar emergency number',
  localLifeline: 'apnar elakar helpline',
  localHelp: 'apnar elakar helpline',
  logRest: 'Log: {text}',
};
