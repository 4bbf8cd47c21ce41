import type { Answers } from './keys.ts';

export const gu: Answers = {
  heart:
    'Aa hraday nu hoi shake. Hamna j {ambulance} par call karo, besi ne aaram karo ane koi ne sathe rakho. Jate gadi na chalavo.',
  stroke:
    'Aa stroke hoi shake, darek minute mahatva ni che. Hamna j {ambulance} par call karo ane kyare sharu thayu te yaad rakho. Khava pivanu kai na aapo.',
  breathing:
    'Shwas ni taklif emergency che. Hamna j {ambulance} par call karo. Sidha beso, doctor e aapelu inhaler hoy to lo. Gala ma kai atkyu hoy to pith par jor thi thapko.',
  fainting:
    'Tarat madad lo: bhan na aave, mathe vagyu hoy ke farithi thay to {ambulance} par call karo. Suvdavi ne pag uncha karo; modha ma kai na aapo.',
  seizure:
    'Khench 5 minute thi vadhare, farithi ke paheli vaar hoy to hamna j {ambulance} par call karo. Padkhe suvdavo, modha ma kai na nakho.',
  allergy:
    'Aa gambhir allergy hoi shake. Hamna j {ambulance} par call karo, adrenaline pen hoy to lo. Pag uncha rakhi suvo; shwas ma taklif hoy to beso.',
  poisoning:
    'Hamna j {ambulance} ke jher kendra {poison} par call karo. Ulti na karavo, pivanu na aapo, packet doctor ne batavo.',
  burn: 'Dazeli jagya hamna j 20 minute vaheta pani niche thandi karo; baraf, toothpaste, tel na lagavo, vinti kadho. Gha moto, undo ke safed hoy, modha ke haath par hoy, vijli ke acid thi hoy, ke nanu balak hoy to {ambulance} par call karo.',
  injury:
    'Hamna j {ambulance} par call karo. Padya hoy ke matha ma vagyu hoy to halavsho nahi, sui java na do. Current lagyo hoy to adta pehla vijli bandh karo. Pani ma thi kadhya hoy ne shwas na hoy to CPR sharu karo.',
  bite: 'Hamna j {ambulance} par call karo, hospital jao. Saap, vinchhi: halo nahi, vinti kadho; kapo nahi, chuso nahi, bandho nahi. Kutro, biladi, vandro: sabu thi 15 minute dhovo, aaje j rabies ni rasi lo.',
  tooMuchInsulin:
    'Vadhare insulin thi sugar jaldi ghati shake. Hamna j {ambulance} par call karo. Bhan hoy to tarat galyu khao ke pivo, dar 15 minute sugar mapo, ekla na raho. Ghen hoy to modha ma kai na aapo.',
  bleeding:
    'Hamna j {ambulance} par call karo. Chokhkha kapda thi jor thi dabavi rakho ane suvo. Lohi ni ulti ke kalo mal hoy to tarat hospital jao.',
  heatStroke:
    'Aa loo hoi shake. Hamna j {ambulance} par call karo. Chhaya ma lai jao, sharir bhinu kari pankho nakho; puru bhan hoy to j pani aapo.',
  lowSugar:
    'Sugar ochhi lage che. Hamna j 15 g khand lo: 3 glucose ni goli, adadho glass juice, ke ek moti chamchi khand ke madh. 15 minute pachi fari mapo, ochhi hoy to fari lo. Saru na thay ke ghen aave to {ambulance} par call karo, modha ma kai na aapo.',
  highSugar:
    'Aa mate aaje j doctor ne batavo. Thodu thodu pani pivo, kasrat na karo. Ulti, ghen, jadpi shwas hoy to hamna j {ambulance} par call karo.',
  highPressure:
    'Aa khub vadhare che. 5 minute shanti thi besi fari mapo. Ghate nahi to aaje j doctor ne batavo; chhati ma dukhavo, shwas ni taklif, khub mathu dukhe to hamna j {ambulance} par call karo.',
  lowPressure:
    'Aa ochhu che. Suvi ne pag uncha rakho, thodu pani pivo, dhime utho. Behosh thao ke lohi nikle to {ambulance}; nahi to aaje j doctor ne batavo.',
  pregnancyAlarm:
    'Rah na juo: hamna j tamari maternity hospital ke {ambulance} par call karo, aaje j batavo. Tya sudhi dabe padkhe suvo, ekla na jao.',
  selfHarm:
    'Tame kahyu te bahu saru. Ekla sahan na karo: {lifeline} par game tyare mafat vaat karo, hamna jokham hoy to {ambulance} par call karo. Hamna koi tamari sathe besi shake?',
  selfInjury:
    'Kahyu te mate aabhar. Tamne dukh nahi, madad joiye: {lifeline} game tyare sambhale che. Gha undo hoy to hamna doctor ne batavo; jarur hoy to {ambulance}.',
  violence:
    'Aa tamari bhul nathi, koi ne aavo hak nathi. Hamna jokham hoy to {ambulance} par call karo; {women} surakshit jagya mate madad kare che.',
  eatingDisorder:
    'Aa sache aghru che, kahyu te saru. Sharir ne khorak ane tamne sath joiye: doctor ke counsellor madad karshe, {lifeline} game tyare sambhale che. Hamna hu ganatri ane target nahi batavu.',
  starvation:
    'Aa ma hu madad nahi karu: aatlu ochhu khavu surakshit nathi. Doctor ke dietitian sacho plan aapshe. Shu joiye te kaho, saro rasto shodhishu; {lifeline} pan sambhale che.',
  tooFast:
    'Aatli jadap sharir mate sari nathi: athvadiye vajan na 1 % thi vadhare nahi. Doctor ke dietitian sathe plan karo. Take evi jadap rakhiye?',
  dehydration:
    'Sharir ma pani ochhu hoi shake. Thodi thodi vare ORS na ghuntda lo, aaje j doctor ne batavo. 8 kalak peshab na thay, gotalo, nanu balak sust hoy to hamna j {ambulance}.',
  overDrinking:
    'Aatlu pani jokhmi che. Hamna pivanu bandh karo. Mathu dukhe, ulti, soja, gotalo hoy to {ambulance} par call karo. Divas ma 2 thi 3 litre puratu che, 6 thi vadhare nahi.',
  minor:
    'Tame haju vadhi rahya cho, ekla vajan na utaro. Mummy pappa ke bharosapatra mota ne kaho, sathe doctor ne batavo. Koi heran kare to {child} mafat sambhale che.',
  child:
    'FitPulse 13 varas thi mota mate che. Balako ne doctor vagar diet nahi. Mummy pappa sathe balako na doctor ne pucho. {child} game tyare mafat madad kare che.',
  pregnancyDiet:
    'Garbhavastha ane dhavdavti vakhte banne ne khorak joiye, vajan pachi utarshe. Tamara doctor kaheshe. Tamara target ghatadya vagar rakhu chu.',
  medicine:
    'Dawa no dose, chalu ke bandh karvanu hu na kahi shaku. Badalta pahela doctor ke pharmacist ne pucho. Vadhare lidhi hoy to {ambulance} ke {poison}.',
  medicineAlcohol:
    'Daru ane dawa sathe jokhmi che. Banne na lo, doctor ne pucho. Lidha pachi ghen, chakkar, shwas ni taklif hoy to {ambulance} par call karo.',
  diagnosis:
    'Kai bimari che te hu na kahi shaku, andaj lagavvo barabar nathi. Doctor ne aa j kaho. Jaldi vadhe to {ambulance} par call karo.',
  or: 'ke',
  localNumber: 'tamara vistar na emergency number',
  localLifeline: 'tamara vistar ni helpline',
  localHelp: 'tamara vistar ni helpline',
  logRest: 'Log: {text}',
};
