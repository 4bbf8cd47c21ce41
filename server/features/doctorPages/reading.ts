import type { DoctorPageKind } from '../../../contract/doctorPages.ts';
import { type Range, readRange } from '../../language/ranges.ts';
import { type Token, tokenise, wordSet } from '../../language/tokens.ts';

export type DoctorWish =
  | { wish: 'make'; from?: string; to?: string; kinds: DoctorPageKind[] }
  | { wish: 'openings' }
  | { wish: 'revoke' };

const doctors = wordSet(
  'doctor doctors dr doc docs physician cardiologist diabetologist dietician dietitian nutritionist daktar doctr docter hakim vaidya डॉक्टर डाक्टर डॉक्टरों चिकित्सक',
);
const pages = wordSet(
  'page pages link links summary report reports pdf file sheet record records history data readings figures numbers overview printout document chart पेज लिंक रिपोर्ट पीडीएफ फाइल रिकॉर्ड डेटा सारांश हिस्ट्री',
);
const making = wordSet(
  `make making made create creating generate generating prepare preparing build building get getting give giving send sending share sharing
  show showing need needs want wants wanted print export email mail draw put together compile
  bana banao banado banaiye banana banani bna bnao bhej bhejo bhejna bhejni bhejiye de do dedo dijiye dena deni dikha dikhao dikhana dikhani
  dikhane nikal nikalo nikaal nikaalo chahiye chaahiye taiyar tayyar tayar share
  बना बनाओ बनाइए बनाना बनानी भेज भेजो भेजना भेजनी दे दो दीजिए देना देनी दिखा दिखाओ दिखाना दिखानी दिखाने निकाल निकालो चाहिए तैयार शेयर`,
);
const closing = wordSet(
  'close closed revoke stop stopped cancel delete remove end ended disable deactivate expire withdraw unshare hide kill band bnd hata hatao hatado mita mitao khatam बंद हटा हटाओ मिटा मिटाओ खत्म रद्द',
);
const opening = wordSet(
  'opened open see seen viewed read looked accessed visited khola kholi khol dekha dekhi dekh padha padhi padh खोला खोली देखा देखी पढ़ा पढा पढ़ी',
);
const askers = wordSet(
  'who whos has have did when anyone anybody somebody kisne kisi kya kab kaun kitni kitne किसने किसी क्या कब कौन कितनी',
);
const fillers = wordSet(
  `a an the my me mine i to for of from with and or only just all in on that which this it its one can could you please pls plz kindly now today
  some any there here his her their he she they him them sir madam ji saab sahab sahib saahab जी साहब साब want hey hi hello ok okay
  new up over as is be by was so am going visit visits visiting meeting appointment checkup meet next tomorrow about at take along
  us milna milne jana jaana jane jaane kal ne ko ka ki ke se tak liye lie mera meri mere mujhe mujhko apne apni apna hai hain ho kar karo kardo kare karein karna karni karke kijiye ek wala wali wale
  sirf bas aur saare sara sab poora poori pura puri ab na jo yeh ye wo woh us
  मिलना मिलने जाना जाने कल ने को का की के से तक लिए मेरा मेरी मेरे मुझे अपने अपनी अपना है हैं हो कर करो करना करनी कीजिए कर दो एक वाला वाली वाले सिर्फ बस और सारे सारा सब पूरा पूरी अब ना यह ये वो उस
  health medical monthly`,
);
const kindWords: Record<DoctorPageKind, Set<string>> = {
  weight: wordSet('weight weights wazan vajan वजन वज़न'),
  intake: wordSet('food foods meals intake diet eating eaten calories calorie khana khaana khane खाना खाने डाइट कैलोरी'),
  bloodPressure: wordSet('bp pressure ब्लडप्रेशर बीपी प्रेशर'),
  glucose: wordSet('sugar sugars glucose hba1c diabetes शुगर ग्लूकोज'),
  medicines: wordSet('medicine medicines medication medications meds tablets dawai dawa dawaiyan दवा दवाई दवाइयां'),
  symptoms: wordSet('symptom symptoms lakshan लक्षण'),
  cycle: wordSet('period periods cycle cycles menstrual mahwari पीरियड पीरियड्स माहवारी'),
};
const bloodWords = wordSet('blood ब्लड');

const kindOf = (word: string) => (Object.keys(kindWords) as DoctorPageKind[]).find((kind) => kindWords[kind].has(word));

/**
 * What a message wants of a page for the doctor; undefined where it is about something else. A message of which a word
 * is left over is: "my doctor said the report is fine".
 */
export function readDoctorWish(text: string, today: string): DoctorWish | undefined {
  const tokens = tokenise(text).filter(({ kind }) => kind !== 'mark');
  const words = tokens.map(({ word }) => word);
  if (!words.some((word) => doctors.has(word))) return undefined;
  const { range, left } = withoutRange(tokens, today);
  const kinds = [...new Set(left.flatMap((word) => kindOf(word) ?? []))];
  const hasPage = left.some((word) => pages.has(word));
  const known = [doctors, pages, making, closing, opening, askers, fillers, bloodWords];
  if (left.some((word) => !kindOf(word) && !known.some((list) => list.has(word)))) return undefined;
  const has = (list: Set<string>) => left.some((word) => list.has(word));
  if (has(opening) && has(askers)) return { wish: 'openings' };
  if (has(closing)) return hasPage ? { wish: 'revoke' } : undefined;
  if (has(askers) && !has(making)) return undefined;
  if (!hasPage && !(has(making) && kinds.length > 0)) return undefined;
  return { wish: 'make', ...(range && { from: range.from, to: range.to }), kinds };
}

/** The range of dates that is named, and the words beside it. A single day is the one of the visit. */
function withoutRange(tokens: Token[], today: string): { range: Range | undefined; left: string[] } {
  for (let at = 0; at < tokens.length; at += 1) {
    const read = readRange(tokens, at, today);
    if (!read) continue;
    const { from, to } = read.range;
    const left = [...tokens.slice(0, at), ...tokens.slice(read.next)];
    if (from === to) return withoutRange(left, today);
    return { range: read.range, left: left.map(({ word }) => word) };
  }
  return { range: undefined, left: tokens.map(({ word }) => word) };
}
