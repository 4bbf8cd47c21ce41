import type { Answers } from './keys.ts';

export const hiLatn: Answers = {
  heart:
    'Ye dil ka ho sakta hai. Abhi {ambulance} par call karein, baith kar aaram karein aur kisi ko paas rakhein. Darwaza khula rakhein, khud gaadi na chalayein.',
  stroke:
    'Ye stroke ho sakta hai, har minute keemti hai. Abhi {ambulance} par call karein aur shuru hone ka time yaad rakhein. Doctor ke dekhne tak kuch khilayein-pilayein nahi.',
  breathing:
    'Saans ki takleef emergency hai. Abhi {ambulance} par call karein. Seedhe baithein, kapde dheele karein, doctor ka diya inhaler ho to lein. Gale mein kuch atka ho to peeth par zor se thapki dein.',
  fainting:
    'Turant madad lein: hosh na aaye, sir par chot lagi ho ya phir se ho to {ambulance} par call karein. Seedha lita kar pair upar karein; saans chal rahi ho par hosh na ho to karwat se. Muh se kuch na dein.',
  seizure:
    'Daura 5 minute chale, dobara aaye ya pehli baar ho to abhi {ambulance} par call karein. Karwat dilayein, sakht cheezein hatayein, muh mein kuch na daalein aur time dekhein.',
  allergy:
    'Ye serious allergy ho sakti hai. Abhi {ambulance} par call karein, adrenaline pen ho to lagayein. Let kar pair upar rakhein; saans mein dikkat ho to baithein.',
  poisoning:
    'Abhi {ambulance} ya poison centre {poison} par call karein. Ulti na karayein, kuch pilayein nahi, aur packet doctor ko dikhane ke liye rakhein.',
  burn: 'Jale hue hisse ko abhi 20 minute behte paani ke neeche thanda karo; baraf, toothpaste ya tel mat lagao, anguthi utaar do. Ghaav bada, gehra ya safed ho, chehre ya haath par ho, bijli ya tezaab se ho, ya chhota bachcha ho, to {ambulance} par call karo.',
  injury:
    'Abhi {ambulance} par call karo. Girne ya sir ki chot mein hilao mat, aur sone mat chhod do. Current laga ho to chhune se pehle bijli band karo. Paani se nikala ho aur saans na ho: CPR shuru karo.',
  bite: 'Abhi {ambulance} par call karo aur hospital pahuncho. Saanp ya bichhu: hilo mat, anguthi utaaro; na kaato, na chooso, na kas ke baandho. Kutta, billi ya bandar: sabun aur behte paani se 15 minute dhoyo, aur aaj hi rabies ka teeka lagwao.',
  tooMuchInsulin:
    'Zyada insulin se sugar tezi se gir sakti hai. Abhi {ambulance} par call karo. Hosh ho to turant kuch meetha khao ya piyo, har 15 minute mein sugar check karo, aur akele mat raho. Susti ho ya nigal na pao to muh se kuch mat do.',
  bleeding:
    'Abhi {ambulance} par call karein. Saaf kapde se zor se dabaye rakhein, hata kar na dekhein, aur let jayein. Khoon ki ulti ya kaala mal ho to bhi turant hospital jayein.',
  heatStroke:
    'Ye loo lagna ho sakta hai. Abhi {ambulance} par call karein. Chhaya mein le jayein, badan geela karke pankha karein; poora hosh ho tabhi ghoont-ghoont paani dein.',
  lowSugar:
    'Lagta hai sugar low hai. Abhi 15 g fast sugar lein: 3 glucose tablet, aadha glass juice, ya ek bada chammach cheeni ya shahad. 15 minute baad phir check karein, kam ho to dobara lein. Theek na ho, susti ho ya nigal na payein: {ambulance} par call karein aur muh se kuch na dein.',
  highSugar:
    'Iske liye aaj hi doctor se milein. Thoda-thoda paani piyein, exercise na karein, aur doctor ne jo kaha hai wahi karein. Ulti, susti ya tez saans ho to abhi {ambulance} par call karein.',
  highPressure:
    'Ye bahut zyada hai. 5 minute shaant baith kar phir naapein. Kam na ho to aaj hi doctor ko dikhayein; seene mein dard, saans ki dikkat, kamzori, tez sir dard ya dhundhla dikhe to abhi {ambulance} par call karein.',
  lowPressure:
    'Ye kam hai. Let kar pair upar rakhein, hosh mein ho to ghoont-ghoont paani piyein, dheere uthein. Behoshi, ghabrahat ya khoon beh raha ho to {ambulance} par call karein; warna aaj hi doctor ko dikhayein.',
  pregnancyAlarm:
    'Isme wait na karein: abhi apne maternity hospital ya {ambulance} par call karein aur aaj hi check karayein. Tab tak baayi karwat letein aur akeli na jayein.',
  selfHarm:
    'Achha hua aapne bataya. Ise akele mat sahiye: {lifeline} par kabhi bhi free baat karein, aur abhi khatra lage to {ambulance} par call karein. Kya koi abhi aapke paas baith sakta hai?',
  selfInjury:
    'Batane ke liye shukriya. Aapko aur dard nahi, madad milni chahiye: {lifeline} har waqt sunta hai. Ghaav gehra ho to abhi doctor ko dikhayein; zaroori ho to {ambulance}.',
  violence:
    'Isme aapki galti nahi hai, kisi ko aisa karne ka haq nahi. Abhi khatra ho to {ambulance} par call karein; {women} din-raat safe jagah dilane mein madad karta hai. Koi phone dekhta ho to ye chat delete kar dein.',
  eatingDisorder:
    'Ye sach mein mushkil hai, achha hua aapne kaha. Aapke sharir ko khana aur aapko saath chahiye: doctor ya counsellor madad kar sakte hain, {lifeline} har waqt sunta hai. Abhi ke liye main ginti aur target nahi dikhaunga.',
  starvation:
    'Isme main madad nahi karunga: itna kam khana safe nahi hai. Doctor ya dietitian sahi plan bana sakte hain. Bataiye kya paana hai, hum achha raasta nikalenge; khane ki tension ho to {lifeline} sunta hai.',
  tooFast:
    'Itni tezi body ke liye safe nahi: hafte mein weight ka 1 % se zyada nahi. Doctor ya dietitian ke saath plan karein. Kya hum aisi speed rakhein jo tik sake?',
  dehydration:
    'Body mein paani ki kami ho sakti hai. Har kuch minute mein ORS ke chhote ghoont lein aur aaj hi doctor ko dikhayein. 8 ghante peshab na aaye, ghabrahat ho ya chhota bachcha sust ho: abhi {ambulance} par call karein.',
  overDrinking:
    'Itna paani khatarnak ho sakta hai. Abhi peena rokein. Sir dard, ulti, sujan ya uljhan ho to {ambulance} par call karein. Din bhar mein 2 se 3 litre kaafi hai, 6 se zyada kabhi nahi.',
  minor:
    'Aap abhi badh rahe hain, isliye akele weight kam na karein. Mummy-papa ya kisi bharose ke bade se baat karein aur saath mein doctor ya dietitian ko dikhayein. Koi body ko lekar sataye to {child} free sunta hai.',
  child:
    'FitPulse 13 saal se bade logon ke liye hai, aur bachchon ki diet bina doctor ke nahi honi chahiye. Mummy-papa ke saath bachchon ke doctor se poochein. {child} bachchon ki har waqt free madad karta hai.',
  pregnancyDiet:
    'Pregnancy aur breastfeeding mein maa aur bachche dono ko poora khana chahiye, weight baad mein ghatega. Sahi kya hai, aapki doctor batayengi. Main aapke target bina kami ke rakhta hoon.',
  medicine:
    'Dawa ki dose, shuru ya band karne ki salah main nahi de sakta. Kuch badalne se pehle doctor ya pharmacist se poochein. Zyada le li ho ya tabiyat theek na lage: {ambulance}, ya poison centre {poison}.',
  medicineAlcohol:
    'Sharab aur dawa saath mein khatarnak ho sakti hain. Dono saath na lein, doctor ya pharmacist se poochein. Le chuke ho aur susti, chakkar ya saans ki dikkat ho: {ambulance} par call karein.',
  diagnosis:
    'Kaun si bimari hai, ye main nahi bata sakta, andaza lagana theek nahi hoga. Doctor ko dikhayein aur yahi sab batayein. Tezi se bigde to {ambulance} par call karein.',
  or: 'ya',
  localNumber: 'apne yahan ke emergency number',
  localLifeline: 'aapke yahan ki helpline',
  localHelp: 'aapke yahan ki helpline',
  logRest: 'Log: {text}',
};
