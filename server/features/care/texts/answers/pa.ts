import type { Answers } from './keys.ts';

export const pa: Answers = {
  heart:
    'Eh dil da ho sakda hai. Hune {ambulance} te call karo, baith ke aaram karo te kise nu kol rakho. Aap gaddi na chalao.',
  stroke:
    'Eh stroke ho sakda hai, har minute keemti hai. Hune {ambulance} te call karo te shuru hon da time yaad rakho. Khaan peen nu kujh na deo.',
  breathing:
    'Saah di takleef emergency hai. Hune {ambulance} te call karo. Sidhe baitho, doctor da dita inhaler hove tan lao. Gal vich kujh fasya hove tan pith te zor naal thapko.',
  fainting:
    'Turant madad lao: hosh na aave, sir te satt hove ya fer hove tan {ambulance} te call karo. Lita ke latt utte karo; moonh vich kujh na deo.',
  seizure:
    'Daura 5 minute ton vadh, dubara ya pehli vaar hove tan hune {ambulance} te call karo. Paase bhaar litao, moonh vich kujh na pao.',
  allergy:
    'Eh gambhir allergy ho sakdi hai. Hune {ambulance} te call karo, adrenaline pen hove tan lao. Latt utte kar ke let jao; saah aukha hove tan baitho.',
  poisoning:
    'Hune {ambulance} ya zeher kendar {poison} te call karo. Ulti na karvao, peen nu kujh na deo, packet doctor nu dikhao.',
  burn: 'Sarhi hoi thaan nu hune 20 minute vagde paani thalle thandi karo; baraf, toothpaste, tel na lao, mundri laah deo. Jakham vadda, doonga ya chitta hove, munh ya hath te hove, bijli ya tezaab naal hove, ya chhota bacha hove tan {ambulance} te call karo.',
  injury:
    'Hune {ambulance} te call karo. Dig paye ya sir te satt laggi tan hilao na, saun na deo. Current lagga hove tan hath laun ton pehlan bijli band karo. Paani chon kaddheya te saah na hove tan CPR shuru karo.',
  bite: 'Hune {ambulance} te call karo, hospital jao. Sapp, bichhu: hillo na, mundri laaho; na katto, na chooso, na banno. Kutta, billi, bandar: saban naal 15 minute dhovo, ajj hi rabies da teeka lavao.',
  tooMuchInsulin:
    'Vadh insulin naal sugar tezi naal ghat sakdi hai. Hune {ambulance} te call karo. Hosh hove tan turant mittha khao ya peeo, har 15 minute baad sugar check karo, ikalle na raho. Susti hove tan moonh vich kujh na deo.',
  bleeding:
    'Hune {ambulance} te call karo. Saaf kapde naal zor naal dabb ke rakho te let jao. Khoon di ulti ya kaali tatti hove tan turant hospital jao.',
  heatStroke:
    'Eh lu lagna ho sakda hai. Hune {ambulance} te call karo. Chhaan vich lai jao, pinda gilla kar ke pakha karo; pura hosh hove tan hi paani deo.',
  lowSugar:
    'Sugar ghat lagdi hai. Hune 15 g khand lao: 3 glucose goliyan, adha glass juice, ya ik vadda chamcha khand ya shehad. 15 minute baad fer check karo, ghat hove tan fer lao. Theek na hove ya susti hove tan {ambulance} te call karo, moonh vich kujh na deo.',
  highSugar:
    'Is layi ajj hi doctor nu dikhao. Thoda thoda paani peeo, kasrat na karo. Ulti, susti, tez saah hove tan hune {ambulance} te call karo.',
  highPressure:
    'Eh bahut zyada hai. 5 minute shaant baith ke fer naapo. Na ghate tan ajj hi doctor nu dikhao; chhaati dard, saah aukha, tez sir dard hove tan hune {ambulance} te call karo.',
  lowPressure:
    'Eh ghat hai. Let ke latt utte rakho, thoda paani peeo, hauli utho. Behoshi ya khoon vage tan {ambulance}; nahi tan ajj hi doctor nu dikhao.',
  pregnancyAlarm:
    'Udeek na karo: hune apne maternity hospital ya {ambulance} te call karo, ajj hi dikhao. Udon tak khabbe paase leto, ikalle na jao.',
  selfHarm:
    'Changa kita tusi dasya. Ikalle na saho: {lifeline} te kade vi muft gal karo, hun khatra hove tan {ambulance} te call karo. Ki koi hun tuhade kol baith sakda hai?',
  selfInjury:
    'Dassan layi shukriya. Tuhanu peed nahi, madad chahidi hai: {lifeline} har vele sunda hai. Zakham doonga hove tan hune doctor nu dikhao; lod hove tan {ambulance}.',
  violence:
    'Is vich tuhada kasoor nahi, kise nu eh haq nahi. Hun khatra hove tan {ambulance} te call karo; {women} surakhyat jagah layi madad karda hai.',
  eatingDisorder:
    'Eh sach much aukha hai, changa kita dasya. Sareer nu khaana te tuhanu saath chahida: doctor ya counsellor madad karnge, {lifeline} har vele sunda hai. Hun layi main ginti te target nahi dikhavanga.',
  starvation:
    'Is vich main madad nahi karanga: inna ghat khaana surakhyat nahi. Doctor ya dietitian sahi plan denge. Dasso ki chahida, changa raah labhange; {lifeline} vi sunda hai.',
  tooFast:
    'Inni tezi sareer layi changi nahi: hafte vich bhaar da 1 % ton vadh nahi. Doctor ya dietitian naal plan karo. Ki tikan wali raftaar rakhiye?',
  dehydration:
    'Sareer vich paani di kami ho sakdi hai. Thodi der baad ORS de ghutt lao, ajj hi doctor nu dikhao. 8 ghante pishaab na aave, ghabrahat, nikka bacha sust hove tan hune {ambulance}.',
  overDrinking:
    'Inna paani khatarnak hai. Hun peena roko. Sir dard, ulti, sujan, uljhan hove tan {ambulance} te call karo. Din vich 2 ton 3 litre kaafi, 6 ton vadh nahi.',
  minor:
    'Tusi haje vadh rahe ho, ikalle bhaar na ghatao. Mummy papa ya bharose de vadde nu dasso, naal doctor nu dikhao. Koi tang kare tan {child} muft sunda hai.',
  child:
    'FitPulse 13 saal ton vaddeyan layi hai. Bacheyan layi doctor ton bina diet nahi. Mummy papa naal bacheyan de doctor nu pucho. {child} har vele muft madad karda hai.',
  pregnancyDiet:
    'Garbh vich te dudh pilaunde vele dovan nu khaana chahida, bhaar baad vich ghatega. Tuhadi doctor dassegi. Tuhade target ghataye bina rakhda haan.',
  medicine:
    'Dawai di dose, shuru ya band karna main nahi das sakda. Badlan ton pehlan doctor ya pharmacist nu pucho. Vadh lai layi hove tan {ambulance} ya {poison}.',
  medicineAlcohol:
    'Sharab te dawai ikathe khatarnak hai. Dove na lao, doctor nu pucho. Lai ke susti, chakkar, saah aukha hove tan {ambulance} te call karo.',
  diagnosis:
    'Kehdi bimari hai main nahi das sakda, andaza theek nahi. Doctor nu ehi dasso. Chheti vadhe tan {ambulance} te call karo.',
  or: 'ya',
  localNumber: 'apne ilaake de emergency number',
  localLifeline: 'apne ilaake di helpline',
  localHelp: 'apne ilaake di helpline',
  logRest: 'Log: {text}',
};
