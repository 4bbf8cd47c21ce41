import { inLanguages } from '../locale.ts';
import { timeOfDay } from '../notices/schedules.ts';
import { figure, plural } from '../numbers.ts';

export const taken = inLanguages({ en: 'Taken', hi: 'ले ली', 'hi-Latn': 'Le li' });
export const skip = inLanguages({ en: 'Skip', hi: 'नहीं ली', 'hi-Latn': 'Nahi li' });
/** What a medicine is called that was not named. */
export const unnamed = inLanguages({ en: 'Medicine', hi: 'दवा', 'hi-Latn': 'Dawa' });

export const intakeTaken = inLanguages({
  en: (title: string, when: string) => `💊 ${title}: taken${when}.`,
  hi: (title, when) => `💊 ${title}: ले ली${when}।`,
  'hi-Latn': (title, when) => `💊 ${title}: le li${when}.`,
});
export const intakeSkipped = inLanguages({
  en: (title: string, when: string) => `💊 ${title}: not taken${when}. I've logged it.`,
  hi: (title, when) => `💊 ${title}: नहीं ली${when}। लिख लिया है।`,
  'hi-Latn': (title, when) => `💊 ${title}: nahi li${when}. Note kar liya.`,
});
export const answeredAlready = inLanguages({
  en: (title: string) => `${title}: that one is already logged.`,
  hi: (title) => `${title}: यह पहले से लिखा हुआ है।`,
  'hi-Latn': (title) => `${title}: ye pehle se note hai.`,
});
export const askDoctor = inLanguages({
  en: (title: string) =>
    `${title}: whether to take it, and how much, is for your doctor or pharmacist to say. Missed a dose or in pain? Call them today. I can remind you of it and note when you took it.`,
  hi: (title) =>
    `${title}: लेनी है या नहीं, और कितनी, यह आपके डॉक्टर या फ़ार्मासिस्ट बताएँगे। खुराक छूट गई हो या दर्द हो तो आज ही उनसे पूछिए। याद दिलाना और लिख लेना मैं कर सकता हूँ।`,
  'hi-Latn': (title) =>
    `${title}: leni hai ya nahi, aur kitni, ye aapke doctor ya pharmacist batayenge. Dose chhoot gayi ho ya dard ho to aaj hi unse poochhiye. Yaad dilana aur note karna main kar sakta hoon.`,
});
export const atTime = inLanguages({
  en: (time: string) => ` at ${timeOfDay('en', time)}`,
  hi: (time) => `, ${timeOfDay('hi', time)}`,
  'hi-Latn': (time) => `, ${timeOfDay('hi-Latn', time)}`,
});

export const set = inLanguages({
  en: (title: string, when: string) =>
    `💊 ${title}, ${when}. I'll remind you, with buttons to say whether you took it.`,
  hi: (title, when) => `💊 ${title}, ${when}। याद दिलाऊँगा; ली या नहीं, बटन से बता दीजिएगा।`,
  'hi-Latn': (title, when) => `💊 ${title}, ${when}. Yaad dilaunga; li ya nahi, button se bata dijiyega.`,
});
export const changed = inLanguages({
  en: (title: string, when: string) => `💊 Changed: ${title}, ${when}.`,
  hi: (title, when) => `💊 बदल दिया: ${title}, ${when}।`,
  'hi-Latn': (title, when) => `💊 Badal diya: ${title}, ${when}.`,
});
export const askWhen = inLanguages({
  en: (title: string) => `When do you take ${title}? For example: 8 am and 8 pm, or after breakfast.`,
  hi: (title) => `${title} कब लेते हैं? जैसे: सुबह 8 और रात 8 बजे, या नाश्ते के बाद।`,
  'hi-Latn': (title) => `${title} kab lete hain? Jaise: subah 8 aur raat 8 baje, ya nashte ke baad.`,
});
export const setAsNeeded = inLanguages({
  en: (title: string, when: string) => `💊 ${title}, ${when}. Tell me when you take it and I'll log it.`,
  hi: (title, when) => `💊 ${title}, ${when}। जब लें, बता दीजिएगा, लिख लूँगा।`,
  'hi-Latn': (title, when) => `💊 ${title}, ${when}. Jab lein, bata dijiyega, note kar lunga.`,
});
export const askOneByOne = inLanguages({
  en: 'These are different times for different medicines. Which one shall I set first?',
  hi: 'अलग-अलग दवाओं के अलग समय हैं। पहले कौन-सी सेट करूँ?',
  'hi-Latn': 'Alag-alag dawaiyon ke alag time hain. Pehle kaun si set karun?',
});
export const askWeekdays = inLanguages({
  en: (title: string, count: number) =>
    `On which ${plural('en', count, { one: 'day', other: '# days' })} of the week do you take ${title}? For example: Monday.`,
  hi: (title, count) => `${title} हफ़्ते में ${count === 1 ? 'किस दिन' : `किन ${figure(count)} दिनों`} लेते हैं? जैसे: सोमवार।`,
  'hi-Latn': (title, count) =>
    `${title} hafte mein ${count === 1 ? 'kis din' : `kin ${figure(count)} din`} lete hain? Jaise: Monday.`,
});
export const askMonthDays = inLanguages({
  en: (title: string) => `On which date of the month do you take ${title}? For example: on the 5th.`,
  hi: (title) => `${title} महीने की किस तारीख़ को लेते हैं? जैसे: 5 तारीख़ को।`,
  'hi-Latn': (title) => `${title} mahine ki kis tareekh ko lete hain? Jaise: 5 tareekh ko.`,
});
export const askOnceOrWeekly = inLanguages({
  en: (title: string, day: string) => `${title}: every ${day}, or only once?`,
  hi: (title, day) => `${title}: हर ${day}, या सिर्फ़ एक बार?`,
  'hi-Latn': (title, day) => `${title}: har ${day}, ya sirf ek baar?`,
});
export const nextDose = inLanguages({
  en: (day: string, time: string) => ` (next ${day} at ${timeOfDay('en', time)})`,
  hi: (day, time) => ` (अगली ${day}, ${timeOfDay('hi', time)})`,
  'hi-Latn': (day, time) => ` (agli ${day}, ${timeOfDay('hi-Latn', time)})`,
});
export const doseMoved = inLanguages({
  en: (title: string, day: string, time: string) =>
    `💊 ${title}: this dose comes ${day} at ${timeOfDay('en', time)}. The other times stay as they are.`,
  hi: (title, day, time) => `💊 ${title}: यह खुराक ${day}, ${timeOfDay('hi', time)}। बाक़ी समय वैसे ही रहेंगे।`,
  'hi-Latn': (title, day, time) =>
    `💊 ${title}: ye dose ${day}, ${timeOfDay('hi-Latn', time)}. Baaki time waise hi rahenge.`,
});
export const doseSkipped = inLanguages({
  en: (title: string, day: string, time: string) =>
    `💊 ${title}: the dose ${day} at ${timeOfDay('en', time)} is skipped. The other times stay as they are.`,
  hi: (title, day, time) => `💊 ${title}: ${day}, ${timeOfDay('hi', time)} की खुराक छोड़ दी। बाक़ी समय वैसे ही रहेंगे।`,
  'hi-Latn': (title, day, time) =>
    `💊 ${title}: ${day}, ${timeOfDay('hi-Latn', time)} ki dose chhod di. Baaki time waise hi rahenge.`,
});
export const askMove = inLanguages({
  en: (title: string) =>
    `${title}: should only this dose come later, or do you take it at another time from now on? For example: postpone it by 1 hour, or: ${title} every day at 9 pm.`,
  hi: (title) => `${title}: सिर्फ़ यह खुराक बाद में, या अब से रोज़ दूसरे समय? जैसे: 1 घंटा आगे बढ़ा दो, या: ${title} रोज़ रात 9 बजे।`,
  'hi-Latn': (title) =>
    `${title}: sirf ye dose baad mein, ya ab se roz doosre time? Jaise: 1 ghanta aage badha do, ya: ${title} roz raat 9 baje.`,
});
export const askMeaning = inLanguages({
  en: (title: string) => `${title}: did you take it now, or shall I remind you of it?`,
  hi: (title) => `${title}: अभी ली है, या इसकी याद दिलाऊँ?`,
  'hi-Latn': (title) => `${title}: abhi li hai, ya iski yaad dilaun?`,
});
export const remind = inLanguages({ en: 'Remind me', hi: 'याद दिलाना', 'hi-Latn': 'Yaad dilana' });

const tabletsInWords = inLanguages({
  en: (tablets: number) => plural('en', tablets, { one: '# tablet', other: '# tablets' }),
  hi: (tablets) => `${figure(tablets)} गोली`,
  'hi-Latn': (tablets) => `${figure(tablets)} goli`,
});
const daysInWords = inLanguages({
  en: (days: number) => plural('en', days, { one: '# day', other: '# days' }),
  hi: (days) => `${figure(days)} दिन`,
  'hi-Latn': (days) => `${figure(days)} din`,
});
/** "28 tablets left, enough for 14 days"; without days where it is open how long they last. */
export const stockLeft = inLanguages({
  en: (tablets: number, days: number | undefined) =>
    tablets === 0
      ? 'no tablets left'
      : `${tabletsInWords('en', tablets)} left${days === undefined ? '' : days === 0 ? ', not enough for the next dose' : `, enough for ${daysInWords('en', days)}`}`,
  hi: (tablets, days) =>
    tablets === 0
      ? 'कोई गोली नहीं बची'
      : `${tabletsInWords('hi', tablets)} बची${days === undefined ? '' : days === 0 ? ', अगली खुराक के लिए पूरी नहीं' : `, ${daysInWords('hi', days)} चलेगी`}`,
  'hi-Latn': (tablets, days) =>
    tablets === 0
      ? 'koi goli nahi bachi'
      : `${tabletsInWords('hi-Latn', tablets)} bachi${days === undefined ? '' : days === 0 ? ', agli dose ke liye poori nahi' : `, ${daysInWords('hi-Latn', days)} chalegi`}`,
});
export const stockNoted = inLanguages({
  en: (title: string, left: string) => `💊 ${title}: ${left}. I'll count down each dose you take.`,
  hi: (title, left) => `💊 ${title}: ${left}। हर ली गई खुराक घटाता रहूँगा।`,
  'hi-Latn': (title, left) => `💊 ${title}: ${left}. Har li gayi dose ghatata rahunga.`,
});
export const stockIs = inLanguages({
  en: (title: string, left: string) => `💊 ${title}: ${left}.`,
  hi: (title, left) => `💊 ${title}: ${left}।`,
  'hi-Latn': (title, left) => `💊 ${title}: ${left}.`,
});
export const stockUnknown = inLanguages({
  en: (title: string) => `💊 ${title}: I don't know how many are left. Tell me, for example: 30 tablets left.`,
  hi: (title) => `💊 ${title}: कितनी बची हैं, मुझे नहीं पता। बताइए, जैसे: 30 गोली बची हैं।`,
  'hi-Latn': (title) => `💊 ${title}: kitni bachi hain, mujhe nahi pata. Bataiye, jaise: 30 goli bachi hain.`,
});
/** Within the reminder of a dose, in its answer too. */
export const timeToRefill = inLanguages({
  en: (tablets: number, days: number) =>
    tablets === 0
      ? 'None left. Time to refill.'
      : `${figure(tablets)} left, ${days === 0 ? 'not enough for this dose' : `enough for ${daysInWords('en', days)}`}. Time to refill.`,
  hi: (tablets, days) =>
    tablets === 0
      ? 'एक भी नहीं बची। नई ले आइए।'
      : `${figure(tablets)} बची, ${days === 0 ? 'इस खुराक के लिए पूरी नहीं' : `${daysInWords('hi', days)} चलेगी`}। नई ले आइए।`,
  'hi-Latn': (tablets, days) =>
    tablets === 0
      ? 'Ek bhi nahi bachi. Nayi le aaiye.'
      : `${figure(tablets)} bachi, ${days === 0 ? 'is dose ke liye poori nahi' : `${daysInWords('hi-Latn', days)} chalegi`}. Nayi le aaiye.`,
});
export const askTablets = inLanguages({
  en: (title: string) => `${title}: how many tablets is that altogether? For example: 20.`,
  hi: (title) => `${title}: कुल कितनी गोलियाँ हैं? जैसे: 20`,
  'hi-Latn': (title) => `${title}: kul kitni goliyan hain? Jaise: 20`,
});
export const askWhichMedicine = inLanguages({
  en: 'Which medicine is that, and how many tablets? For example: 30 tablets of metformin left.',
  hi: 'यह कौन-सी दवा है, और कितनी गोलियाँ? जैसे: मेटफॉर्मिन की 30 गोली बची हैं।',
  'hi-Latn': 'Ye kaun si dawa hai, aur kitni goliyan? Jaise: metformin ki 30 goli bachi hain.',
});
export const askToList = inLanguages({
  en: (title: string) =>
    `${title} isn't on your list yet. When do you take it? For example: 8 am and 8 pm, or: as needed. Then I count its tablets.`,
  hi: (title) => `${title} अभी आपकी सूची में नहीं है। इसे कब लेते हैं? जैसे: सुबह 8 और रात 8 बजे, या: ज़रूरत पर। फिर गोलियाँ भी गिनूँगा।`,
  'hi-Latn': (title) =>
    `${title} abhi aapki list mein nahi hai. Ise kab lete hain? Jaise: subah 8 aur raat 8 baje, ya: zaroorat par. Phir goliyan bhi ginunga.`,
});

export const tooMany = inLanguages({
  en: (most: number) => `There are already ${figure(most)} medicines on your list.`,
  hi: (most) => `आपकी सूची में पहले से ${figure(most)} दवाएँ हैं।`,
  'hi-Latn': (most) => `Aapki list mein pehle se ${figure(most)} dawaiyan hain.`,
});
export const none = inLanguages({
  en: 'No medicines are on your list. Tell me one, for example: metformin 500 after breakfast and dinner.',
  hi: 'आपकी सूची में कोई दवा नहीं है। बताइए, जैसे: मेटफॉर्मिन 500 नाश्ते और डिनर के बाद',
  'hi-Latn': 'Aapki list mein koi dawa nahi hai. Bataiye, jaise: metformin 500 nashte aur dinner ke baad',
});
export const listTitle = inLanguages({ en: 'Your medicines:', hi: 'आपकी दवाएँ:', 'hi-Latn': 'Aapki dawaiyan:' });
export const asNeeded = inLanguages({ en: 'as needed', hi: 'ज़रूरत पर', 'hi-Latn': 'zaroorat par' });

export const notListed = inLanguages({
  en: (title: string) => `${title} isn't on your list.`,
  hi: (title) => `${title} आपकी सूची में नहीं है।`,
  'hi-Latn': (title) => `${title} aapki list mein nahi hai.`,
});
export const removed = inLanguages({
  en: (title: string) =>
    `${title} is off your list and I no longer remind you of it. Whether to stop taking it is for you and your doctor.`,
  hi: (title) => `${title} सूची से हटा दी, अब याद नहीं दिलाऊँगा। दवा बंद करनी है या नहीं, यह डॉक्टर से पूछकर ही तय कीजिए।`,
  'hi-Latn': (title) =>
    `${title} list se hata di, ab yaad nahi dilaunga. Dawa band karni hai ya nahi, ye doctor se poochhkar hi tay kijiye.`,
});

export const takenToday = inLanguages({
  en: (title: string, times: string) => `Yes: ${title} at ${times}.`,
  hi: (title, times) => `हाँ, ${title}: ${times}।`,
  'hi-Latn': (title, times) => `Haan, ${title}: ${times}.`,
});
export const skippedToday = inLanguages({
  en: (title: string) => `No: ${title} is logged as not taken today.`,
  hi: (title) => `नहीं, आज ${title} नहीं ली, ऐसा लिखा है।`,
  'hi-Latn': (title) => `Nahi, aaj ${title} nahi li, aisa note hai.`,
});
export const nothingToday = inLanguages({
  en: (title: string) => `No ${title} is logged today. If you took it, tell me and I'll log it.`,
  hi: (title) => `आज ${title} की कोई एंट्री नहीं है। ली हो तो बता दीजिए, लिख लूँगा।`,
  'hi-Latn': (title) => `Aaj ${title} ki koi entry nahi hai. Li ho to bata dijiye, note kar lunga.`,
});

export const weekTitle = inLanguages({
  en: 'Your medicines, last 7 days:',
  hi: 'आपकी दवाएँ, पिछले 7 दिन:',
  'hi-Latn': 'Aapki dawaiyan, pichhle 7 din:',
});
export const adherence = inLanguages({
  en: (title: string, takenCount: number, due: number) =>
    `• ${title}: ${figure(takenCount)} of ${plural('en', due, { one: '# dose', other: '# doses' })} taken (${figure((100 * takenCount) / due)} %)`,
  hi: (title, takenCount, due) =>
    `• ${title}: ${figure(due)} में से ${figure(takenCount)} बार ली (${figure((100 * takenCount) / due)} %)`,
  'hi-Latn': (title, takenCount, due) =>
    `• ${title}: ${figure(due)} mein se ${figure(takenCount)} baar li (${figure((100 * takenCount) / due)} %)`,
});
export const timesTaken = inLanguages({
  en: (title: string, count: number) => `• ${title}: taken ${plural('en', count, { one: 'once', other: '# times' })}`,
  hi: (title, count) => `• ${title}: ${figure(count)} बार ली`,
  'hi-Latn': (title, count) => `• ${title}: ${figure(count)} baar li`,
});
export const nothingNoted = inLanguages({
  en: 'No medicine was logged in the last 7 days.',
  hi: 'पिछले 7 दिन में कोई दवा दर्ज नहीं है।',
  'hi-Latn': 'Pichhle 7 din mein koi dawa log nahi hai.',
});
export const medicinesAsBefore = inLanguages({
  en: 'Your medicines are as before.',
  hi: 'आपकी दवाएँ पहले जैसी हैं।',
  'hi-Latn': 'Aapki dawaiyan pehle jaisi hain.',
});
